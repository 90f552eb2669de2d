import type { Point } from './zoom-geometry.ts';

/** Milliseconds: about a frame, however often a screen reports its finger. */
const SMOOTHING = 18;
/** Milliseconds of rest after which a finger that leaves the glass throws nothing. */
const RESTED = 120;
/** Milliseconds in which a glide loses two thirds of its speed. */
const SLOWING = 325;
/** Pixels a millisecond: what is slower stands still. */
const STILL = 0.02;

/** Lets what a finger moved glide on as the finger leaves it, ever slower. */
export class PanGlide {
  #velocity: Point = { x: 0, y: 0 };
  #last = 0;
  #frame = 0;

  /** A finger has come, or something else moves the page: nothing glides any more. */
  stop(time: number): void {
    cancelAnimationFrame(this.#frame);
    this.#velocity = { x: 0, y: 0 };
    this.#last = time;
  }

  /** The finger moved by so many pixels. */
  note({ x, y }: Point, time: number): void {
    const elapsed = Math.max(time - this.#last, 1);
    const kept = Math.exp(-elapsed / SMOOTHING);
    this.#velocity = { x: kept * this.#velocity.x + ((1 - kept) * x) / elapsed, y: kept * this.#velocity.y + ((1 - kept) * y) / elapsed };
    this.#last = time;
  }

  /** The finger has left. `pan` moves the page by so many pixels, and says whether any were left to move it by. */
  release(time: number, pan: (by: Point) => boolean): void {
    if (time - this.#last > RESTED || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let before = time;
    const step = (now: number): void => {
      const elapsed = Math.max(now - before, 0);
      before = now;
      const slower = Math.exp(-elapsed / SLOWING);
      this.#velocity = { x: this.#velocity.x * slower, y: this.#velocity.y * slower };
      const { x, y } = this.#velocity;
      if (Math.hypot(x, y) >= STILL && (elapsed === 0 || pan({ x: x * elapsed, y: y * elapsed })))
        this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }
}
