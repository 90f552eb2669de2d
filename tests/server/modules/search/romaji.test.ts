import { expect, test } from 'vitest';
import { kanaOf } from '#server/modules/search/romaji.ts';

test.each([
  ['shingeki no kyojin', 'しんげき の きょじん'],
  ['Tōkyō', 'とうきょう'],
  ['syonen', 'しょねん'],
  ['shimbun', 'しんぶん'],
  ['botchan', 'ぼっちゃん'],
  ["jun'ichi", 'じゅんいち'],
  ['ｎａｒｕｔｏ', 'なると'],
  ['kimetsu-no-ya', 'きめつ の や'],
  ['shingek', 'しんげ'],
])('%s is read %s.', async (query, kana) => {
  expect(await kanaOf(query)).toBe(kana);
});

test.each(['dragon ball', 'truyện kiều', 'anh em', 'k', 'no', 'naruto 2', '鬼滅', ''])('%j is no word of Japanese.', async (query) => {
  expect(await kanaOf(query)).toBeNull();
});
