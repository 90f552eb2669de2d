import type { PreparedAnswer } from './prepared-answer.ts';
import type { Turn } from './work-queue.ts';

export interface CacheLimits {
  /** Bodies, their compressed forms and keys together. */
  readonly maxBytes: number;
  readonly freshMilliseconds: number;
  /** How long after that an old answer is still given, while one new one is made. */
  readonly staleMilliseconds: number;
  /** In milliseconds, never set back; that of the process when not given. */
  readonly now?: () => number;
  /** Makes a smaller copy of an answer that is asked for again; one at a time, behind the requests. */
  readonly improve?: (answer: PreparedAnswer) => Promise<PreparedAnswer>;
}

export interface ProducedAnswer {
  readonly answer: PreparedAnswer;
  /** False for errors and for whatever is not the same for everyone. */
  readonly isKept: boolean;
}

interface Entry {
  readonly answer: PreparedAnswer;
  readonly bytes: number;
  readonly freshUntil: number;
  readonly staleUntil: number;
  /** Whether it was, or is being, made smaller; its successors are too. */
  readonly isImproved: boolean;
}

const BYTES_PER_ENTRY = 1500;

/**
 * Keeps answers that are the same for every anonymous reader, within a number of bytes: the least recently used go
 * first. One answer is made at a time for a key, whoever else asks waits for it.
 */
export class ResponseCache {
  readonly #limits: CacheLimits;
  readonly #now: () => number;
  readonly #entries = new Map<string, Entry>();
  readonly #making = new Map<string, Promise<ProducedAnswer>>();
  readonly #waiting = new Map<string, Promise<ProducedAnswer>>();
  #bytes = 0;
  #isImproving = false;

  constructor(limits: CacheLimits) {
    this.#limits = limits;
    this.#now = limits.now ?? (() => performance.now());
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** The answer while it is fresh. */
  peek(key: string): PreparedAnswer | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined || entry.freshUntil <= this.#now()) return undefined;
    this.#touch(key, entry);
    return entry.answer;
  }

  /** Whether an asker waits for no turn now: an old answer can be given, or one is on its way. */
  isAtHand(key: string): boolean {
    return (this.#entries.get(key)?.staleUntil ?? 0) > this.#now() || this.#making.has(key) || this.#waiting.has(key);
  }

  /**
   * The kept answer, else what `produce` makes. An old one within its grace is given at once and replaced behind it; it
   * stays when that fails, unless there is nothing there any more. Making waits for its `turn`; without one it begins
   * at once. Rejects as `produce` or `turn` does.
   */
  async load(key: string, produce: () => Promise<ProducedAnswer>, turn?: Turn): Promise<PreparedAnswer> {
    const now = this.#now();
    const entry = this.#entries.get(key);
    if (entry !== undefined && entry.staleUntil > now) {
      this.#touch(key, entry);
      if (entry.freshUntil <= now) this.#obtain(key, produce, turn).catch(() => undefined);
      return entry.answer;
    }
    return (await this.#obtain(key, produce, turn)).answer;
  }

  /** Forgets everything, also what is being made now. */
  clear(): void {
    this.forget(() => true);
  }

  /** Forgets the answers whose key matches, also what is being made now. */
  forget(matches: (key: string) => boolean): void {
    for (const key of this.#entries.keys()) if (matches(key)) this.#drop(key);
    for (const key of this.#making.keys()) if (matches(key)) this.#making.delete(key);
  }

  /** Work that needs no turn does not wait for work that does: that may be waiting for what this makes. */
  #obtain(key: string, produce: () => Promise<ProducedAnswer>, turn: Turn | undefined): Promise<ProducedAnswer> {
    if (turn === undefined || this.#making.has(key)) return this.#make(key, produce);
    const waiting = this.#waiting.get(key);
    if (waiting !== undefined) return waiting;
    const state = { isWaiting: true };
    const leave = (): void => {
      state.isWaiting = false;
      this.#waiting.delete(key);
    };
    const made = turn(() => {
      leave();
      return this.#make(key, produce);
    });
    if (state.isWaiting) {
      this.#waiting.set(key, made);
      made.catch(() => (state.isWaiting ? leave() : undefined));
    }
    return made;
  }

  #make(key: string, produce: () => Promise<ProducedAnswer>): Promise<ProducedAnswer> {
    const running = this.#making.get(key);
    if (running !== undefined) return running;
    const making: Promise<ProducedAnswer> = produce()
      .then((produced) => {
        if (this.#making.get(key) === making) this.#settle(key, produced);
        return produced;
      })
      .finally(() => {
        if (this.#making.get(key) === making) this.#making.delete(key);
      });
    this.#making.set(key, making);
    return making;
  }

  #settle(key: string, { answer, isKept }: ProducedAnswer): void {
    const bytes = answer.bytes + key.length * 2 + BYTES_PER_ENTRY;
    // What is not there any more is not given from memory either; another failure says nothing about the old answer.
    if (!isKept && answer.status === 404) this.#drop(key);
    if (!isKept || bytes > this.#limits.maxBytes) return;
    const wasImproved = this.#entries.get(key)?.isImproved ?? false;
    this.#drop(key);
    const freshUntil = this.#now() + this.#limits.freshMilliseconds;
    const entry = { answer, bytes, freshUntil, staleUntil: freshUntil + this.#limits.staleMilliseconds, isImproved: false };
    this.#entries.set(key, entry);
    this.#bytes += bytes;
    if (wasImproved) this.#improve(key, entry);
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#limits.maxBytes) return;
      this.#drop(oldest);
    }
  }

  #touch(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    if (!entry.isImproved) this.#improve(key, entry);
  }

  #improve(key: string, entry: Entry): void {
    if (this.#limits.improve === undefined || this.#isImproving) return;
    this.#isImproving = true;
    const begun = { ...entry, isImproved: true };
    this.#entries.set(key, begun);
    // An answer that cannot be improved stays as it is.
    this.#replaceBy(key, begun, this.#limits.improve(entry.answer)).catch(() => undefined);
  }

  async #replaceBy(key: string, begun: Entry, improving: Promise<PreparedAnswer>): Promise<void> {
    try {
      const answer = await improving;
      if (this.#entries.get(key) !== begun) return;
      const growth = answer.bytes - begun.answer.bytes;
      this.#entries.set(key, { ...begun, answer, bytes: begun.bytes + growth });
      this.#bytes += growth;
    } finally {
      this.#isImproving = false;
    }
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }
}
