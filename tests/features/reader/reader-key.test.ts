import { describe, expect, test } from 'vitest';
import type { ComicView } from '#src/features/reader/comic/comic-view.ts';
import { keyTable } from '#src/features/reader/key-table.ts';
import { COMMANDS, commandOfKey, DEFAULT_KEYS, keyName, type Keystroke } from '#src/features/reader/reader-key.ts';

const bare = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
const press = (key: string, held: Partial<Keystroke> = {}): Keystroke => ({ ...bare, key, ...held });
const commands = (view: ComicView | null, ...keys: string[]) => keys.map((key) => commandOfKey(press(key), view));

describe('A key in the reader', () => {
  test('turns pages to the right where they go to the right', () => {
    const view = { layout: 'paged', direction: 'ltr' } as const;
    expect(commands(view, 'ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', ' ', 'PageDown', 'PageUp', 'Home', 'End')).toEqual([
      'forward',
      'back',
      'forward',
      'back',
      'forward',
      'forward',
      'back',
      'first',
      'last',
    ]);
  });

  test('turns pages to the left where they go to the left', () => {
    expect(commands({ layout: 'paged', direction: 'rtl' }, 'ArrowRight', 'ArrowLeft', 'ArrowDown')).toEqual(['back', 'forward', 'forward']);
  });

  test('goes back by space with shift', () => {
    expect(commandOfKey(press(' ', { shiftKey: true }), { layout: 'paged', direction: 'ltr' })).toBe('back');
  });

  test('leaves a strip to the browser, except the sideways arrows and the letters', () => {
    const view = { layout: 'strip', direction: 'ltr' } as const;
    expect(commands(view, ' ', 'ArrowDown', 'PageUp', 'Home', 'End', 'ArrowRight', 'ArrowLeft', 'm')).toEqual([
      null,
      null,
      null,
      null,
      null,
      'forward',
      'back',
      'switchLayout',
    ]);
  });

  test('means the same in every format when it is one of the letters, in either case', () => {
    for (const view of [null, { layout: 'paged', direction: 'rtl' }] as const) {
      expect(commands(view, 'n', 'P', '?', 's', 'C', 'Escape', '/')).toEqual([
        'nextChapter',
        'previousChapter',
        'showHelp',
        'showSettings',
        'toggleChrome',
        'toggleChrome',
        'find',
      ]);
    }
  });

  test('does nothing in a novel that is scrolled when it belongs to pages or to nobody', () => {
    expect(commands(null, ' ', 'ArrowRight', 'PageDown', 'x', 'constructor', 'toString')).toEqual(Array.from({ length: 6 }, () => null));
  });

  test('leaps over a novel that is scrolled, as its browser only guesses where the end is', () => {
    expect(commands(null, 'Home', 'End')).toEqual(['first', 'last']);
  });

  test('belongs to the browser together with Control, Meta or Alt', () => {
    const view = { layout: 'paged', direction: 'ltr' } as const;
    for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) expect(commandOfKey(press('n', held), view)).toBeNull();
  });

  test('asks for zoom, slider, all pages, actions and moving by itself in a comic', () => {
    const keys = ['+', '=', '-', '0', 'g', 't', 'o', 'a'];
    expect(commands({ layout: 'strip', direction: 'ltr' }, ...keys)).toEqual([
      'zoomIn',
      'zoomIn',
      'zoomOut',
      'zoomReset',
      'slider',
      'allPages',
      'pageActions',
      'autoScroll',
    ]);
    expect(commands(null, 'f', '/', 'L', ',', '.')).toEqual(['fullScreen', 'find', 'listen', 'previousSentence', 'nextSentence']);
  });

  test('of the reader moves a strip and a novel too, where one that scrolls stays with the browser', () => {
    const table = keyTable('forward:j forward:Space back:k last:End');
    const sides = keyTable('toRight:d toRight:ArrowRight toLeft:a autoScroll:');
    const strip = { layout: 'strip', direction: 'rtl' } as const;
    expect(['j', 'k', ' ', 'End'].map((key) => commandOfKey(press(key), strip, table))).toEqual(['forward', 'back', null, null]);
    expect(['j', 'k', ' ', 'End'].map((key) => commandOfKey(press(key), null, table))).toEqual(['forward', 'back', null, 'last']);
    expect(['d', 'a', 'ArrowRight'].map((key) => commandOfKey(press(key), null, sides))).toEqual(['forward', 'back', null]);
  });

  test('that scrolls does what the reader gave it to, wherever', () => {
    const table = keyTable('nextChapter:End');
    expect(commandOfKey(press('End'), { layout: 'strip', direction: 'ltr' }, table)).toBe('nextChapter');
    expect(commandOfKey(press('n'), null, table)).toBeNull();
  });
});

test('Keys have names without spaces, the same for either case; Shift counts where it writes nothing.', () => {
  const names = [press('N', { shiftKey: true }), press('?', { shiftKey: true }), press(' '), press(' ', { shiftKey: true }), press('Home')];
  expect(names.map(keyName)).toEqual(['n', '?', 'Space', 'Shift+Space', 'Home']);
});

test('By default no key has two commands.', () => {
  const keys = COMMANDS.flatMap((command) => DEFAULT_KEYS[command].split(' '));
  expect(new Set(keys).size).toBe(keys.length);
});
