import { WINDOW_STEP } from '../../window-parts.ts';
import { goToEnd } from './go-to-end.ts';

/** Moves a text that the window itself scrolls by a window, a little of what was read staying in sight. */
export function scrollWindow(motion: 1 | -1): void {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  scrollBy({ top: motion * WINDOW_STEP * innerHeight, behavior });
}

export function scrollWindowTo(place: 'first' | 'last'): void {
  if (place === 'first') scrollTo({ top: 0, behavior: 'instant' });
  else goToEnd(scrollToFoot);
}

function scrollToFoot(): number {
  const { scrollHeight } = document.documentElement;
  scrollTo({ top: scrollHeight, behavior: 'instant' });
  return scrollHeight;
}
