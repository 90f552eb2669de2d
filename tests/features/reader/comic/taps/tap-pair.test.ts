import { expect, test } from 'vitest';
import { TapPair } from '#src/features/reader/comic/taps/tap-pair.ts';

const tap = (time: number, more: { readonly x?: number; readonly place?: number } = {}) => ({ x: 100, y: 100, place: 0, time, ...more });

test('Two taps soon after each other and near each other belong together; a third is a first again.', () => {
  const taps = new TapPair();
  expect([0, 200, 400, 500].map((time) => taps.isSecond(tap(time)))).toEqual([false, true, false, true]);
});

test('Taps that are late, far apart, or between which the pages moved are two.', () => {
  expect(
    [tap(301), tap(100, { x: 131 }), tap(100, { place: 40 })].map((second) => {
      const taps = new TapPair();
      return [taps.isSecond(tap(0)), taps.isSecond(second)];
    }),
  ).toEqual([
    [false, false],
    [false, false],
    [false, false],
  ]);
});
