import { expect, test } from 'vitest';
import { chapterLinks } from '#src/features/reader/chapter-links.ts';
import { SITE_ORIGINS } from '#stories/catalogue/site-origins.ts';

const ALONE = { work: { id: '3' }, previous: null, next: null, twins: [] };

test('A chapter leads to its work, to its neighbours and to itself on the other site.', () => {
  const twin = { id: '70', work: { id: '8', language: 'ja' } } as const;
  expect(chapterLinks({ ...ALONE, previous: { id: '10' }, next: { id: '12' }, twins: [twin] }, SITE_ORIGINS)).toEqual({
    work: '/comic/3',
    previous: '/comic/3/10',
    next: '/comic/3/12',
    twins: ['http://ja.localhost:3000/comic/8/70'],
  });
});

test('A chapter without neighbours leads to its work alone.', () => {
  expect(chapterLinks(ALONE, SITE_ORIGINS)).toEqual({ work: '/comic/3', previous: null, next: null, twins: [] });
});
