import type { Beginning, PagePart } from '../comic/stages/page-part.ts';
import { offsetOf, partOf } from './page-offset.ts';
import type { Edge } from './surviving-place.ts';

/** Pixels of a page that nobody sees: pages are seldom whole pixels high, and what is brought to the top lies a hair beside it. */
const HAIR = 1;

/** Shows a page from 0, at once; so much of it as `part` says lies before the edge, as far as the layout can show that. */
export type ShowPage = (position: number, part?: PagePart) => void;

/** The pages of a comic in reading order, without the end page. */
export function pagesIn(root: ParentNode): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('figure[data-page]')];
}

/**
 * In a strip or a row the page at the edge of the window and the part of it before that; of turned pages the one that is shown,
 * and what of it was passed. What the layout cannot show is as whatever shows the pages remembers it.
 */
export function pageEdge(pages: readonly HTMLElement[], { position, part }: Beginning): Edge {
  const last = Math.max(pages.length - 1, 0);
  const layout = layoutOf(pages);
  if (layout === 'turned') return { index: Math.min(position, last), offset: position > last ? 0 : offsetOf(part) };
  const passed = pages.map(layout === 'row' ? passedAcross : passedDown);
  const found = passed.findIndex(({ left }) => left >= HAIR);
  const index = found === -1 ? last : found;
  const seen = passed[index]?.part ?? 0;
  const own = index === position ? part : null;
  return { index, offset: offsetOf(layout === 'row' ? { down: own?.down ?? 0, across: seen } : { down: seen, across: own?.across ?? 0 }) };
}

export function showPageEdge(pages: readonly HTMLElement[], { index, offset }: Edge, show: ShowPage): void {
  const part = partOf(offset);
  show(index, part);
  const page = pages[index];
  if (page === undefined || layoutOf(pages) !== 'strip') return;
  const { top, height } = page.getBoundingClientRect();
  if (index > 0 || part.down > 0) scrollTo({ top: scrollY + top + part.down * height, behavior: 'instant' });
}

interface Passed {
  /** What is left after the edge. CSS pixels. */
  readonly left: number;
  readonly part: number;
}

function passedDown(page: HTMLElement): Passed {
  const { top, bottom, height } = page.getBoundingClientRect();
  return { left: bottom, part: height === 0 ? 0 : -top / height };
}

function passedAcross(page: HTMLElement): Passed {
  const area = page.closest<HTMLElement>('[data-layout]');
  const { left, right, width } = page.getBoundingClientRect();
  const window = area?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const before = area?.dataset['direction'] === 'rtl' ? right - window.right : window.left - left;
  return { left: width - before, part: width === 0 ? 0 : before / width };
}

function layoutOf([page]: readonly HTMLElement[]): 'strip' | 'row' | 'turned' {
  if (page === undefined || page.closest('[data-layout="paged"]') === null) return 'strip';
  return page.closest('[data-row]') === null ? 'turned' : 'row';
}
