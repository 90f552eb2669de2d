import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { addWords } from '#src/i18n/catalog.ts';
import { nextFrame } from '#src/ui/late/next-frame.ts';
import { askForNext, begun } from './going-on.ts';
import { whenOverlooked } from './overlooked.ts';

/** The work that was read last, once the page stands; for a new reader nothing. */
export function LateBegun() {
  const { reading, execute, i18n, language } = useRouteContext({ from: '__root__' });
  const [shown, setShown] = useState<ReactNode>(null);
  useEffect(() => {
    let isHere = true;
    let stop: (() => void) | undefined;
    const look = async (): Promise<void> => {
      await nextFrame();
      const desk = await reading();
      if (!isHere) return;
      stop ??= whenOverlooked(desk, () => void look().catch(nothing));
      const entry = await begun(desk, (chapter) => askForNext({ execute, language }, chapter));
      if (entry === null) return setShown(null);
      const [{ ContinueBar }] = await Promise.all([import('#src/features/history/ContinueBar.tsx'), addWords(i18n, language, 'history')]);
      if (isHere) setShown(<ContinueBar entry={entry} />);
    };
    // Where nothing is kept, there is nothing to go on with.
    look().catch(nothing);
    return () => {
      isHere = false;
      stop?.();
    };
  }, [reading, execute, i18n, language]);
  return shown;
}

function nothing(): void {}
