import { expect, test } from 'vitest';
import { workPath } from '#src/entities/work/work-path.ts';

test('A work opens on its first page, newest first, without a word in the address.', () => {
  expect([workPath('12'), workPath('12', { chapters: 1, filter: '' })]).toEqual(['/comic/12', '/comic/12']);
});

test('What the reader chose is in the address, encoded.', () => {
  expect(workPath('12', { chapters: 3, order: 'oldest', filter: 'mưa & nắng', sensitive: 'shown' })).toBe(
    '/comic/12?chapters=3&order=oldest&filter=m%C6%B0a%20%26%20n%E1%BA%AFng&sensitive=shown',
  );
});

test('A filter that looks like the placeholder does not become one.', () => {
  expect(workPath('12', { chapters: '[page]', filter: '[page]' })).toBe('/comic/12?chapters=[page]&filter=%5Bpage%5D');
});
