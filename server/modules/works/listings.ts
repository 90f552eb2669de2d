import type { LanguageCode } from '#server/platform/database/tables.ts';
import { ListingIndex } from './listing-index.ts';
import type { NotedMoves, VersionedIndex, VersionedMoves } from './listing-moves.ts';
import type { ListingVersion, VersionedRows } from './listing-rows.ts';

export interface ListingSource {
  readonly readListing: (language: LanguageCode) => Promise<VersionedRows>;
  readonly notedMoves: (since: ListingVersion) => Promise<NotedMoves>;
  /** Null where only reading all of them tells. */
  readonly readListingMoves: (language: LanguageCode, since: VersionedIndex) => Promise<VersionedMoves | null>;
}

interface Built extends VersionedIndex {
  readonly begun: number;
  /** When it is looked at again at the earliest. */
  readonly restsUntil: number;
}

/** Readers of so many works at most wait for a listing of this moment. */
const SMALL = 50_000;
/** Larger ones are changed behind the readers, so often at most and for a tenth of the time. */
const REST_MILLISECONDS = 1000;
const REST_FACTOR = 10;

/**
 * Keeps the index of each language in step with the database. A small catalogue's is of this moment; that of a large one
 * stays as it is while the next is made, so that nobody waits for a work that somebody else adds.
 */
export class Listings {
  readonly #source: ListingSource;
  readonly #now: () => number;
  readonly #built = new Map<LanguageCode, Built>();
  readonly #making = new Map<LanguageCode, Promise<Built>>();

  constructor(source: ListingSource, now: () => number = () => performance.now()) {
    this.#source = source;
    this.#now = now;
  }

  async of(language: LanguageCode): Promise<ListingIndex> {
    const built = this.#built.get(language);
    if (built === undefined || built.index.size <= SMALL) return this.#ofNow(language, built);
    // A failure is met again by whoever asks next; until then the older index answers.
    if (this.#now() >= built.restsUntil) this.#renew(language).catch(() => undefined);
    return built.index;
  }

  async #ofNow(language: LanguageCode, built: Built | undefined): Promise<ListingIndex> {
    const asked = this.#now();
    if (built !== undefined && (await this.#source.notedMoves(built.version)).moved?.length === 0) return built.index;
    const made = await this.#renew(language);
    return made.begun >= asked ? made.index : (await this.#renew(language)).index;
  }

  /** Who asks while one is on its way waits for that one. */
  #renew(language: LanguageCode): Promise<Built> {
    const making = this.#making.get(language) ?? this.#next(language).finally(() => this.#making.delete(language));
    this.#making.set(language, making);
    return making;
  }

  async #next(language: LanguageCode): Promise<Built> {
    const begun = this.#now();
    const next = await this.#indexAfter(language, this.#built.get(language));
    const ended = this.#now();
    const built = { ...next, begun, restsUntil: ended + Math.max(REST_MILLISECONDS, (ended - begun) * REST_FACTOR) };
    this.#built.set(language, built);
    return built;
  }

  async #indexAfter(language: LanguageCode, built: Built | undefined): Promise<VersionedIndex> {
    if (built === undefined) return this.#readAll(language);
    const { moved } = await this.#source.notedMoves(built.version);
    if (moved?.length === 0) return built;
    const found = moved === null ? null : await this.#source.readListingMoves(language, built);
    return found === null ? this.#readAll(language) : { version: found.version, index: await built.index.moved(found.moves) };
  }

  async #readAll(language: LanguageCode): Promise<VersionedIndex> {
    const { version, rows } = await this.#source.readListing(language);
    return { version, index: await ListingIndex.build(rows) };
  }
}
