import { listenForEndPageKeys } from '../ending/end-page-keys.ts';
import { endScrollerOf, hasMore } from '../ending/end-scroll.ts';
import '../zoom/pinched.css';
import { isTurnedDownward } from './turned-downward.ts';
import { beginSwipe, moveSwipe, settleSwipe, swipeOffset, type Swipe } from './swipe.ts';
import { RESTING_WHEEL, scrollByWheel, turnByWheel } from './wheel-turn.ts';

/** What a finger turns. */
export interface SwipedStage {
  readonly position: number;
  readonly lastPosition: number;
  /** Whether the end page is shown, and the first page of the next chapter lies beside it. */
  readonly leadsOn: boolean;
  /** Pixels from its place. */
  readonly drag: (offset: number) => void;
  /** Call `goOn`, there where the end page was pulled away, once. False where nothing was turned. */
  readonly release: (offset: number, turn: 1 | -1 | 0, goOn: (() => void) | null) => boolean;
}

export interface PagedInputOptions {
  readonly area: HTMLElement;
  readonly stage: SwipedStage;
  /** 1 where the next page lies to the right, -1 where it lies to the left, as long as it does not lie under this one. */
  readonly flow: 1 | -1;
  readonly onTurn: (motion: 1 | -1) => void;
  /** The finger pulled the end page away, or the first one. */
  readonly onPullOut: (motion: 1 | -1) => void;
}

/** Listens for swipes, the wheel and what scrolls the end page on a paged chapter; returns what stops it. */
export function attachPagedInput(options: PagedInputOptions): () => void {
  const listening = new AbortController();
  listenForSwipes(options, listening.signal);
  listenForWheel(options, listening.signal);
  listenForEndPageKeys(options.area, listening.signal);
  followPinch(options.area, listening.signal);
  return () => listening.abort();
}

/** Over what two fingers have enlarged one finger moves: that is the browser's to do. */
function followPinch(area: HTMLElement, signal: AbortSignal): void {
  const look = (): void => void area.toggleAttribute('data-pinched', isPinched());
  visualViewport?.addEventListener('resize', look, { signal });
  signal.addEventListener('abort', () => area.removeAttribute('data-pinched'));
  look();
}

function listenForSwipes({ area, stage, flow, onPullOut }: PagedInputOptions, signal: AbortSignal): void {
  let swipe: Swipe | null = null;
  let pointer = -1;
  let isDownward = false;
  const way = (): 1 | -1 => (isDownward ? 1 : flow);
  const offset = (current: Swipe): number =>
    swipeOffset(current, way(), stage.position > 0, stage.position < stage.lastPosition || stage.leadsOn);
  const letGo = (turn: 1 | -1 | 0): void => {
    if (swipe?.axis === 'across') {
      const isPast = turn === 1 && stage.position === stage.lastPosition;
      const hasTurned = stage.release(offset(swipe), turn, isPast ? () => onPullOut(1) : null);
      swallowNextClick(area);
      if (turn === -1 && !hasTurned) onPullOut(-1);
    }
    swipe = null;
  };
  const start = (event: PointerEvent): void => {
    if (swipe !== null && event.pointerId !== pointer) letGo(0);
    else if (event.pointerType !== 'mouse' && !isPinched()) {
      pointer = event.pointerId;
      isDownward = isTurnedDownward(area);
      swipe = beginSwipe(...pointOf(event, isDownward), event.timeStamp);
    }
  };
  const move = (event: PointerEvent): void => {
    if (swipe === null || event.pointerId !== pointer) return;
    swipe = moveSwipe(swipe, ...pointOf(event, isDownward), event.timeStamp);
    if (swipe.axis === 'along') swipe = null;
    else if (swipe.axis === 'across') stage.drag(offset(swipe));
  };
  const end = (event: PointerEvent): void => {
    if (swipe === null || event.pointerId !== pointer) return;
    const window = isDownward ? area.clientHeight : area.clientWidth;
    letGo(event.type === 'pointerup' ? settleSwipe(swipe, window, way(), event.timeStamp) : 0);
  };
  area.addEventListener('pointerdown', start, { signal });
  area.addEventListener('pointermove', move, { signal });
  area.addEventListener('pointerup', end, { signal });
  area.addEventListener('pointercancel', end, { signal });
}

function pointOf({ clientX, clientY }: PointerEvent, isDownward: boolean): [along: number, aside: number] {
  return isDownward ? [clientY, clientX] : [clientX, clientY];
}

/** The click that a browser makes of a swipe's end is not a tap. */
function swallowNextClick(area: HTMLElement): void {
  area.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => area.removeEventListener('click', swallow, { capture: true }), 50);
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

function listenForWheel({ area, flow, onTurn }: PagedInputOptions, signal: AbortSignal): void {
  let wheel = RESTING_WHEEL;
  const roll = (event: WheelEvent): void => {
    if (event.ctrlKey || isPinched()) return;
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 32 : event.deltaMode === WheelEvent.DOM_DELTA_PAGE ? innerHeight : 1;
    const delta = { x: event.deltaX * unit, y: event.deltaY * unit };
    if (scrollsItself(event)) {
      wheel = scrollByWheel(wheel, delta, flow, event.timeStamp);
      return;
    }
    event.preventDefault();
    const step = turnByWheel(wheel, delta, flow, event.timeStamp);
    wheel = step.state;
    if (step.turn !== 0) onTurn(step.turn);
  };
  area.addEventListener('wheel', roll, { passive: false, signal });
}

/** The end page, or one larger than the window, while it has more to show in the wheel's direction. */
function scrollsItself({ target, deltaX, deltaY }: WheelEvent): boolean {
  const page = target instanceof Element ? target.closest<HTMLElement>('[data-page]') : null;
  if (page === null) return false;
  const isAside = Math.abs(deltaX) > Math.abs(deltaY);
  if (page.dataset['page'] === 'end') return !isAside && hasMore(endScrollerOf(page), deltaY);
  return isAside ? hasMoreAside(page, deltaX) : hasMore(page, deltaY);
}

/** Boxes that run from right to left count from 0 downward. */
function hasMoreAside(page: Element, by: number): boolean {
  const across = page.scrollWidth - page.clientWidth;
  const left = page.scrollLeft + (getComputedStyle(page).direction === 'rtl' ? across : 0);
  return by < 0 ? left >= 1 : across - left >= 1;
}

/** Whether two fingers have enlarged the window. */
export function isPinched(): boolean {
  return (visualViewport?.scale ?? 1) > 1.01;
}
