import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Block } from '#graphql/document/chapter-document.ts';
import { groupBlocks } from '#src/features/reader/novel/stages/block-groups.ts';

const paragraph = (id: number, length: number): Block => ({ kind: 'paragraph', id: `${id}`, runs: ['あ'.repeat(length)] });

test('Blocks are grouped to about 1,800 characters, ruby not counted.', () => {
  const blocks: Block[] = [
    paragraph(1, 1000),
    { kind: 'paragraph', id: '2', runs: [{ text: 'い'.repeat(800), ruby: 'ruby'.repeat(500) }] },
    paragraph(3, 10),
  ];
  expect(groupBlocks(blocks).map((group) => group.map(({ id }) => id))).toEqual([['1', '2'], ['3']]);
});

test('A block longer than a group stands alone and is never parted.', () => {
  expect(groupBlocks([paragraph(1, 10), paragraph(2, 9000), paragraph(3, 10)]).map((group) => group.length)).toEqual([1, 1, 1]);
});

test('A heading stands with what comes after it.', () => {
  const heading: Block = { kind: 'heading', id: 'h', level: 2, runs: ['二'] };
  expect(groupBlocks([paragraph(1, 1790), heading, paragraph(2, 1000), heading])).toEqual([
    [paragraph(1, 1790), heading, paragraph(2, 1000)],
    [heading],
  ]);
});

test('A document without blocks has no groups.', () => {
  expect(groupBlocks([])).toEqual([]);
});

test('Groups hold every block once, in order, and none is empty.', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 4000 }), { maxLength: 60 }), (lengths) => {
      const blocks = lengths.map((length, index) => paragraph(index, length));
      const groups = groupBlocks(blocks);
      expect(groups.flat()).toEqual(blocks);
      expect(groups.every((group) => group.length > 0)).toBe(true);
    }),
  );
});
