import { expect, onTestFinished, test, vi } from 'vitest';
import type { SubscriptionListener } from '#src/adapters/subscriptions/subscription-socket.ts';
import { workNews } from '#src/app/work-news.ts';

type Listener = SubscriptionListener<Record<string, unknown>>;

const CHAPTER = { id: '9', number: '3' };

/** News of a work from a socket whose events are the test's; its script comes `fails` times in vain. */
function follow({ fails = 0 } = {}) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const listeners: Listener[] = [];
  const stopped: number[] = [];
  const told = vi.fn();
  let asked = 0;
  const open = async () => {
    asked += 1;
    if (asked <= fails) throw new TypeError('The file did not come.');
    return {
      subscribe: (_request: object, listener: SubscriptionListener<never>) => {
        const at = listeners.push(listener as unknown as Listener) - 1;
        return () => stopped.push(at);
      },
    };
  };
  const leave = workNews({ account: {}, endpoint: '/graphql' } as unknown as Parameters<typeof workNews>[0], open).follow('1', told);
  return { listeners, stopped, told, leave, asked: () => asked };
}

function takeNetwork(): void {
  const isOnLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => isOnLine.mockRestore());
}

test('A lost connection is tried anew after half a minute, and tells on.', async () => {
  const { listeners, told } = follow();
  await vi.advanceTimersByTimeAsync(0);
  listeners[0]?.onEnded('lost');
  await vi.advanceTimersByTimeAsync(29_000);
  expect(listeners).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1000);
  listeners[1]?.onResult({ newestChapter: CHAPTER });
  expect(told.mock.calls).toEqual([[CHAPTER]]);
});

test('Without a network it is tried anew once there is one, and no sooner.', async () => {
  const { listeners } = follow();
  await vi.advanceTimersByTimeAsync(0);
  takeNetwork();
  listeners[0]?.onEnded('lost');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(listeners).toHaveLength(1);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(listeners).toHaveLength(2);
});

test('A script that did not come is asked for again.', async () => {
  const { listeners, asked } = follow({ fails: 1 });
  await vi.advanceTimersByTimeAsync(30_000);
  expect([listeners.length, asked()]).toEqual([1, 2]);
});

test('A refusal is the last word.', async () => {
  const { listeners } = follow();
  await vi.advanceTimersByTimeAsync(0);
  listeners[0]?.onEnded('refused');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(listeners).toHaveLength(1);
});

test('Who has left hears nothing more, whether connected, at rest or without a network.', async () => {
  const connected = follow();
  await vi.advanceTimersByTimeAsync(0);
  connected.leave();
  expect(connected.stopped).toEqual([0]);
  const resting = follow();
  await vi.advanceTimersByTimeAsync(0);
  resting.listeners[0]?.onEnded('lost');
  resting.leave();
  const offline = follow();
  await vi.advanceTimersByTimeAsync(0);
  takeNetwork();
  offline.listeners[0]?.onEnded('lost');
  offline.leave();
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(120_000);
  expect([resting.asked(), offline.asked(), resting.stopped]).toEqual([1, 1, []]);
});
