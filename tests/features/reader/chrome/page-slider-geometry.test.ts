import { expect, test } from 'vitest';
import { positionUnder, thumbAt } from '#src/features/reader/chrome/page-slider-geometry.ts';

const under = (direction: 'ltr' | 'rtl') => [-4, 0, 8, 56, 108, 208, 999].map((x) => positionUnder(x, 216, 5, direction));

test('The mouse points at the page whose place on the slider is nearest, from either side.', () => {
  expect(under('ltr')).toEqual([0, 0, 0, 1, 2, 4, 4]);
  expect(under('rtl')).toEqual([4, 4, 4, 3, 2, 0, 0]);
});

test('The thumb of each page stands where the mouse points at that page.', () => {
  for (const direction of ['ltr', 'rtl'] as const) {
    for (const count of [2, 3, 40, 500]) {
      for (let position = 0; position < count; position += 1) {
        expect(positionUnder(thumbAt(position, 1200, count, direction), 1200, count, direction)).toBe(position);
      }
    }
  }
});

test('A chapter of one page has its thumb at the start.', () => {
  expect([thumbAt(0, 100, 1, 'ltr'), thumbAt(0, 100, 1, 'rtl'), positionUnder(50, 100, 1, 'ltr')]).toEqual([8, 92, 0]);
});
