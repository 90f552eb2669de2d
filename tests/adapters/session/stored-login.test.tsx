import { afterEach, expect, test, vi } from 'vitest';
import type { StoredLogin } from '#machines/auth/index.ts';
import { StoredLoginUnparsable } from '#src/adapters/session/stored-login.errors.ts';
import { LoginStore, parseLogin, writeLogin } from '#src/adapters/session/stored-login.ts';
import { eventually } from '#tests/support/eventually.ts';

const KEY = 'futago.auth';
const LOGIN: StoredLogin = {
  token: 'secret-token',
  user: { id: '7', name: 'Nguyễn Lan 二人 😀', email: 'lan@example.org', avatarUrl: null, language: 'vi', sessionId: '70' },
};

const NEWER: StoredLogin = { token: 'newer-token', user: { ...LOGIN.user, sessionId: '71' } };

const frames: HTMLIFrameElement[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  new LoginStore(window).write(null);
  for (const frame of frames.splice(0)) frame.remove();
});

function base64(text: string): string {
  return btoa(String.fromCodePoint(...new TextEncoder().encode(text)));
}

function shut(): never {
  throw new DOMException('Storage is shut.', 'SecurityError');
}

/** The storage of another tab of this origin: what it writes is told here. */
function anotherTab(): Storage {
  const frame = document.body.appendChild(document.createElement('iframe'));
  frames.push(frame);
  if (!frame.contentWindow) throw new Error('The frame has no window.');
  return frame.contentWindow.localStorage;
}

/** What Chromium tells beside name and value. */
interface Lasting {
  readonly expires: number;
  readonly path: string;
  readonly sameSite: string;
  readonly secure: boolean;
}

test('A login comes back letter for letter, as base64 of UTF-8 JSON, and its token lies in the cookie.', async () => {
  new LoginStore(window).write(LOGIN);
  expect(localStorage.getItem(KEY)).toBe(base64(JSON.stringify(LOGIN)));
  expect(document.cookie).toContain('futago_token=secret-token');
  expect(await new LoginStore(window).read()).toEqual(LOGIN);
});

test('The cookie of the token lasts for seven days, is sent over secure connections only, everywhere on the site, and by links from elsewhere.', async () => {
  new LoginStore(window).write(LOGIN);
  const { value, path, secure, sameSite, expires } = (await cookieStore.get('futago_token')) as CookieListItem & Lasting;
  expect({ value, path, secure, sameSite }).toEqual({ value: 'secret-token', path: '/', secure: true, sameSite: 'lax' });
  expect(Math.abs(expires - Date.now() - 604_800_000)).toBeLessThan(60_000);
});

test('A logout leaves neither of them.', async () => {
  const store = new LoginStore(window);
  store.write(LOGIN);
  store.write(null);
  expect([localStorage.getItem(KEY), document.cookie.includes('futago_token'), await store.read()]).toEqual([null, false, null]);
});

test.each(['not base64 €', btoa('{"token":'), btoa('\u00FF\u00FE'), base64('')])('%j cannot be parsed, and is said so.', async (kept) => {
  localStorage.setItem(KEY, kept);
  await expect(new LoginStore(window).read()).rejects.toThrow(StoredLoginUnparsable);
});

test.each([
  'null',
  '[]',
  '7',
  '{}',
  '{"token":"t"}',
  JSON.stringify({ ...LOGIN, token: '' }),
  JSON.stringify({ ...LOGIN, user: { ...LOGIN.user, id: 7 } }),
  JSON.stringify({ ...LOGIN, user: null }),
  JSON.stringify({ ...LOGIN, user: { ...LOGIN.user, id: undefined } }),
  JSON.stringify({ ...LOGIN, user: { ...LOGIN.user, id: '' } }),
])('%s misses a token or a user.', (text) => {
  expect(parseLogin(base64(text))).toBeNull();
});

