import { createHmac } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { NO_NOTICES } from '#server/platform/notices/notices.ts';
import { PushClient } from './push-client.ts';
import { APP, type RealtimeSite, type RealtimeSiteOptions, signIn, startRealtimeSite } from './realtime-site.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function start(options: RealtimeSiteOptions = {}): Promise<RealtimeSite> {
  const site = await startRealtimeSite(options);
  closing.push(() => site.close());
  return site;
}

async function open(site: RealtimeSite): Promise<PushClient> {
  const client = await PushClient.open(site.port);
  closing.push(() => client.close());
  return client;
}

function signed(text: string): string {
  return `${APP.key}:${createHmac('sha256', APP.secret).update(text).digest('hex')}`;
}

async function enter(client: PushClient, channel: string, member?: object): Promise<void> {
  const channel_data = member && JSON.stringify(member);
  const auth = signed([client.id, channel, ...(channel_data === undefined ? [] : [channel_data])].join(':'));
  client.say('pusher:subscribe', { channel, auth, channel_data });
  await client.next('pusher_internal:subscription_succeeded', channel);
}

test('The first message tells the socket its id and after how many seconds of silence to ask.', async () => {
  const site = await start();
  const client = new PushClient(site.port);
  closing.push(() => client.close());
  const { data } = await client.next('pusher:connection_established');
  expect(JSON.parse(String(data))).toEqual({ socket_id: expect.stringMatching(/^\d+\.\d+$/), activity_timeout: 120 });
});

test.each([
  ['an unknown key', '/app/other?protocol=7', 4001],
  ['no protocol', '/app/app-key', 4008],
  ['a protocol of tomorrow', '/app/app-key?protocol=8', 4007],
  ['a protocol that is no number', '/app/app-key?protocol=x', 4007],
])('A client with %s is told why and closed.', async (_what, path, code) => {
  const site = await start();
  const client = new PushClient(site.port, { path });
  const { data } = await client.next('pusher:error');
  expect([(data as { code: number }).code, await client.closed]).toEqual([code, code]);
});

/** What an opening is answered with; the socket is closed at once where it opened. */
function statusOf({ port }: RealtimeSite, headers: Record<string, string>, path?: string): Promise<number> {
  return new Promise((resolve) => {
    const client = new PushClient(port, { headers, ...(path === undefined ? {} : { path }) });
    client.socket.on('unexpected-response', (request, response) => {
      resolve(response.statusCode ?? 0);
      request.destroy();
    });
    client.socket.on('open', () => {
      resolve(101);
      client.close();
    });
  });
}

test('Only a configured host and pages of the sites get a socket.', async () => {
  const site = await start();
  const status = (headers: Record<string, string>, path?: string) => statusOf(site, headers, path);
  expect(
    await Promise.all([
      status({ host: 'evil.example' }),
      status({ origin: 'https://evil.example' }),
      status({ origin: 'null' }),
      status({ origin: `http://ja.localhost:${site.port}` }),
      status({}, '/elsewhere'),
      status({}, '/app/app-key/more'),
    ]),
  ).toEqual([421, 403, 403, 101, 404, 404]);
});

test('One network has so many sockets open at once, and another when one of them closes.', async () => {
  const site = await start({ realtime: { socketsPerNetwork: 2 } });
  const clients = [await open(site), await open(site)];
  expect(await statusOf(site, {})).toBe(429);
  expect(await statusOf(site, { 'x-forwarded-for': '203.0.113.9' })).toBe(429);
  clients[0]?.close();
  await expect.poll(() => statusOf(site, {})).toBe(101);
});

test('A channel of its own kind needs a signature for this socket, this channel and this data.', async () => {
  const site = await start();
  const [client, other] = [await open(site), await open(site)];
  const attempts: readonly object[] = [
    { channel: 'private-a' },
    { channel: 'private-a', auth: signed(`${other.id}:private-a`) },
    { channel: 'private-a', auth: signed(`${client.id}:private-b`) },
    { channel: 'private-a', auth: signed(`${client.id}:private-a`).replace(APP.key, 'other') },
    { channel: 'private-encrypted-a', auth: 'app-key:' },
    { channel: 'presence-a', auth: signed(`${client.id}:presence-a`) },
    { channel: 'presence-a', auth: signed(`${client.id}:presence-a:{"user_id":"1"}`), channel_data: '{"user_id":"2"}' },
    { channel: 'presence-a', auth: signed(`${client.id}:presence-a:{}`), channel_data: '{}' },
    { channel: '#server-to-user-1' },
  ];
  for (const attempt of attempts) {
    client.say('pusher:subscribe', attempt);
    const { data } = await client.next('pusher:subscription_error');
    expect(JSON.parse(String(data))).toMatchObject({ type: 'AuthError', status: 401 });
  }
  expect(await (await site.sdk.get({ path: '/channels' })).json()).toEqual({ channels: {} });
});

