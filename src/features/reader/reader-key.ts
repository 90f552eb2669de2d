import type { ComicView } from './comic/comic-view.ts';

/** The keys of every command, by name (keyName), until the reader gives it others. */
export const DEFAULT_KEYS = {
  forward: 'Space ArrowDown PageDown',
  back: 'Shift+Space ArrowUp PageUp',
  toRight: 'ArrowRight',
  toLeft: 'ArrowLeft',
  first: 'Home',
  last: 'End',
  nextChapter: 'n',
  previousChapter: 'p',
  switchLayout: 'm',
  zoomIn: '+ =',
  zoomOut: '-',
  zoomReset: '0',
  autoScroll: 'a',
  slider: 'g',
  allPages: 't',
  pageActions: 'o',
  find: '/',
  listen: 'l',
  previousSentence: ',',
  nextSentence: '.',
  fullScreen: 'f',
  toggleChrome: 'c Escape',
  showSettings: 's',
  showHelp: '?',
} as const;

export type KeyedCommand = keyof typeof DEFAULT_KEYS;
/** Those that go to one side are forward or back, by the direction of the pages. */
export type ReaderCommand = Exclude<KeyedCommand, 'toRight' | 'toLeft'>;
/** Names of keys with a space between, none where a command has none. */
export type KeyTable = Readonly<Record<KeyedCommand, string>>;

export interface Keystroke {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

export const COMMANDS = Object.keys(DEFAULT_KEYS) as readonly KeyedCommand[];
const MOVEMENT = /^(forward|back|first|last)$/;
const SCROLLING = /Space|Arrow|Page|Home|End/;
const LEAPS = /^(Home|End)$/;

/** "n" for either case, "Shift+Space", "?"; of a letter or sign Shift is part of what it writes. */
export function keyName({ key, shiftKey }: Pick<Keystroke, 'key' | 'shiftKey'>): string {
  if (key.length === 1 && key !== ' ') return key.toLowerCase();
  return `${shiftKey ? 'Shift+' : ''}${key === ' ' ? 'Space' : key}`;
}

/**
 * The command of a key, or null where the key belongs to the browser: a strip and a novel that is scrolled (its view is
 * null) scroll by space, page and arrow keys on their own. The end of a text is not where the browser guesses it, so that leaps
 * over a text are ours. Not every format has every command.
 */
export function commandOfKey(stroke: Keystroke, view: ComicView | null, table: KeyTable = DEFAULT_KEYS): ReaderCommand | null {
  if (stroke.ctrlKey || stroke.metaKey || stroke.altKey) return null;
  const name = keyName(stroke);
  const command = COMMANDS.find((one) => table[one].split(' ').includes(name));
  if (command === undefined) return null;
  const isLeap = view === null && LEAPS.test(name);
  if (view?.layout !== 'paged' && MOVEMENT.test(command) && SCROLLING.test(name) && !isLeap) return null;
  if (command === 'toRight' || command === 'toLeft') {
    if (view === null && SCROLLING.test(name)) return null;
    return (command === 'toRight') === (view?.direction !== 'rtl') ? 'forward' : 'back';
  }
  return command;
}
