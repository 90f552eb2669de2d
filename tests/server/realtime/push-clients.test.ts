import Echo from 'laravel-echo';
import PusherClient, { type Channel } from 'pusher-js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { APP, type RealtimeSite, signIn, startRealtimeSite } from './realtime-site.ts';

let site: RealtimeSite;
const clients: PusherClient[] = [];

beforeEach(async () => {
  site = await startRealtimeSite({ hub: { allowsClientEvents: true } });
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.disconnect();
  await site.close();
});

function connect(token?: string): PusherClient {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const own = `http://127.0.0.1:${site.port}`;
  const client = new PusherClient(APP.key, {
    cluster: 'futago',
    wsHost: '127.0.0.1',
    wsPort: site.port,
    forceTLS: false,
    enabledTransports: ['ws'],
    channelAuthorization: { endpoint: `${own}/api/broadcasting/auth`, transport: 'ajax', headers },
    userAuthentication: { endpoint: `${own}/broadcasting/user-auth`, transport: 'ajax', headers },
  });
  clients.push(client);
  return client;
}

function heard<Data = unknown>(source: { bind(event: string, callback: (data: Data) => void): unknown }, event: string): Promise<Data> {
  return new Promise((resolve) => source.bind(event, resolve));
}

async function subscribed(client: PusherClient, name: string): Promise<Channel> {
  const channel = client.subscribe(name);
  await heard(channel, 'pusher:subscription_succeeded');
  return channel;
}

test('pusher-js connects and hears what the SDK publishes on a public channel, one by one and as a batch.', async () => {
  const channel = await subscribed(connect(), 'chapters');
  const one = heard(channel, 'added');
  await site.sdk.trigger('chapters', 'added', { title: '二人' });
  expect(await one).toEqual({ title: '二人' });
  const both = Promise.all([heard(channel, 'first'), heard(channel, 'second')]);
  await site.sdk.triggerBatch([
    { channel: 'chapters', name: 'first', data: { at: 1 } },
    { channel: 'chapters', name: 'second', data: { at: 2 } },
  ]);
  expect(await both).toEqual([{ at: 1 }, { at: 2 }]);
});

test('The socket that caused an event does not hear of it.', async () => {
  const [causing, other] = [connect(), connect()];
  const channels = await Promise.all([subscribed(causing, 'chapters'), subscribed(other, 'chapters')]);
  const told: unknown[] = [];
  channels[0].bind('added', (data: unknown) => told.push(['causing', data]));
  const reached = heard(channels[1], 'added');
  await site.sdk.trigger('chapters', 'added', 1, { socket_id: causing.connection.socket_id });
  await reached;
  const last = heard(channels[0], 'last');
  await site.sdk.trigger('chapters', 'last', 2);
  await last;
  expect(told).toEqual([]);
});

test('A reader hears their own private channel, and nobody else may subscribe to it.', async () => {
  signIn(site, 'token-1', 1);
  signIn(site, 'token-2', 2);
  const own = await subscribed(connect('token-1'), 'private-App.Models.User.1');
  const refusals = ['token-2', 'wrong', undefined].map((token) =>
    heard<{ status: number }>(connect(token).subscribe('private-App.Models.User.1'), 'pusher:subscription_error'),
  );
  expect((await Promise.all(refusals)).map(({ status }) => status)).toEqual([403, 403, 403]);
  const loggedIn = heard(own, String.raw`App\Events\UserLoggedIn`);
  const data = { sessionId: '12', device: { kind: 'PHONE', browser: null, system: null }, at: '2026-11-21T00:00:00.000Z' };
  await site.realtime.broadcaster.toUser(1, 'UserLoggedIn', data);
  expect(await loggedIn).toEqual(data);
});

test('laravel-echo hears the login of another device under its short name.', async () => {
  signIn(site, 'token-1', 1);
  const echo = new Echo({ broadcaster: 'pusher', key: APP.key, client: connect('token-1'), namespace: 'App.Events' });
  const channel = echo.private('App.Models.User.1');
  await new Promise<void>((resolve) => void channel.subscribed(() => resolve()));
  const told = new Promise((resolve) => void channel.listen('UserLoggedIn', resolve));
  const data = { sessionId: '12', device: null, at: '2026-11-21T00:00:00.000Z' };
  await site.realtime.broadcaster.toUser(1, 'UserLoggedIn', data);
  expect(await told).toEqual(data);
});

test('An encrypted channel is read by its subscriber, while the endpoint only carries the cipher.', async () => {
  signIn(site, 'token-1', 1);
  const name = 'private-encrypted-App.Models.User.1';
  const channel = await subscribed(connect('token-1'), name);
  const told = heard(channel, 'secret');
  await site.sdk.trigger(name, 'secret', { text: 'bí mật' });
  expect(await told).toEqual({ text: 'bí mật' });
});

test('Presence says who is there once, however many connections they have, and who left last.', async () => {
  signIn(site, 'token-1', 1);
  const name = 'presence-App.Models.User.1';
  const [first, second] = [connect('token-1'), connect('token-1')];
  const channel = first.subscribe(name);
  const members = await heard<{ count: number; members: unknown; myID: string }>(channel, 'pusher:subscription_succeeded');
  await subscribed(second, name);
  expect({ count: members.count, members: members.members, myID: members.myID }).toEqual({ count: 1, members: { 1: {} }, myID: '1' });
  const answer = await site.sdk.get({ path: `/channels/${name}/users` });
  expect(await answer.json()).toEqual({ users: [{ id: '1' }] });
});

test('A signed-in user is reached by id, and their connections can be ended.', async () => {
  signIn(site, 'token-1', 1);
  const client = connect('token-1');
  const listening = new Promise<void>((resolve) =>
    client.connection.bind('message', ({ event, channel }: { event: string; channel?: string }) => {
      if (event === 'pusher_internal:subscription_succeeded' && channel === '#server-to-user-1') resolve();
    }),
  );
  client.signin();
  await listening;
  const told = heard(client.user, 'hello');
  await site.sdk.sendToUser('1', 'hello', { by: 'server' });
  expect(await told).toEqual({ by: 'server' });
  const gone = heard(client.connection, 'disconnected');
  await site.sdk.terminateUserConnections('1');
  await gone;
  expect(client.connection.state).toBe('disconnected');
});

test('Client events reach the other subscribers of a private channel, never their sender.', async () => {
  signIn(site, 'token-1', 1);
  const name = 'private-App.Models.User.1';
  const [one, other] = await Promise.all([subscribed(connect('token-1'), name), subscribed(connect('token-1'), name)]);
  const own: unknown[] = [];
  one.bind('client-typing', (data: unknown) => own.push(data));
  const told = heard(other, 'client-typing');
  one.trigger('client-typing', { at: 3 });
  expect(await told).toEqual({ at: 3 });
  const answered = heard(one, 'client-seen');
  other.trigger('client-seen', {});
  await answered;
  expect(own).toEqual([]);
});

test('A graceful stop lets pusher-js come back by itself.', async () => {
  const client = connect();
  await heard(client.connection, 'connected');
  const left = heard<{ previous: string; current: string }>(client.connection, 'state_change');
  const closing = site.realtime.stop();
  expect(await left).toEqual({ previous: 'connected', current: 'connecting' });
  await closing;
});
