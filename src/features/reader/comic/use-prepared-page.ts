import { useRef } from 'react';
import type { ComicSettings } from '../reader-settings.ts';
import type { Prepare } from '../use-next-chapter.ts';

/** Has the first picture of the next chapter decoded, and keeps it until the reader has gone there. How comes late, as it is needed late. */
export function usePreparedPage(settings: ComicSettings): Prepare {
  const page = useRef<HTMLPictureElement>(null);
  return async (next) => {
    const { prepareFirstPage } = await import('./prepare-next.ts');
    page.current = prepareFirstPage(next, settings);
  };
}
