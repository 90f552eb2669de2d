import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { hintAtProxy } from '#server/http/proxy-hint.ts';

const from = (remoteAddress: string | undefined, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

/** What the log says of these requests; each of them is answered. */
function saidOf(requests: readonly IncomingMessage[], trustedProxies = 0): readonly unknown[] {
  const said: unknown[] = [];
  const answered: IncomingMessage[] = [];
  const listener = hintAtProxy((request) => void answered.push(request), trustedProxies, { warn: (line: unknown) => void said.push(line) });
  for (const request of requests) listener(request, {} as ServerResponse);
  expect(answered).toEqual(requests);
  return said;
}

const HINT = 'A proxy passes readers on, who all count as one: set FUTAGO_TRUSTED_PROXIES to how many proxies stand before this server';

test.each(['127.0.0.1', '10.1.2.3', '172.18.0.5', '192.168.1.2', '::1', '::ffff:10.1.2.3', 'fd00::2', 'fe80::1%eth0'])(
  'Where %s passes readers on and no proxy is trusted, the log says so once.',
  (proxy) => {
    expect(saidOf([from(proxy), from(proxy, '203.0.113.9'), from(proxy, '203.0.113.10')])).toEqual([HINT]);
  },
);

test('Nothing is said where proxies are trusted, and of readers who write the header themselves.', () => {
  expect(saidOf([from('10.1.2.3', '203.0.113.9')], 1)).toEqual([]);
  expect(saidOf([from('203.0.113.9', '10.0.0.1'), from('2001:db8::1', '10.0.0.1'), from('127.0.0.1'), from(undefined, 'a')])).toEqual([]);
});
