import { HistoryUnavailable } from './reading-history.errors.ts';

const DATABASE = 'futago';
const VERSION = 1;
const LANGUAGES = ['vi', 'ja'] as const;
const OPENS_WITHIN_MS = 8000;
/** What is less ahead of the clock heals by itself within that time. */
const DAY_MS = 86_400_000;

interface Kept {
  readonly id: string;
  /** Milliseconds since 1970; no two entries have the same. */
  readonly reading_at: number;
}

export interface ReadingHistoryOptions<Entry> {
  readonly language: (typeof LANGUAGES)[number];
  /** Null for what is no entry; such records are passed over. */
  readonly parse: (kept: unknown) => Entry | null;
  /** An entry with what stays of the one whose place it takes; all of it is new when not given. */
  readonly keeping?: (entry: Entry, known: Entry) => Entry;
  /** The browser's own when not given. */
  readonly factory?: () => IDBFactory | undefined;
}

/**
 * The works read in this browser, one entry each: database 'futago', version 1, a store 'history<language>' a site. What
 * it confirms has been committed. It rejects where the browser has no such database, denies it or has no room left.
 */
export class ReadingHistory<Entry extends Kept> {
  readonly #store: string;
  readonly #parse: (kept: unknown) => Entry | null;
  readonly #keeping: (entry: Entry, known: Entry) => Entry;
  readonly #factory: () => IDBFactory | undefined;
  #opening: Promise<IDBDatabase> | null = null;

  constructor({ language, parse, keeping = (entry) => entry, factory = () => globalThis.indexedDB }: ReadingHistoryOptions<Entry>) {
    this.#store = `history${language}`;
    this.#parse = parse;
    this.#keeping = keeping;
    this.#factory = factory;
  }

  /** The newest first. */
  async list(): Promise<readonly Entry[]> {
    const kept = await this.#run('readonly', (store) => answerOf(store.getAll()));
    return kept
      .map(this.#parse)
      .filter((entry) => entry !== null)
      .toSorted((one, other) => other.reading_at - one.reading_at);
  }

  /** The entry of a work; null where there is none. */
  async find(id: string): Promise<Entry | null> {
    return await this.#run('readonly', (store) => this.#known(store, id));
  }

  /** Takes the place of the work's entry; where its millisecond is another's, it gets the next free one. It is the newest then. */
  async save(entry: Entry): Promise<void> {
    await this.#run('readwrite', async (store) => {
      await bringBack(store, entry.reading_at);
      await this.#put(store, entry, await this.#known(store, entry.id));
    });
  }

  /** Entries that are newer than those that are there. Returns how many were taken. */
  async add(entries: readonly Entry[]): Promise<number> {
    return await this.#run('readwrite', async (store) => {
      let taken = 0;
      for (const entry of entries) {
        const known = await this.#known(store, entry.id);
        if (known !== null && known.reading_at >= entry.reading_at) continue;
        await this.#put(store, entry, known);
        taken += 1;
      }
      return taken;
    });
  }

  async remove(id: string): Promise<void> {
    await this.#run('readwrite', (store) => answerOf(store.delete(id)));
  }

  async clear(): Promise<void> {
    await this.#run('readwrite', (store) => answerOf(store.clear()));
  }

  async #known(store: IDBObjectStore, id: string): Promise<Entry | null> {
    return this.#parse(await answerOf(store.get(id)));
  }

  async #put(store: IDBObjectStore, entry: Entry, known: Entry | null): Promise<void> {
    await put(store, known === null ? entry : this.#keeping(entry, known));
  }

  async #run<Result>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<Result>): Promise<Result> {
    const transaction = await this.#begin(mode);
    const ended = endOf(transaction);
    // Its failure is that of the transaction, which is awaited below.
    ended.catch(() => undefined);
    const result = await work(transaction.objectStore(this.#store)).catch(async (error: unknown) => {
      await ended;
      throw error;
    });
    await ended;
    return result;
  }

  /** The browser may have closed the database meanwhile, for instance because it was deleted: then it is opened once more. */
  async #begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
    const database = await this.#open();
    try {
      return database.transaction(this.#store, mode);
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
      this.#opening = null;
      return (await this.#open()).transaction(this.#store, mode);
    }
  }

  async #open(): Promise<IDBDatabase> {
    this.#opening ??= openDatabase(this.#factory, () => {
      this.#opening = null;
    });
    try {
      return await this.#opening;
    } catch (error) {
      this.#opening = null;
      throw error;
    }
  }
}

function openDatabase(factory: () => IDBFactory | undefined, onClosed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const found = factory();
    if (found === undefined) throw new HistoryUnavailable('IndexedDB not supported');
    const request = found.open(DATABASE, VERSION);
    // A damaged profile neither opens it nor says why.
    const late = setTimeout(() => {
      request.addEventListener('success', () => request.result.close());
      reject(new HistoryUnavailable('The database of the reading history does not open.'));
    }, OPENS_WITHIN_MS);
    request.addEventListener('upgradeneeded', () => {
      for (const language of LANGUAGES) {
        const store = request.result.createObjectStore(`history${language}`, { keyPath: 'id' });
        store.createIndex('reading_at', 'reading_at', { unique: true });
      }
    });
    request.addEventListener('success', () => {
      clearTimeout(late);
      const database = request.result;
      const close = (): void => {
        database.close();
        onClosed();
      };
      // Another tab deletes or renews the database: this one must not stand in its way.
      database.addEventListener('versionchange', close);
      database.addEventListener('close', close);
      resolve(database);
    });
    request.addEventListener('error', () => {
      clearTimeout(late);
      reject(reasonOf(request.error));
    });
  });
}

/**
 * Entries of a clock that ran ahead would stand above whatever is read since: in their order, they come right before `now`.
 * Where most are ahead it is this clock that is wrong, set back, and the time that they were read at is kept.
 */
async function bringBack(store: IDBObjectStore, now: number): Promise<void> {
  const ahead = await answerOf<Kept[]>(store.index('reading_at').getAll(IDBKeyRange.lowerBound(now + DAY_MS)));
  if (ahead.length * 2 > (await answerOf(store.count()))) return;
  for (const [index, kept] of ahead.entries()) await put(store, { ...kept, reading_at: now - ahead.length + index });
}

async function put(store: IDBObjectStore, entry: Kept): Promise<void> {
  const index = store.index('reading_at');
  let at = entry.reading_at;
  for (;;) {
    const holder = await answerOf(index.getKey(at));
    if (holder === undefined || holder === entry.id) break;
    at += 1;
  }
  await answerOf(store.put({ ...entry, reading_at: at, genres: [] }));
}

function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(reasonOf(request.error)));
  });
}

function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(reasonOf(transaction.error)));
  });
}

function reasonOf(error: DOMException | null): Error {
  return new HistoryUnavailable(error?.message || 'The database of the reading history was closed.', { cause: error });
}
