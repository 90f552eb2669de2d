import type { ChapterDocument } from '#graphql/document/chapter-document.ts';
import { useCallback, useImperativeHandle, useMemo, useRef, useState, type Ref, type RefObject } from 'react';
import { toggleFullScreen } from '../chrome/full-screen.ts';
import { ReadingTime } from '../chrome/ReadingTime.tsx';
import type { PlaceSignal } from '../place-signal.ts';
import type { ReaderCommand } from '../reader-key.ts';
import { FullScreenButton } from '../settings/FullScreenButton.tsx';
import { FindButton } from './find/FindButton.tsx';
import { FindInChapter, type FindHandle } from './find/FindInChapter.tsx';
import styles from './NovelTools.module.css';
import { readingMinutes } from './reading-time.ts';
import { SpeechInChapter, type SpeechHandle } from './speech/SpeechInChapter.tsx';
import type { OpenSpeaker } from './speech/speaker.ts';
import { scrollWindow, scrollWindowTo } from './window-scroll.ts';

/** What keys ask of the tools. */
export type NovelToolsHandle = Readonly<Partial<Record<ReaderCommand, () => void>>>;

export interface NovelToolsProps {
  readonly document: ChapterDocument;
  readonly language: 'vi' | 'ja';
  readonly signal: PlaceSignal;
  /** Opens the voice that reads aloud; absent where nothing is ever read aloud. */
  readonly speech?: Promise<OpenSpeaker> | undefined;
  readonly ref?: Ref<NovelToolsHandle>;
}

/** What the lower bar of a novel holds beside the part read; loaded once the text stands. */
export function NovelTools({ document, language, signal, speech, ref }: NovelToolsProps) {
  const minutes = useMemo(() => readingMinutes(document, language), [document, language]);
  const [frame, setFrame] = useState<Element | null>(null);
  const [isFinding, setFinding] = useState(false);
  const [sheet, voice] = [useRef<FindHandle>(null), useRef<SpeechHandle>(null)];
  // A bar moves, and would take along what is fixed in it.
  const findFrame = useCallback((tools: Element | null) => setFrame(tools?.closest('[data-format]') ?? null), []);
  const find = () => (isFinding ? sheet.current?.focus() : setFinding(true));
  useImperativeHandle(ref, () => ({ ...SCROLLED, ...voiceKeys(voice), find, fullScreen: toggleFullScreen }));
  return (
    <>
      <ReadingTime signal={signal} minutes={minutes} />
      <div ref={findFrame} className={styles.tools}>
        {speech && <SpeechInChapter ref={voice} {...{ language, speech, frame }} />}
        <FullScreenButton className={styles.fullScreen} />
        <FindButton isOpen={isFinding} onClick={find} />
      </div>
      {isFinding && frame && <FindInChapter ref={sheet} frame={frame} onClose={() => setFinding(false)} />}
    </>
  );
}

/** Of a text that the window scrolls; others have their own, and are asked first. */
const SCROLLED: NovelToolsHandle = {
  forward: () => scrollWindow(1),
  back: () => scrollWindow(-1),
  first: () => scrollWindowTo('first'),
  last: () => scrollWindowTo('last'),
};

function voiceKeys(voice: RefObject<SpeechHandle | null>): NovelToolsHandle {
  return {
    listen: () => voice.current?.toggle(),
    previousSentence: () => voice.current?.step(-1),
    nextSentence: () => voice.current?.step(1),
  };
}
