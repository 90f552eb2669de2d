/** Work of which only so much runs at a time; the rest waits, and begins in the order in which it came. */
export class Slots {
  readonly #most: number;
  readonly #waiting: (() => void)[] = [];
  #taken = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Resolves and rejects as the work does. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#taken >= this.#most) await new Promise<void>((begin) => this.#waiting.push(begin));
    else this.#taken += 1;
    try {
      return await work();
    } finally {
      // Its slot is handed on without being free in between, so that nobody who comes now is before those who wait.
      const next = this.#waiting.shift();
      if (next === undefined) this.#taken -= 1;
      else next();
    }
  }
}
