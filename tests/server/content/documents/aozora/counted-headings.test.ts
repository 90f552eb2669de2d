import { expect, test } from 'vitest';
import { importTextWork } from '#server/content/documents/text-work.ts';

const SENTENCE = '雨は夜どおし降りつづき、村の道はどこも水に浸かっていたので、人々は家のなかで止むのを待っていた。';
/** Some four hundred characters. */
const TEXT = [SENTENCE, '窓の外を見た。', `${SENTENCE}${SENTENCE}`, '「そうか」', `${SENTENCE}${SENTENCE}${SENTENCE}`, SENTENCE];

function chaptersOf(lines: readonly string[], between: string, names: readonly string[] = ['海.txt']): readonly string[] {
  const files = names.map((name) => ({ name, bytes: Buffer.from(lines.join(between)) }));
  const { chapters } = importTextWork(files, { sourceKey: 'key', language: 'ja', title: '海' });
  return chapters.map(({ number, title }) => `${number} ${title ?? '-'}`);
}

function under(...headings: readonly string[]): readonly string[] {
  return headings.flatMap((heading) => [heading, ...TEXT]);
}

test.each([
  ['numbers alone', ['１', '２', '３'], ['1 １', '2 ２', '3 ３']],
  ['characters for numbers', ['一', '二', '三'], ['1 一', '2 二', '3 三']],
  ['numbers and titles', ['1. 海へ', '2. 山へ'], ['1 1. 海へ', '2 2. 山へ']],
  ['a wide space behind the number', ['十一　海へ', '十二　山へ', '十三　川へ'], ['11 十一 海へ', '12 十二 山へ', '13 十三 川へ']],
  ['what is counted', ['1話 海へ', '2話「山へ」'], ['1 1話 海へ', '2 2話「山へ」']],
  ['brackets', ['（一）', '（二）'], ['1 （一）', '2 （二）']],
  ['その', ['その一', 'その二'], ['1 その一', '2 その二']],
  ['English words', ['Chapter 1', 'Chapter 2'], ['1 Chapter 1', '2 Chapter 2']],
  ['Roman numbers', ['Ⅰ', 'Ⅱ', 'Ⅲ'], ['1 Ⅰ', '2 Ⅱ', '3 Ⅲ']],
  [
    'numbers between a prologue and an epilogue',
    ['プロローグ', '１', '２', 'エピローグ'],
    ['0 プロローグ', '1 １', '2 ２', '3 エピローグ'],
  ],
])('Chapters of a Japanese text without notes are found by %s that count on.', (_form, headings, chapters) => {
  const lines = under(...headings);
  expect([chaptersOf(lines, '\n\n'), chaptersOf(lines, '\n')]).toEqual([chapters, chapters]);
});

test('A list in a chapter parts nothing, nor do numbers that begin again in each of several chapters.', () => {
  const list = ['1. 米', '2. 塩', '3. 味噌'];
  expect(chaptersOf(['一', ...TEXT, ...list, ...TEXT, '二', ...TEXT], '\n')).toEqual(['1 一', '2 二']);
  expect(chaptersOf([...TEXT, ...list, ...TEXT], '\n')).toEqual(['1 -']);
  const twice = ['第一章　朝', ...under('１', '２'), '第二章　夜', ...under('１', '２')];
  expect(chaptersOf(twice, '\n')).toEqual(['1 第一章 朝', '2 第二章 夜']);
  expect(chaptersOf(under('１', '２', '１', '２'), '\n')).toEqual(['1 -']);
  expect(chaptersOf(under('1992年の夏', '1993年の夏', '1994年の夏'), '\n')).toEqual(['1 -']);
});

test('Numbers in a text that is called one chapter, or lies beside others, part nothing.', () => {
  const lines = under('１', '２');
  expect(chaptersOf(lines, '\n', ['第7話.txt'])).toEqual(['7 -']);
  expect(chaptersOf(lines, '\n', ['0012.txt'])).toEqual(['12 -']);
  expect(chaptersOf(lines, '\n', ['第7話.txt', '第8話.txt'])).toEqual(['7 -', '8 -']);
});
