import { expect, test } from 'vitest';
import { moved, placeAfter } from '#src/features/upload/pages/page-order.ts';

const from = (key: string, place: number, isRightToLeft = false) => placeAfter(key, place, 10, 4, isRightToLeft);

test('A page moved forwards or backwards stands where it was put, and the others keep their order.', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
  expect(moved(['a', 'b', 'c', 'd'], 1, 1)).toEqual(['a', 'b', 'c', 'd']);
});

test('Places outside of the list are its ends; a page that is not there moves nothing.', () => {
  expect(moved(['a', 'b', 'c'], 0, 9)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, -4)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 3, 0)).toEqual(['a', 'b', 'c']);
});

test('Arrows lead along and across the grid, in the direction of reading, and stop at its ends.', () => {
  expect(['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End'].map((key) => from(key, 5))).toEqual([6, 4, 9, 1, 0, 9]);
  expect(['ArrowRight', 'ArrowLeft'].map((key) => from(key, 5, true))).toEqual([4, 6]);
  expect([from('ArrowLeft', 0), from('ArrowDown', 8), from('ArrowUp', 2), from('ArrowRight', 9)]).toEqual([0, 9, 0, 9]);
  expect([from('a', 5), from('Tab', 5)]).toEqual([null, null]);
});
