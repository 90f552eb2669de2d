import type { GenreChoice } from './genre-choice.ts';
import { allBits, type Bits, copyBits, noBits, setBit } from './listing-bits.ts';

/** A work that comes into an order. */
export interface Placed {
  readonly id: number;
  /** How many works that stay stand before it. */
  readonly before: number;
}

/** Of works that stay, a run of places as it was; else a work that comes. */
type Run = { readonly start: number; readonly length: number } | { readonly id: number; readonly length: 1 };

/** Places of works from 1 by their ids, 0 for one that is not listed. */
type Places = Int32Array;

interface OrderParts {
  readonly ids: Int32Array;
  readonly places: Places;
  readonly genres: ReadonlyMap<string, Bits>;
}

interface Change {
  readonly gone: readonly number[];
  readonly come: readonly Placed[];
  readonly runs: readonly Run[];
  /** After the change. */
  readonly ids: Int32Array;
}

const GENRES_AT_ONCE = 2;
/** Each of them is elsewhere in memory: so many take about a millisecond. */
const PLACES_AT_ONCE = 65_536;

/** The listed works of a language in one order. Places are counted from 0. */
export class ListedOrder {
  readonly ids: Int32Array;
  readonly #places: Places;
  readonly #genres: ReadonlyMap<string, Bits>;

  private constructor({ ids, places, genres }: OrderParts) {
    this.ids = ids;
    this.#places = places;
    this.#genres = genres;
  }

  /** `genres` are ids by slug, those of works that are not listed among them. Lets other work pass between genres. */
  static async build(ids: Int32Array, genres: ReadonlyMap<string, Int32Array>): Promise<ListedOrder> {
    const places = new Int32Array(greatest(ids) + 1);
    for (let start = 0; start < ids.length; start += PLACES_AT_ONCE) {
      putPlaces(places, ids, start, start + PLACES_AT_ONCE);
      await pause();
    }
    const bits = new Map<string, Bits>();
    for (const [slug, own] of genres) {
      bits.set(slug, bitsOfWorks(own, places, ids.length));
      await pause();
    }
    return new ListedOrder({ ids, places, genres: bits });
  }

  /** -1 for one that is not listed. */
  placeOf(id: number): number {
    return (this.#places[id] ?? 0) - 1;
  }

  /** Those of the listed ones, from the first on. */
  placesOf(ids: Iterable<number>): Int32Array {
    return Int32Array.from(ids, (id) => this.placeOf(id))
      .filter((place) => place >= 0)
      .toSorted();
  }

  bitsOf(slug: string): Bits | undefined {
    return this.#genres.get(slug);
  }

  choose({ genres, without }: GenreChoice): Bits {
    const chosen = allBits(this.ids.length);
    for (const slug of genres) {
      const bits = this.#genres.get(slug);
      if (bits === undefined) return new Uint32Array(0);
      for (let word = 0; word < chosen.length; word++) chosen[word] = (chosen[word] ?? 0) & (bits[word] ?? 0);
    }
    for (const slug of without) {
      const bits = this.#genres.get(slug);
      if (bits === undefined) continue;
      for (let word = 0; word < chosen.length; word++) chosen[word] = (chosen[word] ?? 0) & ~(bits[word] ?? 0);
    }
    return chosen;
  }

  /** Ids of the others, in this order. */
  without(ids: readonly number[]): Int32Array {
    return this.#idsOf(runsOf(this.ids.length, this.placesOf(ids), []));
  }

  /**
   * The order without `gone` and with those that come, which are in its order; `genres` are slugs by the id of each of
   * them. This one stays as it is. Runs of places are copied whole: some milliseconds for half a million works.
   */
  async moved(gone: readonly number[], come: readonly Placed[], genres: ReadonlyMap<number, readonly string[]>): Promise<ListedOrder> {
    const runs = runsOf(this.ids.length, this.placesOf(gone), come);
    const ids = this.#idsOf(runs);
    const places = await this.#placesAfter({ gone, come, runs, ids });
    const slugs = new Set([...this.#genres.keys(), ...come.flatMap(({ id }) => genres.get(id) ?? [])]);
    const bits = new Map<string, Bits>();
    for (const slug of slugs) {
      bits.set(
        slug,
        this.#bitsAfter(slug, runs, (id) => genres.get(id)?.includes(slug) === true),
      );
      if (bits.size % GENRES_AT_ONCE === 0) await pause();
    }
    return new ListedOrder({ ids, places, genres: bits });
  }

  #idsOf(runs: readonly Run[]): Int32Array {
    const ids = new Int32Array(sizeOf(runs));
    let place = 0;
    for (const run of runs) {
      if ('id' in run) ids[place] = run.id;
      else ids.set(this.ids.subarray(run.start, run.start + run.length), place);
      place += run.length;
    }
    return ids;
  }

  /** Only runs that stand elsewhere than before are written anew. */
  async #placesAfter({ gone, come, runs, ids }: Change): Promise<Places> {
    const places = new Int32Array(Math.max(this.#places.length, greatest(come.map(({ id }) => id)) + 1));
    places.set(this.#places);
    for (const id of gone) places[id] = 0;
    let place = 0;
    for (const run of runs) {
      const end = place + run.length;
      if ('id' in run) places[run.id] = end;
      else if (run.start !== place) {
        for (let start = place; start < end; start += PLACES_AT_ONCE) {
          putPlaces(places, ids, start, Math.min(end, start + PLACES_AT_ONCE));
          await pause();
        }
      }
      place = end;
    }
    return places;
  }

  #bitsAfter(slug: string, runs: readonly Run[], has: (id: number) => boolean): Bits {
    const old = this.#genres.get(slug) ?? new Uint32Array(0);
    const bits = noBits(sizeOf(runs));
    let place = 0;
    for (const run of runs) {
      if (!('id' in run)) copyBits(old, run.start, bits, place, run.length);
      else if (has(run.id)) setBit(bits, place);
      place += run.length;
    }
    return bits;
  }
}

/** Notes where the works from one place to another, which may be beyond the last one, stand. */
function putPlaces(places: Places, ids: Int32Array, start: number, end: number): void {
  for (let place = start; place < end && place < ids.length; place++) places[ids[place] ?? 0] = place + 1;
}

/** Bits of the listed ones among the works of a genre. */
function bitsOfWorks(works: Int32Array, places: Places, size: number): Bits {
  const bits = noBits(size);
  for (const id of works) {
    const place = places[id] ?? 0;
    if (place > 0) setBit(bits, place - 1);
  }
  return bits;
}

/** What an order of `size` works is made of without those at the places `gone` and with those that come, each in its order. */
function runsOf(size: number, gone: Int32Array, come: readonly Placed[]): Run[] {
  const runs: Run[] = [];
  let [kept, next] = [0, 0];
  const keep = (from: number, end: number): void => {
    let start = from;
    for (let placed = come[next]; placed !== undefined && placed.before <= kept + end - start; placed = come[++next]) {
      const length = placed.before - kept;
      if (length > 0) runs.push({ start, length });
      runs.push({ id: placed.id, length: 1 });
      start += length;
      kept += length;
    }
    if (end > start) runs.push({ start, length: end - start });
    kept += end - start;
  };
  let from = 0;
  for (const place of gone) {
    keep(from, place);
    from = place + 1;
  }
  keep(from, size);
  return runs;
}

function sizeOf(runs: readonly Run[]): number {
  return runs.reduce((size, run) => size + run.length, 0);
}

/** 0 of none. */
function greatest(ids: Iterable<number>): number {
  let most = 0;
  for (const id of ids) if (id > most) most = id;
  return most;
}

function pause(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
