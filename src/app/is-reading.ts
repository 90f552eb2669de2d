import { placeOf } from '#src/features/shell/places.ts';
import type { SiteRouter } from './create-site-router.ts';

/** Whether a chapter is open: nothing may interrupt that. */
export function isReading(router: SiteRouter): boolean {
  return router.state.matches.some(({ params }) => 'chapterId' in params);
}

/** Whether the reader is at something that no offer may be laid over: a chapter, or the forms of an account. */
export function isEngaged(router: SiteRouter): boolean {
  return isReading(router) || placeOf(router.state.location.publicHref) === 'account';
}
