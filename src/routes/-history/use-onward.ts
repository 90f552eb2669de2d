import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import type { NamedChapter } from '#src/features/history/history-entry.ts';
import type { ShownEntry } from '#src/features/history/history-view.ts';
import { nextFrame } from '#src/ui/late/next-frame.ts';
import { askForNext } from './going-on.ts';

/** Works of a history that are asked about, each by itself: what a reader sees of it at first, and a little more. */
const MOST_ASKED = 12;

type Entries = readonly ShownEntry[] | null;

/** Entries whose finished chapters are followed by what the server knows now; what was noted then stands until it has answered. */
export function useOnward(entries: Entries): Entries {
  const { execute, language } = useRouteContext({ from: '__root__' });
  const [onward, setOnward] = useState<ReadonlyMap<string, NamedChapter | null>>(new Map());
  useEffect(() => {
    let isHere = true;
    const ask = async (): Promise<void> => {
      await nextFrame();
      // One after the other, and none after one that nobody could answer: the reader may be offline.
      for (const { id, chapter } of finishedOf(entries)) {
        if (!isHere) return;
        const next = await askForNext({ execute, language }, { workId: id, chapterId: chapter.id });
        if (isHere && next !== undefined) setOnward((known) => new Map(known).set(chapter.id, next));
      }
    };
    ask().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [entries, execute, language]);
  return useMemo(() => entries && entries.map((entry) => withNext(entry, onward)), [entries, onward]);
}

function withNext(entry: ShownEntry, onward: ReadonlyMap<string, NamedChapter | null>): ShownEntry {
  const next = onward.get(entry.chapter.id);
  return next === undefined ? entry : { ...entry, next };
}

function finishedOf(entries: Entries): readonly ShownEntry[] {
  return (entries ?? []).filter(({ progress }) => progress === 1).slice(0, MOST_ASKED);
}
