import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PushClient } from './push-client.ts';
import { APP, type RealtimeSite, signIn, startRealtimeSite } from './realtime-site.ts';

let site: RealtimeSite;
beforeAll(async () => {
  site = await startRealtimeSite({ hub: { limits: { connectionsOfUser: 1 } } });
  signIn(site, 'token-1', 1);
});
afterAll(() => site.close());

const JSON_TYPE = { 'content-type': 'application/json' };
const BEARER = { authorization: 'Bearer token-1' };

async function ask(path: string, init: RequestInit): Promise<{ status: number; body: unknown; headers: Headers }> {
  const answer = await fetch(`http://127.0.0.1:${site.port}${path}`, init);
  return { status: answer.status, body: await answer.json(), headers: answer.headers };
}

function authorise(channel: string, headers: Record<string, string>, socket_id = '1.2'): ReturnType<typeof ask> {
  const body = JSON.stringify({ socket_id, channel_name: channel });
  return ask('/api/broadcasting/auth', { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body });
}

function sign(text: string): string {
  return `${APP.key}:${createHmac('sha256', APP.secret).update(text).digest('hex')}`;
}

test('The own channel is signed, for JSON and for urlencoded fields alike, and the answer is kept nowhere.', async () => {
  const channel = 'private-App.Models.User.1';
  const { status, body, headers } = await authorise(channel, BEARER);
  expect([status, body, headers.get('cache-control')]).toEqual([200, { auth: sign(`1.2:${channel}`) }, 'private, no-store']);
  const form = new URLSearchParams({ socket_id: '1.2', channel_name: channel });
  expect((await ask('/api/broadcasting/auth', { method: 'POST', headers: BEARER, body: form })).body).toEqual(body);
});

test('An encrypted channel comes with its shared secret, a presence channel with the data of its member.', async () => {
  const { body } = await authorise('private-encrypted-App.Models.User.1', BEARER);
  expect(body).toEqual({ auth: expect.any(String), shared_secret: expect.stringMatching(/^[\w+/]{43}=$/) });
  const presence = 'presence-App.Models.User.1';
  const data = '{"user_id":"1","user_info":{}}';
  expect((await authorise(presence, BEARER)).body).toEqual({ auth: sign(`1.2:${presence}:${data}`), channel_data: data });
});

test.each([
  ["another user's channel", 'private-App.Models.User.2', 'Bearer token-1'],
  ['a channel of nobody', 'private-orders', 'Bearer token-1'],
  ['a name that only begins like the own', 'private-App.Models.User.1.more', 'Bearer token-1'],
  ['a public channel', 'App.Models.User.1', 'Bearer token-1'],
  ['a wrong token', 'private-App.Models.User.1', 'Bearer wrong'],
  ['another scheme', 'private-App.Models.User.1', 'Basic token-1'],
])('Forbidden: %s.', async (_what, channel, authorization) => {
  const { status, body } = await authorise(channel, { authorization });
  expect([status, body]).toEqual([403, { message: 'This channel is not open to you.' }]);
});

test('Visitors are refused, whatever their cookies say.', async () => {
  expect((await authorise('private-App.Models.User.1', { cookie: 'futago_token=token-1' })).status).toBe(403);
});

test('A reader is signed in for their own id.', async () => {
  const body = JSON.stringify({ socket_id: '1.2' });
  const signedIn = await ask('/broadcasting/user-auth', { method: 'POST', headers: { ...JSON_TYPE, ...BEARER }, body });
  expect(signedIn.body).toEqual({ auth: sign('1.2::user::{"id":"1"}'), user_data: '{"id":"1"}' });
  expect((await ask('/broadcasting/user-auth', { method: 'POST', headers: JSON_TYPE, body })).status).toBe(403);
});

test('What cannot be read, is too large or not sent is refused with its own status.', async () => {
  const post = async (headers: Record<string, string>, body: string): Promise<number> =>
    (await ask('/api/broadcasting/auth', { method: 'POST', headers: { ...BEARER, ...headers }, body })).status;
  expect([
    await post(JSON_TYPE, '{'),
    await post(JSON_TYPE, '[]'),
    await post(JSON_TYPE, '{"socket_id":"1.2"}'),
    await post(JSON_TYPE, '{"socket_id":"x","channel_name":"private-a"}'),
    await post({ 'content-type': 'text/plain' }, '{"socket_id":"1.2","channel_name":"private-a"}'),
    await post(JSON_TYPE, JSON.stringify({ fill: 'x'.repeat(9000) })),
    (await ask('/api/broadcasting/auth', { method: 'GET' })).status,
  ]).toEqual([400, 400, 400, 400, 400, 413, 405]);
});

test('A user with as many sockets as allowed gets no further one.', async () => {
  const [one, two] = [await PushClient.open(site.port), await PushClient.open(site.port)];
  const channel = 'private-App.Models.User.1';
  expect([(await authorise(channel, BEARER, one.id)).status, (await authorise(channel, BEARER, two.id)).status]).toEqual([200, 429]);
  one.close();
  two.close();
});

test('No page of another origin may read an answer.', async () => {
  const { headers } = await authorise('private-App.Models.User.1', { ...BEARER, origin: 'https://evil.example' });
  expect(headers.get('access-control-allow-origin')).toBeNull();
});
