import { useRef } from 'react';
import type { ComicSettings } from '../../reader-settings.ts';
import type { Prepare } from '../../use-next-chapter.ts';
import type { NextPage } from './next-page.ts';

export interface PreparedPage {
  readonly prepare: Prepare;
  /** Whether the end page is shown; call it with every place. */
  readonly noteEnd: (isAtEnd: boolean) => void;
  /** Turns to the page where it stands beside the end page, and calls `go`. */
  readonly turn: (go: () => void) => void;
}

/**
 * Has the first picture of the next chapter decoded, and keeps it until the reader has gone there. How comes late, as
 * it is needed late.
 */
export function usePreparedPage(settings: ComicSettings): PreparedPage {
  const page = useRef<NextPage>(null);
  const isEndShown = useRef(false);
  const noteEnd = (isAtEnd: boolean): void => {
    isEndShown.current = isAtEnd;
    page.current?.stand(isAtEnd);
  };
  return {
    noteEnd,
    prepare: async (next) => {
      const { prepareFirstPage } = await import('./prepare-next.ts');
      page.current = prepareFirstPage(next, settings);
      noteEnd(isEndShown.current);
    },
    turn: (go) => (page.current === null ? go() : page.current.turn(go)),
  };
}
