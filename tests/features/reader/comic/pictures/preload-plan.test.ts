import { expect, test } from 'vitest';
import { planPreload } from '#src/features/reader/comic/pictures/preload-plan.ts';

test('Four pages ahead and one behind are wanted, the page itself first.', () => {
  expect(planPreload(10, 20)).toEqual([10, 11, 12, 13, 14, 9]);
});

test('A reader who goes back has the pages before prepared.', () => {
  expect(planPreload(10, 20, -1)).toEqual([10, 9, 8, 7, 6, 11]);
});

test('Nothing outside the chapter is wanted.', () => {
  expect(planPreload(0, 3)).toEqual([0, 1, 2]);
  expect(planPreload(0, 1)).toEqual([0]);
  expect(planPreload(3, 3)).toEqual([2]);
  expect(planPreload(0, 0)).toEqual([]);
});