test('What is no message, no channel and no sign-in is refused, and the socket stays usable.', async () => {
  const site = await start();
  const client = await open(site);
  client.socket.send('not json');
  client.socket.send('[1]');
  client.say('pusher:subscribe', { channel: 'a b' });
  client.say('pusher:subscribe', null);
  const codes: unknown[] = [];
  for (let count = 0; count < 4; count += 1) codes.push((await client.next('pusher:error')).data);
  expect(codes).toEqual([
    { code: 4301, message: 'The message cannot be read' },
    { code: 4301, message: 'The message cannot be read' },
    { code: 4009, message: 'There is no channel of this name' },
    { code: 4009, message: 'There is no channel of this name' },
  ]);
  await client.settle();
  client.say('pusher:signin', { auth: signed(`${client.id}::user::{"id":"2"}`), user_data: '{"id":"1"}' });
  expect(await client.closed).toBe(4009);
});

test('Members hear of each other once, and of the last leaving only.', async () => {
  const site = await start();
  const [watcher, one, two] = [await open(site), await open(site), await open(site)];
  const linh = { user_id: '7', user_info: { name: 'Linh' } };
  await enter(watcher, 'presence-a', { user_id: '1' });
  await enter(one, 'presence-a', linh);
  await enter(two, 'presence-a', linh);
  two.close();
  await two.closed;
  one.say('pusher:unsubscribe', { channel: 'presence-a' });
  const removed = await watcher.next('pusher_internal:member_removed');
  const added = watcher.messages.filter(({ event }) => event === 'pusher_internal:member_added');
  expect({ added: added.map(({ data }) => JSON.parse(String(data))), removed: JSON.parse(String(removed.data)) }).toEqual({
    added: [linh],
    removed: { user_id: '7' },
  });
});

test('Client events are switched off unless allowed, and then bounded a second.', async () => {
  const quiet = await open(await start());
  await enter(quiet, 'private-a');
  quiet.say('client-x', {}, 'private-a');
  quiet.say('client-x', {}, 'public');
  expect([(await quiet.next('pusher:error')).data, (await quiet.next('pusher:error')).data]).toEqual([
    { code: 4301, message: 'Client events are switched off' },
    { code: 4301, message: 'Client events need a private or presence channel that is subscribed to' },
  ]);
  const site = await start({ hub: { allowsClientEvents: true, now: () => 0 } });
  const [sender, receiver] = [await open(site), await open(site)];
  await enter(sender, 'presence-a', { user_id: '1' });
  await enter(receiver, 'presence-a', { user_id: '2' });
  for (let count = 0; count < 11; count += 1) sender.say('client-x', { count }, 'presence-a');
  expect((await sender.next('pusher:error')).data).toEqual({ code: 4301, message: 'Too many client events a second' });
  const seen = [];
  for (let count = 0; count < 10; count += 1) seen.push(await receiver.next('client-x'));
  expect(seen.at(-1)).toEqual({ event: 'client-x', channel: 'presence-a', data: { count: 9 }, user_id: '1' });
});

test('A socket has bounds on channels, message size and pace, and the endpoint on members and sockets.', async () => {
  const limits = { channels: 2, members: 1, connections: 3, messages: { perSecond: 0, burst: 5 } };
  const site = await start({ hub: { limits } });
  const [client, other, loud] = [await open(site), await open(site), await open(site)];
  const full = new PushClient(site.port);
  expect(await full.closed).toBe(4100);
  for (const channel of ['a', 'b', 'c']) client.say('pusher:subscribe', { channel });
  expect(JSON.parse(String((await client.next('pusher:subscription_error', 'c')).data))).toMatchObject({
    type: 'LimitReached',
    status: 429,
  });
  await enter(loud, 'presence-a', { user_id: '1' });
  const data = JSON.stringify({ user_id: '2' });
  other.say('pusher:subscribe', { channel: 'presence-a', auth: signed(`${other.id}:presence-a:${data}`), channel_data: data });
  expect(JSON.parse(String((await other.next('pusher:subscription_error')).data))).toMatchObject({ type: 'LimitReached', status: 429 });
  other.socket.send('x'.repeat(10_241));
  expect(await other.closed).toBe(1009);
  for (let count = 0; count < 5; count += 1) loud.say('pusher:ping', {});
  expect(await loud.closed).toBe(4100);
});

