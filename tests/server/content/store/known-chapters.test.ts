import { expect, it } from 'vitest';
import { settleKeys } from '#server/content/store/known-chapters.ts';

const chapter = (sourceKey: string, number: string, title: string | null, contentHash: string, length = 1) => ({
  sourceKey,
  number,
  title,
  contentHash,
  length,
  document: null,
});

const KNOWN = [
  chapter('tap-1.txt#Một', '1.000', 'Một', 'a'),
  chapter('tap-1.txt#Hai', '2.000', 'Hai', 'b'),
  chapter('03', '3.000', null, 'c'),
];
const keysOf = (...imported: ReturnType<typeof chapter>[]) => settleKeys(KNOWN, imported).map(({ sourceKey }) => sourceKey);

it('A chapter is known under another key where two of number, title and content agree.', () => {
  expect(keysOf(chapter('x', '1', 'Một', 'new'))).toEqual(['tap-1.txt#Một']);
  expect(keysOf(chapter('x', '7', 'Một', 'a'))).toEqual(['tap-1.txt#Một']);
  expect(keysOf(chapter('x', '1', 'Một, sửa', 'a'))).toEqual(['tap-1.txt#Một']);
  expect(keysOf(chapter('x', '3', null, 'c'))).toEqual(['03']);
});

it('It is another where only one of them does, or no title is there to agree.', () => {
  for (const other of [
    chapter('x', '7', 'Một', 'new'),
    chapter('x', '1', 'Khác', 'new'),
    chapter('x', '9', null, 'c'),
    chapter('x', '3', null, 'new'),
  ])
    expect(keysOf(other)).toEqual(['x']);
});

it('A chapter that the import names is nobody else, and each is one chapter at most.', () => {
  expect(keysOf(chapter('x', '1', 'Một', 'a'), chapter('tap-1.txt#Một', '2', 'Một', 'a'))).toEqual(['x', 'tap-1.txt#Một']);
  expect(keysOf(chapter('x', '1', 'Một', 'a'), chapter('y', '1', 'Một', 'a'))).toEqual(['tap-1.txt#Một', 'y']);
  expect(keysOf(chapter('tap-1.txt#Hai', '9', 'Chín', 'z'))).toEqual(['tap-1.txt#Hai']);
});

it('Content that is that of one chapter alone is that chapter, also where the import names it otherwise.', () => {
  expect(keysOf(chapter('x', '9', null, 'c', 3))).toEqual(['03']);
  expect(keysOf(chapter('03', '3', 'Mới', 'new', 3), chapter('04', '4', null, 'c', 3))).toEqual(['03 (2)', '03']);
  expect(keysOf(chapter('x', '9', null, 'c', 3), chapter('y', '10', null, 'c', 3))).toEqual(['x', 'y']);
});
