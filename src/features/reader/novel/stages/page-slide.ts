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
  /** After the last page of the text. */
  readonly end: HTMLElement;
  /** After the end page: the first page of the next chapter, where that is there. */
  readonly ahead: HTMLElement | null;
  /** The one under the finger; the number of pages is the end page. */
  readonly page: number;
  /** 1 where the next page lies to the right, -1 where it lies to the left. */
  readonly flow: 1 | -1;
  /** Of the window, in CSS pixels. */
  readonly width: number;
}

/**
 * Pages of horizontal text lie side by side: the box is scrolled. Those of vertical text lie below one another, and are drawn beside.
 * The end page, and what comes after it, lie beside the window already.
 */
export function slidePages(slid: SlidPages): PageSlide {
  const { text, pages, page, end, ahead, flow, width } = slid;
  if (page === pages.count) return glidingSlide([movedPlaces(text, -flow * width), movedPlaces(end, 0), movedPlaces(ahead, flow * width)]);
  const within = pages.isVertical ? drawnPlaces(slid) : scrolledPlaces(slid);
  return glidingSlide(page === pages.count - 1 ? [within, movedPlaces(end, flow * width)] : [within]);
}

/** From a page to the next, in CSS pixels. A box of horizontal text shows as much of its neighbours as it is moved by. */
export function distanceAfter(page: number, { isVertical, pitch, count }: TextPages, width: number): number {
  return isVertical || page >= count - 1 ? width : pitch;
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
    if (Math.abs(rest) < 1) stay(text);
    else moveTo(text, rest);
  };
  return { place, clear: () => stay(text) };
}

function drawnPlaces({ text, pages, page, flow, width }: SlidPages): Places {
  const beside = new Map<1 | -1, HTMLElement | null>();
  const place = (offset: number): void => {
    const turn = offset * flow < 0 ? 1 : -1;
    if (offset !== 0 && !beside.has(turn)) beside.set(turn, isPage(page + turn, pages) ? drawnPage(text, pages, page + turn) : null);
    moveTo(text, offset);
    for (const [side, sheet] of beside) if (sheet) moveTo(sheet, offset + side * flow * width);
  };
  const clear = (): void => {
    for (const sheet of beside.values()) sheet?.remove();
    beside.clear();
    stay(text);
  };
  return { place, clear };
}

function isPage(page: number, { count }: TextPages): boolean {
  return page >= 0 && page < count;
}

/** What lies `from` the page under the finger, and is there already. */
function movedPlaces(moved: HTMLElement | null, from: number): Places {
  return { place: (offset) => moved && moveTo(moved, offset + from), clear: () => moved && stay(moved) };
}

function moveTo(element: HTMLElement, offset: number): void {
  element.style.transform = `translate3d(${offset}px, 0, 0)`;
}

/** Back to where the style sheet has it. */
function stay(element: HTMLElement): void {
  element.style.transform = '';
}

function glidingSlide(moved: readonly Places[]): PageSlide {
  let [at, frame] = [0, 0];
  let arrive: (() => void) | null = null;
  const to = (offset: number): void => {
    at = offset;
    for (const { place } of moved) place(offset);
  };
  const finish = (): void => {
    const done = arrive;
    arrive = null;
    cancelAnimationFrame(frame);
    for (const { clear } of moved) clear();
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
