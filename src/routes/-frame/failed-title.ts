import { useRouter } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';

/** A page that failed while it was drawn, or went while it was shown, is called after that: the head of its route was written before. */
export function useFailedTitle(title: string): void {
  const router = useRouter();
  useLayoutEffect(() => {
    const call = (): void => {
      document.title = title;
    };
    call();
    // The head of the page that was meant is written when all is rendered.
    return router.subscribe('onRendered', call);
  }, [router, title]);
}
