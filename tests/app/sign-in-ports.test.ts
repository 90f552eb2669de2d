import { afterEach, expect, test, vi } from 'vitest';
import type { SignInRequest } from '#machines/sign-in/index.ts';
import { GoogleClientIdMissing, GoogleNotLoaded, GoogleRefused } from '#src/adapters/google/google-library.errors.ts';
import { HostUnreachable, OperationFailed } from '#src/adapters/graphql/graphql-host.errors.ts';
import { AwaitedLink } from '#src/adapters/session/awaited-link.ts';
import { signInPorts } from '#src/app/sign-in-ports.ts';
import type { SiteContext } from '#src/routes/-site-context.ts';

const { askGoogle } = vi.hoisted(() => ({ askGoogle: vi.fn() }));
vi.mock('#src/adapters/google/google-library.ts', () => ({ askGoogle }));
afterEach(() => {
  askGoogle.mockReset();
  kept.clear();
  vi.useRealTimers();
});

const PASSWORD: SignInRequest = { way: 'password', email: 'lan@example.org', password: 'secret words' };
const SIGNED_IN = {
  __typename: 'SignedIn',
  token: 'token',
  sessionId: '70',
  viewer: { id: '7', name: 'Lan', email: 'lan@example.org', language: 'vi', avatar: null },
};
const OPENED = {
  kind: 'opened',
  login: { token: 'token', user: { id: '7', name: 'Lan', email: 'lan@example.org', language: 'vi', avatarUrl: null, sessionId: '70' } },
};

const kept = new Map<string, string>();
const storage = () =>
  ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }) as Storage;

