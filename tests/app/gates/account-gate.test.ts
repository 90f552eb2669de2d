import { expect, test } from 'vitest';
import { AccountGate, type AccountSource } from '#src/app/gates/account-gate.ts';
import { UNREAD_ACCOUNT, type AccountIntent, type AccountView } from '#src/features/account/account-view.ts';

function source(view: AccountView): AccountSource & { readonly sent: AccountIntent[]; tell: () => void } {
  const sent: AccountIntent[] = [];
  const listeners = new Set<() => void>();
  return {
    sent,
    read: () => view,
    send: (intent) => void sent.push(intent),
    token: () => 'secret',
    refused: () => undefined,
    tell: () => listeners.forEach((listener) => listener()),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

test('Until the statecharts are there the reader is unknown and no token goes out.', () => {
  const gate = new AccountGate();
  expect([gate.read(), gate.token()]).toEqual([UNREAD_ACCOUNT, undefined]);
});

test('What is asked before they are there is asked of them in order, once.', () => {
  const gate = new AccountGate();
  const behind = source({ ...UNREAD_ACCOUNT, reader: null });
  gate.send({ type: 'google.chosen' });
  gate.send({ type: 'link.cancelled' });
  gate.plug(behind);
  gate.send({ type: 'signOut.chosen' });
  expect(behind.sent).toEqual([{ type: 'google.chosen' }, { type: 'link.cancelled' }, { type: 'signOut.chosen' }]);
});

test('Those who listen are told of the plugging and of every change after it, until they stop.', () => {
  const gate = new AccountGate();
  const behind = source({ ...UNREAD_ACCOUNT, reader: null });
  let told = 0;
  const stop = gate.subscribe(() => (told += 1));
  gate.plug(behind);
  behind.tell();
  stop();
  behind.tell();
  expect([told, gate.read().reader, gate.token()]).toEqual([2, null, 'secret']);
});
