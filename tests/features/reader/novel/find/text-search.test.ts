import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BlockText } from '#src/features/reader/novel/blocks/block-text.ts';
import { TextSearch } from '#src/features/reader/novel/find/text-search.ts';

/** "{漢字|かんじ}" is a word with its reading. */
function blockOf(source: string): BlockText {
  const readings: { start: number; end: number; text: string }[] = [];
  let text = '';
  for (const { 1: base, 2: reading, 3: plain } of source.matchAll(/\{([^|]*)\|([^}]*)\}|([^{]+)/gu)) {
    const start = text.length;
    text += base ?? plain ?? '';
    if (reading !== undefined) readings.push({ start, end: text.length, text: reading });
  }
  return { text, readings };
}

/** Block and words of each hit. */
function found(query: string, ...sources: string[]): readonly string[] {
  const blocks = sources.map(blockOf);
  return new TextSearch(blocks).find(query).map(({ block, start, end }) => `${block}:${start} ${blocks[block]?.text.slice(start, end)}`);
}

describe('In Vietnamese', () => {
  test('a query without marks finds words with any marks.', () => {
    expect(found('dau pha', 'Đấu Phá, đầu phá.', 'dấu  phả')).toEqual(['0:0 Đấu Phá', '0:9 đầu phá', '1:0 dấu  phả']);
  });

  test('a query with marks finds only these.', () => {
    expect(found('đấu', 'Đấu, đầu, ĐẤU, dau')).toEqual(['0:0 Đấu', '0:10 ĐẤU']);
    expect(found('đấu'.normalize('NFD'), 'đấu')).toEqual(['0:0 đấu']);
    expect(found('đấu', 'đấu'.normalize('NFD'))).toEqual([`0:0 ${'đấu'.normalize('NFD')}`]);
  });

  test('hits lie apart, and white space around the query counts nothing.', () => {
    expect(found('  ana ', 'ananana')).toEqual(['0:0 ana', '0:4 ana']);
    expect([found('   ', 'a b'), found('', 'a'), found('x', 'a', '')]).toEqual([[], [], []]);
  });
});

describe('In Japanese', () => {
  const shelf = '　川のそばに、{古|ふる}い{書庫|しょこ}があった。';

  test('both kana are one.', () => {
    expect([found('ソバ', shelf), found('そば', 'ソバとｿﾊﾞ')]).toEqual([['0:3 そば'], ['0:0 ソバ', '0:3 ｿﾊﾞ']]);
  });

  test('what is found in a reading is the whole word under it.', () => {
    expect([found('しょこ', shelf), found('ょ', shelf), found('しょうこ', shelf)]).toEqual([['0:9 書庫'], ['0:9 書庫'], []]);
  });

  test('words go on across readings, each read or as it is written.', () => {
    const wanted = '0:7 古い書庫が';
    expect(['古い書庫が', 'ふるい書庫が', 'ふるいしょこが', '古いショコが'].map((query) => found(query, shelf))).toEqual([
      [wanted],
      [wanted],
      [wanted],
      [wanted],
    ]);
    expect(found('るいし', shelf)).toEqual(['0:7 古い書庫']);
  });

  test('a mark of a note does not part a word, and is found itself.', () => {
    expect([found('十七巻の', '{十七巻|じゅうななかん}{＊|}のうち'), found('＊', '{十七巻|}{＊|}のうち')]).toEqual([
      ['0:0 十七巻＊の'],
      ['0:3 ＊'],
    ]);
  });

  test('readings that lead to the same words a thousand ways are searched at once.', () => {
    expect(found(`${'あ'.repeat(200)}い`, '{ああ|あ}'.repeat(300))).toEqual([]);
  });
});

const unitSpans = (from: number, to: number) => Array.from({ length: to - from }, (_, unit) => [from + unit, from + unit + 1] as const);

/** Every spelling of a block with the offsets of its units, by brute force. */
function spellingsOf({ text, readings }: BlockText): readonly { text: string; spans: readonly (readonly [number, number])[] }[] {
  const [reading, ...others] = readings;
  if (reading === undefined) return [{ text, spans: unitSpans(0, text.length) }];
  const { start, end } = reading;
  const rest = spellingsOf({
    text: text.slice(end),
    readings: others.map((other) => ({ ...other, start: other.start - end, end: other.end - end })),
  });
  const base = { text: text.slice(0, end), spans: unitSpans(0, end) };
  const said = {
    text: text.slice(0, start) + reading.text,
    spans: [...unitSpans(0, start), ...Array.from(reading.text, () => [start, end] as const)],
  };
  return [base, said].flatMap((before) =>
    rest.map((after) => ({
      text: before.text + after.text,
      spans: [...before.spans, ...after.spans.map(([from, to]) => [from + end, to + end] as const)],
    })),
  );
}

test('What is found is what trying every spelling finds, as far as hits lie apart.', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 4 });
  const piece = fc.oneof(letters, fc.tuple(fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 2 }), letters));
  const query = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), query, (pieces, wanted) => {
      const block = blockOf(pieces.map((part) => (typeof part === 'string' ? part : `{${part[0]}|${part[1]}}`)).join(''));
      const every = spellingsOf(block).flatMap(({ text, spans }) =>
        Array.from(text, (_, at) => at)
          .filter((at) => text.startsWith(wanted, at))
          .map((at) => [spans[at]?.[0] ?? -1, spans[at + wanted.length - 1]?.[1] ?? -1] as const),
      );
      const hits = new TextSearch([block]).find(wanted);
      for (const { start, end } of hits) expect(every).toContainEqual([start, end]);
      hits.forEach(({ start }, place) => expect(start).toBeGreaterThanOrEqual(hits[place - 1]?.end ?? 0));
      const missed = every.filter(([from, to]) => !hits.some(({ start, end }) => start < to && from < end));
      expect(missed).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

test('A long chapter is searched while a key goes up.', () => {
  const search = new TextSearch(
    Array.from({ length: 500 }, () => blockOf('Trời mưa suốt đêm, người khách bỏ quên chiếc ô bên cửa. '.repeat(4))),
  );
  search.find('x');
  const begun = performance.now();
  expect(search.find('quen chiec').length).toBe(2000);
  expect(performance.now() - begun).toBeLessThan(200);
});
