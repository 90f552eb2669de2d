import { readFragment, type FragmentType } from '#graphql/generated/index.ts';
import type { ChapterDocument } from '#graphql/document/chapter-document.ts';
import { useState } from 'react';
import type { ChapterParts } from './chapter-parts.ts';
import { PercentRead } from './chrome/PercentRead.tsx';
import { NovelReader, NovelReader_content } from './novel/NovelReader.tsx';
import { sampleOf } from './novel/sample.ts';
import { PlaceSignal, type Place } from './place-signal.ts';
import { ReaderFrame } from './ReaderFrame.tsx';
import type { ReaderCommand } from './reader-key.ts';
import { useChrome } from './use-chrome.ts';
import { useNextChapter } from './use-next-chapter.ts';
import { useReaderKeys } from './use-reader-keys.ts';
import { useSheets } from './use-sheets.ts';

export interface NovelChapterProps extends ChapterParts {
  readonly content: FragmentType<typeof NovelReader_content>;
}

/** Joins the text with the keys, the taps, the bars and the chapter after. */
export function NovelChapter(props: NovelChapterProps) {
  const { content, name, language, links, endPage, settings, onNavigate } = props;
  const [signal] = useState(() => new PlaceSignal());
  const chrome = useChrome();
  const sheets = useSheets();
  const prepareNext = useNextChapter(links.next !== null, settings, props.loadNext);
  const goTo = (path: string | null) => {
    if (path !== null) onNavigate(path);
  };
  const commands: Partial<Record<ReaderCommand, () => void>> = {
    nextChapter: () => goTo(links.next),
    previousChapter: () => goTo(links.previous),
    showHelp: () => sheets.show('help'),
    showSettings: () => sheets.show('settings'),
    toggleChrome: chrome.toggle,
  };
  useReaderKeys(null, sheets.open !== null, (command) => commands[command]?.());
  const notePlace = (place: Place) => {
    signal.tell(place);
    prepareNext(place);
    if (place.progress === 1) chrome.show();
    else if (place.motion !== 0) chrome.hide();
  };
  const { document }: { readonly document: ChapterDocument } = readFragment(NovelReader_content, content);
  const { theme } = settings.novel;
  return (
    <ReaderFrame
      {...props}
      {...{ chrome, sheets, signal }}
      view={null}
      sample={sampleOf(document)}
      scheme={theme === 'auto' ? undefined : theme}
      inBar={<PercentRead signal={signal} />}
    >
      <NovelReader
        content={content}
        settings={settings.novel}
        language={language}
        title={name}
        endPage={endPage}
        onPlace={notePlace}
        onTap={chrome.toggle}
      />
    </ReaderFrame>
  );
}
