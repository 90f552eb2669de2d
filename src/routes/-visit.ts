import type { AnyRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

/** How a screen goes to a visible path of this site, such as '/comic/12?page=2'; the language is put before it here. */
export function useVisit(router: AnyRouter): (path: string) => void {
  return useCallback((path: string) => void visitPath(router, path), [router]);
}

/** 'stay' leaves the page where it is scrolled to. */
export function visitPath(router: AnyRouter, path: string, scroll?: 'stay'): Promise<void> {
  return router.navigate({ ...locationOf(router, path), ...scrolled(scroll) });
}

/** Goes to a visible path in the place of this one: the way back leads past it. */
export function replacePath(router: AnyRouter, path: string, scroll?: 'stay'): Promise<void> {
  return router.navigate({ ...locationOf(router, path), ...scrolled(scroll), replace: true });
}

function scrolled(scroll: 'stay' | undefined): { resetScroll?: boolean } {
  return scroll === 'stay' ? { resetScroll: false } : {};
}

/** A visible path as the router's own location. */
export function locationOf(router: AnyRouter, path: string): { to: string; search: object; hash?: string } {
  const url = new URL(path, router.origin);
  const { language } = router.options.context as { language: string };
  const hash = url.hash.slice(1);
  return { to: `/${language}${url.pathname}`, search: router.options.parseSearch(url.search), ...(hash === '' ? {} : { hash }) };
}
