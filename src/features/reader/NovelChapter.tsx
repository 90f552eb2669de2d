import type { ChapterDocument } from '#graphql/document/chapter-document.ts';
import { readFragment } from '#graphql/generated/index.ts';
import type { ChapterFormatProps } from './chapter-parts.ts';
import { useMemo, useRef } from 'react';
import { NovelBar } from './chrome/NovelBar.tsx';
import { NovelReader, NovelReader_content } from './novel/NovelReader.tsx';
import type { NovelToolsHandle } from './novel/NovelTools.tsx';
import { paragraphPins } from './novel/paragraph-pins.ts';
import { sampleOf } from './novel/sample.ts';
import type { ReaderCommand } from './reader-key.ts';
import { ReaderFrame } from './ReaderFrame.tsx';
import { useOpened } from './use-opened.ts';
import { useReaderKeys } from './use-reader-keys.ts';
import { useReading } from './use-reading.ts';

/** Joins the text with the keys, the taps, the bars and the chapter after. */
export function NovelChapter(props: ChapterFormatProps) {
  const { chapter, name, language, endPage, settings } = props;
  const { content } = chapter;
  if (content.__typename !== 'NovelText') throw new TypeError(`A novel has text, not ${content.__typename}.`);
  const { signal, chrome, sheets, ...reading } = useReading(props);
  const tools = useRef<NovelToolsHandle>(null);
  useOpened(props.onRead, signal);
  const commands: Partial<Record<ReaderCommand, () => void>> = { ...reading.commands, find: () => tools.current?.find() };
  useReaderKeys(null, sheets.open !== null, (command) => commands[command]?.(), settings.keys);
  const { document }: { readonly document: ChapterDocument } = readFragment(NovelReader_content, content);
  const pins = useMemo(() => paragraphPins(document), [document]);
  const { theme } = settings.novel;
  return (
    <ReaderFrame
      {...props}
      {...{ chrome, sheets, signal }}
      view={null}
      sample={sampleOf(document)}
      scheme={theme === 'auto' ? undefined : theme}
      inBar={<NovelBar ref={tools} {...{ document, language, signal }} />}
    >
      <NovelReader
        content={content}
        settings={settings.novel}
        language={language}
        title={name}
        endPage={endPage(pins)}
        onPlace={(place) => reading.notePlace(place, place.progress === 1)}
        onTap={chrome.toggle}
      />
    </ReaderFrame>
  );
}
