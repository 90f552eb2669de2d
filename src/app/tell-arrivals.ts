import { Arrivals } from '#src/adapters/document/arrivals.ts';
import type { SiteRouter } from './create-site-router.ts';

/** From now on whoever follows a link is told where it led, and starts there. Another page, filter or order of a list is no arrival. */
export function tellArrivals(router: SiteRouter): void {
  const arrivals = new Arrivals(document);
  let path = router.state.location.pathname;
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) arrivals.leave(entryOf(fromLocation));
  });
  router.subscribe('onRendered', ({ toLocation }) => {
    if (toLocation.pathname === path) return;
    path = toLocation.pathname;
    arrivals.arrive(entryOf(toLocation));
  });
}

function entryOf({ state: { __TSR_key: key } }: SiteRouter['state']['location']): string {
  return key ?? '';
}
