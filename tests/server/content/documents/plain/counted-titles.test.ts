import { expect, test } from 'vitest';
import { importTextWork } from '#server/content/documents/text-work.ts';

const SENTENCE =
  'Trời mưa suốt đêm, nước ngập khắp nơi, mọi người ngồi trong nhà chờ cho mưa tạnh rồi mới ra đường tiếp tục công việc dang dở.';
const SHORT = 'Cô nhìn ra cửa sổ.';
/** Some seven hundred characters. */
const TEXT = [SENTENCE, SHORT, `${SENTENCE} ${SENTENCE}`, SHORT, SHORT, `${SENTENCE} ${SHORT}`, SHORT, SENTENCE];

function chaptersOf(lines: readonly string[], between: string, names: readonly string[] = ['truyện.txt']): readonly string[] {
  const files = names.map((name) => ({ name, bytes: Buffer.from(lines.join(between)) }));
  const { chapters } = importTextWork(files, { sourceKey: 'key', language: 'vi', title: 'Mưa' });
  return chapters.map(({ number, title }) => `${number} ${title ?? '-'}`);
}

function underHeadings(...headings: readonly string[]): readonly string[] {
  return headings.flatMap((heading) => [heading, ...TEXT]);
}

const LONG_TITLE = 'Người đi qua cây cầu dài trong đêm mưa tháng bảy, '.repeat(3).trim().slice(0, -1);

test.each([
  ['a number and a point', ['1. Mưa', '2. Gió', '3. “Nắng”'], [1, 2, 3]],
  ['a number, a bracket and a title that asks', ['1) Mưa', '2) Ai đó?', '3) Rồi sao...'], [1, 2, 3]],
  ['a number and a dash', ['1 - Mưa', '2 – Gió', '3 — Nắng'], [1, 2, 3]],
  ['a number, a part of the whole', ['51. Mưa', '52. Gió', '53. Nắng'], [51, 52, 53]],
  ['a number, one of which is lost', ['1. Mưa', '2. Gió', '3. Nắng', '5. Bão', '6. Lũ'], [1, 2, 3, 5, 6]],
  ['Ch.', ['Ch. 1', 'Ch.2: Gió', 'CH 3 - Nắng'], [1, 2, 3]],
  ['Ch. and small letters', ['Ch. 1 mưa', 'Ch. 2 gió'], [1, 2]],
  ['titles of more than a line', [`Chương 1: ${LONG_TITLE}`, `Chương 2: ${LONG_TITLE}`], [1, 2]],
])('Chapters are found by %s, whether blank lines stand between paragraphs or not.', (_form, headings, numbers) => {
  const expected = headings.map((heading, index) => `${numbers[index]} ${heading.replace(/^(Ch\. \d)(?= [a-zư])/, '$1:')}`);
  const lines = underHeadings(...headings);
  expect([chaptersOf(lines, '\n\n'), chaptersOf(lines, '\n')]).toEqual([expected, expected]);
});

test('A list in a chapter, and a table of the contents before all, part nothing.', () => {
  const list = ['1. Gạo', '2. Muối', '3. Nước mắm', '4. Dầu'];
  const contents = ['1. Mưa', '2. Gió', '3. Nắng'];
  const lines = [...contents, '1. Mưa', ...TEXT, ...list, ...TEXT, '2. Gió', ...TEXT, ...list, ...TEXT, '3. Nắng', ...TEXT];
  const chapters = ['1 1. Mưa', '2 2. Gió', '3 3. Nắng'];
  expect([chaptersOf(lines, '\n\n'), chaptersOf(lines, '\n')]).toEqual([chapters, chapters]);
});

test.each([
  ['a list', [...TEXT, '1. Gạo', '2. Muối', '3. Nước mắm', ...TEXT]],
  ['a list of sentences', underHeadings('1. Gạo trắng.', '2. Muối trắng.', '3. Nước mắm ngon;')],
  ['a list whose items take some lines', ['1. Gạo', SENTENCE, '2. Muối', SENTENCE, '3. Dầu', SENTENCE, ...TEXT]],
  ['a long list far behind the beginning', [...TEXT, ...TEXT, ...TEXT, ...TEXT, ...underHeadings('1. Gạo', '2. Muối')]],
  ['years', [...underHeadings('1954. Mùa xuân'), ...underHeadings('1975. Mùa hè')]],
  ['numbers in any order', underHeadings('1. Mưa', '7. Gió', '3. Nắng', '2. Bão')],
  ['amounts', underHeadings('1.500 đồng', '2.000 đồng', '3.000 đồng')],
  ['a chapter that a sentence is about', [`Chương 3: ${SENTENCE}`, ...TEXT, `Chương 9: ${LONG_TITLE}`, ...TEXT]],
])('%s parts nothing.', (_what, lines) => {
  expect([chaptersOf(lines, '\n\n'), chaptersOf(lines, '\n')].map(({ length }) => length)).toEqual([1, 1]);
});

test('Numbers before titles part no chapters that have headings of their own.', () => {
  const lines = [...underHeadings('Chương 1: Mưa', '1. Sáng', '2. Chiều'), ...underHeadings('Chương 2: Gió', '1. Sáng', '2. Chiều')];
  const chapters = ['1 Chương 1: Mưa', '2 Chương 2: Gió'];
  expect([chaptersOf(lines, '\n\n'), chaptersOf(lines, '\n')]).toEqual([chapters, chapters]);
});

test('Numbers that go on from part to part open chapters, not the parts.', () => {
  const lines = ['Phần 1: Nước', ...underHeadings('1. Mưa', '2. Gió'), 'Phần 2: Lửa', ...underHeadings('3. Nắng', '4. Cháy')];
  expect(chaptersOf(lines, '\n\n')).toEqual(['1 1. Mưa', '2 2. Gió', '3 3. Nắng', '4 4. Cháy']);
});

test('Lines wrapped by hand that begin with a number stay in their paragraph.', () => {
  const wrapped = Array.from({ length: 30 }, (_line, index) =>
    index % 10 === 5
      ? `${(index + 5) / 10}. Người đi qua cầu trong đêm mưa mà không ai hay biết`
      : 'Trời mưa suốt đêm nước ngập khắp nơi mọi người ngồi nhà',
  );
  expect(chaptersOf(wrapped, '\n')).toEqual(['1 -']);
});

test('Titles behind numbers part no text that is called one chapter, or lies beside others.', () => {
  const lines = underHeadings('1. Sáng', '2. Chiều');
  expect(chaptersOf(lines, '\n\n', ['Chương 7.txt'])).toEqual(['7 -']);
  expect(chaptersOf(lines, '\n', ['07.txt', '08.txt'])).toEqual(['7 -', '8 -']);
  const file = { name: 'a.txt', bytes: Buffer.from(lines.join('\n')) };
  const said = { sourceKey: 'key', language: 'vi' as const, title: 'Mưa', isChapter: true };
  expect(importTextWork([file], said).chapters).toHaveLength(1);
});
