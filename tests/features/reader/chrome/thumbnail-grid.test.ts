import { expect, test } from 'vitest';
import { nextThumbnail } from '#src/features/reader/chrome/thumbnail-grid.ts';

const KEYS = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End'];
const from = (position: number, direction: 'ltr' | 'rtl') => KEYS.map((key) => nextThumbnail(key, position, 10, 4, direction));

test('Arrows go to the neighbours, sideways in the direction of the pages.', () => {
  expect(from(5, 'ltr')).toEqual([6, 4, 9, 1, 0, 9]);
  expect(from(5, 'rtl')).toEqual([4, 6, 9, 1, 0, 9]);
});

test('Nothing goes beyond the first and the last page, and other keys mean nothing.', () => {
  expect(from(0, 'ltr')).toEqual([1, null, 4, null, null, 9]);
  expect(from(9, 'rtl')).toEqual([8, null, null, 5, 0, null]);
  expect(['Enter', 'constructor', 'x'].map((key) => nextThumbnail(key, 5, 10, 4, 'ltr'))).toEqual([null, null, null]);
});
