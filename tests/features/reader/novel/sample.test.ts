import { expect, test } from 'vitest';
import type { Block } from '#graphql/document/chapter-document.ts';
import { sampleOf } from '#src/features/reader/novel/sample.ts';

const document = (...blocks: Block[]) => ({ blocks, notes: [] });
const paragraph = (id: string, ...runs: Extract<Block, { kind: 'paragraph' }>['runs'][number][]): Block => ({
  kind: 'paragraph',
  id,
  runs,
});

test('The sample is the longest paragraph with its marks where none is long.', () => {
  const readings = ['川辺の', { text: '書庫', ruby: 'しょこ' }, 'にて。'];
  const heading: Block = { kind: 'heading', id: 'h', level: 1, runs: ['見出しは長くても見本ではない'] };
  expect(sampleOf(document(heading, paragraph('1', '「短い」'), paragraph('2', ...readings)))).toEqual(readings);
});

test('The sample is at most 160 characters, of a long paragraph with readings rather than of one without.', () => {
  const long = 'a'.repeat(500);
  expect(sampleOf(document(paragraph('1', long)))).toEqual(['a'.repeat(160)]);
  const read = { text: '字', ruby: 'じ' };
  expect(sampleOf(document(paragraph('1', long), paragraph('2', read, long)))).toEqual([read, 'a'.repeat(159)]);
});

test('A paragraph whose last mark does not fit is a long one all the same.', () => {
  const [read, last] = [
    { text: '字'.repeat(5), ruby: 'じ' },
    { text: '語'.repeat(5), ruby: 'ご' },
  ];
  const later = paragraph('2', 'b'.repeat(200));
  expect(sampleOf(document(paragraph('1', read, 'a'.repeat(152), last), later))).toEqual([read, 'a'.repeat(152)]);
});

test('A mark that would be cut, and a sign for a note, are left out.', () => {
  const marked = { text: 'b'.repeat(100), italic: true as const };
  expect(sampleOf(document(paragraph('1', 'a'.repeat(100), { text: '[1]', note: 'n' }, marked)))).toEqual(['a'.repeat(100)]);
});

test('Verses are the sample, line by line, where there is no paragraph; a chapter without words has none.', () => {
  const verse: Block = { kind: 'verse', id: 'v', lines: [{ runs: ['Trăm năm trong cõi người ta,'] }, { runs: ['Chữ tài chữ mệnh'] }] };
  const end = { text: '', breakAfter: true };
  expect(sampleOf(document(verse))).toEqual(['Trăm năm trong cõi người ta,', end, 'Chữ tài chữ mệnh', end]);
  expect(sampleOf(document({ kind: 'sceneBreak', id: 's' }))).toEqual([]);
});
