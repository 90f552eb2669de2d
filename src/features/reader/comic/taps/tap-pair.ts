import type { Point } from '../zoom/zoom-geometry.ts';

/** Between two taps that belong together: milliseconds and pixels. */
const WITHIN = 300;
const NEAR = 30;

export interface Tap extends Point {
  readonly time: number;
  /** Where the pages were: taps between which they moved are two. */
  readonly place: number;
}

/** Finds in taps those that are the second of two; a third one is a first again. */
export class TapPair {
  #first: Tap | null = null;

  isSecond(tap: Tap): boolean {
    const first = this.#first;
    const isSecond =
      first !== null &&
      tap.time - first.time <= WITHIN &&
      Math.hypot(tap.x - first.x, tap.y - first.y) <= NEAR &&
      tap.place === first.place;
    this.#first = isSecond ? null : tap;
    return isSecond;
  }
}
