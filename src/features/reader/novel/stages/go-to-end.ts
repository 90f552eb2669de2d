/** Long before that what lies there has been drawn. */
const MOST_FRAMES = 30;
const CALM_FRAMES = 2;
const GESTURES = ['keydown', 'wheel', 'pointerdown'] as const;

/**
 * Goes to the end of a text whose length is estimated where it was never drawn: coming near draws it, and the end moves away.
 * `go` goes as far as it can and says how long the text is now. Ends with the reader's next gesture.
 */
export function goToEnd(go: () => number): void {
  const left = new AbortController();
  const options = { capture: true, passive: true, signal: left.signal };
  for (const gesture of GESTURES) addEventListener(gesture, () => left.abort(), options);
  let [before, calm, frames] = [-1, 0, 0];
  const step = (): void => {
    if (left.signal.aborted) return;
    const extent = go();
    calm = extent === before ? calm + 1 : 0;
    before = extent;
    frames += 1;
    if (calm < CALM_FRAMES && frames < MOST_FRAMES) requestAnimationFrame(step);
    else left.abort();
  };
  step();
}
