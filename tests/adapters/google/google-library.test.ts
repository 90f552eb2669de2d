import type * as googleLibrary from '#src/adapters/google/google-library.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface Options {
  readonly client_id: string;
  readonly state: string;
  readonly scope: string;
  readonly ux_mode?: string;
  readonly callback: (answer: object) => void;
  readonly error_callback: (error: { readonly type: string }) => void;
}

class Script extends EventTarget {
  src = '';
  readonly remove = (): void => void scripts.splice(scripts.indexOf(this), 1);
}

const scripts: Script[] = [];
const asked: [kind: 'code' | 'token', options: Options][] = [];
const GOOGLE = {
  accounts: {
    oauth2: {
      initCodeClient: (options: Options) => ({ requestCode: () => void asked.push(['code', options]) }),
      initTokenClient: (options: Options) => ({ requestAccessToken: () => void asked.push(['token', options]) }),
    },
  },
};
const QUESTION = { clientId: 'client', state: 'state', flow: 'code' } as const;

let askGoogle: typeof googleLibrary.askGoogle;
beforeEach(async () => {
  scripts.length = 0;
  asked.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', { createElement: () => new Script(), head: { append: (script: Script) => scripts.push(script) } });
  vi.resetModules();
  ({ askGoogle } = await import('#src/adapters/google/google-library.ts'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function load(library: unknown = GOOGLE): Promise<void> {
  vi.stubGlobal('google', library);
  scripts[0]?.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(0);
}

/** The question's end, as a value: a rejection as its words. */
function ended(question: Parameters<typeof askGoogle>[0] = QUESTION): Promise<unknown> {
  return askGoogle(question).catch((error: Error) => `${error.name}: ${error.message}`);
}

test('The library is loaded with the first question and once, and a code comes back with its state.', async () => {
  const first = ended();
  expect(scripts.map(({ src }) => src)).toEqual(['https://accounts.google.com/gsi/client']);
  await load();
  asked[0]?.[1].callback({ code: 'abc', state: 'state' });
  const second = ended({ ...QUESTION, flow: 'token' });
  await vi.advanceTimersByTimeAsync(0);
  asked[1]?.[1].callback({ access_token: 'token' });
  expect(await Promise.all([first, second])).toEqual([
    { code: 'abc', state: 'state' },
    { accessToken: 'token', state: 'state' },
  ]);
  expect(asked.map(([kind, { client_id, scope, ux_mode }]) => [kind, client_id, scope, ux_mode])).toEqual([
    ['code', 'client', 'email profile openid', 'popup'],
    ['token', 'client', 'email profile openid', undefined],
  ]);
  expect(scripts).toHaveLength(1);
});

test('Without a client id nothing is loaded.', async () => {
  expect(await ended({ ...QUESTION, clientId: '' })).toBe('GoogleClientIdMissing: The Google client id is missing.');
  expect(scripts).toEqual([]);
});

const NOT_LOADED = 'GoogleNotLoaded: Failed to load the Google 3P Authorization JavaScript Library.';

test.each([
  ['refused', () => scripts[0]?.dispatchEvent(new Event('error'))],
  ['silent for fifteen seconds', () => vi.advanceTimersByTime(15_000)],
  ['empty', () => load(null)],
  ['of another kind', () => load({ accounts: {} })],
])('A library that is %s is said, and loaded anew at the next question.', async (_, fail) => {
  const first = ended();
  await fail();
  expect(await first).toBe(NOT_LOADED);
  scripts.length = 0;
  const second = ended();
  await vi.advanceTimersByTimeAsync(0);
  expect(scripts).toHaveLength(1);
  await load();
  asked[0]?.[1].callback({ code: 'abc' });
  expect(await second).toEqual({ code: 'abc', state: 'state' });
});

test('A library that comes too late is not waited for, and its script is gone.', async () => {
  const first = ended();
  const late = scripts[0];
  vi.advanceTimersByTime(15_000);
  expect([await first, scripts]).toEqual([NOT_LOADED, []]);
  late?.dispatchEvent(new Event('load'));
  expect(asked).toEqual([]);
});

test.each(['popup_closed', 'popup_failed_to_open'])('A window that ends as %s grants nothing, and is no error.', async (type) => {
  const grant = ended();
  await load();
  asked[0]?.[1].error_callback({ type });
  asked[0]?.[1].callback({ code: 'late', state: 'state' });
  expect(await grant).toBeNull();
});

test.each<[answer: object, end: unknown]>([
  [{ error: 'access_denied' }, null],
  [{ error: 'server_error' }, 'GoogleRefused: server_error'],
  [{ code: 'abc', state: 'of another' }, 'GoogleRefused: state'],
  [{}, 'GoogleRefused: empty'],
])("Google's answer %j ends as %j.", async (answer, end) => {
  const grant = ended();
  await load();
  asked[0]?.[1].callback(answer);
  expect(await grant).toEqual(end);
});