test('A token and a user with an id are a login, whatever else is missing or wrong.', () => {
  const user = { id: '1', name: '', email: '', avatarUrl: null, language: 'vi', sessionId: '' };
  expect(parseLogin(btoa('{"token":"t","user":{"id":"1"}}'))).toEqual({ token: 't', user });
  const odd = { id: '1', name: 'Lan', email: 7, avatarUrl: false, language: 'en', sessionId: null };
  expect(parseLogin(base64(JSON.stringify({ token: 't', user: odd })))).toEqual({ token: 't', user: { ...user, name: 'Lan' } });
});

test('What another field says beside them is not taken.', () => {
  expect(parseLogin(base64(JSON.stringify({ ...LOGIN, role: 'admin' })))).toEqual(LOGIN);
});

test('Where storage throws nobody is kept, and writing is silent.', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(shut);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(shut);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(shut);
  const store = new LoginStore(window);
  expect(await store.read()).toBeNull();
  store.write(LOGIN);
  store.write(null);
});

test('Another tab is heard: its login, what cannot be parsed as nobody, its logout, and a storage that was cleared.', async () => {
  const heard: unknown[] = [];
  const stop = new LoginStore(window).onChange((login) => heard.push(login));
  const tab = anotherTab();
  const hears = (...all: unknown[]): Promise<void> => eventually(() => expect(heard).toEqual(all));
  tab.setItem('futago.other', '1');
  tab.setItem(KEY, writeLogin(LOGIN));
  await hears(LOGIN);
  tab.setItem(KEY, '{broken');
  await hears(LOGIN, null);
  tab.removeItem(KEY);
  await hears(LOGIN, null, null);
  tab.setItem('futago.other', '2');
  tab.clear();
  await hears(LOGIN, null, null, null);
  stop();
  const last = new Promise((resolve) => window.addEventListener('storage', resolve, { once: true }));
  tab.setItem(KEY, writeLogin(LOGIN));
  await last;
  expect(heard).toHaveLength(4);
});

test('A tab that hears late hears what holds by then: the login that followed a logout.', async () => {
  const heard: unknown[] = [];
  new LoginStore(window).write(LOGIN);
  const stop = new LoginStore(window).onChange((login) => heard.push(login));
  const tab = anotherTab();
  tab.removeItem(KEY);
  tab.setItem(KEY, writeLogin(NEWER));
  await eventually(() => expect(heard).toEqual([NEWER, NEWER]));
  stop();
});

test('A tab whose session ended leaves the newer login of another tab, and its cookie.', async () => {
  const late = new LoginStore(window);
  late.write(LOGIN);
  new LoginStore(window).write(NEWER);
  late.write({ ...LOGIN, user: { ...LOGIN.user, name: 'Lan' } });
  late.write(null);
  expect([await new LoginStore(window).read(), document.cookie.includes('futago_token=newer-token')]).toEqual([NEWER, true]);
});

test('A change of the user does not bring back a login that another tab has left; a login of its own takes the place of any.', async () => {
  const late = new LoginStore(window);
  late.write(LOGIN);
  late.write({ ...LOGIN, user: { ...LOGIN.user, name: 'Lan' } });
  expect((await new LoginStore(window).read())?.user.name).toBe('Lan');
  const other = new LoginStore(window);
  await other.read();
  other.write(null);
  late.write({ ...LOGIN, user: { ...LOGIN.user, name: 'Mai' } });
  expect([await new LoginStore(window).read(), document.cookie.includes('futago_token')]).toEqual([null, false]);
  other.write(LOGIN);
  late.write(NEWER);
  expect(await new LoginStore(window).read()).toEqual(NEWER);
});

test('A page that the browser had put aside is told what holds when it comes back; one that is loaded, or denied storage, is not.', () => {
  const store = new LoginStore(window);
  const heard: unknown[] = [];
  const stop = store.onChange((login) => heard.push(login));
  store.write(LOGIN);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(heard).toEqual([]);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  store.write(null);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(heard).toEqual([LOGIN, null]);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(shut);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  stop();
  vi.restoreAllMocks();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(heard).toHaveLength(2);
});
