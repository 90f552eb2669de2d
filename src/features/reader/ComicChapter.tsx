import type { FragmentType } from '#graphql/generated/index.ts';
import { useState } from 'react';
import type { ChapterParts } from './chapter-parts.ts';
import { PageNumber } from './chrome/PageNumber.tsx';
import { PageSlider } from './chrome/PageSlider.tsx';
import type { ComicView } from './comic/comic-view.ts';
import { ComicReader, type ComicReader_content } from './comic/ComicReader.tsx';
import type { TapAction } from './comic/tap-zone.ts';
import { PlaceSignal, type Place } from './place-signal.ts';
import { ReaderFrame } from './ReaderFrame.tsx';
import type { ReaderCommand } from './reader-key.ts';
import { useChrome } from './use-chrome.ts';
import { useNextChapter } from './use-next-chapter.ts';
import { useReaderKeys } from './use-reader-keys.ts';
import { useSheets } from './use-sheets.ts';
import { useTurning } from './use-turning.ts';

export interface ComicChapterProps extends ChapterParts {
  readonly content: FragmentType<typeof ComicReader_content>;
  readonly pageCount: number;
  readonly view: ComicView;
}

/** Joins the pages with the keys, the taps, the bars and the chapter after. */
export function ComicChapter(props: ComicChapterProps) {
  const { content, pageCount, view, links, endPage, settings, onSettingsChange, onNavigate } = props;
  const [signal] = useState(() => new PlaceSignal());
  const chrome = useChrome();
  const sheets = useSheets();
  const prepareNext = useNextChapter(links.next !== null, settings, props.loadNext);
  const goTo = (path: string | null) => {
    if (path !== null) onNavigate(path);
  };
  const turning = useTurning(pageCount, () => goTo(links.next));
  const notePlace = (place: Place) => {
    signal.tell(place);
    turning.notePlace(place);
    prepareNext(place);
    if (place.position === pageCount) chrome.show();
    else if (place.motion !== 0) chrome.hide();
  };
  const commands: Readonly<Record<ReaderCommand, (isRepeat: boolean) => void>> = {
    forward: (isRepeat) => turning.step(1, isRepeat),
    back: (isRepeat) => turning.step(-1, isRepeat),
    first: () => turning.show(0),
    last: () => turning.show(pageCount),
    nextChapter: () => goTo(links.next),
    previousChapter: () => goTo(links.previous),
    switchLayout: () =>
      onSettingsChange({ ...settings, comic: { ...settings.comic, layout: view.layout === 'strip' ? 'paged' : 'strip' } }),
    showHelp: () => sheets.show('help'),
    showSettings: () => sheets.show('settings'),
    toggleChrome: chrome.toggle,
  };
  useReaderKeys(view, sheets.open !== null, (command, isRepeat) => commands[command](isRepeat));
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
        stage={turning.stage}
        endPage={endPage}
        onPlace={notePlace}
        onTap={tap}
        onTurn={turning.move}
        onPullPastEnd={() => goTo(links.next)}
      />
      <PageNumber signal={signal} pageCount={pageCount} />
    </ReaderFrame>
  );
}
