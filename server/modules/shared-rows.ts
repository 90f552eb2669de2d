/** A value that is at hand, or the promise of one: what is at hand is answered without waiting for a turn of the event loop. */
export type Soon<Value> = Value | Promise<Value>;

/** Uses a value at once where it is at hand, else as soon as it is there. */
export function whenThere<Value, Result>(value: Soon<Value>, use: (value: Value) => Soon<Result>): Soon<Result> {
  return value instanceof Promise ? value.then(use) : use(value);
}

/** All values of a list, at once where every one is at hand. */
export function allThere<Value>(values: readonly Soon<Value>[]): Soon<readonly Value[]> {
  return values.some((value) => value instanceof Promise) ? Promise.all(values) : (values as readonly Value[]);
}

/** Where rows are asked for by key. */
export interface RowSource<Key, Row> {
  get(key: Key): Soon<Row>;
}

interface Entry<Key, Row> {
  readonly key: Key;
  readonly settle: PromiseWithResolvers<Row>;
  value: Soon<Row>;
  freshUntil: number;
}

export interface SharedRowsOptions<Key, Row> {
  /** Answers in the order of the keys, one row for each. */
  readonly read: (keys: readonly Key[]) => Promise<readonly Row[]>;
  /** Rows kept at most; the oldest go first. */
  readonly most: number;
  /** How old a row may be, counted from the moment its query was sent; 0 shares only what was not yet asked for. */
  readonly freshMilliseconds: number;
  /** In milliseconds, never set back. */
  readonly now: () => number;
}

/**
 * Rows that all requests share: keys asked for in one turn of the event loop make one query, whoever asks for a key that
 * is on its way waits for it, and a row stays at hand while it is fresh. Rows must not be changed by who gets them.
 */
export class SharedRows<Key extends string | number, Row> implements RowSource<Key, Row> {
  readonly #options: SharedRowsOptions<Key, Row>;
  readonly #entries = new Map<Key, Entry<Key, Row>>();
  #waiting: Entry<Key, Row>[] = [];

  constructor(options: SharedRowsOptions<Key, Row>) {
    this.#options = options;
  }

  /** Rejects as `read` does; a failure is not remembered. */
  get(key: Key): Soon<Row> {
    const entry = this.#entries.get(key);
    return entry !== undefined && entry.freshUntil > this.#options.now() ? entry.value : this.#ask(key);
  }

  /** What is asked for from now on is read anew, also where an older read is still on its way. */
  forget(): void {
    this.#entries.clear();
  }

  #ask(key: Key): Promise<Row> {
    const settle = Promise.withResolvers<Row>();
    const entry = { key, settle, value: settle.promise, freshUntil: Number.POSITIVE_INFINITY };
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    if (this.#entries.size > this.#options.most) this.#dropOldest();
    if (this.#waiting.length === 0) setImmediate(() => void this.#readWaiting());
    this.#waiting.push(entry);
    return settle.promise;
  }

  async #readWaiting(): Promise<void> {
    const { read, now, freshMilliseconds } = this.#options;
    const entries = this.#waiting;
    this.#waiting = [];
    const freshUntil = now() + freshMilliseconds;
    for (const entry of entries) entry.freshUntil = freshUntil;
    try {
      const rows = await read(entries.map(({ key }) => key));
      for (const [index, entry] of entries.entries()) {
        const row = rows[index] as Row;
        entry.value = row;
        entry.settle.resolve(row);
        if (freshMilliseconds === 0) this.#drop(entry);
      }
    } catch (error) {
      for (const entry of entries) {
        this.#drop(entry);
        entry.settle.reject(error);
      }
    }
  }

  #drop(entry: Entry<Key, Row>): void {
    if (this.#entries.get(entry.key) === entry) this.#entries.delete(entry.key);
  }

  /** Entries lie in the order of their age, because asking anew puts them last. */
  #dropOldest(): void {
    for (const key of this.#entries.keys()) {
      this.#entries.delete(key);
      return;
    }
  }
}

export interface RowMemoryOptions {
  /** 0 keeps nothing. */
  readonly freshMilliseconds: number;
  readonly now?: () => number;
}

const MOST_ROWS = 5000;

/** Every kind of shared rows over one database, so that they can be forgotten together after a write. */
export class RowMemory {
  readonly #options: RowMemoryOptions;
  readonly #kinds: { forget(): void }[] = [];

  constructor(options: RowMemoryOptions) {
    this.#options = options;
  }

  share<Key extends string | number, Row>(read: SharedRowsOptions<Key, Row>['read'], most: number = MOST_ROWS): RowSource<Key, Row> {
    const { freshMilliseconds, now = () => performance.now() } = this.#options;
    const rows = new SharedRows<Key, Row>({ read, most, freshMilliseconds, now });
    this.#kinds.push(rows);
    return rows;
  }

  forget(): void {
    for (const rows of this.#kinds) rows.forget();
  }
}
