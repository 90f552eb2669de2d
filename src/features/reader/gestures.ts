/** What only a reader does. */
const GESTURES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Calls `tell` at once when the reader does something, before anything else hears of it. Ends with `left`. */
export function onGesture(tell: (event: Event) => void, left: AbortSignal): void {
  for (const gesture of GESTURES) addEventListener(gesture, tell, { capture: true, passive: true, signal: left });
}
