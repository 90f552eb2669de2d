import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { NewChapter } from '#src/features/work/NewChapter.tsx';
import type { PublishedChapter } from '../-site-context.ts';

export interface NewsPlaceProps {
  readonly workId: string;
  /** The newest chapter that the page shows; null where it shows none. */
  readonly lastChapterId: string | null;
}

/** Says that a chapter came out that the page does not show yet. */
export function NewsPlace({ workId, lastChapterId }: NewsPlaceProps) {
  const { news } = useRouteContext({ from: '__root__' });
  const [told, setTold] = useState<PublishedChapter | null>(null);
  const [putAwayId, setPutAwayId] = useState<string | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const begin = async (): Promise<void> => {
      const { follow } = await news;
      if (!leaving.signal.aborted) leaving.signal.addEventListener('abort', follow(workId, setTold));
    };
    void begin();
    return () => leaving.abort();
  }, [news, workId]);
  // Ids grow: an older chapter is the newest again where the newest was taken away. Whoever connects anew is told once more.
  const isNew = told !== null && told.id !== putAwayId && Number(told.id) > Number(lastChapterId ?? 0);
  return <NewChapter workId={workId} data={isNew ? told : null} onDismiss={() => setPutAwayId(told?.id ?? null)} />;
}
