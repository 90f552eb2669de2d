import type { ChapterScreen_ChapterFragment, Language } from '#graphql/generated/graphql.ts';
import type { ChapterDocument } from '#graphql/document/chapter-document.ts';
import { useCallback, useImperativeHandle, useMemo, useRef, useState, type Ref, type RefObject } from 'react';
import { toggleFullScreen } from '../chrome/full-screen.ts';
import { hideBars } from '../chrome/hide-bars.ts';
import '../chrome/under-bars.css';
import { ReadingTime } from '../chrome/ReadingTime.tsx';
import type { PlaceSignal } from '../place-signal.ts';
import { showEnd } from '../place/end-shown.ts';
import type { ShowPage } from '../place/page-edge.ts';
import type { ReaderCommand } from '../reader-key.ts';
import { FullScreenButton } from '../settings/FullScreenButton.tsx';
import { FindButton } from './find/FindButton.tsx';
import { FindInChapter, type FindHandle } from './find/FindInChapter.tsx';
import { NextText, type NextTextHandle } from './NextText.tsx';
import styles from './NovelTools.module.css';
import { readingMinutes } from './reading-time.ts';
import { SpeechInChapter, type SpeechHandle } from './speech/SpeechInChapter.tsx';
import type { OpenSpeaker } from './speech/speaker.ts';
import { scrollWindow, scrollWindowTo } from './stages/window-scroll.ts';

/** What keys ask of the tools. */
type ToolCommands = Readonly<Partial<Record<ReaderCommand, () => void>>>;

export interface NovelToolsHandle extends ToolCommands {
  /** Turns to the first page of the next chapter where that lies beside the end page, and calls `go`. */
  readonly turnOn: (go: () => void) => void;
}

export interface NovelToolsProps {
  readonly document: ChapterDocument;
  /** Prepared to be read after a text in pages; null until then. */
  readonly next: ChapterScreen_ChapterFragment | null;
  readonly language: Language;
  readonly signal: PlaceSignal;
  readonly showPage: ShowPage;
  /** Opens the voice that reads aloud; absent where nothing is ever read aloud. */
  readonly speech?: Promise<OpenSpeaker> | undefined;
  readonly ref?: Ref<NovelToolsHandle>;
}

/** What the lower bar of a novel holds beside the part read; loaded once the text stands. */
export function NovelTools({ document, next, language, signal, showPage, speech, ref }: NovelToolsProps) {
  const minutes = useMemo(() => readingMinutes(document, language), [document, language]);
  const [frame, setFrame] = useState<Element | null>(null);
  const [isFinding, setFinding] = useState(false);
  const [sheet, voice, nextText] = [useRef<FindHandle>(null), useRef<SpeechHandle>(null), useRef<NextTextHandle>(null)];
  // A bar moves, and would take along what is fixed in it.
  const findFrame = useCallback((tools: Element | null) => setFrame(tools?.closest('[data-format]') ?? null), []);
  const find = () => (isFinding ? sheet.current?.focus() : setFinding(true));
  const turnOn = (go: () => void) => (nextText.current === null ? go() : nextText.current.turn(go));
  useImperativeHandle(ref, () => ({ ...SCROLLED, ...voiceKeys(voice), find, fullScreen: toggleFullScreen, turnOn }));
  const text = frame?.querySelector<HTMLElement>('main [data-novel] [data-novel]');
  return (
    <>
      <ReadingTime signal={signal} minutes={minutes} />
      <div ref={findFrame} className={styles.tools}>
        {speech && (
          <SpeechInChapter
            ref={voice}
            {...{ language, speech, frame }}
            // With the controls of the voice above them they would cover the words that are read.
            onStart={() => hideBars(signal)}
            onEnd={() => text && goToEndPage(text, showPage)}
          />
        )}
        <FullScreenButton className={styles.fullScreen} />
        <FindButton isOpen={isFinding} onClick={find} />
      </div>
      {next && text && <NextText ref={nextText} key={next.id} chapter={next} text={text} />}
      {isFinding && frame && <FindInChapter ref={sheet} frame={frame} onClose={() => setFinding(false)} />}
    </>
  );
}

/** The controls of the voice go: who has the focus in them, or nowhere, or hears the screen read, goes on at the end page. */
function goToEndPage(text: HTMLElement, showPage: ShowPage): void {
  showEnd(text, showPage);
  const end = document.querySelector<HTMLElement>('[data-page="end"]');
  if (end === null || document.activeElement?.closest('dialog, search, textarea')) return;
  end.tabIndex = -1;
  end.style.outline = 'none';
  end.focus({ preventScroll: true });
}

/** Of a text that the window scrolls; others have their own, and are asked first. */
const SCROLLED: ToolCommands = {
  forward: () => scrollWindow(1),
  back: () => scrollWindow(-1),
  first: () => scrollWindowTo('first'),
  last: () => scrollWindowTo('last'),
};

function voiceKeys(voice: RefObject<SpeechHandle | null>): ToolCommands {
  return {
    listen: () => voice.current?.toggle(),
    previousSentence: () => voice.current?.step(-1),
    nextSentence: () => voice.current?.step(1),
  };
}
