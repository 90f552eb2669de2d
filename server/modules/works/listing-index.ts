import type { GenreChoice } from './genre-choice.ts';
import { ListedOrder, type Placed } from './listed-order.ts';
import { countBits, placesIn } from './listing-bits.ts';
import type { Slice } from './slice.ts';

export type WorkOrder = 'UPDATED' | 'VIEWS' | 'NAME';

/** What relates a work to others of its language. */
export interface Kin {
  readonly genres: readonly string[];
  /** Works of its creators, each once for every creator they have in common. */
  readonly ofCreators: readonly number[];
}

export interface ListedSlice {
  readonly ids: readonly number[];
  /** Of the whole listing. */
  readonly total: number;
}

export interface ListingRows {
  /** Ids of all listed works, in each order. */
  readonly orders: Readonly<Record<WorkOrder, Int32Array>>;
  /** Ids of a genre's works in any order, those that are not listed among them. */
  readonly genres: ReadonlyMap<string, Int32Array>;
}

/** What has become of works that may have moved. */
export interface ListingMoves {
  /** Ids of all of them, those among them that never were listed and those that no longer are. */
  readonly moved: readonly number[];
  /** Those of them that are listed now, in each order. */
  readonly orders: Readonly<Record<WorkOrder, readonly Placed[]>>;
  /** By the id of each of these. */
  readonly genres: ReadonlyMap<number, readonly string[]>;
}

type Orders = Readonly<Record<WorkOrder, ListedOrder>>;

/** Of each genre so many of the most viewed are weighed, which costs the same in a catalogue of any size. */
const MOST_WEIGHED = 150;
/** A creator in common relates two works as much as so many genres. */
const CREATOR_WEIGHT = 3;

/**
 * The works of a language in every order, with a bit a work and genre. Any page of any choice of genres, and how many
 * works it has, takes the same few microseconds, however deep and however large the catalogue (decision 019).
 */
export class ListingIndex {
  readonly #orders: Orders;
  /** By genre the places in the order of views that its most viewed works have, once they were asked for. */
  readonly #mostViewed = new Map<string, readonly number[]>();

  private constructor(orders: Orders) {
    this.#orders = orders;
  }

  /** Lets other work pass between one order and the next. */
  static async build({ orders, genres }: ListingRows): Promise<ListingIndex> {
    return new ListingIndex({
      UPDATED: await ListedOrder.build(orders.UPDATED, genres),
      VIEWS: await ListedOrder.build(orders.VIEWS, genres),
      NAME: await ListedOrder.build(orders.NAME, genres),
    });
  }

  /** The index after the moves; this one stays as it is. Lets other work pass between one order and the next. */
  async moved({ moved, orders, genres }: ListingMoves): Promise<ListingIndex> {
    return new ListingIndex({
      UPDATED: await this.#orders.UPDATED.moved(moved, orders.UPDATED, genres),
      VIEWS: await this.#orders.VIEWS.moved(moved, orders.VIEWS, genres),
      NAME: await this.#orders.NAME.moved(moved, orders.NAME, genres),
    });
  }

  get size(): number {
    return this.#orders.UPDATED.ids.length;
  }

  in(order: WorkOrder): ListedOrder {
    return this.#orders[order];
  }

  find(order: WorkOrder, choice: GenreChoice, slice: Slice): ListedSlice {
    const { ids } = this.#orders[order];
    if (choice.genres.length === 0 && choice.without.length === 0) {
      return { ids: [...ids.subarray(slice.offset, slice.offset + slice.limit)], total: ids.length };
    }
    const chosen = this.#orders[order].choose(choice);
    return { ids: placesIn(chosen, slice).map((place) => ids[place] ?? 0), total: countBits(chosen) };
  }

  /** Those of the ids that are listed. It takes the longer the more ids there are, and no longer for a larger catalogue. */
  findAmong(order: WorkOrder, ids: Iterable<number>, { offset, limit }: Slice): ListedSlice {
    const listed = this.#orders[order];
    const places = listed.placesOf(ids);
    return {
      ids: Array.from(places.subarray(offset, offset + limit), (place) => listed.ids[place] ?? 0),
      total: places.length,
    };
  }

  /** Listed works that share most creators and genres, then the most viewed; never the work itself. */
  findRelated(id: number, { genres, ofCreators }: Kin, limit: number): readonly number[] {
    const byViews = this.#orders.VIEWS;
    const weights = new Map<number, number>();
    const weigh = (place: number, weight: number): unknown => weights.set(place, (weights.get(place) ?? 0) + weight);
    for (const slug of genres) for (const place of this.#mostViewedOf(slug)) weigh(place, 1);
    for (const other of ofCreators) {
      const place = byViews.placeOf(other);
      if (place >= 0) weigh(place, CREATOR_WEIGHT);
    }
    weights.delete(byViews.placeOf(id));
    return [...weights]
      .toSorted(([place, weight], [otherPlace, otherWeight]) => otherWeight - weight || place - otherPlace)
      .slice(0, limit)
      .map(([place]) => byViews.ids[place] ?? 0);
  }

  #mostViewedOf(slug: string): readonly number[] {
    const known = this.#mostViewed.get(slug);
    if (known !== undefined) return known;
    const bits = this.#orders.VIEWS.bitsOf(slug);
    const places = bits === undefined ? [] : placesIn(bits, { offset: 0, limit: MOST_WEIGHED });
    this.#mostViewed.set(slug, places);
    return places;
  }
}
