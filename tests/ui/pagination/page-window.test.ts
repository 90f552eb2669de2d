import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { isPageOf, pageWindow } from '#src/ui/pagination/page-window.ts';

describe('The window of page numbers', () => {
  test('has the current page in its middle.', () => {
    expect(pageWindow(200, 10, 10, 5)).toEqual({ totalPages: 20, pages: [8, 9, 10, 11, 12], hasGapBefore: true, hasGapAfter: true });
  });

  test('leans on the first and on the last page.', () => {
    expect(pageWindow(200, 10, 1, 5)).toEqual({ totalPages: 20, pages: [1, 2, 3, 4, 5], hasGapBefore: false, hasGapAfter: true });
    expect(pageWindow(200, 10, 20, 5)).toEqual({ totalPages: 20, pages: [16, 17, 18, 19, 20], hasGapBefore: true, hasGapAfter: false });
  });

  test('has a gap only where a page is left out.', () => {
    expect(pageWindow(70, 10, 4, 5)).toEqual({ totalPages: 7, pages: [2, 3, 4, 5, 6], hasGapBefore: false, hasGapAfter: false });
    expect(pageWindow(90, 10, 5, 5)).toEqual({ totalPages: 9, pages: [3, 4, 5, 6, 7], hasGapBefore: true, hasGapAfter: true });
  });

  test('shows the last pages for a page beyond them, and none where there is no item.', () => {
    expect(pageWindow(35, 10, 99, 5).pages).toEqual([1, 2, 3, 4]);
    expect(pageWindow(0, 10, 1, 5)).toEqual({ totalPages: 0, pages: [], hasGapBefore: false, hasGapAfter: false });
  });

  test('never leaves 1 to the last page, never shows more than asked for, and holds the current page.', () => {
    const count = fc.integer({ min: 1, max: 500 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), count, count, fc.integer({ min: 1, max: 9 }), (items, perPage, page, shown) => {
        const { totalPages, pages } = pageWindow(items, perPage, page, shown);
        const isInside = pages.every((number) => isPageOf(totalPages, number));
        return isInside && pages.length === Math.min(shown, totalPages) && (page > totalPages || pages.includes(page));
      }),
    );
  });
});

test.each([0, -1, 4, 1.5, Number.NaN])('A click on page %s of three does not count.', (page) => {
  expect(isPageOf(3, page)).toBe(false);
});
