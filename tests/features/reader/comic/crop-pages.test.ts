import { expect, test } from 'vitest';
import { cropInset, shownSize } from '#src/features/reader/comic/crop-pages.ts';

const page = { width: 1000, height: 1500, cropBox: { left: 100, top: 60, width: 850, height: 1400 } };

test('What is cut from each side is said in parts of the whole picture.', () => {
  expect(cropInset(page)).toBe('inset(4% 5% 2.667% 10%)');
  expect(cropInset({ ...page, cropBox: null })).toBe('inset(0)');
});

test('A page has the size of what is shown of it.', () => {
  expect(shownSize(page, true)).toBe(page.cropBox);
  expect([shownSize(page, false), shownSize({ ...page, cropBox: null }, true).width]).toEqual([page, 1000]);
});
