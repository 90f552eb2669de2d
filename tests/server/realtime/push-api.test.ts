import { createHash, createHmac } from 'node:crypto';
import PusherSdk from 'pusher';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PushClient } from './push-client.ts';
import { APP, type RealtimeSite, startRealtimeSite } from './realtime-site.ts';

let site: RealtimeSite;
let client: PushClient;
beforeAll(async () => {
  site = await startRealtimeSite({ hub: { limits: { eventData: 1000 } } });
  client = await PushClient.open(site.port);
  client.say('pusher:subscribe', { channel: 'news' });
  await client.next('pusher_internal:subscription_succeeded');
});
afterAll(async () => {
  client.close();
  await site.close();
});

interface Asked {
  readonly method?: string;
  readonly path?: string;
  readonly body?: string;
  readonly change?: Readonly<Record<string, string>>;
  readonly secret?: string;
}

async function ask({ method = 'POST', path = '/apps/7/events', body = EVENT, change = {}, secret = APP.secret }: Asked) {
  const fields = {
    auth_key: APP.key,
    auth_timestamp: String(Math.floor(Date.now() / 1000)),
    auth_version: '1.0',
    ...(body === '' ? {} : { body_md5: createHash('md5').update(body).digest('hex') }),
    ...change,
  };
  const query = Object.entries(fields)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  const signature = createHmac('sha256', secret).update([method, path, query].join('\n')).digest('hex');
  const init = method === 'GET' ? { method } : { method, body, headers: { 'content-type': 'application/json' } };
  const answer = await fetch(`http://127.0.0.1:${site.port}${path}?${query}&auth_signature=${signature}`, init);
  return { status: answer.status, body: await answer.json() };
}

async function get(path: string, params: Readonly<Record<string, string>> = {}): Promise<unknown> {
  return (await site.sdk.get({ path, params })).json();
}

const EVENT = JSON.stringify({ name: 'page', channels: ['news'], data: '1' });

test('A signed event is sent on as it is.', async () => {
  expect(await ask({})).toEqual({ status: 200, body: {} });
  expect(await client.next('page')).toEqual({ event: 'page', channel: 'news', data: '1' });
});

test('Nothing is published that the application did not sign, for this body and now.', async () => {
  const old = String(Math.floor(Date.now() / 1000) - 601);
  const attempts: readonly Asked[] = [
    { secret: 'guessed' },
    { change: { auth_key: 'other' } },
    { change: { auth_version: '2.0' } },
    { change: { auth_timestamp: old } },
    { change: { auth_timestamp: 'now' } },
    { change: { body_md5: createHash('md5').update('{}').digest('hex') } },
    { change: { body_md5: '' } },
  ];
  const answers = await Promise.all(attempts.map(ask));
  expect(answers.map(({ status }) => status)).toEqual(attempts.map(() => 401));
  expect((await ask({ path: '/apps/8/events' })).status).toBe(404);
  expect((await ask({ path: '/apps/7/nothing' })).status).toBe(404);
  await client.settle();
  expect(client.messages).toEqual([]);
});

test.each([
  ['no name', { channels: ['news'], data: '1' }, 400],
  ['a channel of no name', { name: 'a', channels: ['a b'], data: '1' }, 400],
  ['no channel', { name: 'a', channels: [], data: '1' }, 400],
  ['too many channels', { name: 'a', channels: Array.from({ length: 101 }, (_, at) => `c${at}`), data: '1' }, 400],
  ['data that is no text', { name: 'a', channels: ['news'], data: 1 }, 400],
  ['a socket that is none', { name: 'a', channels: ['news'], data: '1', socket_id: 'x' }, 400],
  ['data beyond the bound', { name: 'a', channels: ['news'], data: 'x'.repeat(1001) }, 413],
  ['a body beyond every bound', { name: 'a', channels: ['news'], data: 'x'.repeat(20_000) }, 413],
])('An event with %s is refused whole.', async (_what, event, status) => {
  expect((await ask({ body: JSON.stringify(event) })).status).toBe(status);
});

test('One wrong event of a batch keeps back all of it.', async () => {
  const batch = [
    { name: 'page', channel: 'news', data: '1' },
    { name: '', channel: 'news', data: '2' },
  ];
  expect((await ask({ path: '/apps/7/batch_events', body: JSON.stringify({ batch }) })).status).toBe(400);
  expect((await ask({ path: '/apps/7/batch_events', body: '{"batch":[]}' })).status).toBe(400);
  await client.settle();
  expect(client.messages).toEqual([]);
});

test('The SDK is told which channels are occupied, and by how many.', async () => {
  expect(await get('/channels')).toEqual({ channels: { news: {} } });
  expect(await get('/channels', { filter_by_prefix: 'presence-', info: 'user_count' })).toEqual({ channels: {} });
  expect(await get('/channels/news', { info: 'subscription_count' })).toEqual({ occupied: true, subscription_count: 1 });
  expect(await get('/channels/empty')).toEqual({ occupied: false });
  await expect(get('/channels', { info: 'user_count' })).rejects.toMatchObject({ status: 400 });
  await expect(get('/channels/news/users')).rejects.toMatchObject({ status: 400 });
});

test('An event and a batch answer with what was asked of their channels.', async () => {
  const asked = await site.sdk.trigger('news', 'page', 1, { info: 'subscription_count' });
  expect(await asked.json()).toEqual({ channels: { news: { subscription_count: 1 } } });
  const batch = await site.sdk.triggerBatch([{ channel: 'news', name: 'page', data: 1, info: 'subscription_count' }]);
  expect(await batch.json()).toEqual({ batch: [{ subscription_count: 1 }] });
});

test('The SDK with a wrong secret is refused.', async () => {
  const stranger = new PusherSdk({
    appId: APP.id,
    key: APP.key,
    secret: 'guessed',
    host: '127.0.0.1',
    port: String(site.port),
    useTLS: false,
  });
  await expect(stranger.trigger('news', 'page', 1)).rejects.toMatchObject({ status: 401 });
});
