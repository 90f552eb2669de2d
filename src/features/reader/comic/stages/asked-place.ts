import type { Beginning } from './page-part.ts';

/** Pixels that scrolling may differ by where nobody scrolled. */
const STILL = 2;

/** Remembers the exact place that pages were brought to, also what their layout cannot show of it, until the reader scrolls. */
export class AskedPlace {
  #at: Beginning | null;
  #offset = 0;

  constructor(at: Beginning) {
    this.#at = at;
  }

  /** Null once the reader has moved. */
  get at(): Beginning | null {
    return this.#at;
  }

  /** The pages were scrolled to `offset` for it. CSS pixels. */
  ask(at: Beginning, offset: number): void {
    this.#at = at;
    this.#offset = offset;
  }

  /** The pages lie at `offset` now; `isHeld` where they were brought there since they have changed their size. */
  look(offset: number, isHeld: boolean): void {
    if (isHeld) this.#offset = offset;
    else if (Math.abs(offset - this.#offset) >= STILL) this.#at = null;
  }
}
