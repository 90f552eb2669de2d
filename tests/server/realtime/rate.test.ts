import { expect, test } from 'vitest';
import { Rate } from '#server/realtime/rate.ts';

test('as many pass at once as may, and then so many a second', () => {
  const rate = new Rate({ perSecond: 2, burst: 3 }, 0);
  expect([0, 0, 0, 0, 499, 500, 10_000, 10_000, 10_000, 10_000].map((now) => rate.take(now))).toEqual([
    true,
    true,
    true,
    false,
    false,
    true,
    true,
    true,
    true,
    false,
  ]);
});

test('a clock that is set back keeps nobody waiting for the time that comes twice', () => {
  const rate = new Rate({ perSecond: 2, burst: 3 }, 3_600_000);
  expect([0, 0, 0, 0, 500].map((now) => rate.take(now))).toEqual([true, true, true, false, true]);
});
