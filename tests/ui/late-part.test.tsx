import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { latePart, onPartMissed } from '#src/ui/late/late-part.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Does not come the first times. */
function part(failures: number) {
  return vi.fn(async () => {
    if (fetchPart.mock.calls.length <= failures) throw new Error('Loading chunk 7 failed.');
    return 'part';
  });
}

let fetchPart = part(0);
async function begin(failures: number, signal = new AbortController().signal) {
  fetchPart = part(failures);
  const came = vi.fn<(found: string) => void>();
  const onDelay = vi.fn<() => void>();
  void latePart(fetchPart, { signal, onDelay }).then(came);
  await vi.advanceTimersByTimeAsync(0);
  return { came, onDelay };
}

test('A part that comes at once is asked for once.', async () => {
  const { came, onDelay } = await begin(0);
  expect([came.mock.calls, onDelay.mock.calls.length]).toEqual([[['part']], 0]);
  window.dispatchEvent(new Event('online'));
  expect(fetchPart).toHaveBeenCalledTimes(1);
});

test('One that does not come is asked for again after a while; its delay is told once.', async () => {
  const { came, onDelay } = await begin(3);
  await vi.advanceTimersByTimeAsync(999);
  expect(fetchPart).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetchPart).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(20_000);
  expect([came.mock.calls, onDelay.mock.calls.length]).toEqual([[['part']], 1]);
});

test('Whoever watches over the site is told each time that a part does not come, and of no other.', async () => {
  const missed = vi.fn<() => void>();
  onPartMissed(missed);
  await begin(0);
  expect(missed).not.toHaveBeenCalled();
  await begin(3);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(missed).toHaveBeenCalledTimes(3);
});

test('When the network or the reader is back it is asked for at once, however often it failed.', async () => {
  const { came } = await begin(5);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(fetchPart).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(fetchPart).toHaveBeenCalledTimes(4);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect([fetchPart.mock.calls.length, came.mock.calls.length]).toEqual([5, 0]);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(came).toHaveBeenCalledExactlyOnceWith('part');
});

test('Once nobody waits it is not asked for any more.', async () => {
  const leaving = new AbortController();
  const { came } = await begin(1, leaving.signal);
  leaving.abort();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect([fetchPart.mock.calls.length, came.mock.calls.length]).toEqual([1, 0]);
});
