import { afterEach, beforeEach, expect, type MockInstance, onTestFinished, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { appMachine } from '#machines/app/index.ts';
import { authActors, authMachine, type StoredLogin } from '#machines/auth/index.ts';
import { realtimeActors, realtimeMachine, type SocketFact, type Subscriber } from '#machines/realtime/index.ts';
import { signInActors, signInMachine } from '#machines/sign-in/index.ts';
import { AccountGate } from '#src/app/gates/account-gate.ts';
import { actorsOf } from '#src/app/statecharts/app-actors.ts';
import { startAccount, type StartedAccount } from '#src/app/statecharts/start-account.ts';
import { settled } from '#tests/support/machines/machine-walk.ts';

const loginOf = (name: string): StoredLogin => ({
  token: `token of ${name}`,
  user: { id: '7', name, email: `${name}@example.org`, avatarUrl: null, language: 'vi', sessionId: `session of ${name}` },
});
const LAN = loginOf('Lan');
const MAI = loginOf('Mai');
const TWIN = 'http://ja.localhost/login?to=%2F#handover=code';
const SITES = { vi: { origin: 'http://vi.localhost' }, ja: { origin: 'http://ja.localhost' } };
const ELSEWHERE = {
  sessionId: 'elsewhere',
  at: '2026-11-21T08:00:00.000Z',
  device: { kind: 'PHONE', browser: 'Firefox', system: null },
} as const;

let page: EventTarget;
let logged: MockInstance;
let complained: MockInstance;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('window', { document: { referrer: 'http://ja.localhost/' } });
  logged = vi.spyOn(console, 'info').mockImplementation(() => {});
  complained = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

class FakeStore {
  readonly kept: (StoredLogin | null)[] = [];
  tell: (login: StoredLogin | null) => void = () => {};
  readonly write = (login: StoredLogin | null): void => void this.kept.push(login);
  readonly onChange = (listener: (login: StoredLogin | null) => void): (() => void) => {
    this.tell = listener;
    return () => {};
  };
}

/** A page whose storage holds `stored`, with everything that its statecharts touch. */
async function begin(stored: StoredLogin | Error | null, answer: object | Error = {}) {
  let tell: ((fact: SocketFact) => void) | null = null;
  const connected: Subscriber[] = [];
  const endSession = vi.fn(async () => {});
  const connect = (subscriber: Subscriber, listener: (fact: SocketFact) => void) => {
    connected.push(subscriber);
    tell = listener;
    return { command: () => {}, close: () => {} };
  };
  const startHandover = vi.fn(async () => TWIN);
  const readStoredLogin = async () => {
    if (stored instanceof Error) throw stored;
    return stored;
  };
  const app = createActor(
    appMachine.provide({
      actors: {
        auth: authMachine.provide({ actors: authActors({ readStoredLogin, endSession, startHandover }) }),
        realtime: realtimeMachine.provide({ actors: realtimeActors({ connect }) }),
        signIn: signInMachine.provide({
          actors: signInActors({
            submit: async () => ({ kind: 'opened', login: MAI }),
            askGoogle: async () => null,
            sendLinkMail: async () => null,
          }),
        }),
      },
    }),
    { input: { freshness: { build: 'b1', jitter: 0 }, reading: { isIncognito: false }, worker: null } },
  ).start();
  const store = new FakeStore();
  const router = {
    clearCache: vi.fn(),
    invalidate: vi.fn<(chosen?: { filter: (match: { routeId: string }) => boolean; forcePending: boolean }) => void>(),
    navigate: vi.fn(async () => {}),
    origin: 'http://vi.localhost',
    options: { context: { language: 'vi' }, parseSearch: () => ({}) },
  };
  const push = {
    prepare: vi.fn(async (login: StoredLogin | null): Promise<Subscriber | null> => login && { userId: login.user.id, token: login.token }),
  };
  const execute = vi.fn(async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const left = { tokens: [] as string[], tell: () => {} };
  const forgetReader = vi.fn<(readerId: string) => void>();
  const leftSessions = {
    leave: (token: string) => void left.tokens.push(token),
    areThere: () => left.tokens.length > 0,
    onChange: (listener: () => void) => void (left.tell = listener),
  };
  const gate = new AccountGate();
  const actors = actorsOf(app);
  await startAccount(
    {
      gate,
      router,
      store,
      push,
      leftSessions,
      forgetReader,
      execute,
      language: 'vi',
      sites: SITES,
      realtime: null,
    } as unknown as StartedAccount,
    actors,
  );
  await settled();
  return {
    app,
    gate,
    store,
    router,
    push,
    execute,
    connected,
    endSession,
    left,
    forgetReader,
    actors,
    tell: (fact: SocketFact) => tell?.(fact),
  };
}

test('The gate is opened once it is known who reads, and their channel is wanted.', async () => {
  const { gate, connected, store } = await begin(LAN);
  expect([gate.read().reader, gate.token()]).toEqual([LAN.user, LAN.token]);
  expect([connected, store.kept]).toEqual([[{ userId: '7', token: LAN.token }], []]);
});

test.each([
  [null, [['No token or user found in localStorage']], []],
  [new Error('Broken.'), [], [['Cannot parse user data from localStorage']]],
])('Where nobody is kept (%s) the log says so, what is broken as an error, and no connection is opened.', async (stored, said, errors) => {
  const { gate, connected, push } = await begin(stored);
  expect([gate.read().reader, gate.token(), connected, push.prepare.mock.calls]).toEqual([null, undefined, [], []]);
  expect([logged.mock.calls, complained.mock.calls]).toEqual([said, errors]);
});

const NAMELESS: StoredLogin = { token: 't', user: { id: '7', name: '', email: '', avatarUrl: null, language: 'vi', sessionId: '' } };
const VIEWER = { id: '7', name: 'Lan', email: 'lan@example.org', language: 'ja', avatar: null };

test('Of a login that names nobody, the rest of the reader comes from the server and is kept.', async () => {
  const { gate, store } = await begin(NAMELESS, { viewer: VIEWER });
  const user = { ...NAMELESS.user, name: 'Lan', email: 'lan@example.org', language: 'ja' };
  expect([gate.read().reader, store.kept]).toEqual([user, [{ token: 't', user }]]);
});

test.each([
  ['somebody else', { viewer: { ...VIEWER, id: '8' } }],
  ['nobody', { viewer: null }],
  ['without an answer', new Error('Failed to fetch')],
])('Where the server tells of %s, the reader stays as they are kept.', async (_, answer) => {
  const { gate, store } = await begin(NAMELESS, answer);
  expect([gate.read().reader, store.kept]).toEqual([NAMELESS.user, []]);
});

test('Of a login that names its reader nothing is asked.', async () => {
  const { execute } = await begin(LAN, { viewer: VIEWER });
  expect(execute).not.toHaveBeenCalled();
});

test('A sign-in is kept, connected and told, and the answers of before are asked for anew.', async () => {
  const { gate, connected, store, router } = await begin(null);
  gate.send({ type: 'signIn.submitted', email: 'mai@example.org', password: 'secret words' });
  await settled();
  expect([gate.read().reader, store.kept, connected]).toEqual([MAI.user, [MAI], [{ userId: '7', token: MAI.token }]]);
  expect(router.clearCache).toHaveBeenCalledTimes(1);
  const [[own] = []] = router.invalidate.mock.calls;
  const isOwn = (routeId: string) => own?.filter({ routeId });
  expect([router.invalidate.mock.calls.length, own?.forcePending]).toEqual([2, true]);
  expect([isOwn('/$lang/_shell/user/profile'), isOwn('/$lang/comic/$comicId/$chapterId')]).toEqual([true, false]);
});

test('A logout tells the server, forgets and disconnects.', async () => {
  const { gate, store, endSession, actors } = await begin(LAN);
  gate.send({ type: 'signOut.chosen' });
  await settled();
  expect([gate.read().reader, store.kept, endSession.mock.calls, actors.realtime.getSnapshot().value]).toEqual([
    null,
    [null],
    [[LAN.token]],
    'disconnected',
  ]);
});

test('A session that the server was not told of is left, until its end was told; the screens know.', async () => {
  const { gate, store, endSession, left } = await begin(LAN);
  endSession.mockRejectedValueOnce(new Error('The network is gone.'));
  gate.send({ type: 'signOut.chosen' });
  await settled();
  expect([gate.read().reader, gate.read().isEndOwed, store.kept, left.tokens]).toEqual([null, true, [null], [LAN.token]]);
  left.tokens = [];
  left.tell();
  expect(gate.read().isEndOwed).toBe(false);
});

test('A login elsewhere ends the session, says so and leads to the start.', async () => {
  const { gate, tell, router, store } = await begin(LAN);
  tell({ type: 'login.elsewhere', ...ELSEWHERE });
  await settled();
  expect([gate.read().reader, gate.read().ended, store.kept]).toEqual([null, { at: ELSEWHERE.at, device: ELSEWHERE.device }, [null]]);
  expect(router.navigate.mock.calls).toEqual([[{ to: '/vi/', search: {} }]]);
});

test('A refused channel asks the server whether the session stands; only its refusal ends it.', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { gate, tell, execute } = await begin(LAN);
  execute.mockRejectedValueOnce(new Error('The network is gone.'));
  tell({ type: 'channel.refused' });
  vi.advanceTimersByTime(1000);
  await settled();
  expect([execute.mock.calls.length, gate.read().reader]).toEqual([1, LAN.user]);
  gate.refused('another token');
  expect(gate.read().reader).toEqual(LAN.user);
  gate.refused(LAN.token);
  expect(gate.read().reader).toBeNull();
});

test('A session that a login elsewhere ended while nobody heard of it is told of when its token is refused.', async () => {
  const { gate, router, store } = await begin(LAN);
  const endedBy = { at: ELSEWHERE.at, device: ELSEWHERE.device };
  gate.refused(LAN.token, endedBy);
  expect([gate.read().reader, gate.read().ended, store.kept]).toEqual([null, endedBy, [null]]);
  expect(router.navigate).not.toHaveBeenCalled();
});

test('Another tab is followed in and out.', async () => {
  const { gate, store } = await begin(null);
  store.tell(MAI);
  expect(gate.read().reader).toEqual(MAI.user);
  store.tell(null);
  expect(gate.read().reader).toBeNull();
});

test("A push client whose file did not come is asked for again with the network's return.", async () => {
  const life = await begin(null);
  const failure = new Error('The file did not come.');
  const lost = new Promise((resolve) => process.once('unhandledRejection', resolve));
  life.push.prepare.mockRejectedValueOnce(failure);
  life.store.tell(LAN);
  expect(await lost).toBe(failure);
  expect(life.connected).toEqual([]);
  page.dispatchEvent(new Event('online'));
  await settled();
  expect(life.connected).toEqual([{ userId: '7', token: LAN.token }]);
  page.dispatchEvent(new Event('online'));
  await settled();
  expect(life.connected).toHaveLength(1);
});

test('Every wish of a screen reaches the chart that it is for.', async () => {
  const { gate, store, forgetReader } = await begin(LAN);
  gate.send({ type: 'reader.changed', reader: { name: 'Lan Anh' } });
  expect(gate.read().reader?.name).toBe('Lan Anh');
  gate.send({ type: 'session.opened', session: { token: MAI.token, reader: MAI.user } });
  expect([gate.token(), store.kept.at(-1)]).toEqual([MAI.token, MAI]);
  gate.send({ type: 'google.chosen' });
  expect(gate.read().signIn.stage).toEqual({ kind: 'sending', way: 'google' });
  await settled();
  expect(gate.read().signIn.stage).toEqual({ kind: 'editing' });
  gate.send({ type: 'account.deleted', readerId: '7' });
  gate.send({ type: 'ended.dismissed' });
  expect([gate.read().reader, gate.read().ended, forgetReader.mock.calls]).toEqual([null, null, [[MAI.user.id]]]);
});
