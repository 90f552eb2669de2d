import type { ChapterScreen_ChapterFragment } from '#graphql/generated/graphql.ts';
import { useRef } from 'react';

export type LoadNext = () => Promise<ChapterScreen_ChapterFragment | null>;

export type Prepare = (next: ChapterScreen_ChapterFragment) => void | Promise<void>;

export interface NextChapter {
  readonly wasAsked: () => boolean;
  /** Once; after a failure once more. Rejects where nothing is prepared: it is asked again on going there. */
  readonly ask: () => Promise<void>;
}

/** Prepares the next chapter, before the reader goes there. */
export function useNextChapter(loadNext: LoadNext, prepare: Prepare): NextChapter {
  const asked = useRef<Promise<void> | null>(null);
  const load = async (): Promise<void> => {
    const next = await loadNext();
    if (next !== null) await prepare(next);
  };
  return { wasAsked: () => asked.current !== null, ask: () => (asked.current = asked.current?.catch(load) ?? load()) };
}
