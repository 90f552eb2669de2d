import { placeOf } from '#src/features/shell/places.ts';
import type { SiteRouter } from './create-site-router.ts';

/** Whether a chapter is open. */
export function isReading(router: SiteRouter): boolean {
  return router.state.matches.some(({ params }) => 'chapterId' in params);
}

/** Whether the reader is at something that nothing may interrupt: a chapter, or the forms of an account. */
export function isEngaged(router: SiteRouter): boolean {
  return isReading(router) || placeOf(router.state.location.publicHref) === 'account';
}

/** Tells whenever that changes; who typed anything anywhere is engaged until they leave that page. */
export function followEngagement(router: SiteRouter, tell: (isEngaged: boolean) => void): void {
  let was = isEngaged(router);
  const become = (is: boolean): void => {
    if (is !== was) tell(is);
    was = is;
  };
  document.addEventListener('input', () => become(true));
  router.subscribe('onResolved', ({ pathChanged }) => {
    if (pathChanged || !was) become(isEngaged(router));
  });
}
