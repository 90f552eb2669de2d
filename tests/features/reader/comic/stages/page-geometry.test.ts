import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageAt, pagedProgress, pictureSizes, stripProgress } from '#src/features/reader/comic/stages/page-geometry.ts';

const TOPS = [0, 800, 1200, 1400];

describe('A strip', () => {
  test('knows the page at an offset, the nearest one outside', () => {
    expect([-50, 0, 799, 800, 1199, 1200, 1400, 9999].map((offset) => pageAt(TOPS, offset))).toEqual([0, 0, 0, 1, 1, 2, 2, 2]);
  });

  test('finds every page by any offset within it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 200 }),
        fc.nat(),
        fc.double({ min: 0, max: 0.99, noNaN: true }),
        (heights, pick, part) => {
          let end = 0;
          const tops = [0, ...heights.map((height) => (end += height))];
          const page = pick % heights.length;
          const [top = 0, foot = 0] = tops.slice(page, page + 2);
          expect(pageAt(tops, top + (foot - top) * part)).toBe(page);
        },
      ),
    );
  });

  test('is read as far as the foot of the window has come', () => {
    expect([
      stripProgress(TOPS, -100, 100),
      stripProgress(TOPS, 0, 700),
      stripProgress(TOPS, 700, 700),
      stripProgress(TOPS, 2000, 700),
    ]).toEqual([0, 0.5, 1, 1]);
  });

  test('without pages is read', () => {
    expect(stripProgress([0], 0, 700)).toBe(1);
    expect(pageAt([0], 10)).toBe(0);
  });
});

describe('Pages', () => {
  test('count as read while they are shown, and the end page adds nothing', () => {
    expect([0, 1, 3, 4].map((position) => pagedProgress(position, 4))).toEqual([0.25, 0.5, 1, 1]);
  });

  test('say how wide their picture will be before any layout', () => {
    expect(pictureSizes({ width: 1200, height: 1800 }, 'strip')).toBe('min(100vw, 800px)');
    expect(pictureSizes({ width: 1200, height: 1800 }, 'paged')).toBe('min(100vw, 66.67vh)');
  });
});
