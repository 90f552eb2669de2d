export type WorkOrder = 'UPDATED' | 'VIEWS' | 'NAME';

/** A slice of a listing, counted in items. */
export interface Slice {
  readonly offset: number;
  readonly limit: number;
}

/** Works that have every one of the genres and none of those that they must be without. */
export interface GenreChoice {
  readonly genres: readonly string[];
  readonly without: readonly string[];
}

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

/** One bit a work, in the order of a listing. */
type Bits = Uint32Array;

export interface ListingRows {
  /** Ids of all listed works, in each order. */
  readonly orders: Readonly<Record<WorkOrder, Int32Array>>;
  /** Ids of a genre's works in any order, those that are not listed among them. */
  readonly genres: ReadonlyMap<string, Int32Array>;
}

/** Of one order: the place of a work from 1 by its id, 0 for one that is not listed. */
type Places = Int32Array;

interface IndexParts {
  readonly orders: ListingRows['orders'];
  readonly places: Readonly<Record<WorkOrder, Places>>;
  readonly genres: ReadonlyMap<string, Readonly<Record<WorkOrder, Bits>>>;
}

const ORDERS = ['UPDATED', 'VIEWS', 'NAME'] as const;
/** Of each genre so many of the most viewed are weighed, which costs the same in a catalogue of any size. */
const MOST_WEIGHED = 150;
/** A creator in common relates two works as much as so many genres. */
const CREATOR_WEIGHT = 3;

/**
 * The works of a language in every order, with a bit a work and genre. Any page of any choice of genres, and how many
 * works it has, takes the same few microseconds, however deep and however large the catalogue (decision 019).
 */
export class ListingIndex {
  readonly #orders: IndexParts['orders'];
  readonly #places: IndexParts['places'];
  readonly #genres: IndexParts['genres'];
  /** By genre the places in the order of views that its most viewed works have, once they were asked for. */
  readonly #mostViewed = new Map<string, readonly number[]>();

  private constructor({ orders, places, genres }: IndexParts) {
    this.#orders = orders;
    this.#places = places;
    this.#genres = genres;
  }

  /** Lets other work pass between one order and the next. */
  static async build({ orders, genres }: ListingRows): Promise<ListingIndex> {
    const places = { UPDATED: placesOf(orders.UPDATED), VIEWS: placesOf(orders.VIEWS), NAME: placesOf(orders.NAME) };
    const bits = new Map([...genres.keys()].map((slug) => [slug, {} as Record<WorkOrder, Bits>]));
    for (const order of ORDERS) {
      for (const [slug, ids] of genres) {
        const own = bits.get(slug);
        if (own !== undefined) own[order] = bitsOf(ids, places[order], orders[order].length);
        await new Promise((resolve) => setImmediate(resolve));
      }
    }
    return new ListingIndex({ orders, places, genres: bits });
  }

  find(order: WorkOrder, { genres, without }: GenreChoice, slice: Slice): ListedSlice {
    const ids = this.#orders[order];
    if (genres.length === 0 && without.length === 0) {
      return { ids: [...ids.subarray(slice.offset, slice.offset + slice.limit)], total: ids.length };
    }
    const chosen = this.#choose(order, { genres, without });
    return { ids: placesIn(chosen, slice).map((place) => ids[place] ?? 0), total: countBits(chosen) };
  }

  /** Those of the ids that are listed. It takes the longer the more ids there are, and no longer for a larger catalogue. */
  findAmong(order: WorkOrder, ids: Iterable<number>, { offset, limit }: Slice): ListedSlice {
    const places = this.#places[order];
    const listed = Int32Array.from(ids, (id) => places[id] ?? 0)
      .filter((place) => place > 0)
      .toSorted();
    return {
      ids: Array.from(listed.subarray(offset, offset + limit), (place) => this.#orders[order][place - 1] ?? 0),
      total: listed.length,
    };
  }

  /** Listed works that share most creators and genres, then the most viewed; never the work itself. */
  findRelated(id: number, { genres, ofCreators }: Kin, limit: number): readonly number[] {
    const [ids, places] = [this.#orders.VIEWS, this.#places.VIEWS];
    const weights = new Map<number, number>();
    const weigh = (place: number, weight: number): unknown => weights.set(place, (weights.get(place) ?? 0) + weight);
    for (const slug of genres) for (const place of this.#mostViewedOf(slug)) weigh(place, 1);
    for (const other of ofCreators) {
      const place = (places[other] ?? 0) - 1;
      if (place >= 0) weigh(place, CREATOR_WEIGHT);
    }
    weights.delete((places[id] ?? 0) - 1);
    return [...weights]
      .toSorted(([place, weight], [otherPlace, otherWeight]) => otherWeight - weight || place - otherPlace)
      .slice(0, limit)
      .map(([place]) => ids[place] ?? 0);
  }

  #mostViewedOf(slug: string): readonly number[] {
    const known = this.#mostViewed.get(slug);
    if (known !== undefined) return known;
    const bits = this.#genres.get(slug)?.VIEWS;
    const places = bits === undefined ? [] : placesIn(bits, { offset: 0, limit: MOST_WEIGHED });
    this.#mostViewed.set(slug, places);
    return places;
  }

  #choose(order: WorkOrder, { genres, without }: GenreChoice): Bits {
    const size = this.#orders[order].length;
    const chosen = allBits(size);
    for (const slug of genres) {
      const bits = this.#genres.get(slug)?.[order];
      if (bits === undefined) return new Uint32Array(0);
      for (let word = 0; word < chosen.length; word++) chosen[word] = (chosen[word] ?? 0) & (bits[word] ?? 0);
    }
    for (const slug of without) {
      const bits = this.#genres.get(slug)?.[order];
      if (bits === undefined) continue;
      for (let word = 0; word < chosen.length; word++) chosen[word] = (chosen[word] ?? 0) & ~(bits[word] ?? 0);
    }
    return chosen;
  }
}

function placesOf(ids: Int32Array): Places {
  let greatest = 0;
  for (const id of ids) if (id > greatest) greatest = id;
  const places = new Int32Array(greatest + 1);
  for (let place = 0; place < ids.length; place++) places[ids[place] ?? 0] = place + 1;
  return places;
}

function bitsOf(ids: Int32Array, places: Places, size: number): Bits {
  const bits = new Uint32Array(Math.ceil(size / 32));
  for (const id of ids) {
    const place = (places[id] ?? 0) - 1;
    if (place >= 0) bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31));
  }
  return bits;
}

function allBits(size: number): Bits {
  const bits = new Uint32Array(Math.ceil(size / 32)).fill(0xffff_ffff);
  if (size % 32 !== 0) bits[bits.length - 1] = 2 ** (size % 32) - 1;
  return bits;
}

function countBits(bits: Bits): number {
  let count = 0;
  for (const word of bits) count += countOf(word);
  return count;
}

/** Bits that are set in one word. */
function countOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const nibbles = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

/** Places of the bits that are set, without the first `offset` of them. */
function placesIn(bits: Bits, { offset, limit }: Slice): number[] {
  const places: number[] = [];
  let passed = 0;
  for (let word = 0; word < bits.length && places.length < limit; word++) {
    let left = bits[word] ?? 0;
    const count = countOf(left);
    if (passed + count <= offset) {
      passed += count;
      continue;
    }
    for (; left !== 0 && places.length < limit; left &= left - 1, passed++) {
      if (passed >= offset) places.push(word * 32 + 31 - Math.clz32(left & -left));
    }
  }
  return places;
}
