import { readFragment } from '#graphql/generated/index.ts';
import type { ChapterFormatProps } from './chapter-parts.ts';
import { PageNumber } from './chrome/PageNumber.tsx';
import { PageSlider } from './chrome/PageSlider.tsx';
import { comicView, type ComicView } from './comic/comic-view.ts';
import { ComicReader, ComicReader_content } from './comic/ComicReader.tsx';
import type { TapAction } from './comic/tap-zone.ts';
import type { Place } from './place-signal.ts';
import type { ReaderCommand } from './reader-key.ts';
import { ReaderFrame } from './ReaderFrame.tsx';
import { useOpened } from './use-opened.ts';
import { useReaderKeys } from './use-reader-keys.ts';
import { usePreparedPage } from './comic/use-prepared-page.ts';
import { usePagePins } from './comic/use-page-pins.ts';
import { useReading, type Reading } from './use-reading.ts';
import { useTurning, type Turning } from './use-turning.ts';

/** Joins the pages with the keys, the taps, the bars and the chapter after. */
export function ComicChapter(props: ChapterFormatProps) {
  const { chapter, settings, endPage } = props;
  const content = comicOf(chapter);
  const pageCount = readFragment(ComicReader_content, content).pages.length;
  const view = comicView(settings.comic, chapter.work.direction, content.layout);
  const reading = useReading(props, usePreparedPage(settings.comic));
  const { signal, sheets, chrome } = reading;
  const turning = useTurning(reading.commands.nextChapter);
  useOpened(props.onRead, signal, turning.show);
  const pins = usePagePins(content, turning.show);
  const commands = comicCommands(props, { view, pageCount, reading, turning });
  useReaderKeys(view, sheets.open !== null, (command, isRepeat) => commands[command]?.(isRepeat), settings.keys);
  const notePlace = (place: Place) => {
    turning.notePlace(place);
    reading.notePlace(place, place.position === pageCount);
  };
  const tap = (action: TapAction) => (action === 'chrome' ? chrome.toggle() : commands[action]?.(false));
  return (
    <ReaderFrame
      {...props}
      {...{ view, chrome, sheets, signal }}
      direction={view.direction}
      sample=""
      scheme={undefined}
      inBar={pageCount > 1 && <PageSlider signal={signal} pageCount={pageCount} direction={view.direction} onPick={turning.show} />}
    >
      <ComicReader
        content={content}
        view={view}
        taps={settings.comic.taps}
        endPage={endPage(pins)}
        onOpen={turning.open}
        onPlace={notePlace}
        onTap={tap}
        onTurn={turning.move}
        onPullPastEnd={reading.commands.nextChapter}
      />
      <PageNumber signal={signal} pageCount={pageCount} />
    </ReaderFrame>
  );
}

type Commands = Readonly<Partial<Record<ReaderCommand, (isRepeat: boolean) => void>>>;

interface Turned {
  readonly view: ComicView;
  readonly pageCount: number;
  readonly reading: Reading;
  readonly turning: Turning;
}

function comicCommands({ settings, onSettingsChange }: ChapterFormatProps, { view, pageCount, reading, turning }: Turned): Commands {
  const other = view.layout === 'strip' ? 'paged' : 'strip';
  return {
    ...reading.commands,
    forward: (isRepeat) => turning.step(1, isRepeat),
    back: (isRepeat) => turning.step(-1, isRepeat),
    first: () => turning.show(0),
    last: () => turning.show(pageCount),
    switchLayout: () => onSettingsChange({ ...settings, comic: { ...settings.comic, layout: other } }),
  };
}

function comicOf({ content }: ChapterFormatProps['chapter']) {
  if (content.__typename !== 'ComicPages') throw new TypeError(`A comic has pages, not ${content.__typename}.`);
  return content;
}
