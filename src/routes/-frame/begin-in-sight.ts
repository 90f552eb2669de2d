import { useRouter } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';

/** What stands in the place of a page begins at its head, wherever the page before, or the one meant here, was scrolled to. */
export function useBeginInSight(): void {
  const router = useRouter();
  useLayoutEffect(() => {
    const toHead = (): void => scrollTo(0, 0);
    toHead();
    // The router scrolls once more when all is rendered: on the way back, to where the page was left.
    return router.subscribe('onRendered', toHead);
  }, [router]);
}
