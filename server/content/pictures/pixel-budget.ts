/**
 * Keeps the memory of decoded pictures bounded: work on a picture waits until its pixels fit beside those in work. One that is
 * larger than the whole budget works alone.
 */
export class PixelBudget {
  readonly #pixels: number;
  readonly #slots: number;
  readonly #waiting: { pixels: number; start: () => void }[] = [];
  #pixelsInWork = 0;
  #inWork = 0;

  constructor(pixels: number, slots: number) {
    this.#pixels = pixels;
    this.#slots = slots;
  }

  async run<Result>(pixels: number, work: () => Promise<Result>): Promise<Result> {
    await new Promise<void>((start) => {
      this.#waiting.push({ pixels, start });
      this.#startNext();
    });
    try {
      return await work();
    } finally {
      this.#inWork -= 1;
      this.#pixelsInWork -= pixels;
      this.#startNext();
    }
  }

  #startNext(): void {
    const next = this.#waiting[0];
    if (!next || this.#inWork >= this.#slots) return;
    if (this.#inWork > 0 && this.#pixelsInWork + next.pixels > this.#pixels) return;
    this.#waiting.shift();
    this.#inWork += 1;
    this.#pixelsInWork += next.pixels;
    next.start();
    this.#startNext();
  }
}
