import { useRouteContext } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { READ_FROM } from '#src/features/reader/place/kept-place.ts';
import { nextFrame } from '#src/ui/late/next-frame.ts';
import type { ResumedChapter } from '#src/features/work/ReadButtons.tsx';

export interface ReadPlaces {
  readonly resumed: ResumedChapter | null;
  readonly isRead: (chapterId: string) => boolean;
}

/** What this browser knows of the reading of one work; nothing while the first response is taken over. */
export function useReadPlaces(workId: string): ReadPlaces {
  const { reading } = useRouteContext({ from: '__root__' });
  const [known, setKnown] = useState<{ readonly resumed: ResumedChapter | null; readonly read: ReadonlySet<string> } | null>(null);
  useEffect(() => {
    let isHere = true;
    let stop: (() => void) | undefined;
    const look = async (): Promise<void> => {
      await nextFrame();
      const { places, onTaken } = await reading();
      if (!isHere) return;
      stop ??= onTaken(() => void look());
      const last = places.ofWork(workId);
      const read = places.all().filter((place) => place.workId === workId && place.progress >= READ_FROM);
      setKnown({ resumed: last && { id: last.chapterId }, read: new Set(read.map(({ chapterId }) => chapterId)) });
    };
    // Without its script nothing is known: the page is that of a new reader.
    look().catch(() => undefined);
    return () => {
      isHere = false;
      stop?.();
    };
  }, [reading, workId]);
  const isRead = useCallback((chapterId: string) => known?.read.has(chapterId) ?? false, [known]);
  return { resumed: known?.resumed ?? null, isRead };
}
