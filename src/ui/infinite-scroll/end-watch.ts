import { BREAKPOINTS } from '../breakpoints.ts';
import { throttle } from '../lazy-image/throttle.ts';

/** Milliseconds between two looks whether the end of a list is near, by the specification. */
export const INFINITE_SCROLL_INTERVAL = 100;
/** Windows below the lower edge in which the end of a list is near. */
const WINDOWS_AHEAD = 1;

const PHONE = `(max-width: ${BREAKPOINTS.md - 1}px)`;

/**
 * Calls back, again and again but at most once an interval, while the end of a list is near the window of a phone that
 * is scrolled by hand. Whoever walks by keys comes to what stands after the list instead. Returns what ends it.
 */
export function watchEnd(end: Element, onNear: () => void): () => void {
  const listening = new AbortController();
  const options = { signal: listening.signal, passive: true };
  let isByKeys = false;
  const look = throttle(INFINITE_SCROLL_INTERVAL, () => {
    if (listening.signal.aborted || isByKeys || !matchMedia(PHONE).matches) return;
    if (end.getBoundingClientRect().top <= innerHeight * (1 + WINDOWS_AHEAD)) onNear();
  });
  addEventListener('keydown', () => (isByKeys = true), options);
  for (const gesture of ['touchmove', 'wheel', 'pointerdown'] as const) addEventListener(gesture, () => (isByKeys = false), options);
  addEventListener('scroll', look, options);
  return () => listening.abort();
}
