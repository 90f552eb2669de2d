import { onScrollEnd } from '../../scroll-end.ts';
import { FROM_START, type PagePart } from './page-part.ts';
import { isTurnedDownward } from './turned-downward.ts';

const STEP = 0.9;
/** Pixels that a page may lie beside where it was brought. */
const STILL = 2;

/** How far something reaches beyond what is seen of it, towards each side. CSS pixels. */
export interface Overflow {
  readonly left: number;
  readonly right: number;
  readonly up: number;
  readonly down: number;
}

/** Sides are physical, whatever the direction. */
export function overflowOf({ scrollTop, scrollHeight, clientHeight, scrollWidth, clientWidth, scrollLeft, dir }: ScrolledPage): Overflow {
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
  overflow: Overflow,
  window: { readonly width: number; readonly height: number },
  motion: 1 | -1,
  flow: 1 | -1,
): { readonly left: number; readonly top: number } | null {
  if ((motion === 1 ? overflow.down : overflow.up) >= 1) return { left: 0, top: motion * STEP * window.height };
  if ((motion * flow === 1 ? overflow.right : overflow.left) >= 1) return { left: motion * flow * STEP * window.width, top: 0 };
  return null;
}

/** Leaves to the page's own fingers the directions in which the browser has nothing to scroll: there they turn. */
export function touchActionFor({ left, right, up, down }: Overflow, isDownward: boolean): string {
  const [before, after, both, other] = isDownward ? ['pan-up', 'pan-down', 'pan-y', 'pan-x'] : ['pan-left', 'pan-right', 'pan-x', 'pan-y'];
  const along = [...((isDownward ? up : left) >= 1 ? [before] : []), ...((isDownward ? down : right) >= 1 ? [after] : [])];
  return [...(along.length === 2 ? [both] : along), other, 'pinch-zoom'].join(' ');
}

