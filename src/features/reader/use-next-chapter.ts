import type { ChapterScreen_ChapterFragment } from '#graphql/generated/graphql.ts';
import { useRef } from 'react';
import { comicView } from './comic/comic-view.ts';
import { prepareFirstPage } from './comic/prepare-next.ts';
import { PREPARE_NEXT_FROM } from './comic/preload-plan.ts';
import type { Place } from './place-signal.ts';
import type { ReaderSettings } from './reader-settings.ts';

export type LoadNext = () => Promise<ChapterScreen_ChapterFragment | null>;

/** Prepares the next chapter, once, when the reader has come far enough. A failure changes nothing: it is asked again on going there. */
export function useNextChapter(hasNext: boolean, settings: ReaderSettings, loadNext: LoadNext): (place: Place) => void {
  const wasAsked = useRef(false);
  const prepared = useRef<HTMLPictureElement | null>(null);
  const prepare = async (): Promise<void> => {
    const next = await loadNext();
    if (next?.content.__typename !== 'ComicPages') return;
    const { layout } = comicView(settings.comic, next.work.direction, next.content.layout);
    prepared.current = prepareFirstPage(next.content, layout);
  };
  return ({ progress }) => {
    if (!hasNext || wasAsked.current || progress < PREPARE_NEXT_FROM) return;
    wasAsked.current = true;
    prepare().catch(() => undefined);
  };
}
