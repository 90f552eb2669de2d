import { once } from 'node:events';
import { globalAgent } from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { selfSigned } from '#tests/support/network/self-signed.ts';
import { PushClient } from './push-client.ts';
import { APP, type RealtimeSite, signIn, startRealtimeSite } from './realtime-site.ts';

const CHANNEL = 'private-App.Models.User.1';
const BY = { sessionId: 12, device: { kind: 'PHONE', browser: null, system: null }, at: new Date('2026-11-21T00:00:00.000Z') };

/** Speaks Pusher's protocol and API, as a provider does, at a host of its own over TLS. */
let provider: RealtimeSite;
let door: Server;
let site: RealtimeSite;

beforeAll(async () => {
  provider = await startRealtimeSite();
  const { key, cert } = selfSigned();
  door = createServer({ key, cert }, (client) => {
    const server = connect(provider.port, '127.0.0.1');
    client.pipe(server).pipe(client);
    client.on('error', () => server.destroy());
    server.on('error', () => client.destroy());
  });
  door.listen(0, 'localhost');
  await once(door, 'listening');
  globalAgent.options.ca = cert;
  const { port } = door.address() as AddressInfo;
  site = await startRealtimeSite({ realtime: { provider: 'pusher', host: `localhost:${port}` } });
  signIn(site, 'token-1', 1);
});
afterAll(async () => {
  await Promise.all([site.close(), provider.close()]);
  globalAgent.destroy();
  door.close();
});

test('With a provider of others a reader is let into their channel there by our signature, and hears there of a login elsewhere, once.', async () => {
  const socket = await PushClient.open(provider.port);
  const answer = await fetch(`http://127.0.0.1:${site.port}/api/broadcasting/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer token-1' },
    body: JSON.stringify({ socket_id: socket.id, channel_name: CHANNEL }),
  });
  const { auth } = (await answer.json()) as { auth: string };
  socket.say('pusher:subscribe', { channel: CHANNEL, auth });
  await socket.next('pusher_internal:subscription_succeeded', CHANNEL);
  const ended = { sessionId: 10, userId: 1, by: BY };
  // The process that ended it tells the provider; the others, who hear of it too, need not.
  await Promise.all([site.realtime.endSession(ended, 'elsewhere'), site.realtime.endSession(ended, 'here')]);
  const { event, data } = await socket.next(String.raw`App\Events\UserLoggedIn`, CHANNEL);
  expect([event, JSON.parse(String(data))]).toEqual([
    String.raw`App\Events\UserLoggedIn`,
    { sessionId: '12', device: BY.device, at: '2026-11-21T00:00:00.000Z' },
  ]);
  await socket.settle();
  expect([socket.messages, site.logged]).toEqual([[], []]);
  socket.close();
});

test('Sockets are the provider’s, and so is what publishes: here neither is.', async () => {
  const refused = new PushClient(site.port);
  await expect(refused.closed).rejects.toThrow('404');
  const answer = await fetch(`http://127.0.0.1:${site.port}/apps/${APP.id}/events`, { method: 'POST', body: '{}' });
  expect(answer.status).toBe(405);
});

test('A provider that is away is told of in the log, and keeps nobody waiting.', async () => {
  const lost = await startRealtimeSite({ realtime: { provider: 'pusher', host: 'localhost:1' } });
  const begun = performance.now();
  await lost.realtime.endSession({ sessionId: 11, userId: 1, by: BY }, 'here');
  expect(performance.now() - begun).toBeLessThan(5000);
  await expect.poll(() => lost.logged).toMatchObject([{ msg: 'The push provider did not take an event', userId: 1 }]);
  await lost.close();
});
