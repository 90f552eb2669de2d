import { expect, test } from 'vitest';
import { shownSize } from '#src/features/reader/comic/pictures/crop-pages.ts';

const page = { width: 1000, height: 1500, cropped: { width: 850, height: 1400 } };

test('A page has the size of what is shown of it.', () => {
  expect(shownSize(page, true)).toEqual({ width: 850, height: 1400 });
  expect(shownSize(page, false)).toBe(page);
  expect(shownSize({ ...page, cropped: null }, true)).toEqual({ ...page, cropped: null });
});
