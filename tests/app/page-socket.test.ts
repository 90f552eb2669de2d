import { beforeEach, expect, test, vi } from 'vitest';
import { SubscriptionSocket } from '#src/adapters/subscriptions/subscription-socket.ts';
import { AccountGate } from '#src/app/gates/account-gate.ts';
import { pageSocket } from '#src/app/page-socket.ts';
import { UNREAD_ACCOUNT } from '#src/features/account/account-view.ts';

beforeEach(() => vi.stubGlobal('location', { href: 'http://vi.localhost:3000/comic/1' }));

test('The socket of a page is opened anew when somebody signs in, leaves or is another, and only then.', () => {
  const restart = vi.spyOn(SubscriptionSocket.prototype, 'restart').mockReturnValue();
  const account = new AccountGate();
  const socket = pageSocket({ account, endpoint: '/graphql' });
  expect(pageSocket({ account, endpoint: '/graphql' })).toBe(socket);
  let token: string | undefined;
  const listeners: (() => void)[] = [];
  account.plug({
    read: () => UNREAD_ACCOUNT,
    subscribe: (listener) => {
      listeners.push(listener);
      return () => {};
    },
    send: () => {},
    token: () => token,
    refused: () => {},
  });
  const restarts = ['first', 'first', 'second', undefined, undefined].map((next) => {
    token = next;
    for (const listener of listeners) listener();
    return restart.mock.calls.length;
  });
  expect(restarts).toEqual([1, 1, 2, 3, 3]);
});
