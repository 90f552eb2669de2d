import type { SiteRouter } from './create-site-router.ts';

/** Whether a chapter is open: nothing may interrupt that. */
export function isReading(router: SiteRouter): boolean {
  return router.state.matches.some(({ params }) => 'chapterId' in params);
}
