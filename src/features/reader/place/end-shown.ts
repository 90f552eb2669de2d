import { isInWindow } from './text-frame.ts';
import type { ShowPage } from './page-edge.ts';

/** Whether a reader looks at the page after the last: it covers the middle of the window, or all of it is seen. */
export function isEndShown(): boolean {
  const end = document.querySelector('[data-page="end"]');
  if (end === null || end.closest('[inert]') !== null) return false;
  const { left, top, right, bottom } = end.getBoundingClientRect();
  const isMiddle = left <= innerWidth / 2 && right >= innerWidth / 2 && top <= innerHeight / 2 && bottom >= innerHeight / 2;
  return isMiddle || (bottom > top && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight);
}

/** Brings the page after a text into sight: where the window does not scroll that, by what lays it out. */
export function showEnd(text: HTMLElement, showPage: ShowPage): void {
  if (isInWindow(text)) document.querySelector('[data-page="end"]')?.scrollIntoView({ behavior: 'instant' });
  else showPage(Infinity);
}
