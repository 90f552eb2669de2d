import { expect, test, vi } from 'vitest';
import { pause } from '#src/adapters/subscriptions/subscription-socket.ts';

// Apart from the sockets' tests: timers that a closing socket leaves behind would be counted here.
test('A wait ends with its time, or as soon as the network is back.', async () => {
  vi.useFakeTimers();
  const page = new EventTarget();
  const waits = [pause(1000, page), pause(16_000, page)];
  await vi.advanceTimersByTimeAsync(1000);
  await waits[0];
  expect(vi.getTimerCount()).toBe(1);
  page.dispatchEvent(new Event('online'));
  await waits[1];
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
