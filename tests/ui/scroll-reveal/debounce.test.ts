import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { debounce } from '#src/ui/scroll-reveal/debounce.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('Several calls run it once, so long after the last.', () => {
  const run = vi.fn();
  const call = debounce(50, run);
  call();
  vi.advanceTimersByTime(49);
  call();
  vi.advanceTimersByTime(49);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});
