import { useCallback, useMemo, useSyncExternalStore } from 'react';
import {
  COMIC_CHOICES,
  NOVEL_CHOICES,
  parseSettings,
  settingsWords,
  type ComicSettings,
  type ReaderSettings,
} from '#src/features/reader/reader-settings.ts';
import type { SettingsPort } from './-site-context.ts';

/** What a comic is by nature, so that it is kept for the one work. */
const OF_WORK = ['layout', 'direction', 'offset'] as const satisfies readonly (keyof ComicSettings)[];

/** How this browser shows the chapters of a work, and how to change it. While the first response is taken over nothing is chosen yet. */
export function useReaderSettings(kept: SettingsPort, workId: string): readonly [ReaderSettings, (settings: ReaderSettings) => void] {
  const ofWork = `comic.${workId}`;
  const novel = useSyncExternalStore(kept.subscribe, () => kept.read('novel'), nothing);
  const comic = useSyncExternalStore(kept.subscribe, () => `${kept.read('comic')} ${kept.read(ofWork)}`, nothing);
  const keys = useSyncExternalStore(kept.subscribe, () => kept.read('keys'), nothing);
  const settings = useMemo(
    () => ({ keys, novel: parseSettings(novel, NOVEL_CHOICES), comic: parseSettings(comic, COMIC_CHOICES) }),
    [keys, novel, comic],
  );
  const write = useCallback(
    (next: ReaderSettings) => {
      if (next.novel !== settings.novel) kept.write('novel', settingsWords(next.novel, NOVEL_CHOICES));
      if (next.keys !== keys) kept.write('keys', next.keys);
      if (next.comic === settings.comic) return;
      kept.write(ofWork, OF_WORK.map((key) => `${key}-${next.comic[key]}`).join(' '));
      kept.write('comic', settingsWords({ ...next.comic, layout: 'auto', direction: 'auto', offset: 'auto' }, COMIC_CHOICES));
    },
    [kept, ofWork, keys, settings],
  );
  return [settings, write];
}

function nothing(): string {
  return '';
}
