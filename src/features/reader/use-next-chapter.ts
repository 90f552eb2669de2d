import type { ChapterScreen_ChapterFragment } from '#graphql/generated/graphql.ts';
import { useRef } from 'react';
import type { Place } from './place-signal.ts';

/** Part of a chapter after which the next one is prepared. */
const PREPARE_FROM = 0.8;

export type LoadNext = () => Promise<ChapterScreen_ChapterFragment | null>;

export type Prepare = (next: ChapterScreen_ChapterFragment) => void;

/** Prepares the next chapter, once, when the reader has come far enough. A failure changes nothing: it is asked again on going there. */
export function useNextChapter(hasNext: boolean, loadNext: LoadNext, prepare: Prepare): (place: Place) => void {
  const wasAsked = useRef(false);
  return ({ progress }) => {
    if (!hasNext || wasAsked.current || progress < PREPARE_FROM) return;
    wasAsked.current = true;
    loadNext().then(
      (next) => next && prepare(next),
      () => undefined,
    );
  };
}
