export interface WorkLimits {
  /** Done at once at most. */
  readonly atOnce: number;
  /** Waiting for their turn at most; what comes then is refused at once. */
  readonly waiting: number;
  /** What waited for so long is refused as well. */
  readonly waitMilliseconds: number;
}

/** Who is told to come again does so then. */
export const RETRY_AFTER_SECONDS = 5;

/** Thrown for work that there is no room for; nothing of it was begun. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
  readonly retryAfterSeconds = RETRY_AFTER_SECONDS;

  constructor() {
    super('More is asked for than can be answered now; try again in a few seconds.');
  }
}

/** Does the work at once, later, or rejects with Overloaded. */
export type Turn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Two queues, so that reads do not stand behind writes that wait for others, such as an identity provider or a mail server. */
export interface WorkQueues {
  readonly reads: WorkQueue;
  readonly writes: WorkQueue;
}

interface Waiting {
  readonly until: number;
  readonly begin: () => void;
  readonly refuse: () => void;
}

/** Between two words on what was refused. */
const REPORT_MILLISECONDS = 10_000;
/** While the event loop is later than this, less is done at once. */
const LATE_MILLISECONDS = 40;
const LEAST_AT_ONCE = 2;

/**
 * The room in front of work that costs processor or database: a number of pieces at once, a number that wait in their
 * order, and a quick no for the rest, so that a rush leaves those who are answered as quick as they were. Where the
 * machine does not keep up, fewer are done at once: it is the database's processes that keep us from saying no.
 */
export class WorkQueue {
  readonly #limits: WorkLimits;
  readonly #report: (refused: number) => void;
  readonly #waiting: Waiting[] = [];
  #atOnce: number;
  #running = 0;
  #refused = 0;
  #reportedAt = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;

  /** `report` is told how many were refused, at once and then every ten seconds at most. */
  constructor(limits: WorkLimits, report: (refused: number) => void = () => undefined) {
    this.#limits = limits;
    this.#atOnce = limits.atOnce;
    this.#report = report;
  }

  /** Pieces of work just now. */
  get load(): { readonly running: number; readonly waiting: number } {
    return { running: this.#running, waiting: this.#waiting.length };
  }

  /**
   * To be called again and again with how late the event loop is. A late loop takes away a third of what is done at once, one that is in
   * time gives one piece back, so that a moment's pause costs nobody anything.
   */
  adapt(lateMilliseconds: number): void {
    if (lateMilliseconds > LATE_MILLISECONDS) {
      this.#atOnce = Math.max(Math.min(LEAST_AT_ONCE, this.#limits.atOnce), Math.floor((this.#atOnce * 2) / 3));
      return;
    }
    this.#atOnce = Math.min(this.#limits.atOnce, this.#atOnce + 1);
    this.#beginNext();
  }

  /** For what would be refused now; null while there is room. */
  refusal(): Overloaded | null {
    const isFull = this.#running >= this.#atOnce && this.#waiting.length >= this.#limits.waiting;
    return isFull ? this.#refuse() : null;
  }

  /** Begins the work before it returns where there is room. Rejects as the work does, or with Overloaded. */
  readonly run: Turn = (work) => {
    if (this.#running < this.#atOnce) return this.#begin(work);
    const refusal = this.refusal();
    if (refusal !== null) return Promise.reject(refusal);
    return new Promise((resolve, reject) => {
      const until = performance.now() + this.#limits.waitMilliseconds;
      this.#waiting.push({ until, begin: () => void this.#begin(work).then(resolve, reject), refuse: () => reject(this.#refuse()) });
      this.#watch();
    });
  };

  async #begin<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#running++;
    try {
      return await work();
    } finally {
      this.#running--;
      this.#refuseLate();
      this.#beginNext();
    }
  }

  #beginNext(): void {
    if (this.#running < this.#atOnce) this.#waiting.shift()?.begin();
  }

  #refuseLate(): void {
    const now = performance.now();
    while ((this.#waiting[0]?.until ?? Number.POSITIVE_INFINITY) <= now) this.#waiting.shift()?.refuse();
  }

  /** Refuses who waited too long although nothing ended. */
  #watch(): void {
    const [first] = this.#waiting;
    if (first === undefined || this.#timer !== undefined) return;
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined;
        this.#refuseLate();
        this.#watch();
      },
      Math.max(1, first.until - performance.now()),
    ).unref();
  }

  #refuse(): Overloaded {
    this.#refused++;
    const now = performance.now();
    if (now - this.#reportedAt >= REPORT_MILLISECONDS) {
      this.#report(this.#refused);
      this.#refused = 0;
      this.#reportedAt = now;
    }
    return new Overloaded();
  }
}
