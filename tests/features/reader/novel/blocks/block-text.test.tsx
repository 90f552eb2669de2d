import { expect, onTestFinished, test } from 'vitest';
import { TextSearch } from '#src/features/reader/novel/find/text-search.ts';
import { readBlock } from '#src/features/reader/novel/blocks/block-text.ts';
import { sentencesOf } from '#src/features/reader/novel/speech/sentences.ts';

function block(markup: string): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.append(document.createRange().createContextualFragment(markup));
  document.body.append(paragraph);
  onTestFinished(() => paragraph.remove());
  return paragraph;
}

test('Lines that are broken within a block are said and found as lines, one after the other.', () => {
  const letter = readBlock(block('Gửi Lan<br>Mai <b>anh</b> về.'));
  expect(letter.text).toBe('Gửi LanMai anh về.');
  expect(sentencesOf([letter], 'vi').map(({ said }) => said)).toEqual(['Gửi Lan', 'Mai anh về.']);
  const [found] = new TextSearch([letter]).find('lan mai');
  expect(letter.rangesOf(found?.start ?? 0, found?.end ?? 0).join('|')).toBe('Lan|Mai');
});

test('A Japanese word is found across the break of a line, and beside a reading.', () => {
  const lines = readBlock(block('川辺の<br><ruby>書庫<rp>（</rp><rt>しょこ</rt><rp>）</rp></ruby>へ'));
  expect(['川辺の書庫', 'のしょこへ'].map((query) => new TextSearch([lines]).find(query).length)).toEqual([1, 1]);
  expect(sentencesOf([lines], 'ja').map(({ said }) => said)).toEqual(['川辺の', 'しょこへ']);
});

test('Thousands of words in a paragraph of many readings take no longer each than in a short one.', () => {
  const long = readBlock(block('<ruby>書庫<rt>しょこ</rt></ruby>の'.repeat(30_000)));
  const begun = performance.now();
  const found = Array.from({ length: 2000 }, (_, word) => long.rangesOf(80_000 + word, 80_002 + word));
  expect(performance.now() - begun).toBeLessThan(300);
  expect(found.slice(0, 3).map((ranges) => ranges.join('|'))).toEqual(['の|書', '書庫', '庫|の']);
});
