const KEY = 'futago.reading-queue';
const MOST = 400;
/** Milliseconds for which a batch belongs to the page that took it; a page that is gone gives it back by then. */
const CLAIM_LASTS = 15_000;

interface Placed {
  readonly workId: string;
  readonly chapterId: string;
  readonly at: number;
}

export interface QueuedPlace<Place extends Placed> {
  readonly readerId: string;
  readonly place: Place;
  /** The reader has gone back behind a place that they were at. */
  readonly isRereading: boolean;
  /** The page that is sending it, and until when it may. */
  readonly claim: { readonly by: string; readonly until: number } | null;
}

export interface ReadingQueueOptions<Place> {
  readonly parse: (kept: unknown) => Place | null;
  readonly storage?: () => Storage;
  readonly now?: () => number;
  /** Names this page among those of all tabs. */
  readonly page?: string;
}

/**
 * Places on their way to the server, one a reader and chapter, in a storage that all tabs share: each of them is taken by
 * one page at a time, and is there until the server has it. Where storage is denied or full nothing waits, and a reader's
 * other devices learn less.
 */
export class ReadingQueue<Place extends Placed> {
  readonly #parse: (kept: unknown) => Place | null;
  readonly #storage: () => Storage;
  readonly #now: () => number;
  readonly #page: string;

  constructor({ parse, storage = () => localStorage, now = Date.now, page = crypto.randomUUID() }: ReadingQueueOptions<Place>) {
    this.#parse = parse;
    this.#storage = storage;
    this.#now = now;
    this.#page = page;
  }

  /** Takes the place of the reader's older one in the chapter; a rereading stays one until it was sent. */
  put(readerId: string, place: Place, isRereading: boolean): void {
    const all = this.#read();
    const isSame = (queued: QueuedPlace<Place>): boolean => queued.readerId === readerId && queued.place.chapterId === place.chapterId;
    const known = all.find(isSame);
    const added = { readerId, place, isRereading: isRereading || known?.isRereading === true, claim: null };
    this.#write([...all.filter((queued) => !isSame(queued)), added]);
  }

  of(readerId: string): readonly QueuedPlace<Place>[] {
    return this.#read().filter((queued) => queued.readerId === readerId);
  }

  /** The oldest ones that no other page is sending, which are this page's now. */
  take(readerId: string, most: number): readonly QueuedPlace<Place>[] {
    const free = this.of(readerId)
      .filter(({ claim }) => this.#isFree(claim))
      .slice(0, most);
    const claim = { by: this.#page, until: this.#now() + CLAIM_LASTS };
    this.#change(free, (queued) => [{ ...queued, claim }]);
    return free;
  }

  /** They have arrived. What was put in their place meanwhile stays. */
  settle(sent: readonly QueuedPlace<Place>[]): void {
    this.#change(sent, () => []);
  }

  /** Of one work, or all of the reader's where it is null. */
  drop(readerId: string, workId: string | null): void {
    this.#write(this.#read().filter((queued) => queued.readerId !== readerId || (workId !== null && queued.place.workId !== workId)));
  }

  /** They may be sent again, by any page. */
  release(taken: readonly QueuedPlace<Place>[]): void {
    this.#change(taken, (queued) => [{ ...queued, claim: null }]);
  }

  #change(some: readonly QueuedPlace<Place>[], change: (queued: QueuedPlace<Place>) => readonly QueuedPlace<Place>[]): void {
    if (some.length === 0) return;
    const names = new Set(some.map(nameOf));
    this.#write(this.#read().flatMap((queued) => (names.has(nameOf(queued)) ? change(queued) : [queued])));
  }

  /** A clock that was set back leaves no claim for ever. */
  #isFree(claim: QueuedPlace<Place>['claim']): boolean {
    const left = claim === null ? 0 : claim.until - this.#now();
    return claim?.by === this.#page || left <= 0 || left > CLAIM_LASTS;
  }

  #read(): readonly QueuedPlace<Place>[] {
    try {
      const kept: unknown = JSON.parse(this.#storage().getItem(KEY) ?? '[]');
      return Array.isArray(kept) ? kept.map((queued) => this.#parseQueued(queued)).filter((queued) => queued !== null) : [];
    } catch {
      return [];
    }
  }

  #parseQueued(kept: unknown): QueuedPlace<Place> | null {
    if (typeof kept !== 'object' || kept === null) return null;
    const { readerId, isRereading, place: given, claim } = kept as Record<string, unknown>;
    const place = this.#parse(given);
    if (typeof readerId !== 'string' || place === null) return null;
    return { readerId, place, isRereading: isRereading === true, claim: parseClaim(claim) };
  }

  #write(queued: readonly QueuedPlace<Place>[]): void {
    try {
      const storage = this.#storage();
      if (queued.length === 0) storage.removeItem(KEY);
      else storage.setItem(KEY, JSON.stringify(queued.slice(-MOST)));
    } catch {
      // Denied or full: the places themselves are kept elsewhere.
    }
  }
}

function parseClaim(kept: unknown): QueuedPlace<Placed>['claim'] {
  if (typeof kept !== 'object' || kept === null) return null;
  const { by, until } = kept as Record<string, unknown>;
  return typeof by === 'string' && typeof until === 'number' ? { by, until } : null;
}

function nameOf({ readerId, place }: QueuedPlace<Placed>): string {
  return `${readerId} ${place.chapterId} ${place.at}`;
}
