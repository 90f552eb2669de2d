/** Movement of one finger, `x` along the way in which pages are turned: to the right, or downward. Pixels and milliseconds. */
export interface Swipe {
  readonly startX: number;
  readonly startY: number;
  readonly x: number;
  readonly time: number;
  /** Pixels a millisecond, of about the last SMOOTHING milliseconds. */
  readonly velocity: number;
  readonly axis: 'undecided' | 'across' | 'along';
}

const DECIDE_AFTER = 8;
const TURN_FROM_PART = 0.3;
const TURN_FROM_VELOCITY = 0.35;
const EDGE_RESISTANCE = 0.3;
/** Milliseconds: about a frame, however often a screen reports its finger. */
const SMOOTHING = 18;

export function beginSwipe(x: number, y: number, time: number): Swipe {
  return { startX: x, startY: y, x, time, velocity: 0, axis: 'undecided' };
}

/** The first 8 px decide whether the finger turns a page ('across') or means something else ('along'). */
export function moveSwipe(swipe: Swipe, x: number, y: number, time: number): Swipe {
  const across = Math.abs(x - swipe.startX);
  const along = Math.abs(y - swipe.startY);
  const decided = swipe.axis === 'undecided' && Math.max(across, along) >= DECIDE_AFTER;
  const axis = decided ? (across > along ? 'across' : 'along') : swipe.axis;
  const elapsed = Math.max(time - swipe.time, 1);
  const kept = Math.exp(-elapsed / SMOOTHING);
  const velocity = kept * swipe.velocity + (1 - kept) * ((x - swipe.x) / elapsed);
  return { ...swipe, x, time, velocity, axis };
}

/** How far the pages follow the finger; beyond the first and the last page they resist. */
export function swipeOffset(swipe: Swipe, flow: 1 | -1, canGoBack: boolean, canGoForward: boolean): number {
  if (swipe.axis !== 'across') return 0;
  const dx = swipe.x - swipe.startX;
  const isForward = dx * flow < 0;
  return (isForward ? canGoForward : canGoBack) ? dx : dx * EDGE_RESISTANCE;
}

/**
 * What letting go means: 1 forward, -1 back, 0 stay. `flow` is 1 where the next page lies to the right, -1 where it
 * lies to the left. A finger that turned round before it left the glass stays.
 */
export function settleSwipe(swipe: Swipe, width: number, flow: 1 | -1, time: number): 1 | -1 | 0 {
  if (swipe.axis !== 'across') return 0;
  const dx = (swipe.x - swipe.startX) * flow;
  const rested = time - swipe.time > 120;
  const velocity = rested ? 0 : swipe.velocity * flow;
  const isFlick = Math.abs(velocity) >= TURN_FROM_VELOCITY;
  if (isFlick && Math.sign(velocity) !== Math.sign(dx)) return 0;
  if (!isFlick && Math.abs(dx) < width * TURN_FROM_PART) return 0;
  return dx < 0 ? 1 : -1;
}
