import { afterEach, expect, test, vi } from 'vitest';
import { watchLoop } from '#server/http/watch/loop-watch.ts';

afterEach(() => vi.useRealTimers());

test('the queue is told how late each tick of the event loop came, until it is stopped', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const told: number[] = [];
  const watch = watchLoop({ adapt: (late) => told.push(late) });
  vi.advanceTimersByTime(100);
  expect(told).toEqual([0, 0]);
  const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 350);
  vi.advanceTimersByTime(50);
  expect(told).toEqual([0, 0, 300]);
  now.mockRestore();
  watch.stop();
  vi.advanceTimersByTime(1000);
  expect(told.length).toBe(3);
});
