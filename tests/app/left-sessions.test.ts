import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OperationFailed } from '#src/adapters/graphql/graphql-host.errors.ts';
import { LeftTokens } from '#src/adapters/session/left-tokens.ts';
import { endSessionAt, LeftSessions } from '#src/app/left-sessions.ts';

let page: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const GONE = new TypeError('Failed to fetch');

/** A browser that kept these tokens, and a network that is there or not. */
async function begin(...kept: string[]) {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  } as Storage;
  const tokens = new LeftTokens(() => storage);
  for (const token of kept) tokens.add(token);
  const network = { isThere: false, asked: [] as string[] };
  const sessions = new LeftSessions(tokens, async (token) => {
    network.asked.push(token);
    if (!network.isThere) throw GONE;
  });
  let changes = 0;
  sessions.onChange(() => (changes += 1));
  await vi.advanceTimersByTimeAsync(0);
  return { tokens, network, sessions, changes: () => changes };
}

test('What an earlier page left is ended at the start.', async () => {
  const { tokens, network, sessions } = await begin('one', 'two');
  expect([network.asked, sessions.areThere()]).toEqual([['one', 'two'], true]);
  network.isThere = true;
  const next = new LeftSessions(tokens, async () => {});
  await vi.advanceTimersByTimeAsync(0);
  expect([next.areThere(), tokens.all()]).toEqual([false, []]);
});

test('A session that is left is ended once the network is back, and whoever asked is told.', async () => {
  const { network, sessions, changes } = await begin();
  sessions.leave('one');
  expect([network.asked, sessions.areThere(), changes()]).toEqual([[], true, 0]);
  network.isThere = true;
  page.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect([network.asked, sessions.areThere(), changes(), vi.getTimerCount()]).toEqual([['one'], false, 1, 0]);
  page.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(network.asked).toEqual(['one']);
});

test('A server that fails without the device’s knowing is asked again after a while.', async () => {
  const { network, sessions } = await begin();
  sessions.leave('one');
  await vi.advanceTimersByTimeAsync(30_000);
  expect([network.asked, sessions.areThere()]).toEqual([['one'], true]);
  network.isThere = true;
  await vi.advanceTimersByTimeAsync(30_000);
  expect([network.asked, sessions.areThere(), vi.getTimerCount()]).toEqual([['one', 'one'], false, 0]);
});

const answering = (status: number, body: unknown) => {
  const fetched = vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

test('The end is asked for with the token that was left, whoever is signed in now.', async () => {
  const fetched = answering(200, { data: { signOut: { isDone: true } } });
  await endSessionAt('/graphql')('one');
  const [[address, init] = []] = fetched.mock.calls;
  expect([address, init?.method, init?.headers]).toMatchObject(['/graphql', 'POST', { authorization: 'Bearer one' }]);
});

test('A token that the server no longer knows has ended; any other failure has not ended it.', async () => {
  answering(401, { errors: [{ message: 'The token is wrong.', extensions: { code: 'UNAUTHENTICATED' } }] });
  await endSessionAt('/graphql')('one');
  answering(500, { errors: [{ message: 'Broken.' }] });
  await expect(endSessionAt('/graphql')('one')).rejects.toThrow(OperationFailed);
  vi.stubGlobal('fetch', () => Promise.reject(GONE));
  await expect(endSessionAt('/graphql')('one')).rejects.toThrow('The API host cannot be reached');
});
