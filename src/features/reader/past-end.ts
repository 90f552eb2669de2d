/** A gesture that only brought the reader to the end must not also carry them past it. Milliseconds. */
const HOLD = 400;
/** A wheel that rests this long begins another gesture. Milliseconds. */
const GESTURE_PAUSE = 180;
/** How far a wheel or a finger must go on. Pixels. */
const TRAVEL = 80;

const KEYS: ReadonlySet<string> = new Set([' ', 'PageDown', 'ArrowDown']);
const CONTROLS = 'a, button, input, textarea, select, summary, dialog, [contenteditable]';

/** Whether the reader has seen the end for a while. */
type HasRested = () => boolean;

/**
 * Calls `onPast` when the reader scrolls on where the end page has been seen to its end: by wheel, finger or key, in a
 * gesture that began there. Scrolling that was under way, held keys and the browser's own scrolling never do. Ends with `left`.
 */
export function listenPastEnd(page: Document, left: AbortSignal, onPast: () => unknown): void {
  let arrivedAt = Infinity;
  const look = (): void => {
    if (!isAtEnd(page)) arrivedAt = Infinity;
    else if (arrivedAt === Infinity) arrivedAt = performance.now();
  };
  const hasRested: HasRested = () => {
    look();
    return performance.now() - arrivedAt >= HOLD;
  };
  const options = { passive: true, signal: left };
  addEventListener('scroll', look, options);
  addEventListener('wheel', wheelListener(hasRested, onPast), options);
  listenForFinger(hasRested, onPast, options);
  addEventListener('keydown', (event) => isStep(event) && hasRested() && onPast(), options);
  look();
}

function wheelListener(hasRested: HasRested, onPast: () => unknown): (event: WheelEvent) => void {
  let travelled = 0;
  let last = -Infinity;
  return ({ deltaX, deltaY, ctrlKey, timeStamp }) => {
    if (timeStamp - last > GESTURE_PAUSE) travelled = hasRested() && !ctrlKey ? 0 : -Infinity;
    last = timeStamp;
    if (Math.abs(deltaY) >= Math.abs(deltaX)) travelled += deltaY;
    if (travelled < TRAVEL) return;
    travelled = -Infinity;
    onPast();
  };
}

function listenForFinger(hasRested: HasRested, onPast: () => unknown, options: AddEventListenerOptions): void {
  let from: number | null = null;
  const begin = ({ touches }: TouchEvent): void => {
    from = touches.length === 1 && hasRested() ? (touches[0]?.clientY ?? null) : null;
  };
  const end = ({ changedTouches }: TouchEvent): void => {
    const to = changedTouches[0]?.clientY;
    const isPast = from !== null && to !== undefined && from - to >= TRAVEL;
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
  const box = page.querySelector('[data-page="end"]')?.getBoundingClientRect();
  if (!box || box.height === 0) return false;
  return box.bottom <= innerHeight + 1 && box.left >= -1 && box.right <= innerWidth + 1;
}
