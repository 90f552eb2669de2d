import { useLayoutEffect, useState } from 'react';
import { isNearNext } from '#machines/reader/near-next.selectors.ts';
import { LAST_PAGE } from './chapter-links.ts';
import type { ChapterParts } from './chapter-parts.ts';
import { PlaceSignal, type Place } from './place-signal.ts';
import type { ReaderCommand } from './reader-key.ts';
import { useChrome, type Chrome } from './use-chrome.ts';
import { useNextChapter, type Prepare } from './use-next-chapter.ts';
import { useSheets, type Sheets } from './use-sheets.ts';

type SharedCommand = 'nextChapter' | 'previousChapter' | 'showHelp' | 'showSettings' | 'toggleChrome';

export interface Reading {
  readonly signal: PlaceSignal;
  readonly chrome: Chrome;
  readonly sheets: Sheets;
  readonly commands: Readonly<Record<Extract<ReaderCommand, SharedCommand>, () => void>>;
  /** To the next chapter, which `turnOn` may turn to before, or to where the one before this one ends. */
  readonly leave: (motion: 1 | -1, turnOn: (go: () => void) => void) => void;
  /** The bars go while the reader reads, and come back at the end. */
  readonly notePlace: (place: Place, isAtEnd: boolean) => void;
}

/** What reading a comic and reading a novel have in common. `prepare` is given the next chapter before the reader goes there. */
export function useReading(
  { links, loadNext, isEndless, onNavigate }: Pick<ChapterParts, 'links' | 'loadNext' | 'isEndless' | 'onNavigate'>,
  prepare: Prepare = nothing,
): Reading {
  const [signal] = useState(() => new PlaceSignal());
  const { helm } = signal;
  const chrome = useChrome(helm);
  const sheets = useSheets();
  const next = useNextChapter(loadNext, prepare);
  const goTo = (path: string | null) => {
    if (path !== null) onNavigate(path);
  };
  const commands = {
    nextChapter: () => goTo(links.next),
    previousChapter: () => goTo(links.previous),
    showHelp: () => sheets.show('help'),
    showSettings: () => sheets.show('settings'),
    toggleChrome: chrome.toggle,
  };
  const { isVisible, setVisible } = chrome;
  useLayoutEffect(() =>
    helm.offer({ isEndless, isChromeShown: isVisible, showChrome: setVisible, prepareNext: next.ask, openNext: commands.nextChapter }),
  );
  const notePlace = (told: Place, isAtEnd: boolean) => {
    const place = signal.tell(told);
    helm.notePlace({ ...place, isAtEnd }, () => {
      if (links.next !== null && isNearNext(place) && !next.wasAsked()) next.ask().catch(nothing);
      if (isAtEnd || place.motion !== 0) setVisible(isAtEnd);
    });
  };
  const leave: Reading['leave'] = (motion, turnOn) => {
    if (motion === 1) turnOn(commands.nextChapter);
    else goTo(links.previous && links.previous + LAST_PAGE);
  };
  return { signal, chrome, sheets, commands, leave, notePlace };
}

function nothing(): void {}
