import { expect, test } from 'vitest';
import { longVowelsWay, shortVowels, withLong } from '#server/modules/search/long-vowels.ts';
import { searchFold } from '#server/modules/search/search-fold.ts';

const NO_FILTERS = { format: null, status: null, genres: [], without: [], creatorId: null };

test.each([
  ['とうきょう', 'ときよ'],
  ['おおさか', 'おさか'],
  ['スーパーマン', 'すぱまん'],
  ['くうき', 'くき'],
  ['おにいさん', 'おにさん'],
  ['こうこう', 'ここ'],
  ['せんせい', 'せんせい'],
  ['うえ', 'うえ'],
  ['あおい', 'あおい'],
])('%s is %s without its long vowels.', (reading, short) => {
  expect(shortVowels(searchFold(reading))).toBe(short);
});

test('A pair of kana may have the mark of a long vowel in it; of one kana nothing is told.', () => {
  expect(longVowelsWay({ language: 'ja', query: 'とん', filters: NO_FILTERS })?.terms).toBe(
    "('とん' | 'とう' & 'うん' | 'とお' & 'おん' | 'とー' & 'ーん')",
  );
  expect(longVowelsWay({ language: 'ja', query: 'と', filters: NO_FILTERS })).toBeNull();
});

test('Whole names come first, then beginnings, then what holds the kana as typed; what holds them apart from each other is left out.', () => {
  const names = ['きよとう きょうとうじん', 'こうとうきょう', 'とうきょうものがたり', 'とうきょう', 'せいじときょういく', 'ときょのひと'];
  const works = names.map((name, id) => ({ id, names: `\n ${searchFold(name)} \n` }));
  expect(withLong('ときょ', [9, 4, 5], works)).toEqual([3, 5, 2, 9, 4, 1]);
  expect(withLong('ときょ', [], works.slice(0, 1))).toEqual([]);
});
