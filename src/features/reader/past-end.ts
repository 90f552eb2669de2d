import { END_HOLD, GESTURE_PAUSE } from './pauses.ts';
import { isSheetOver } from './sheet-over-pages.ts';
import { onStep } from './step-on.ts';

/** How far a wheel or a finger must go on. Pixels. */
const TRAVEL = 80;

const KEYS: ReadonlySet<string> = new Set([' ', 'PageDown', 'ArrowDown']);
const CONTROLS = 'a, button, input, textarea, select, summary, dialog, [contenteditable]';

/** Whether the reader has seen the end for a while, and looks at nothing that lies over it. */
type HasRested = () => boolean;
/** How far a movement of the pages goes on. Pixels. */
type Onward = (x: number, y: number) => number;

/**
 * Calls `onPast` when the reader scrolls on where the end page has been seen to its end: by wheel, finger or key, in a
 * gesture that began there, along the way that the pages go. Scrolling that was under way, held keys and the browser's
 * own scrolling never do. Ends with `left`.
 */
export function listenPastEnd(page: Document, left: AbortSignal, onPast: () => unknown): void {
  let arrivedAt = Infinity;
  const look = (): void => {
    if (!isAtEnd(page)) arrivedAt = Infinity;
    else if (arrivedAt === Infinity) arrivedAt = performance.now();
  };
  const hasRested: HasRested = () => {
    look();
    return performance.now() - arrivedAt >= END_HOLD && !isSheetOver(page);
  };
  const options = { passive: true, signal: left };
  const onward: Onward = (x, y) => onwardOf(page, x, y);
  // A row and a vertical text are scrolled in a box of their own.
  addEventListener('scroll', look, { ...options, capture: true });
  addEventListener('wheel', wheelListener(hasRested, onward, onPast), options);
  listenForFinger(hasRested, onward, onPast, options);
  addEventListener('keydown', (event) => isStep(event) && hasRested() && onPast(), options);
  onStep(() => hasRested() && onPast(), left);
  look();
}

function wheelListener(hasRested: HasRested, onward: Onward, onPast: () => unknown): (event: WheelEvent) => void {
  let travelled = 0;
  let last = -Infinity;
  return ({ deltaX, deltaY, ctrlKey, timeStamp }) => {
    if (timeStamp - last > GESTURE_PAUSE) travelled = hasRested() && !ctrlKey ? 0 : -Infinity;
    last = timeStamp;
    travelled += Math.abs(deltaY) >= Math.abs(deltaX) ? deltaY : onward(deltaX, 0);
    if (travelled < TRAVEL) return;
    travelled = -Infinity;
    onPast();
  };
}

function listenForFinger(hasRested: HasRested, onward: Onward, onPast: () => unknown, options: AddEventListenerOptions): void {
  let from: Touch | null = null;
  const begin = ({ touches }: TouchEvent): void => {
    from = touches.length === 1 && hasRested() ? (touches[0] ?? null) : null;
  };
  const end = ({ changedTouches }: TouchEvent): void => {
    const to = changedTouches[0];
    const isPast = from !== null && to !== undefined && onward(from.clientX - to.clientX, from.clientY - to.clientY) >= TRAVEL;
    from = null;
    if (isPast) onPast();
  };
  addEventListener('touchstart', begin, options);
  addEventListener('touchend', end, options);
}

function isStep({ key, repeat, shiftKey, ctrlKey, metaKey, altKey, defaultPrevented, target }: KeyboardEvent): boolean {
  const isPlain = !repeat && !shiftKey && !ctrlKey && !metaKey && !altKey && !defaultPrevented;
  return isPlain && KEYS.has(key) && !(target instanceof Element && target.closest(CONTROLS) !== null);
}

/** Whether the end page is seen to its end, in whatever direction the pages go. */
function isAtEnd(page: Document): boolean {
  const end = page.querySelector('[data-page="end"]');
  const box = end?.getBoundingClientRect();
  if (!end || !box || box.height === 0 || end.scrollHeight - end.clientHeight - end.scrollTop > 1) return false;
  return box.bottom <= innerHeight + 1 && box.left >= -1 && box.right <= innerWidth + 1;
}

/** Pages that are scrolled sideways have come to their end one way or the other; all others go down. */
function onwardOf(page: Document, x: number, y: number): number {
  for (let box = page.querySelector('[data-page="end"]')?.parentElement; box && box !== page.body; box = box.parentElement) {
    if (box.scrollLeft !== 0) return Math.abs(x) > Math.abs(y) ? x * Math.sign(box.scrollLeft) : 0;
  }
  return y;
}