test('A quiet socket is asked, and let go where it does not answer; one that answers stays.', async () => {
  let now = 0;
  const site = await start({ hub: { now: () => now, limits: { sweepInterval: 5 } } });
  const [silent, awake] = [await open(site), await open(site)];
  now = 150_001;
  await Promise.all([silent.next('pusher:ping'), awake.next('pusher:ping')]);
  awake.say('pusher:pong', {});
  await awake.settle();
  now += 30_001;
  expect(await silent.closed).toBe(4201);
  await awake.settle();
});

test('A client that takes nothing of what it is sent is dropped, and the others still hear everything.', async () => {
  const site = await start({ hub: { limits: { buffered: 200_000 } } });
  const [slow, quick] = [await open(site), await open(site)];
  for (const client of [slow, quick]) {
    client.say('pusher:subscribe', { channel: 'news' });
    await client.next('pusher_internal:subscription_succeeded');
  }
  slow.socket.pause();
  const data = 'x'.repeat(90_000);
  let isDropped = false;
  for (let count = 0; count < 400 && !isDropped; count += 1) {
    await site.sdk.trigger('news', 'page', data);
    await quick.next('page');
    const { subscription_count: left } = (await (
      await site.sdk.get({ path: '/channels/news', params: { info: 'subscription_count' } })
    ).json()) as { subscription_count: number };
    isDropped = left === 1;
  }
  expect(isDropped).toBe(true);
});

/** To the channel of a user, by their token. */
async function listenAs(site: RealtimeSite, client: PushClient, { token, userId }: { token: string; userId: number }): Promise<void> {
  const channel = `private-App.Models.User.${userId}`;
  const answer = await fetch(`http://127.0.0.1:${site.port}/api/broadcasting/auth`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ socket_id: client.id, channel_name: channel }),
  });
  client.say('pusher:subscribe', { channel, ...((await answer.json()) as object) });
  await client.next('pusher_internal:subscription_succeeded');
}

test('The end of a session closes its sockets, after telling them which login ended it, and no others.', async () => {
  const site = await start();
  const [ended, other] = [signIn(site, 'token-1', 1), signIn(site, 'token-2', 2)];
  const [first, second] = [await open(site), await open(site)];
  await listenAs(site, first, { token: 'token-1', userId: 1 });
  await listenAs(site, second, { token: 'token-2', userId: 2 });
  site.sessions.delete('token-1');
  const at = new Date('2026-11-21T08:00:00.000Z');
  const device = { kind: 'PHONE', browser: 'Firefox', system: 'Android' };
  const begun = performance.now();
  void site.realtime.endSession({ sessionId: ended.id, userId: 1, by: { sessionId: 99, device, at } });
  const told = await first.next(String.raw`App\Events\UserLoggedIn`);
  expect(JSON.parse(String(told.data))).toEqual({ sessionId: '99', device, at: at.toISOString() });
  expect(await first.closed).toBe(4009);
  expect(performance.now() - begun).toBeLessThan(1000);
  await second.settle();
  await site.realtime.endSession({ sessionId: other.id, userId: 2, by: null });
  expect(await second.closed).toBe(4009);
});

test('Where the end of a session may not have been heard from other processes, whoever is signed in is sent back to begin anew.', async () => {
  const missed: (() => void)[] = [];
  const site = await start({ notices: { ...NO_NOTICES, onMissed: (listener) => void missed.push(listener) } });
  signIn(site, 'token-1', 1);
  const [user, visitor] = [await open(site), await open(site)];
  await listenAs(site, user, { token: 'token-1', userId: 1 });
  for (const tell of missed) tell();
  expect(await user.closed).toBe(4200);
  await visitor.settle();
});
