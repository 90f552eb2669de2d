import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { addWords } from '#src/i18n/catalog.ts';
import { askForNext, begun } from './going-on.ts';
import { showRead } from './overlooked.ts';

/** The work that was read last, once the page stands; for a new reader nothing. */
export function LateBegun() {
  const { reading, execute, i18n, language } = useRouteContext({ from: '__root__' });
  const [shown, setShown] = useState<ReactNode>(null);
  useEffect(
    () =>
      showRead(reading, async (desk, signal) => {
        const entry = await begun(desk, (chapter) => askForNext({ execute, language }, chapter));
        if (entry === null) return setShown(null);
        const [{ ContinueBar }] = await Promise.all([import('#src/features/history/ContinueBar.tsx'), addWords(i18n, language, 'history')]);
        if (!signal.aborted) setShown(<ContinueBar entry={entry} />);
      }),
    [reading, execute, i18n, language],
  );
  return shown;
}
