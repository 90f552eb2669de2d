import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Folding, isLooseQuery } from '#src/features/reader/novel/find/folding.ts';

const exact = (text: string) => new Folding(false).fold(text).text;
const loose = (text: string) => new Folding(true).fold(text).text;

test.each([
  ['Đấu Phá', 'đấu phá', 'dau pha'],
  ['ĐẤU', 'đấu', 'dau'],
  ['Thương Khung ', 'thương khung ', 'thuong khung '],
  ['カタカナ ヴァ', 'かたかな ゔぁ', 'かたかな ゔぁ'],
  ['ｶﾞｷﾞ', 'がぎ', 'がぎ'],
  ['ガギ'.normalize('NFD'), 'がぎ', 'がぎ'],
  ['ＡＢＣ１２', 'abc12', 'abc12'],
  ['葛\u{e0100}城 ❤\ufe0f', '葛城 ❤', '葛城 ❤'],
  ['“Ô” ‘ơ’', '"ô" \'ơ\'', '"o" \'o\''],
  ['một \n\t　hai', 'một hai', 'mot hai'],
  ['nối\u00adtiếp\u200b', 'nốitiếp', 'noitiep'],
])('%j is compared as %j, and loosely as %j.', (text, spelled, spelledLoosely) => {
  expect([exact(text), loose(text), exact(text.normalize('NFD'))]).toEqual([spelled, spelledLoosely, spelled]);
});

test('A query without marks is loose, one with any mark is not.', () => {
  expect(['dau pha', 'DAU', '書庫', 'がぎ', ''].map(isLooseQuery)).toEqual([true, true, true, true, true]);
  expect(['đau', 'Đ', 'dấu', 'dâu', 'dâu'.normalize('NFD'), 'ư'].map(isLooseQuery)).toEqual([false, false, false, false, false, false]);
});

test('Every unit knows the cluster it came from, whatever the text.', () => {
  const folding = new Folding(true);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const { text: folded, starts, ends } = folding.fold(text);
      expect([starts.length, ends.length]).toEqual([folded.length, folded.length]);
      starts.forEach((start, unit) => {
        expect(folding.fold(text.slice(start, ends[unit])).text).toContain(folded.charAt(unit));
        expect(start).toBeGreaterThanOrEqual(starts[unit - 1] ?? 0);
      });
    }),
    { numRuns: 500 },
  );
});

test('Folding what was folded changes nothing.', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'À', 'đ', 'Đ', 'ơ', 'カ', 'が', 'ﾞ', 'ゔ', ' ', '　', '“', 'x', '1', '１') }),
      (text) => {
        expect(exact(exact(text))).toBe(exact(text));
        expect(loose(loose(text))).toBe(loose(text));
        expect(loose(exact(text))).toBe(loose(text));
      },
    ),
    { numRuns: 500 },
  );
});
