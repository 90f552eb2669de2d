import { useCallback, useMemo, useSyncExternalStore } from 'react';
import {
  COMIC_CHOICES,
  NOVEL_CHOICES,
  parseSettings,
  settingsWords,
  type ComicSettings,
  type ReaderSettings,
} from '#src/features/reader/reader-settings.ts';
import type { SettingsPort } from '../-site-context.ts';

/** What a comic is by nature, so that it is kept for the one work; for all others only where the reader says so. */
const OF_WORK = ['layout', 'direction', 'offset'] as const satisfies readonly (keyof ComicSettings)[];

/** How this browser shows the chapters of a work, and how to change it. While the first response is taken over nothing is chosen yet. */
export function useReaderSettings(
  kept: SettingsPort,
  workId: string,
): readonly [ReaderSettings, (settings: ReaderSettings, isForAll?: boolean) => void] {
  const ofWork = `comic.${workId}`;
  const novel = useSyncExternalStore(kept.subscribe, () => kept.read('novel'), nothing);
  const comic = useSyncExternalStore(kept.subscribe, () => `${kept.read('comic')} ${kept.read(ofWork)}`, nothing);
  const keys = useSyncExternalStore(kept.subscribe, () => kept.read('keys'), nothing);
  const settings = useMemo(
    () => ({ keys, novel: parseSettings(novel, NOVEL_CHOICES), comic: parseSettings(comic, COMIC_CHOICES) }),
    [keys, novel, comic],
  );
  const write = useCallback(
    (next: ReaderSettings, isForAll = false) => {
      if (next.novel !== settings.novel) kept.write('novel', settingsWords(next.novel, NOVEL_CHOICES));
      if (next.keys !== keys) kept.write('keys', next.keys);
      if (isForAll) kept.write(ofWork, '');
      else if (next.comic === settings.comic) return;
      else if (OF_WORK.some((key) => next.comic[key] !== settings.comic[key]))
        kept.write(ofWork, OF_WORK.map((key) => `${key}-${next.comic[key]}`).join(' '));
      const { layout, direction, offset } = isForAll ? next.comic : parseSettings(kept.read('comic'), COMIC_CHOICES);
      kept.write('comic', settingsWords({ ...next.comic, layout, direction, offset }, COMIC_CHOICES));
    },
    [kept, ofWork, keys, settings],
  );
  return [settings, write];
}

function nothing(): string {
  return '';
}
