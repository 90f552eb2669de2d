/** Pixels from the head and from the foot of the window. */
const EDGE = 64;
/** Pixels a frame, at the very edge. */
const FASTEST = 18;

/**
 * Scrolls the page while a place, in pixels from the head of the window, stays near the window's head or foot: the nearer the faster.
 * `onScrolled` is told of each step; the returned function has the place looked at.
 */
export function edgeScroll(place: () => number, onScrolled: () => void, signal: AbortSignal): () => void {
  let isLooking = false;
  const step = (): void => {
    const pixels = signal.aborted ? 0 : pixelsAt(place(), innerHeight);
    isLooking = pixels !== 0;
    if (!isLooking) return;
    scrollBy({ top: pixels, behavior: 'instant' });
    onScrolled();
    requestAnimationFrame(step);
  };
  return () => {
    if (!isLooking) step();
  };
}

function pixelsAt(place: number, height: number): number {
  const [overHead, underFoot] = [EDGE - place, place - (height - EDGE)];
  const share = Math.min(1, Math.max(0, overHead, underFoot) / EDGE);
  return Math.ceil(share * FASTEST) * (overHead > underFoot ? -1 : 1);
}
