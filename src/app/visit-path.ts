import type { AnyRouter } from '@tanstack/react-router';

/** The specification's limit: more would take the network from what the reader is looking at. */
export const PENDING_PRELOADS_MOST = 4;

const pending = new Set<string>();

/** Goes to a visible path of this site, such as '/comic/12?page=2'. */
export function visitPath(router: AnyRouter, href: string): Promise<void> {
  return router.navigate(destination(router, href));
}

/** Loads code and data of a visible path ahead; does nothing where four are under way already. */
export function preloadPath(router: AnyRouter, href: string): void {
  if (pending.size >= PENDING_PRELOADS_MOST || pending.has(href)) return;
  pending.add(href);
  void router
    .preloadRoute(destination(router, href))
    .catch(() => undefined)
    .finally(() => pending.delete(href));
}

function destination(router: AnyRouter, href: string): { to: string; search: object; hash?: string } {
  const url = new URL(href, router.origin);
  const { language } = router.options.context as { language: string };
  const hash = url.hash.slice(1);
  return { to: `/${language}${url.pathname}`, search: router.options.parseSearch(url.search), ...(hash === '' ? {} : { hash }) };
}
