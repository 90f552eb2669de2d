import { SubscriptionSocket } from '#src/adapters/subscriptions/subscription-socket.ts';
import type { AccountGate } from './account-gate.ts';
import type { CommentsWorld } from './comments-source.ts';

const sockets = new WeakMap<AccountGate, SubscriptionSocket>();

/** The one socket that all subscriptions of a page share. */
export function pageSocket({ account, endpoint }: Pick<CommentsWorld, 'account' | 'endpoint'>): SubscriptionSocket {
  const known = sockets.get(account);
  if (known) return known;
  const url = new URL(endpoint, location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  const socket = new SubscriptionSocket({ url: url.href, token: account.token });
  sockets.set(account, socket);
  return socket;
}
