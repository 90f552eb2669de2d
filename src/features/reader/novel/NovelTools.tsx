import type { ChapterDocument } from '#graphql/document/chapter-document.ts';
import { useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react';
import { ReadingTime } from '../chrome/ReadingTime.tsx';
import type { PlaceSignal } from '../place-signal.ts';
import { FindButton } from './find/FindButton.tsx';
import { FindInChapter, type FindHandle } from './find/FindInChapter.tsx';
import styles from './NovelTools.module.css';
import { readingMinutes } from './reading-time.ts';

/** What keys ask of the tools. */
export interface NovelToolsHandle {
  readonly find: () => void;
}

export interface NovelToolsProps {
  readonly document: ChapterDocument;
  readonly language: 'vi' | 'ja';
  readonly signal: PlaceSignal;
  readonly ref?: Ref<NovelToolsHandle>;
}

/** What the lower bar of a novel holds beside the part read; loaded once the text stands. */
export function NovelTools({ document, language, signal, ref }: NovelToolsProps) {
  const tools = useRef<HTMLDivElement>(null);
  const minutes = useMemo(() => readingMinutes(document, language), [document, language]);
  const sheet = useRef<FindHandle>(null);
  const [frame, setFrame] = useState<Element | null>(null);
  const find = () => (frame === null ? setFrame(tools.current?.closest('[data-format]') ?? null) : sheet.current?.focus());
  useImperativeHandle(ref, () => ({ find }));
  return (
    <>
      <ReadingTime signal={signal} minutes={minutes} />
      <div ref={tools} className={styles.tools}>
        <FindButton isOpen={frame !== null} onClick={find} />
      </div>
      {frame && <FindInChapter ref={sheet} frame={frame} onClose={() => setFrame(null)} />}
    </>
  );
}
