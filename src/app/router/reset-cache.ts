import type { SiteRouter } from './create-site-router.ts';

/** Pages that show what belongs to one account. */
const OWN_PAGES = '/user/';

/**
 * After a login or logout nothing that was loaded for somebody else is shown again: what was kept goes, an account's page waits
 * for data of its own, and other pages are loaded anew behind what they show.
 */
export function resetCache(router: SiteRouter): void {
  router.clearCache();
  void router.invalidate({ filter: ({ routeId }) => routeId.includes(OWN_PAGES), forcePending: true });
  void router.invalidate();
}
