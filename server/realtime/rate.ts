/** Lets `perSecond` things a second pass, and `burst` at once. */
export class Rate {
  readonly #perSecond: number;
  readonly #burst: number;
  #left: number;
  #at: number;

  constructor({ perSecond, burst }: { readonly perSecond: number; readonly burst: number }, now: number) {
    this.#perSecond = perSecond;
    this.#burst = burst;
    this.#left = burst;
    this.#at = now;
  }

  /** False where it came too soon. `now` in milliseconds. */
  take(now: number): boolean {
    // A clock that is set back takes nothing away.
    const passed = Math.max(0, now - this.#at);
    this.#left = Math.min(this.#burst, this.#left + (passed / 1000) * this.#perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
