import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttle } from '#src/ui/lazy-image/throttle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('The first call runs at once, and those within the wait are made up for by one at its end.', () => {
  const run = vi.fn();
  const call = throttle(200, run);
  call();
  call();
  call();
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(199);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(2);
});

test('Nothing runs after the wait where nobody called within it.', () => {
  const run = vi.fn();
  const call = throttle(200, run);
  call();
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(1);
  call();
  expect(run).toHaveBeenCalledTimes(2);
});
