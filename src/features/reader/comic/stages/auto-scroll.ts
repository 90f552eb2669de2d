import { AUTO_SPEEDS } from '#machines/reader/reader.types.ts';

export type AutoSpeed = (typeof AUTO_SPEEDS)[number];

/** Windows that a strip moves in a second. */
const WINDOWS_A_SECOND: Readonly<Record<AutoSpeed, number>> = { 1: 0.05, 2: 0.09, 3: 0.15, 4: 0.24, 5: 0.38 };
/** Seconds that a page stands, or a part of a strip where nothing may glide. */
const SECONDS_A_PAGE: Readonly<Record<AutoSpeed, number>> = { 1: 20, 2: 14, 3: 9, 4: 6, 5: 4 };
/** A frame that comes this late, as after another tab, moves no further than this. Milliseconds. */
const LONGEST_FRAME = 100;

/** Null for what is no step of speed. */
export function speedOf(number: number): AutoSpeed | null {
  return AUTO_SPEEDS.find((speed) => speed === number) ?? null;
}

export interface AutoScrollOptions {
  readonly speed: AutoSpeed;
  /** Glides; else a page, or a window of a strip, is turned at a time. */
  readonly isGliding: boolean;
  /** The end page is on the screen: nothing moves beyond it. */
  readonly isAtEnd: () => boolean;
  readonly turn: () => void;
  /** It came to the end by itself. */
  readonly onEnd: () => void;
}

/** Moves the pages on until the end page or until what is returned is called; it never goes to another chapter. */
export function startAutoScroll(options: AutoScrollOptions): () => void {
  return options.isGliding ? glide(options) : turnInTime(options);
}

/**
 * Pixels to move after `elapsed` milliseconds, as many as the screen can show: `grain` is one of its own. What is left
 * comes with the next.
 */
export function glideStep(
  speed: AutoSpeed,
  windowHeight: number,
  elapsed: number,
  rest: number,
  grain = 1,
): readonly [pixels: number, rest: number] {
  const distance = rest + (WINDOWS_A_SECOND[speed] * windowHeight * Math.min(elapsed, LONGEST_FRAME)) / 1000;
  const pixels = Math.floor(distance / grain) * grain;
  return [pixels, distance - pixels];
}

function glide({ speed, isAtEnd, onEnd }: AutoScrollOptions): () => void {
  let before: number | null = null;
  let rest = 0;
  const step = (time: number): void => {
    if (isAtEnd()) return onEnd();
    const [pixels, left] = glideStep(speed, innerHeight, before === null ? 0 : time - before, rest, 1 / devicePixelRatio);
    before = time;
    rest = left + (pixels > 0 ? unmoved(pixels) : 0);
    frame = requestAnimationFrame(step);
  };
  let frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}

/** Scrolls, and returns what of it was not done: a browser that takes whole pixels only is given the rest with a later frame. */
function unmoved(pixels: number): number {
  const from = scrollY;
  scrollBy({ top: pixels, behavior: 'instant' });
  return Math.min(Math.max(pixels - (scrollY - from), 0), 1);
}

function turnInTime({ speed, isAtEnd, turn, onEnd }: AutoScrollOptions): () => void {
  const timer = setInterval(() => {
    if (!isAtEnd()) turn();
    if (!isAtEnd()) return;
    clearInterval(timer);
    onEnd();
  }, SECONDS_A_PAGE[speed] * 1000);
  return () => clearInterval(timer);
}