/** Ports over a host that gives these answers in turn; an error rejects. */
function begin(...answers: readonly unknown[]) {
  const rest = [...answers];
  const execute = vi.fn(async (_document: { readonly name: string }, _variables: unknown) => {
    const answer = rest.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const awaited = new AwaitedLink(storage);
  const ports = signInPorts({ execute: execute as unknown as SiteContext['execute'], language: 'vi' }, awaited);
  return { ports, awaited, asked: () => execute.mock.calls.map(([{ name }, variables]) => [name, variables]) };
}

test.each<[request: SignInRequest, field: string, asked: unknown]>([
  [PASSWORD, 'signIn', ['SignIn', { input: { email: 'lan@example.org', password: 'secret words' } }]],
  [
    { way: 'registration', name: 'Lan', email: 'lan@example.org', password: 'secret words' },
    'register',
    ['Register', { input: { name: 'Lan', email: 'lan@example.org', password: 'secret words', language: 'vi' } }],
  ],
  [
    { way: 'google', grant: { code: 'c', state: 's' } },
    'signInWithGoogle',
    ['SignInWithGoogle', { input: { code: 'c', state: 's', language: 'vi' } }],
  ],
  [
    { way: 'link', linkToken: 'l', password: 'secret words' },
    'confirmGoogleLink',
    ['ConfirmGoogleLink', { linkToken: 'l', password: 'secret words' }],
  ],
  [{ way: 'handover', code: 'h' }, 'redeemHandover', ['RedeemHandover', { code: 'h' }]],
  [{ way: 'link', mailToken: 'm' }, 'confirmGoogleLinkByMail', ['ConfirmGoogleLinkByMail', { token: 'm' }]],
])('Every way in asks its own operation, and opens the session that it answers: %j.', async (request, field, question) => {
  const { ports, awaited, asked } = begin({ [field]: SIGNED_IN });
  awaited.await();
  expect(await ports.submit(request)).toEqual(OPENED);
  expect(asked()).toEqual([question]);
});

test.each<[answer: object, refusal: object]>([
  [{ __typename: 'WrongCredentials' }, { kind: 'wrongCredentials' }],
  [
    { __typename: 'InvalidInput', problems: [{ field: 'email', code: 'TAKEN' }] },
    { kind: 'invalid', problems: [{ field: 'email', code: 'TAKEN', limit: null }] },
  ],
  [{ __typename: 'LinkExpired' }, { kind: 'linkExpired' }],
  [{ __typename: 'GoogleRefused' }, { kind: 'googleRefused' }],
  [{ __typename: 'GoogleUnavailable' }, { kind: 'googleUnavailable' }],
  [{ __typename: 'SomethingOfALaterServer' }, { kind: 'failed' }],
])('The answer %j lets nobody in and says why.', async (answer, refusal) => {
  expect(await begin({ signIn: answer }).ports.submit(PASSWORD)).toEqual({ kind: 'refused', refusal });
});

test('A throttle is told by the moment of its end on the clock of this device, a day off or not.', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T00:00:00Z') });
  const { ports } = begin({ signIn: { __typename: 'Throttled', retryAfterSeconds: 30 } });
  const until = Date.parse('2026-11-22T00:00:30Z');
  expect(await ports.submit(PASSWORD)).toEqual({ kind: 'refused', refusal: { kind: 'throttled', until } });
});

test('A Google account with the address of another account asks which of them it is.', async () => {
  const link = { __typename: 'GoogleLinkNeeded', linkToken: 'l', email: 'lan@example.org', hasPassword: true };
  const { ports } = begin({ signInWithGoogle: link });
  expect(await ports.submit({ way: 'google', grant: { code: 'c', state: 's' } })).toEqual({
    kind: 'linkNeeded',
    link: { token: 'l', email: 'lan@example.org', hasPassword: true },
  });
});

test.each<[failure: unknown, refusal: object]>([
  [new HostUnreachable('Refused, reset, 5xx without GraphQL, or malformed JSON.'), { kind: 'offline' }],
  [new OperationFailed('SignIn', ['Broken.'], ['INTERNAL_SERVER_ERROR']), { kind: 'failed' }],
  [new OperationFailed('SignIn', ['No.'], ['UNAUTHENTICATED']), { kind: 'failed' }],
])('Where the server gives no answer the sign-in has failed: %s.', async (failure, refusal) => {
  await expect(begin(failure).ports.submit(PASSWORD)).rejects.toMatchObject({ name: 'SignInFailed', refusal });
  await expect(begin(failure).ports.askGoogle()).rejects.toMatchObject({ name: 'SignInFailed', refusal });
  await expect(begin(failure).ports.sendLinkMail('l')).rejects.toMatchObject({ name: 'SignInFailed', refusal });
});

test('An answer without its parts opens nothing.', async () => {
  await expect(begin({ signIn: { __typename: 'SignedIn', token: 'token' } }).ports.submit(PASSWORD)).rejects.toThrow(TypeError);
});

const START = { startGoogleSignIn: { __typename: 'GoogleSignInStart', clientId: 'client', state: 's', nonce: 'n' } };

test('Google is asked with the client and the state that the server gave; a closed window grants nothing.', async () => {
  askGoogle.mockResolvedValueOnce({ code: 'c', state: 's' }).mockResolvedValueOnce(null);
  const { ports } = begin(START, START);
  expect([await ports.askGoogle(), await ports.askGoogle()]).toEqual([{ code: 'c', state: 's' }, null]);
  expect(askGoogle.mock.calls[0]).toMatchObject([{ clientId: 'client', state: 's', flow: 'code' }]);
});

test.each<[failure: Error, kind: string]>([
  [new GoogleNotLoaded(), 'googleNotLoaded'],
  [new GoogleClientIdMissing(), 'googleUnavailable'],
  [new GoogleRefused('server_error'), 'googleRefused'],
  [new TypeError('Something else.'), 'failed'],
])('What goes wrong at Google is told: %s.', async (failure, kind) => {
  askGoogle.mockRejectedValueOnce(failure);
  await expect(begin(START).ports.askGoogle()).rejects.toMatchObject({ name: 'SignInFailed', refusal: { kind }, cause: failure });
});

test.each<[answer: object, refusal: object]>([
  [{ __typename: 'GoogleUnavailable' }, { kind: 'googleUnavailable' }],
  [{ __typename: 'SomethingOfALaterServer' }, { kind: 'failed' }],
])('Where the server does not let Google be asked, it is not: %j.', async (answer, refusal) => {
  await expect(begin({ startGoogleSignIn: answer }).ports.askGoogle()).rejects.toMatchObject({ refusal });
  expect(askGoogle).not.toHaveBeenCalled();
});

test('The mail of a link is on its way, or refused with its reason.', async () => {
  const { ports, asked } = begin(
    { requestGoogleLinkMail: { __typename: 'Done' } },
    { requestGoogleLinkMail: { __typename: 'LinkExpired' } },
  );
  expect([await ports.sendLinkMail('l'), await ports.sendLinkMail('l')]).toEqual([null, { kind: 'linkExpired' }]);
  expect(asked()).toMatchObject([
    ['RequestGoogleLinkMail', { linkToken: 'l' }],
    ['RequestGoogleLinkMail', { linkToken: 'l' }],
  ]);
});

const MAILED: SignInRequest = { way: 'link', mailToken: 'm' };
const ELSEWHERE = { kind: 'refused', refusal: { kind: 'linkElsewhere' } };

test('A mailed link that nobody asked for in this browser opens nothing, and the server is not asked.', async () => {
  const { ports, asked } = begin();
  expect([await ports.submit(MAILED), asked()]).toEqual([ELSEWHERE, []]);
});

test('A mailed link opens once in the browser that asked for it, in another page of it too.', async () => {
  const { ports } = begin({ requestGoogleLinkMail: { __typename: 'Done' } });
  await ports.sendLinkMail('l');
  const { ports: other } = begin({ confirmGoogleLinkByMail: SIGNED_IN });
  expect([await other.submit(MAILED), await other.submit(MAILED)]).toEqual([OPENED, ELSEWHERE]);
});

test('A browser waits for a mailed link for half an hour, and for none that was refused.', async () => {
  vi.useFakeTimers();
  const { ports, asked } = begin(
    { requestGoogleLinkMail: { __typename: 'LinkExpired' } },
    { requestGoogleLinkMail: { __typename: 'Done' } },
  );
  await ports.sendLinkMail('l');
  expect(await ports.submit(MAILED)).toEqual(ELSEWHERE);
  await ports.sendLinkMail('l');
  vi.advanceTimersByTime(1_800_000);
  expect(await ports.submit(MAILED)).toEqual(ELSEWHERE);
  expect(asked()).toHaveLength(2);
});
