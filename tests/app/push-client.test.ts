import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StoredLogin } from '#machines/auth/index.ts';
import { PushClient } from '#src/app/push-client.ts';

const { pushConnection } = vi.hoisted(() => ({ pushConnection: vi.fn() }));
vi.mock('#src/adapters/realtime/push-connection.ts', () => ({ pushConnection }));
beforeEach(() => vi.stubGlobal('location', { href: 'http://vi.localhost:3000/comic/1' }));
afterEach(() => {
  vi.unstubAllGlobals();
  pushConnection.mockReset();
});

const ADDRESS = { key: 'key', cluster: 'futago', host: null, port: null, forceTLS: null, authEndpoint: '/api/broadcasting/auth' };
const loginOf = (id: string): StoredLogin => ({
  token: `token ${id}`,
  user: { id, name: 'Lan', email: 'lan@example.org', avatarUrl: null, language: 'vi', sessionId: '70' },
});

test('A visitor, and a page without a push provider, load nothing.', async () => {
  expect([await new PushClient(ADDRESS).prepare(null), await new PushClient(null).prepare(loginOf('7'))]).toEqual([null, null]);
  expect(pushConnection).not.toHaveBeenCalled();
});

test('The client is loaded with the first reader and once, for the address of the page.', async () => {
  const connection = { command: () => {}, close: () => {} };
  const connect = vi.fn(() => connection);
  pushConnection.mockReturnValue({ connect });
  const push = new PushClient(ADDRESS);
  expect(await push.prepare(loginOf('7'))).toEqual({ userId: '7', token: 'token 7' });
  expect(await push.prepare(loginOf('8'))).toEqual({ userId: '8', token: 'token 8' });
  expect(pushConnection.mock.calls).toEqual([[ADDRESS, new URL('http://vi.localhost:3000/comic/1')]]);
  const tell = vi.fn();
  expect(push.connect({ userId: '7', token: 'token 7' }, tell)).toBe(connection);
  expect(connect.mock.calls).toEqual([[{ userId: '7', token: 'token 7' }, tell]]);
});

test('Whoever has left while it loaded is not connected, and only the last to come is.', async () => {
  pushConnection.mockReturnValue({});
  const push = new PushClient(ADDRESS);
  const first = push.prepare(loginOf('7'));
  const second = push.prepare(loginOf('8'));
  expect(await Promise.all([first, second])).toEqual([null, { userId: '8', token: 'token 8' }]);
  const third = new PushClient(ADDRESS);
  expect(await Promise.all([third.prepare(loginOf('7')), third.prepare(null)])).toEqual([null, null]);
});

test('A client that cannot be made rejects, and is made at the next login.', async () => {
  pushConnection.mockImplementationOnce(() => {
    throw new Error('The key is missing.');
  });
  const push = new PushClient(ADDRESS);
  await expect(push.prepare(loginOf('7'))).rejects.toThrow('The key is missing.');
  pushConnection.mockReturnValue({});
  expect(await push.prepare(loginOf('7'))).toEqual({ userId: '7', token: 'token 7' });
});

test('Before it is loaded nothing can be connected, which the statechart takes as a failure.', () => {
  expect(() => new PushClient(ADDRESS).connect({ userId: '7', token: 't' }, () => {})).toThrow('The push client is not loaded yet.');
});