/** An engine that knows no single directions (WebKit) keeps what the style sheet says. */
function setTouchAction({ style }: HTMLElement, action: string): void {
  style.touchAction = '';
  style.touchAction = action;
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
  readonly #end: HTMLElement | null;
  /** The page whose part counts, as it was when that was brought or last seen. */
  #page: HTMLElement | undefined;
  #part: PagePart = FROM_START;
  #seen: SeenPage = { shape: '', left: 0, top: 0 };

  constructor(track: HTMLElement, flow: 1 | -1, closing: AbortSignal) {
    this.#track = track;
    this.#flow = flow;
    this.#end = track.querySelector<HTMLElement>('[data-page="end"]');
    const growing = new ResizeObserver(() => this.refresh());
    for (const part of this.#end?.children ?? []) growing.observe(part);
    closing.addEventListener('abort', () => {
      growing.disconnect();
      for (const page of track.querySelectorAll<HTMLElement>('[data-page]')) page.style.touchAction = '';
    });
    onScrollEnd(track, () => this.refresh(), closing);
    track.addEventListener('scroll', this.#look, { capture: true, passive: true, signal: closing });
  }

  /** True where the page had more to show. */
  move(motion: 1 | -1): boolean {
    if (!this.#mayScroll) return false;
    for (const page of this.#current()) {
      const step = scrollStep(overflowOfPage(page), { width: page.clientWidth, height: page.clientHeight }, motion, this.#flow);
      if (step === null) continue;
      page.scrollBy({ ...step, behavior: isCalm() ? 'instant' : 'smooth' });
      return true;
    }
    return false;
  }

  /** How far the pages that are shown reach beyond what is seen of them. */
  get overflow(): Overflow {
    const each = this.#mayScroll ? this.#current().map((page) => overflowOfPage(page)) : [];
    const most = (side: keyof Overflow): number => Math.max(0, ...each.map((one) => one[side]));
    return { left: most('left'), right: most('right'), up: most('up'), down: most('down') };
  }

  /** Moves the pages that are shown under what they are seen through, by so many of their own pixels; false where nothing was left. */
  pan(left: number, top: number, isGliding: boolean): boolean {
    const { left: before, right: after, up, down } = this.overflow;
    const isLeft = left < 0 ? before >= 1 : left > 0 && after >= 1;
    const isOn = isLeft || (top < 0 ? up >= 1 : top > 0 && down >= 1);
    const behavior = isGliding && !isCalm() ? 'smooth' : 'instant';
    if (isOn) for (const page of this.#current()) page.scrollBy({ left, top, behavior });
    return isOn;
  }

  /** How much of the page has been passed, whether it can be scrolled now or not. */
  get part(): PagePart {
    return this.#part;
  }

  /** Of the pages that are shown, others than `page` are shown from their beginning. */
  bring(page: HTMLElement | undefined, part: PagePart): void {
    this.#page = page;
    this.#part = part;
    this.#seen = { shape: '', left: 0, top: 0 };
    if (!this.#mayScroll) return;
    for (const one of this.#current()) if (one !== page) one.scrollTo({ left: 0, top: 0, behavior: 'instant' });
    this.refresh();
  }

  /**
   * After a turn, or a change of the window or of how pages fit it: what is scrolled takes the focus, and leaves
   * fingers to the turning at its edges.
   */
  refresh(): void {
    const mayScroll = this.#mayScroll;
    const isDownward = isTurnedDownward(this.#track);
    const end = this.#end;
    if (end) setTouchAction(end, isDownward ? touchActionFor(overflowOfPage(end), true) : '');
    if (mayScroll) this.#hold();
    for (const page of mayScroll ? this.#current() : this.#track.querySelectorAll<HTMLElement>('figure[tabindex]')) {
      const scrolled = mayScroll && isScrolled(page);
      setTouchAction(page, scrolled || (mayScroll && isDownward) ? touchActionFor(overflowOfPage(page), isDownward) : '');
      if (scrolled) page.tabIndex = 0;
      else page.removeAttribute('tabindex');
    }
  }

  /** The same part of the page again where the page has changed, or has come. */
  #hold(): void {
    const page = this.#page;
    if (page?.dataset['slot'] !== 'current' || shapeOf(page) === this.#seen.shape) return;
    const left = isCut(page) ? 0 : this.#flow * this.#part.across * page.scrollWidth;
    page.scrollTo({ left, top: this.#part.down * page.scrollHeight, behavior: 'instant' });
    this.#seen = seenOf(page);
  }

  /** A page that changes is moved by the browser too: that is not the reader's. */
  readonly #look = ({ target }: Event): void => {
    const page = this.#page;
    if (page === undefined || target !== page || !this.#mayScroll) return;
    const [before, now] = [this.#seen, seenOf(page)];
    if (now.shape !== before.shape || Math.hypot(now.left - before.left, now.top - before.top) < STILL) return;
    this.#seen = now;
    const across = isCut(page) ? this.#part.across : Math.abs(now.left) / page.scrollWidth;
    this.#part = { down: now.top / page.scrollHeight, across };
  };

  get #mayScroll(): boolean {
    return this.#track.matches(LARGER);
  }

  #current(): readonly HTMLElement[] {
    return [...this.#track.querySelectorAll<HTMLElement>('figure[data-slot="current"]')];
  }
}

function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

interface SeenPage {
  readonly shape: string;
  readonly left: number;
  readonly top: number;
}

function seenOf(page: HTMLElement): SeenPage {
  return { shape: shapeOf(page), left: page.scrollLeft, top: page.scrollTop };
}

function shapeOf({ clientWidth, clientHeight, scrollWidth, scrollHeight }: HTMLElement): string {
  return [clientWidth, clientHeight, scrollWidth, scrollHeight].join(' ');
}

/** Which half of it is shown is the stage's. */
function isCut(page: HTMLElement): boolean {
  return page.dataset['split'] !== undefined;
}

function isScrolled(page: HTMLElement): boolean {
  return page.scrollWidth > page.clientWidth || page.scrollHeight > page.clientHeight;
}

export function overflowOfPage(page: HTMLElement): Overflow {
  const { scrollTop, scrollHeight, clientHeight, scrollWidth, clientWidth, scrollLeft } = page;
  return overflowOf({ scrollTop, scrollHeight, clientHeight, scrollWidth, clientWidth, scrollLeft, dir: getComputedStyle(page).direction });
}
