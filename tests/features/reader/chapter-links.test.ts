import { expect, test } from 'vitest';
import { chapterLinks } from '#src/features/reader/chapter-links.ts';

test('A chapter leads to its work and to its neighbours.', () => {
  expect(chapterLinks({ work: { id: '3' }, previous: { id: '10' }, next: { id: '12' } })).toEqual({
    work: '/comic/3',
    previous: '/comic/3/10',
    next: '/comic/3/12',
  });
});

test('A chapter without neighbours leads to its work alone.', () => {
  expect(chapterLinks({ work: { id: '3' }, previous: null, next: null })).toEqual({ work: '/comic/3', previous: null, next: null });
});
