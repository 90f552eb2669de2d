const MOST_MILLISECONDS = 10_000;

/** The answers that are being made, whether or not somebody still waits for them: nothing they need may end before they do. */
export class RunningAnswers {
  #count = 0;
  #none = Promise.withResolvers<void>();

  /** Resolves when it is made. */
  async add(answer: Promise<void>): Promise<void> {
    this.#count += 1;
    try {
      await answer;
    } finally {
      this.#count -= 1;
      if (this.#count === 0) {
        this.#none.resolve();
        this.#none = Promise.withResolvers();
      }
    }
  }

  /** Resolves when none is being made, or after so many milliseconds. */
  async settled(mostMilliseconds = MOST_MILLISECONDS): Promise<void> {
    if (this.#count === 0) return;
    const { promise: late, resolve } = Promise.withResolvers<void>();
    const deadline = setTimeout(resolve, mostMilliseconds);
    await Promise.race([this.#none.promise, late]);
    clearTimeout(deadline);
  }
}
