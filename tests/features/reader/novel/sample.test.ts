import { expect, test } from 'vitest';
import type { Block } from '#graphql/document/chapter-document.ts';
import { sampleOf } from '#src/features/reader/novel/sample.ts';

const document = (...blocks: Block[]) => ({ blocks, notes: [] });

test('The sample is the text of the longest paragraph so far, without its marks.', () => {
  const blocks: Block[] = [
    { kind: 'heading', id: 'h', level: 1, runs: ['見出し'] },
    { kind: 'paragraph', id: '1', runs: ['「短い」'] },
    { kind: 'paragraph', id: '2', runs: ['川辺の', { text: '書庫', ruby: 'しょこ' }, 'にて。'] },
  ];
  expect(sampleOf(document(...blocks))).toBe('川辺の書庫にて。');
});

test('The sample is at most 160 characters, and empty where there is no paragraph.', () => {
  expect(sampleOf(document({ kind: 'paragraph', id: '1', runs: ['a'.repeat(500)] }))).toBe('a'.repeat(160));
  expect(sampleOf(document({ kind: 'sceneBreak', id: 's' }))).toBe('');
});
