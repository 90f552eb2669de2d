import type { PageWorker } from '#src/adapters/service-worker/page-worker.ts';
import type { SiteRouter } from './router/create-site-router.ts';

/** The way out of an account: it stands on no shelf, and is walked as well where the network is gone. */
const WAY_OUT = /^\/(?:logout|goodbye)(?:[/?#]|$)/;

/** Milliseconds that the operations of a page may take before it is loaded from where it is kept. */
const PATIENCE_MS = 5000;

interface Visitor {
  readonly build: string;
  readonly isIncognito: () => boolean;
  readonly onIncognito: (listener: () => void) => void;
  /** They were incognito until they came to this page: the worker did not keep it as it was loaded. */
  readonly wasLifted: boolean;
}

/**
 * Tells the worker where the reader has been, unless they are incognito, and asks it for the pages where the network is
 * gone or brings them too slowly: then a page is loaded whole, as it is kept, instead of by its operations.
 */
export function keepVisits(router: SiteRouter, worker: PageWorker, { build, isIncognito, onIncognito, wasLifted }: Visitor): void {
  worker.sayBuild(build);
  const path = (): string => router.state.location.publicHref.split('#')[0] ?? '/';
  const visit = (): void => {
    if (!isIncognito() && !WAY_OUT.test(path())) worker.visited(path());
  };
  const sayIncognito = (): void => worker.sayIncognito(isIncognito());
  sayIncognito();
  if (wasLifted) visit();
  onIncognito(sayIncognito);
  let last = path();
  worker.onControlled(() => {
    sayIncognito();
    visit();
  });
  let waiting: ReturnType<typeof setTimeout> | undefined;
  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation, hrefChanged }) => {
    clearTimeout(waiting);
    const isAnother = fromLocation && hrefChanged && fromLocation.pathname !== toLocation.pathname;
    if (!isAnother || !worker.isControlling() || WAY_OUT.test(toLocation.publicHref)) return;
    // What was prepared, such as the next chapter, or left a moment ago need not be kept anywhere.
    if (router.matchRoutes(toLocation).at(-1)?.loaderData !== undefined) return;
    if (navigator.onLine) waiting = setTimeout(() => void loadKept(toLocation.publicHref), PATIENCE_MS);
    else loadWhole(toLocation.publicHref);
  });
  router.subscribe('onResolved', () => {
    clearTimeout(waiting);
    if (path() === last) return;
    last = path();
    if (router.state.matches.some(({ status }) => status === 'error')) void loadKept(last);
    else visit();
  });
}

/**
 * In one entry of the history: the router pushes its own once this returns, and on the way back or forth the browser stands there
 * already. A load that is begun before an entry is pushed leaves Chromium, now and then, without a way back.
 */
function loadWhole(href: string): void {
  if (new URL(href, location.href).href === location.href) location.reload();
  else setTimeout(() => location.replace(href));
}

/** The network fails though the browser believes in it: a page that is kept is loaded from there. */
async function loadKept(href: string): Promise<void> {
  if (!WAY_OUT.test(href) && (await caches.match(href).catch(() => undefined))) location.reload();
}
