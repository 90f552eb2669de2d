import { expect, test } from 'vitest';
import { homePath } from '#src/features/home/home-path.ts';

test('The home page keeps its page and its time of the most viewed in its address, and nothing that is the default.', () => {
  expect([homePath(), homePath({ page: 1 }), homePath({ page: 3, top: 'week' }), homePath({ page: '[page]', top: 'day' })]).toEqual([
    '/',
    '/',
    '/?page=3&top=week',
    '/?page=[page]&top=day',
  ]);
});
