import { drawnPage } from './drawn-page.ts';
import type { TextPages } from './text-pages.ts';

const GLIDE_DURATION = 200;

/** A page under a finger, and the pages before and after it beside it. */
export interface PageSlide {
  /** Pixels from where the page lies. */
  readonly to: (offset: number) => void;
  /** Lets the page glide on to an offset; `arrived` is called once, at once where nothing is to move. */
  readonly settle: (offset: number, arrived: () => void) => void;
  /** Ends a glide where it was to end. */
  readonly finish: () => void;
}

export interface SlidPages {
  readonly text: HTMLElement;
  readonly pages: TextPages;
  /** The one under the finger. */
  readonly page: number;
  /** From a page to the next, in CSS pixels. */
  readonly distance: number;
}

/** Pages of horizontal text lie side by side: the box is scrolled. Those of vertical text lie below one another, and are drawn beside. */
export function slidePages(slid: SlidPages): PageSlide {
  return glidingSlide(slid.pages.isVertical ? besidePlaces(slid) : scrolledPlaces(slid));
}

/** Something that has no neighbours, such as the end page. */
export function slideAlone(moved: HTMLElement): PageSlide {
  return glidingSlide({ place: (offset) => moveTo(moved, offset), clear: () => moveTo(moved, 0) });
}

interface Places {
  readonly place: (offset: number) => void;
  readonly clear: () => void;
}

function scrolledPlaces({ text, pages, page }: SlidPages): Places {
  const start = page * pages.pitch;
  const place = (offset: number): void => {
    text.scrollLeft = start - offset;
    // Before the first page and after the last one there is nothing to scroll to.
    const rest = offset - (start - text.scrollLeft);
    moveTo(text, Math.abs(rest) < 1 ? 0 : rest);
  };
  return { place, clear: () => moveTo(text, 0) };
}

function besidePlaces({ text, pages, page, distance }: SlidPages): Places {
  const beside = new Map<1 | -1, HTMLElement | null>();
  const place = (offset: number): void => {
    const turn = offset > 0 ? 1 : -1;
    if (offset !== 0 && !beside.has(turn)) beside.set(turn, isPage(page + turn, pages) ? drawnPage(text, pages, page + turn) : null);
    moveTo(text, offset);
    for (const [side, sheet] of beside) if (sheet) moveTo(sheet, offset - side * distance);
  };
  const clear = (): void => {
    for (const sheet of beside.values()) sheet?.remove();
    beside.clear();
    moveTo(text, 0);
  };
  return { place, clear };
}

function isPage(page: number, { count }: TextPages): boolean {
  return page >= 0 && page < count;
}

function moveTo(element: HTMLElement, offset: number): void {
  element.style.transform = offset === 0 ? '' : `translate3d(${offset}px, 0, 0)`;
}

function glidingSlide({ place, clear }: Places): PageSlide {
  let [at, frame] = [0, 0];
  let arrive: (() => void) | null = null;
  const to = (offset: number): void => {
    at = offset;
    place(offset);
  };
  const finish = (): void => {
    const done = arrive;
    arrive = null;
    cancelAnimationFrame(frame);
    clear();
    done?.();
  };
  const settle = (wanted: number, arrived: () => void): void => {
    arrive = arrived;
    if (at === wanted || matchMedia('(prefers-reduced-motion: reduce)').matches) return finish();
    const [from, begun] = [at, performance.now()];
    const glide = (now: number): void => {
      const part = Math.min(Math.max((now - begun) / GLIDE_DURATION, 0), 1);
      if (part === 1) return finish();
      to(from + (wanted - from) * (1 - (1 - part) ** 3));
      frame = requestAnimationFrame(glide);
    };
    frame = requestAnimationFrame(glide);
  };
  return { to, settle, finish };
}
