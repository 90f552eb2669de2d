import type { Edge } from './surviving-place.ts';

/** Pixels of a page that nobody sees: pages are seldom whole pixels high, and what is brought to the top lies a hair beside it. */
const HAIR = 1;

/** Shows a page from 0, at once. */
export type ShowPage = (position: number) => void;

/** The pages of a comic in reading order, without the end page. */
export function pagesIn(root: ParentNode): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('figure[data-page]')];
}

/** In a strip the page at the window's top and the part of it above; of turned pages, or those of a row, the one that is shown. */
export function pageEdge(pages: readonly HTMLElement[], position: number): Edge {
  const last = Math.max(pages.length - 1, 0);
  if (isTurned(pages)) return { index: Math.min(position, last), offset: 0 };
  const found = pages.findIndex((page) => page.getBoundingClientRect().bottom >= HAIR);
  const index = found === -1 ? last : found;
  const { top = 0, height = 0 } = pages[index]?.getBoundingClientRect() ?? {};
  return { index, offset: height === 0 ? 0 : Math.min(Math.max(-top / height, 0), 1) };
}

export function showPageEdge(pages: readonly HTMLElement[], { index, offset }: Edge, show: ShowPage): void {
  show(index);
  const page = pages[index];
  if (page === undefined || isTurned(pages)) return;
  const { top, height } = page.getBoundingClientRect();
  if (index > 0 || offset > 0) scrollTo({ top: scrollY + top + offset * height, behavior: 'instant' });
}

function isTurned(pages: readonly HTMLElement[]): boolean {
  return pages.some((page) => page.closest('[data-layout="paged"]') !== null);
}
