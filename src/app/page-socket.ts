import { SubscriptionSocket } from '#src/adapters/subscriptions/subscription-socket.ts';
import type { AccountGate } from './gates/account-gate.ts';
import type { ChartWorld } from './statecharts/chart-world.ts';
import { reportErrors } from './report-errors.ts';

const sockets = new WeakMap<AccountGate, SubscriptionSocket>();

/** The one socket that all subscriptions of a page share, opened anew after a login or logout. */
export function pageSocket({ account, endpoint }: Pick<ChartWorld, 'account' | 'endpoint'>): SubscriptionSocket {
  const known = sockets.get(account);
  if (known) return known;
  const url = new URL(endpoint, location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  const socket = new SubscriptionSocket({ url: url.href, token: account.token, onErrors: reportErrors });
  let connectedAs = account.token();
  account.subscribe(() => {
    if (account.token() === connectedAs) return;
    connectedAs = account.token();
    socket.restart();
  });
  sockets.set(account, socket);
  return socket;
}
