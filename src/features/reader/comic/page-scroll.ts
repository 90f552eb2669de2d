import { onScrollEnd } from '../scroll-end.ts';

const STEP = 0.9;

/** How far something reaches beyond what is seen of it, towards each side. CSS pixels. */
export interface Reach {
  readonly left: number;
  readonly right: number;
  readonly up: number;
  readonly down: number;
}

/** Sides are physical, whatever the direction. */
export function reachOf({ scrollTop, scrollHeight, clientHeight, scrollWidth, clientWidth, scrollLeft, dir }: ScrolledPage): Reach {
  const across = scrollWidth - clientWidth;
  const left = dir === 'rtl' ? across + scrollLeft : scrollLeft;
  return { left, right: across - left, up: scrollTop, down: scrollHeight - clientHeight - scrollTop };
}

interface ScrolledPage {
  readonly scrollTop: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
  readonly scrollWidth: number;
  readonly clientWidth: number;
  /** Counts down from 0 where `dir` is rtl. */
  readonly scrollLeft: number;
  readonly dir: string;
}

/** The step that shows more of a page onward (1) or backward (-1), downward before sideways; null where nothing is left to show. */
export function scrollStep(
  reach: Reach,
  window: { readonly width: number; readonly height: number },
  motion: 1 | -1,
  flow: 1 | -1,
): { readonly left: number; readonly top: number } | null {
  if ((motion === 1 ? reach.down : reach.up) >= 1) return { left: 0, top: motion * STEP * window.height };
  if ((motion * flow === 1 ? reach.right : reach.left) >= 1) return { left: motion * flow * STEP * window.width, top: 0 };
  return null;
}

/** Leaves to the page's own fingers the directions in which the browser has nothing to scroll: there they turn. */
export function touchActionFor({ left, right }: Reach): string {
  const across = [...(left >= 1 ? ['pan-left'] : []), ...(right >= 1 ? ['pan-right'] : [])];
  return [...(across.length === 2 ? ['pan-x'] : across), 'pan-y', 'pinch-zoom'].join(' ');
}

/** Pages that may be larger than the window: ComicReader.module.css scrolls only these. */
const LARGER = ':is([data-comic~="fit-width"], [data-comic~="fit-height"], [data-comic~="fit-original"]) *';

/**
 * Pages that are larger than the window, scrolled in it; what a step or a turn means to them. Where pages fit the window
 * nothing is measured: that would lay the page out in the midst of a turn.
 */
export class PageScroll {
  readonly #track: HTMLElement;
  readonly #flow: 1 | -1;

  constructor(track: HTMLElement, flow: 1 | -1, closing: AbortSignal) {
    this.#track = track;
    this.#flow = flow;
    onScrollEnd(track, () => this.refresh(), closing);
  }

  /** True where the page had more to show. */
  move(motion: 1 | -1): boolean {
    if (!this.#mayScroll) return false;
    for (const page of this.#current()) {
      const step = scrollStep(measure(page), { width: page.clientWidth, height: page.clientHeight }, motion, this.#flow);
      if (step === null) continue;
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      page.scrollBy({ ...step, behavior: isCalm ? 'instant' : 'smooth' });
      return true;
    }
    return false;
  }

  /** A page that comes is shown from its beginning. */
  turned(): void {
    if (!this.#mayScroll) return;
    for (const page of this.#current()) page.scrollTo({ left: 0, top: 0, behavior: 'instant' });
    this.refresh();
  }

  /** After a turn, or a change of the window or of how pages fit it: what is scrolled takes the focus, and leaves fingers to the turning at its edges. */
  refresh(): void {
    const mayScroll = this.#mayScroll;
    for (const page of mayScroll ? this.#current() : this.#track.querySelectorAll<HTMLElement>('figure[tabindex]')) {
      const scrolled = mayScroll && isScrolled(page);
      page.style.touchAction = scrolled ? touchActionFor(measure(page)) : '';
      if (scrolled) page.tabIndex = 0;
      else page.removeAttribute('tabindex');
    }
  }

  get #mayScroll(): boolean {
    return this.#track.matches(LARGER);
  }

  #current(): readonly HTMLElement[] {
    return [...this.#track.querySelectorAll<HTMLElement>('figure[data-slot="current"]')];
  }
}

function isScrolled(page: HTMLElement): boolean {
  return page.scrollWidth > page.clientWidth || page.scrollHeight > page.clientHeight;
}

function measure(page: HTMLElement): Reach {
  const { scrollTop, scrollHeight, clientHeight, scrollWidth, clientWidth, scrollLeft } = page;
  return reachOf({ scrollTop, scrollHeight, clientHeight, scrollWidth, clientWidth, scrollLeft, dir: getComputedStyle(page).direction });
}
