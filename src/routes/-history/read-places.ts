import { useRouteContext } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { READ_FROM } from '#graphql/document/limits.ts';
import type { ResumedChapter } from '#src/features/work/ReadButtons.tsx';
import { askForNext, toResume } from './going-on.ts';
import { showRead } from './overlooked.ts';

const NONE: ReadonlySet<string> = new Set();

export interface ReadPlaces {
  readonly resumed: ResumedChapter | null;
  readonly isRead: (chapterId: string) => boolean;
}

/** What this browser knows of the reading of one work; nothing while the first response is taken over. */
export function useReadPlaces(workId: string): ReadPlaces {
  const { reading, execute, language } = useRouteContext({ from: '__root__' });
  const [read, setRead] = useState<ReadonlySet<string>>(NONE);
  const [resumed, setResumed] = useState<ResumedChapter | null>(null);
  useEffect(
    () =>
      showRead(reading, async (desk, signal) => {
        // Who reads a chapter again has read it all the same.
        const finished = [
          ...desk.places.all().filter(({ progress }) => progress >= READ_FROM),
          ...desk.reach.all().filter(({ isRead }) => isRead),
        ].filter((one) => one.workId === workId);
        setRead(new Set(finished.map(({ chapterId }) => chapterId)));
        const toGoOn = await toResume(desk, workId, (chapter) => askForNext({ execute, language }, chapter));
        if (!signal.aborted) setResumed(toGoOn);
      }),
    [reading, execute, language, workId],
  );
  const isRead = useCallback((chapterId: string) => read.has(chapterId), [read]);
  return { resumed, isRead };
}
