import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { SiteContext } from '#src/routes/-site-context.ts';
import { LastResort } from '../LastResort.tsx';
import { routeTree } from '../route-tree.gen.ts';
import { parseSearch, stringifySearch } from './search-text.ts';

/** Milliseconds that the page left behind stands before a skeleton takes its place. */
const OLD_PAGE_STAYS = 1000;

/**
 * The router of one page view. Visible paths carry no language: the host's language is put before the path on the way
 * in and taken off on the way out, so that routes hold `lang` while the reader never sees it.
 */
export function createSiteRouter(context: SiteContext, history?: RouterHistory) {
  const prefix = `/${context.language}`;
  const router = createRouter({
    routeTree,
    context,
    caseSensitive: true,
    ...(history ? { history } : {}),
    origin: context.sites[context.language].origin,
    rewrite: {
      input: ({ url }) => {
        url.pathname = `${prefix}${url.pathname}`;
        return url;
      },
      output: ({ url }) => {
        if (url.pathname === prefix || url.pathname.startsWith(`${prefix}/`)) url.pathname = url.pathname.slice(prefix.length) || '/';
        return url;
      },
    },
    parseSearch,
    stringifySearch,
    defaultPreload: false,
    defaultPreloadStaleTime: 30_000,
    defaultStaleTime: 30_000,
    scrollRestoration: history === undefined,
    defaultStructuralSharing: false,
    defaultErrorComponent: LastResort,
  });
  // Another page of the same list keeps the old one, however long it takes: a skeleton would take the filter from under the reader.
  router.subscribe('onBeforeNavigate', ({ pathChanged, fromLocation }) => {
    router.options.defaultPendingMs = fromLocation === undefined ? 0 : pathChanged ? OLD_PAGE_STAYS : Infinity;
  });
  // To boxes in the same place of the next page it carries over how far they are scrolled: a chapter would begin where the last one ended.
  router.subscribe('onRendered', ({ pathChanged }) => {
    if (!pathChanged) return;
    for (const box of document.querySelectorAll('main :is([data-novel], [data-page], :has(> [data-page]))')) box.scrollTo(0, 0);
  });
  return router;
}

export type SiteRouter = ReturnType<typeof createSiteRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter;
  }
}
