import { array, assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { uprightParts } from '#src/features/reader/novel/blocks/upright.ts';

/** Squares in brackets, so that a line is read as it is set. */
const drawn = (...texts: string[]): string =>
  uprightParts(texts)
    .map((parts) => parts.map((part, place) => (place % 2 === 1 ? `[${part}]` : part)).join(''))
    .join('|');

test.each([
  ['two figures', '明治10年12月25日', '明治[10]年[12]月[25]日'],
  ['two wide figures', '大正１２年', '大正[１２]年'],
  ['one narrow figure', '3人と１人', '[3]人と１人'],
  ['never three', '全365日と１２３頁', '全365日と１２３頁'],
  ['never a year', '2026年', '2026年'],
  ['a pair of marks', 'なに!?　え？！　ほら!!', 'なに[!?]　え[？！]　ほら[!!]'],
  ['one narrow mark, no wide one', 'なに! え？', 'なに[!] え？'],
  ['three marks one below another', 'なに!!!　え？！？', 'なに[!][!][!]　え？！？'],
  ['nothing of a Latin word', 'B12とMP3とH2Oとvol.12とÉ12と12kg', 'B12とMP3とH2Oとvol.12とÉ12と12kg'],
  ['nothing beside a Latin word', 'Windows 11を12 kmで、Yes!! No!?', 'Windows 11を12 kmで、Yes!! No!?'],
  ['nothing of wide Latin letters', 'Ｂ１２と１２ｋｍ', 'Ｂ１２と１２ｋｍ'],
  ['nothing of Greek or Cyrillic', 'α12とЖ12', 'α12とЖ12'],
  ['nothing of a sum, a time or a share', '3.14と10:30と12%と1,200と-12と#12', '3.14と10:30と12%と1,200と-12と#12'],
  ['figures in spaces and brackets', '第 12 話（12）「12」(12)"12"', '第 [12] 話（[12]）「[12]」([12])"[12]"'],
  ['figures before a mark', '25!', '[25]!'],
  ['nothing of Vietnamese', 'Ngày 12 tháng 3 năm 45. Ai đấy!? Ở 12', 'Ngày 12 tháng 3 năm 45. Ai đấy!? Ở 12'],
  ['nothing of a key or a joined sign', '1\ufe0f\u20e3と12\u20e3と12\u0301と!\u0301', '1\ufe0f\u20e3と12\u20e3と12\u0301と!\u0301'],
  ['alone', '12', '[12]'],
  ['nothing', '', ''],
])('A vertical line sets upright: %s.', (_, text, expected) => {
  expect(drawn(text)).toBe(expected);
});

test.each([
  ['an address', 'https://futago.example/12/345を見よ', '[https://futago.example/12/345]を見よ'],
  ['a word of fourteen letters, not of thirteen', 'Abcdefghijklmn、Abcdefghijklm', '[Abcdefghijklmn]、Abcdefghijklm'],
  ['a cry', 'うわあぁぁぁぁっっっっ！！！', 'うわあ[ぁぁぁぁっっっっ！！！]'],
  ['a long silence', '「…………………………」', '「[…………………………]」'],
  ['a long run of narrow marks', '!'.repeat(30), `[${'!'.repeat(30)}]`],
])('What may be longer than a line is cut out whole: %s.', (_, text, expected) => {
  expect(drawn(text)).toBe(expected);
});

test.each([
  ['figures that a mark parts', ['1', '2', '月'], '1|2|月'],
  ['a third figure in the next run', ['12', '3'], '12|3'],
  ['a third figure in the run before', ['1', '23年'], '1|23年'],
  ['a letter in the run before', ['B', '12', '棟'], 'B|12|棟'],
  ['a letter across a space', ['Windows ', '11', 'を'], 'Windows |11|を'],
  ['a letter in the next run', ['12', 'km'], '12|km'],
  ['figures in a run of their own', ['第', '12', '話'], '第|[12]|話'],
  ['figures at the edges of a reading', ['昭和', '12年', '3月'], '昭和|[12]年|[3]月'],
  ['marks that a mark parts', ['え!', '?', 'と'], 'え[!]|[?]|と'],
  ['wide marks that go on', ['え！', '？！', 'と'], 'え！|？！|と'],
  ['empty runs', ['', '12', ''], '|[12]|'],
])('Runs of one line are read together: %s.', (_, texts, expected) => {
  expect(drawn(...texts)).toBe(expected);
});

const naughty = string({
  unit: constantFrom(...Array.from('12３４!?！？ 　Aａé.,%日「」、。ー々\u0301\u200d\ufe0f\u20e3\ud83d\ude00\u202e\ufeff\u0001\n\t<&')),
  maxLength: 40,
});

test('No text is lost or moved, and every square holds one or two figures or marks, every long part eight characters at least, in 5,000 naughty lines.', () => {
  assert(
    property(array(naughty, { minLength: 1, maxLength: 5 }), (texts) => {
      const cut = uprightParts(texts);
      expect(cut.map((parts) => parts.join(''))).toEqual(texts);
      for (const part of cut.flatMap((parts) => parts.filter((_, place) => place % 2 === 1)))
        expect(part).toMatch(/^(?:[0-9０-９]{1,2}|[!?！？]{1,2}|.{8,})$/u);
    }),
    { numRuns: 5_000 },
  );
});

/** Milliseconds that cutting a line of so many characters takes at best. */
function shortestOf(text: string, length: number): number {
  const line = text.repeat(length / text.length);
  const times = [1, 2, 3, 4, 5].map(() => {
    const begun = performance.now();
    const cut = uprightParts([line]).flat().join('');
    const took = performance.now() - begun;
    expect(cut).toBe(line);
    return took;
  });
  return Math.min(...times);
}

test('A line of a hundred thousand characters is cut in time that grows with its length only.', () => {
  for (const text of ['第12話!?', '!'.repeat(9), 'あ 1', '?! ']) {
    expect(shortestOf(text, 100_000)).toBeLessThan(40 * Math.max(1, shortestOf(text, 10_000)));
  }
});
