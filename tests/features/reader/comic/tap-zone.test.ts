import { expect, test } from 'vitest';
import { tapAction } from '#src/features/reader/comic/tap-zone.ts';

const area = { width: 390, height: 844 };
const taps = (view: Parameters<typeof tapAction>[2]) => [0, 129, 131, 259, 261, 390].map((x) => tapAction(x, area, view));

test('The right side turns onward where pages go to the right.', () => {
  expect(taps({ layout: 'paged', direction: 'ltr' })).toEqual(['back', 'back', 'chrome', 'chrome', 'forward', 'forward']);
});

test('The left side turns onward where pages go to the left.', () => {
  expect(taps({ layout: 'paged', direction: 'rtl' })).toEqual(['forward', 'forward', 'chrome', 'chrome', 'back', 'back']);
});

test('A strip is only scrolled: every tap is for the bars.', () => {
  expect(taps({ layout: 'strip', direction: 'ltr' })).toEqual(Array.from({ length: 6 }, () => 'chrome'));
});
