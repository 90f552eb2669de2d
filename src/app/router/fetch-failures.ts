import type { SiteRouter } from './create-site-router.ts';

/** What is said where a page of these routes cannot be had, fetched before it is needed: without a network it would be too late. */
export function fetchFailures(router: SiteRouter): void {
  const fetchOfPage = (): void => {
    for (const { routeId } of router.state.matches) {
      // Where it does not come now, the router asks for it again.
      router.loadRouteChunk(router.routesById[routeId], 'errorComponent')?.catch(() => undefined);
    }
  };
  fetchOfPage();
  router.subscribe('onResolved', fetchOfPage);
}
