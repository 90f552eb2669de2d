import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageAt, pagedProgress, pictureSizes, stripProgress, stripTops } from '#src/features/reader/comic/page-geometry.ts';

const pages = [
  { width: 1000, height: 2000 },
  { width: 500, height: 500 },
  { width: 800, height: 400 },
];

describe('A strip', () => {
  test('has its pages one under the other in their own shape', () => {
    expect(stripTops(pages, 400)).toEqual([0, 800, 1200, 1400]);
  });

  test('knows the page at an offset, the nearest one outside', () => {
    const tops = stripTops(pages, 400);
    expect([-50, 0, 799, 800, 1199, 1200, 1400, 9999].map((offset) => pageAt(tops, offset))).toEqual([0, 0, 0, 1, 1, 2, 2, 2]);
  });

  test('finds every page by any offset within it', () => {
    const size = fc.record({ width: fc.integer({ min: 1, max: 4000 }), height: fc.integer({ min: 1, max: 10_000 }) });
    fc.assert(
      fc.property(
        fc.array(size, { minLength: 1, maxLength: 200 }),
        fc.nat(),
        fc.double({ min: 0, max: 0.99, noNaN: true }),
        (sizes, pick, part) => {
          const tops = stripTops(sizes, 390);
          const page = pick % sizes.length;
          const [top = 0, end = 0] = tops.slice(page, page + 2);
          expect(pageAt(tops, top + (end - top) * part)).toBe(page);
        },
      ),
    );
  });

  test('is read as far as the foot of the window has come', () => {
    const tops = stripTops(pages, 400);
    expect([
      stripProgress(tops, -100, 100),
      stripProgress(tops, 0, 700),
      stripProgress(tops, 700, 700),
      stripProgress(tops, 2000, 700),
    ]).toEqual([0, 0.5, 1, 1]);
  });

  test('without pages is read', () => {
    expect(stripProgress(stripTops([], 400), 0, 700)).toBe(1);
    expect(pageAt(stripTops([], 400), 10)).toBe(0);
  });
});

describe('Pages', () => {
  test('count as read while they are shown, and the end page adds nothing', () => {
    expect([0, 1, 3, 4].map((position) => pagedProgress(position, 4))).toEqual([0.25, 0.5, 1, 1]);
  });

  test('say how wide their picture will be before any layout', () => {
    expect(pictureSizes({ width: 1200, height: 1800 }, 'strip')).toBe('(min-width: 800px) 800px, 100vw');
    expect(pictureSizes({ width: 1200, height: 1800 }, 'paged')).toBe('min(100vw, 66.67vh)');
  });
});
