import { throttle } from '../lazy-image/throttle.ts';
import { debounce } from './debounce.ts';
import { REVEAL } from './reveal-defaults.ts';

interface Watched {
  readonly offset: number;
  readonly onReached: () => void;
}

const watched = new Map<Element, Watched>();
const look = (): void => {
  for (const [element, { offset, onReached }] of watched) {
    if (!isReached(element, offset)) continue;
    giveUp(element);
    onReached();
  }
};
const lookWhileScrolling = throttle(REVEAL.throttle, look);
const lookWhenResized = debounce(REVEAL.debounce, look);

/**
 * Calls back once, when the window has scrolled the element's upper edge `offset` pixels above its lower one, or to its
 * end; the function returned gives the waiting up.
 */
export function whenReached(element: Element, offset: number, onReached: () => void): () => void {
  if (watched.size === 0) {
    addEventListener('scroll', lookWhileScrolling, { passive: true });
    addEventListener('resize', lookWhenResized);
  }
  watched.set(element, { offset, onReached });
  lookWhileScrolling();
  return () => giveUp(element);
}

function isReached(element: Element, offset: number): boolean {
  const { scrollY, innerHeight } = window;
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  return isAtEnd || element.getBoundingClientRect().top <= innerHeight - offset;
}

function giveUp(element: Element): void {
  watched.delete(element);
  if (watched.size > 0) return;
  removeEventListener('scroll', lookWhileScrolling);
  removeEventListener('resize', lookWhenResized);
}
