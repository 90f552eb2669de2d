import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { AheadChoice } from '#src/features/comments/comments-ahead.ts';

const KEPT = 'comments';
const FOLDED = 'ahead-folded';

/** How far the reader has come in a chapter, and whether comments about what lies beyond are folded; undefined on a work. */
export function useCommentsAhead(chapterId: string | null): AheadChoice | undefined {
  const { settings, reading } = useRouteContext({ from: '__root__' });
  const isFolded = useSyncExternalStore(chapterId === null ? unheard : settings.subscribe, () => settings.read(KEPT) === FOLDED, unchosen);
  const [reached, setReached] = useState<number | null>(null);
  useEffect(() => {
    if (chapterId === null) return;
    let isHere = true;
    let stop: (() => void) | undefined;
    const follow = async (): Promise<void> => {
      const { reach } = await reading();
      if (!isHere) return;
      const look = (): void => setReached(reach.ofChapter(chapterId)?.order ?? 0);
      stop = reach.subscribe(look);
      look();
    };
    // Without its script it stays unknown how far the reader came.
    follow().catch(() => undefined);
    return () => {
      isHere = false;
      stop?.();
    };
  }, [reading, chapterId]);
  if (chapterId === null) return undefined;
  return { reached, isFolded, onChange: (isChosen) => settings.write(KEPT, isChosen ? FOLDED : '') };
}

function unheard(): () => void {
  return () => undefined;
}

function unchosen(): boolean {
  return false;
}
