import { Arrivals } from '#src/adapters/document/arrivals.ts';
import type { SiteRouter } from './create-site-router.ts';

/**
 * From now on whoever follows a link is told where it led, and starts there. Another page, filter or order of a list is no
 * arrival: what changed is told, and the link keeps the focus. What lays itself under a list while it is read says nothing.
 */
export function tellArrivals(router: SiteRouter): void {
  const arrivals = new Arrivals(document);
  let { path, place } = placeOf(router.state.location);
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) arrivals.leave(entryOf(fromLocation));
    else arrivals.beginChange();
  });
  router.subscribe('onRendered', ({ toLocation }) => {
    const before = { path, place };
    ({ path, place } = placeOf(toLocation));
    if (path !== before.path) arrivals.arrive(entryOf(toLocation));
    else if (place !== before.place) arrivals.endChange();
  });
}

type Location = SiteRouter['state']['location'];

/** The path, and how far into the history: what replaces its entry stays at its place. */
function placeOf({ pathname: path, state: { __TSR_index: place } }: Location): { readonly path: string; readonly place: number } {
  return { path, place };
}

function entryOf({ state: { __TSR_key: key } }: Location): string {
  return key ?? '';
}
