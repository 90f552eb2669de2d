const WINDOW_STEP = 0.9;

/** Moves a text that the window itself scrolls by a window, a little of what was read staying in sight. */
export function scrollWindow(motion: 1 | -1): void {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  scrollBy({ top: motion * WINDOW_STEP * innerHeight, behavior });
}

export function scrollWindowTo(place: 'first' | 'last'): void {
  scrollTo({ top: place === 'first' ? 0 : document.documentElement.scrollHeight, behavior: 'instant' });
}
