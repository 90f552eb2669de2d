import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { addWords } from '#src/i18n/catalog.ts';
import { nextFrame } from '#src/ui/late/next-frame.ts';

/** The work that was read last, once the page stands; for a new reader nothing. */
export function LateBegun() {
  const { reading, i18n, language } = useRouteContext({ from: '__root__' });
  const [shown, setShown] = useState<ReactNode>(null);
  useEffect(() => {
    let isHere = true;
    let stop: (() => void) | undefined;
    const look = async (): Promise<void> => {
      await nextFrame();
      const desk = await reading();
      if (!isHere) return;
      // On another device more may have been read.
      stop ??= desk.onTaken(() => void look().catch(nothing));
      const [entry] = await desk.history.list();
      if (entry === undefined) return;
      const [{ ContinueBar }] = await Promise.all([import('#src/features/history/ContinueBar.tsx'), addWords(i18n, language, 'history')]);
      if (isHere) setShown(<ContinueBar entry={{ ...entry, progress: desk.places.ofChapter(entry.chapter.id)?.progress ?? null }} />);
    };
    // Where nothing is kept, there is nothing to go on with.
    look().catch(nothing);
    return () => {
      isHere = false;
      stop?.();
    };
  }, [reading, i18n, language]);
  return shown;
}

function nothing(): void {}
