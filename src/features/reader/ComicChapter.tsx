import { readFragment } from '#graphql/generated/index.ts';
import type { ChapterFormatProps } from './chapter-parts.ts';
import { PageNumber } from './chrome/PageNumber.tsx';
import { ComicBar } from './chrome/ComicBar.tsx';
import { comicView } from './comic/comic-view.ts';
import { ComicReader, ComicReader_content } from './comic/ComicReader.tsx';
import type { Place } from './place-signal.ts';
import { ReaderFrame } from './ReaderFrame.tsx';
import { useOpened } from './use-opened.ts';
import { useComicCommands } from './use-comic-commands.ts';
import { usePreparedPage } from './comic/ending/use-prepared-page.ts';
import { usePagePins } from './comic/use-page-pins.ts';
import { useReading } from './use-reading.ts';
import { useTurning } from './use-turning.ts';

/** Joins the pages with the keys, the taps, the bars and the chapter after. */
export function ComicChapter(props: ChapterFormatProps) {
  const { chapter, settings, endPage } = props;
  const content = comicOf(chapter);
  const pageCount = readFragment(ComicReader_content, content).pages.length;
  const view = comicView(settings.comic, chapter.work.direction, content.layout);
  const next = usePreparedPage(settings.comic);
  const reading = useReading(props, next.prepare);
  const { signal, sheets, chrome } = reading;
  const turning = useTurning(signal, (motion) => reading.leave(motion, next.turn));
  useOpened(props.onRead, signal, turning.show);
  const pins = usePagePins(content, turning.leap);
  const { tap, tools } = useComicCommands(props, { view, pageCount, reading, turning });
  const notePlace = (place: Place) => {
    turning.notePlace(place);
    reading.notePlace(place, place.position === pageCount);
    next.noteEnd(place.position === pageCount);
  };
  return (
    <ReaderFrame
      {...props}
      {...{ view, chrome, sheets, signal }}
      direction={view.direction}
      text={null}
      scheme={undefined}
      inBar={<ComicBar ref={tools} {...props} {...{ content, view, signal }} onPick={turning.leap} onMove={turning.move} />}
    >
      <ComicReader
        content={content}
        view={view}
        endPage={endPage(pins)}
        onOpen={turning.open}
        onPlace={notePlace}
        onTap={tap}
        onTurn={turning.move}
        onPullOut={turning.leave}
      />
      <PageNumber signal={signal} pageCount={pageCount} />
    </ReaderFrame>
  );
}

function comicOf({ content }: ChapterFormatProps['chapter']) {
  if (content.__typename !== 'ComicPages') throw new TypeError(`A comic has pages, not ${content.__typename}.`);
  return content;
}
