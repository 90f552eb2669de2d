import { expect, test } from 'vitest';
import { offsetOf, partOf } from '#src/features/reader/place/page-offset.ts';

test.each([
  [{ down: 0.25, across: 0 }, 0.25],
  [{ down: 0, across: 0.5 }, 5000],
  [{ down: 0.25, across: 1 }, 10_000.25],
  [{ down: 1, across: 0 }, 1],
  [{ down: -0.3, across: -1 }, 0],
  [{ down: 0.25, across: 0.0001 }, 0.25],
])('The part %o of a page is kept as %d.', (part, offset) => {
  expect(offsetOf(part)).toBe(offset);
});

test('Both parts of a page come back from the one number of a place.', () => {
  for (const across of [0, 0.2, 0.5, 0.9999, 1])
    for (const down of [0, 0.1, 0.5, 0.999]) {
      const part = partOf(offsetOf({ down, across }));
      expect(part.down).toBeCloseTo(down, 8);
      expect(part.across).toBeCloseTo(across, 8);
    }
});

test('A part that was kept before pages were read across is one of their height, all of it included.', () => {
  expect([partOf(0), partOf(0.4), partOf(1)]).toEqual([
    { down: 0, across: 0 },
    { down: 0.4, across: 0 },
    { down: 1, across: 0 },
  ]);
});
