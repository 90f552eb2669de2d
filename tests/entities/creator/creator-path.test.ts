import { expect, test } from 'vitest';
import { creatorPath } from '#src/entities/creator/creator-path.ts';

test('A creator by update, on the first page, has the bare path; order and page are in the address.', () => {
  expect([
    creatorPath('7'),
    creatorPath('7', { order: 'updated', page: 1 }),
    creatorPath('7', { order: 'name', page: 3 }),
    creatorPath('7', { page: '[page]' }),
  ]).toEqual(['/creator/7', '/creator/7', '/creator/7?order=name&page=3', '/creator/7?page=[page]']);
});
