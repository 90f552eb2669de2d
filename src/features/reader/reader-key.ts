import type { ComicView } from './comic/comic-view.ts';

export type ReaderCommand =
  | 'forward'
  | 'back'
  | 'first'
  | 'last'
  | 'nextChapter'
  | 'previousChapter'
  | 'switchLayout'
  | 'showHelp'
  | 'showSettings'
  | 'toggleChrome'
  | 'find';

export interface Keystroke {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const ANYWHERE: Readonly<Record<string, ReaderCommand>> = {
  n: 'nextChapter',
  p: 'previousChapter',
  '?': 'showHelp',
  s: 'showSettings',
  c: 'toggleChrome',
  Escape: 'toggleChrome',
  '/': 'find',
};

const PAGED: Readonly<Record<string, ReaderCommand>> = {
  ArrowDown: 'forward',
  ArrowUp: 'back',
  PageDown: 'forward',
  PageUp: 'back',
  Home: 'first',
  End: 'last',
};

/**
 * The command of a key, or null where the key belongs to the browser: a strip and a novel scroll by space, page and
 * arrow keys on their own.
 */
export function commandOfKey(stroke: Keystroke, view: ComicView | null): ReaderCommand | null {
  if (stroke.ctrlKey || stroke.metaKey || stroke.altKey) return null;
  const letter = stroke.key.length === 1 ? stroke.key.toLowerCase() : stroke.key;
  const anywhere = Object.hasOwn(ANYWHERE, letter) ? ANYWHERE[letter] : undefined;
  if (anywhere !== undefined) return anywhere;
  if (view === null) return null;
  if (letter === 'm') return 'switchLayout';
  if (letter === 'ArrowRight') return view.direction === 'ltr' ? 'forward' : 'back';
  if (letter === 'ArrowLeft') return view.direction === 'ltr' ? 'back' : 'forward';
  if (view.layout === 'strip') return null;
  if (letter === ' ') return stroke.shiftKey ? 'back' : 'forward';
  return (Object.hasOwn(PAGED, letter) ? PAGED[letter] : undefined) ?? null;
}
