import type { ChapterDocument } from '#graphql/document/chapter-document.ts';
import type { ChapterScreen_ChapterFragment } from '#graphql/generated/graphql.ts';
import { readFragment } from '#graphql/generated/index.ts';
import type { ChapterFormatProps } from './chapter-parts.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { NovelBar } from './chrome/NovelBar.tsx';
import { NovelReader, NovelReader_content } from './novel/NovelReader.tsx';
import type { NovelToolsHandle } from './novel/NovelTools.tsx';
import { paragraphPins } from './novel/blocks/paragraph-pins.ts';
import { textFlow, type TextFlow } from './novel/stages/text-flow.ts';
import type { ComicView } from './comic/comic-view.ts';
import type { Place } from './place-signal.ts';
import type { NovelSettings } from './reader-settings.ts';
import type { ReaderCommand } from './reader-key.ts';
import { ReaderFrame } from './ReaderFrame.tsx';
import { useOpened } from './use-opened.ts';
import { useReaderKeys } from './use-reader-keys.ts';
import { useReading, type Reading } from './use-reading.ts';
import { useTurning, type Turning } from './use-turning.ts';

/** Milliseconds: longer than a tap lasts, or a slider stands still under a finger that goes on. */
const CHOOSING_RESTS = 200;

/** Joins the text with the keys, the taps, the bars and the chapter after. */
export function NovelChapter(props: ChapterFormatProps) {
  const { chapter, name, language, endPage, settings } = props;
  const content = novelOf(chapter);
  const tools = useRef<NovelToolsHandle>(null);
  const [next, setNext] = useState<ChapterScreen_ChapterFragment | null>(null);
  const { signal, chrome, sheets, ...reading } = useReading(props, setNext);
  const turning = useTurning(signal, (motion) => reading.leave(motion, tools.current?.turnOn ?? now));
  useOpened(props.onRead, signal, turning.show);
  const novel = useTextSettings(settings.novel, sheets.open !== null);
  const flow = textFlow(novel, language);
  const commands = novelCommands(reading.commands, turning, flow);
  useReaderKeys(keysOf(flow), sheets.open !== null, (command) => commands[command] ?? tools.current?.[command], settings.keys);
  const { document }: { readonly document: ChapterDocument } = readFragment(NovelReader_content, content);
  const pins = useMemo(() => paragraphPins(document), [document]);
  const notePlace = (place: Place) => {
    turning.notePlace(place);
    reading.notePlace(place, place.progress === 1);
  };
  return (
    <ReaderFrame
      {...props}
      {...{ chrome, sheets, signal, view: null, direction: flow.direction }}
      text={document}
      scheme={schemeOf(novel)}
      inBar={<NovelBar ref={tools} {...props} {...{ document, signal }} showPage={turning.show} next={flow.isPaged ? next : null} />}
    >
      <NovelReader
        {...{ content, flow, language }}
        settings={novel}
        title={name}
        endPage={endPage(pins)}
        onOpen={turning.open}
        onPlace={notePlace}
        onTap={(action) => (action === 'chrome' ? chrome.toggle() : commands[action]?.(false))}
        onTurn={turning.move}
        onPullOut={turning.leave}
      />
    </ReaderFrame>
  );
}

/** While a sheet lies over the text its controls and sample answer at once; the text is set anew when nothing more is chosen. */
function useTextSettings(chosen: NovelSettings, isCovered: boolean): NovelSettings {
  const [shown, setShown] = useState(chosen);
  if (!isCovered && shown !== chosen) setShown(chosen);
  useEffect(() => {
    if (!isCovered) return undefined;
    const resting = setTimeout(() => setShown(chosen), CHOOSING_RESTS);
    return () => clearTimeout(resting);
  }, [chosen, isCovered]);
  return isCovered ? shown : chosen;
}

/** Keys that turn, where the window does not scroll the text itself. */
function keysOf({ isPaged, isVertical, direction }: TextFlow): ComicView | null {
  return isPaged || isVertical ? { layout: 'paged', direction } : null;
}

function schemeOf({ theme }: NovelSettings): string | undefined {
  return theme === 'auto' ? undefined : theme;
}

function now(go: () => void): void {
  go();
}

type Commands = Partial<Readonly<Record<ReaderCommand, (isRepeat: boolean) => void>>>;

/** The tools of the bar move what the window scrolls. */
function novelCommands(shared: Reading['commands'], turning: Turning, flow: TextFlow): Commands {
  if (keysOf(flow) === null) return shared;
  return {
    ...shared,
    forward: (isRepeat) => turning.step(1, isRepeat),
    back: (isRepeat) => turning.step(-1, isRepeat),
    first: () => turning.leap(0),
    last: () => turning.leap(Infinity),
  };
}

function novelOf({ content }: ChapterFormatProps['chapter']) {
  if (content.__typename !== 'NovelText') throw new TypeError(`A novel has text, not ${content.__typename}.`);
  return content;
}
