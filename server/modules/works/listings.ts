import type { LanguageCode } from '#server/platform/tables.ts';
import { ListingIndex } from './listing-index.ts';
import type { ListingVersion, VersionedRows } from './listing-rows.ts';

export interface ListingSource {
  readonly listingVersion: () => Promise<ListingVersion>;
  readonly readListing: (language: LanguageCode) => Promise<VersionedRows>;
}

interface Built {
  readonly index: ListingIndex;
  readonly version: ListingVersion;
  readonly at: number;
  readonly took: number;
}

/** Up to so long readers wait for a listing of this moment. */
const QUICK_MILLISECONDS = 200;
/** What takes longer is made anew behind the readers, and keeps a processor busy for a tenth of the time at most. */
const REST_FACTOR = 10;

/**
 * Keeps the index of each language in step with the database. A small catalogue's is of this moment; that of a large one
 * stays as it is while the next is made, so that pages do not shift under a reader with every work that is added.
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
    if (built === undefined) return (await this.#make(language)).index;
    if (built.version === (await this.#source.listingVersion())) return built.index;
    if (built.took <= QUICK_MILLISECONDS) return (await this.#make(language)).index;
    // A failure is met again by whoever asks next; until then the older index answers.
    if (this.#now() - built.at >= built.took * REST_FACTOR) this.#make(language).catch(() => undefined);
    return built.index;
  }

  /** Who asks while one is on its way waits for that one. */
  #make(language: LanguageCode): Promise<Built> {
    const making = this.#making.get(language) ?? this.#build(language).finally(() => this.#making.delete(language));
    this.#making.set(language, making);
    return making;
  }

  async #build(language: LanguageCode): Promise<Built> {
    const begun = this.#now();
    const { version, rows } = await this.#source.readListing(language);
    const index = await ListingIndex.build(rows);
    const at = this.#now();
    const built = { index, version, at, took: at - begun };
    this.#built.set(language, built);
    return built;
  }
}
