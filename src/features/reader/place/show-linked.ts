import { LAST_PAGE } from '../chapter-links.ts';
import type { FollowedPlace } from './follow-place.ts';
import { pagesIn, type ShowPage } from './page-edge.ts';

/**
 * Brings the reader to what the address names: a page, as "#page-3" does, or "#page-3.45" 45 hundredths down in it, the last one
 * where there are fewer; a block of a text by its id, as "#block-6f3348edb19e" does; where the chapter ends; or the comments after it.
 */
export function showLinked(
  showPage: ShowPage,
  { showBlock, showPart, showLast }: Pick<FollowedPlace, 'showBlock' | 'showPart' | 'showLast'>,
): void {
  const pageCount = pagesIn(document).length;
  const [, page, hundredths] = /^#page-([1-9]\d{0,3})(?:\.(\d\d))?$/.exec(location.hash) ?? [];
  const block = /^#block-([\da-f]{12}(?:-\d{1,5})?)$/.exec(location.hash)?.[1];
  if (page !== undefined && pageCount > 0) {
    const position = Math.min(Number(page), pageCount) - 1;
    if (hundredths === undefined) showPage(position);
    else showPart(position, Number(hundredths) / 100);
  } else if (block !== undefined) showBlock(block);
  else if (location.hash === LAST_PAGE) showLast();
  else if (location.hash === '#comments') {
    const comments = document.querySelector('[data-page="end"] [data-controls]');
    if (comments !== null) showInEnd(comments, showPage, 'start');
  }
}

/** Brings the reader to something after the chapter. */
export function showInEnd(part: Element, showPage: ShowPage, block: ScrollLogicalPosition): void {
  const pageCount = pagesIn(document).length;
  if (pageCount > 0) showPage(pageCount);
  else if (!part.checkVisibility()) showPage(Infinity);
  // Pages of a text stand only once what lays them out has come.
  const watching = new ResizeObserver(() => {
    if (!part.checkVisibility()) return;
    watching.disconnect();
    part.scrollIntoView({ behavior: 'instant', block });
  });
  watching.observe(part);
}
