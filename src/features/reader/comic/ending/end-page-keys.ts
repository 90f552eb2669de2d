import { isSheetOver } from '../../sheet-over-pages.ts';
import { WINDOW_STEP } from '../../window-parts.ts';
import { endScrollerOf, hasMore } from './end-scroll.ts';

const ARROW_STEP = 40;
/** What scrolls nothing, and what has keys of its own. */
const OTHERS = 'input, textarea, select, dialog, [contenteditable]';

/**
 * Keys that scroll any page scroll the end page of a chapter, if that is shown in its whole width, or slides in, and
 * has more to show that way; otherwise they are left to turn pages, as the wheel does. Space and the keys to the sides
 * always turn.
 */
export function listenForEndPageKeys(area: HTMLElement, signal: AbortSignal): void {
  const press = (event: KeyboardEvent): void => {
    const end = area.querySelector<HTMLElement>('[data-page="end"]');
    if (end === null || hasModifier(event) || belongsToOther(event) || !isShown(end)) return;
    const scroller = endScrollerOf(end);
    const top = stepOf(event.key, scroller.clientHeight);
    if (!hasMore(scroller, top)) return;
    event.preventDefault();
    const isInstant = event.repeat || matchMedia('(prefers-reduced-motion: reduce)').matches;
    scroller.scrollBy({ top, behavior: isInstant ? 'instant' : 'smooth' });
  };
  addEventListener('keydown', press, { capture: true, signal });
}

/** In a row and beside a vertical text it waits beyond the window, though it is not inert. */
function isShown(end: HTMLElement): boolean {
  const { left, right } = end.getBoundingClientRect();
  const isTurnedTo = end.dataset['slot'] === 'current';
  return end.closest('[inert]') === null && (isTurnedTo || (left >= -1 && right <= innerWidth + 1));
}

function stepOf(key: string, height: number): number {
  if (key === 'ArrowDown') return ARROW_STEP;
  if (key === 'ArrowUp') return -ARROW_STEP;
  if (key === 'PageDown') return height * WINDOW_STEP;
  return key === 'PageUp' ? -height * WINDOW_STEP : 0;
}

function hasModifier({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || shiftKey;
}

function belongsToOther({ target }: KeyboardEvent): boolean {
  return isSheetOver(document) || (target instanceof Element && target.closest(OTHERS) !== null);
}
