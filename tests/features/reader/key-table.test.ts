import { array, assert, constantFrom, option, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeKey, commandWithKey, keyTable, keyWords } from '#src/features/reader/key-table.ts';
import { COMMANDS, DEFAULT_KEYS } from '#src/features/reader/reader-key.ts';

describe('The kept keys', () => {
  test('are those by default where nothing usable was kept.', () => {
    for (const words of ['', ' ', 'forward', ':', ':n', 'constructor:x', '__proto__:x', '{"forward":"x"}', 'unknown:q']) {
      expect(keyTable(words)).toEqual(DEFAULT_KEYS);
    }
  });

  test('replace all keys of their command, and are taken from the one that has them by default.', () => {
    expect(keyTable('nextChapter:j nextChapter:f nextChapter:j')).toEqual({ ...DEFAULT_KEYS, nextChapter: 'j f', fullScreen: '' });
  });

  test('may be none, and may be signs that the words themselves are written with.', () => {
    expect(keyTable('previousChapter: zoomReset::')).toEqual({ ...DEFAULT_KEYS, previousChapter: '', zoomReset: ':' });
  });

  test('belong to the last command that names them.', () => {
    const table = keyTable('nextChapter:x previousChapter:x');
    expect([table.nextChapter, table.previousChapter, commandWithKey(table, 'x')]).toEqual(['', 'x', 'previousChapter']);
  });
});

describe('A change of keys', () => {
  test('replaces one, adds one, or takes one away.', () => {
    const table = keyTable('');
    expect(keyWords(changeKey(table, 'toggleChrome', 'c', 'x'))).toBe('toggleChrome:x toggleChrome:Escape');
    expect(keyWords(changeKey(table, 'nextChapter', null, 'j'))).toBe('nextChapter:n nextChapter:j');
    expect(keyWords(changeKey(table, 'nextChapter', 'n', null))).toBe('nextChapter:');
    expect(keyWords(changeKey(table, 'nextChapter', 'n', 'p'))).toBe('nextChapter:p previousChapter:');
  });

  test('back to the default leaves nothing to keep.', () => {
    const there = changeKey(keyTable(''), 'nextChapter', 'n', 'j');
    expect(keyWords(changeKey(there, 'nextChapter', 'j', 'n'))).toBe('');
  });

  test('after any others is kept and read back whole, with one command a key.', () => {
    const key = constantFrom('a', 'n', ':', 'Space', 'Shift+Space', 'ArrowLeft', 'é', 'あ', '-');
    const change = tuple(constantFrom(...COMMANDS), option(key), option(key));
    assert(
      property(array(change, { maxLength: 12 }), (changes) => {
        const table = changes.reduce((before, [command, from, to]) => changeKey(before, command, from, to), keyTable(''));
        expect(keyTable(keyWords(table))).toEqual(table);
        const keys = COMMANDS.flatMap((command) => table[command].split(' ').filter((one) => one !== ''));
        expect(new Set(keys).size).toBe(keys.length);
      }),
      { numRuns: 300 },
    );
  });
});
