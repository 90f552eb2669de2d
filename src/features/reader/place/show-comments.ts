import { pagesIn, type ShowPage } from './page-edge.ts';

/** Brings the reader to the comments after the chapter, where the address leads to them. */
export function showLinkedComments(showPage: ShowPage): void {
  const comments = location.hash === '#comments' ? document.querySelector('[data-page="end"] [data-controls]') : null;
  if (comments === null) return;
  const pageCount = pagesIn(document).length;
  if (pageCount > 0) showPage(pageCount);
  else if (!comments.checkVisibility()) showPage(Infinity);
  // Pages of a text stand only once what lays them out has come.
  const watching = new ResizeObserver(() => {
    if (!comments.checkVisibility()) return;
    watching.disconnect();
    comments.scrollIntoView({ behavior: 'instant' });
  });
  watching.observe(comments);
}
