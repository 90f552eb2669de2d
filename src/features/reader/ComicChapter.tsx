import type { FragmentType } from '#graphql/generated/index.ts';
import type { ChapterParts } from './chapter-parts.ts';
import { PageNumber } from './chrome/PageNumber.tsx';
import { PageSlider } from './chrome/PageSlider.tsx';
import type { ComicView } from './comic/comic-view.ts';
import { ComicReader, type ComicReader_content } from './comic/ComicReader.tsx';
import type { TapAction } from './comic/tap-zone.ts';
import type { Place } from './place-signal.ts';
import type { ReaderCommand } from './reader-key.ts';
import { ReaderFrame } from './ReaderFrame.tsx';
import { useOpened } from './use-opened.ts';
import { useReaderKeys } from './use-reader-keys.ts';
import { usePagePins } from './comic/use-page-pins.ts';
import { useReading, type Reading } from './use-reading.ts';
import { useTurning, type Turning } from './use-turning.ts';

export interface ComicChapterProps extends ChapterParts {
  readonly content: FragmentType<typeof ComicReader_content>;
  readonly pageCount: number;
  readonly view: ComicView;
}

/** Joins the pages with the keys, the taps, the bars and the chapter after. */
export function ComicChapter(props: ComicChapterProps) {
  const { content, pageCount, view, endPage } = props;
  const reading = useReading(props);
  const { signal, sheets, chrome } = reading;
  const turning = useTurning(pageCount, reading.commands.nextChapter);
  useOpened(props.onRead, signal, turning.show);
  const pins = usePagePins(content, turning.show);
  const commands = comicCommands(props, reading, turning);
  useReaderKeys(view, sheets.open !== null, (command, isRepeat) => commands[command](isRepeat));
  const notePlace = (place: Place) => {
    turning.notePlace(place);
    reading.notePlace(place, place.position === pageCount);
  };
  const tap = (action: TapAction) => (action === 'chrome' ? chrome.toggle() : commands[action](false));
  return (
    <ReaderFrame
      {...props}
      {...{ chrome, sheets, signal }}
      sample=""
      scheme={undefined}
      inBar={pageCount > 1 && <PageSlider signal={signal} pageCount={pageCount} direction={view.direction} onPick={turning.show} />}
    >
      <ComicReader
        content={content}
        view={view}
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

type Commands = Readonly<Record<ReaderCommand, (isRepeat: boolean) => void>>;

function comicCommands({ pageCount, view, settings, onSettingsChange }: ComicChapterProps, reading: Reading, turning: Turning): Commands {
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
