import { useRef, type RefObject } from 'react';
import type { ChapterFormatProps } from './chapter-parts.ts';
import type { ComicView } from './comic/comic-view.ts';
import type { ComicToolsHandle } from './comic/ComicTools.tsx';
import type { TapAction } from './comic/taps/tap-zone.ts';
import type { ReaderCommand } from './reader-key.ts';
import type { ComicSettings } from './reader-settings.ts';
import { useReaderKeys } from './use-reader-keys.ts';
import type { Reading } from './use-reading.ts';
import type { Turning } from './use-turning.ts';

type Commands = Readonly<Partial<Record<ReaderCommand, (isRepeat: boolean) => void>>>;

interface Turned {
  readonly view: ComicView;
  readonly pageCount: number;
  readonly reading: Reading;
  readonly turning: Turning;
}

interface ComicCommands {
  /** `usual` is what a tap there means by itself. */
  readonly tap: (usual: TapAction, event: MouseEvent) => void;
  readonly tools: RefObject<ComicToolsHandle | null>;
}

/** What keys and taps do in a comic; the tools of its bar, which come later, take the commands that are left. */
export function useComicCommands(
  { settings, onSettingsChange }: ChapterFormatProps,
  { view, pageCount, reading, turning }: Turned,
): ComicCommands {
  const tools = useRef<ComicToolsHandle>(null);
  /** What the pages were before they were switched. */
  const before = useRef<readonly [ComicView['layout'], ComicSettings['layout']]>(null);
  const switchLayout = (): void => {
    const [known, chosen] = before.current ?? [];
    const other = view.layout === 'strip' ? 'paged' : 'strip';
    before.current = [view.layout, settings.comic.layout];
    onSettingsChange({ ...settings, comic: { ...settings.comic, layout: (known === other && chosen) || other } });
  };
  const commands: Commands = {
    ...reading.commands,
    forward: (isRepeat) => turning.step(1, isRepeat),
    back: (isRepeat) => turning.step(-1, isRepeat),
    first: () => turning.leap(0),
    last: () => turning.leap(pageCount),
    switchLayout,
  };
  useReaderKeys(view, reading.sheets.open !== null, (command) => commands[command] ?? tools.current?.[command], settings.keys);
  const tap = (usual: TapAction, event: MouseEvent): void => {
    const action = tools.current?.tapAt?.(event) ?? usual;
    if (action === 'chrome') reading.chrome.toggle();
    else commands[action]?.(false);
  };
  return { tap, tools };
}
