import type { PageWorker } from '#src/adapters/service-worker/page-worker.ts';
import type { SiteRouter } from './create-site-router.ts';

/**
 * Tells the worker where the reader has been, and asks it for the pages where the network is gone: then a page is loaded
 * whole, as it is kept, instead of by its operations.
 */
export function keepVisits(router: SiteRouter, worker: PageWorker, build: string): void {
  worker.sayBuild(build);
  const path = (): string => router.state.location.publicHref.split('#')[0] ?? '/';
  let last = path();
  worker.onControlled(() => worker.visited(path()));
  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation, hrefChanged }) => {
    if (fromLocation && hrefChanged && !navigator.onLine && fromLocation.pathname !== toLocation.pathname)
      location.assign(toLocation.publicHref);
  });
  router.subscribe('onResolved', () => {
    if (path() === last) return;
    last = path();
    if (router.state.matches.some(({ status }) => status === 'error')) void loadKept(last);
    else worker.visited(last);
  });
}

/** The network failed though the browser believed in it: a page that is kept is loaded from there. */
async function loadKept(path: string): Promise<void> {
  if (await caches.match(path).catch(() => undefined)) location.reload();
}
