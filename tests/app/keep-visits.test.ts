import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageWorker } from '#src/adapters/service-worker/page-worker.ts';
import type { SiteRouter } from '#src/app/router/create-site-router.ts';
import { keepVisits } from '#src/app/keep-visits.ts';
import { eventually } from '#tests/support/eventually.ts';

const replace = vi.fn<(address: string) => void>();
const reload = vi.fn<() => void>();
let isOnline: boolean;
let isControlling: boolean;
let isIncognito: boolean;
let wasLifted: boolean;
let kept: readonly string[];
let atHand: readonly string[];
beforeEach(() => {
  isOnline = true;
  isControlling = true;
  isIncognito = false;
  wasLifted = false;
  kept = [];
  atHand = [];
  replace.mockClear();
  reload.mockClear();
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline;
    },
  });
  vi.stubGlobal('location', { href: 'http://vi.localhost/left', replace, reload });
  vi.stubGlobal('caches', { match: async (path: string) => (kept.includes(path.split('#')[0] ?? '') ? new Response('') : undefined) });
});
afterEach(() => vi.unstubAllGlobals());

interface Going {
  readonly fromLocation?: { readonly pathname: string };
  readonly toLocation: { readonly pathname: string; readonly publicHref: string };
  readonly hrefChanged: boolean;
}

const matchRoutes = ({ publicHref }: Going['toLocation']) => [{}, atHand.includes(publicHref) ? { loaderData: {} } : {}];

function begin() {
  const state = { location: { publicHref: '/#top' }, matches: [{ status: 'success' }] };
  const listeners: Record<string, (going: Going) => void> = {};
  const router = { state, matchRoutes, subscribe: (name: string, listener: (going: Going) => void) => void (listeners[name] = listener) };
  const page = { visits: [] as string[], words: [] as boolean[], builds: [] as string[], controlled: () => {}, chosen: () => {} };
  const worker = {
    isControlling: () => isControlling,
    sayBuild: (build: string) => page.builds.push(build),
    visited: (path: string) => page.visits.push(path),
    sayIncognito: (word: boolean) => page.words.push(word),
    onControlled: (tell: () => void) => (page.controlled = tell),
  };
  keepVisits(router as unknown as SiteRouter, worker as unknown as PageWorker, {
    build: 'b1',
    isIncognito: () => isIncognito,
    onIncognito: (listener) => (page.chosen = listener),
    wasLifted,
  });
  const setOut = (from: string | null, href: string): void =>
    listeners['onBeforeNavigate']?.({
      ...(from !== null && { fromLocation: { pathname: from } }),
      toLocation: { pathname: href.split(/[?#]/)[0] ?? '', publicHref: href },
      hrefChanged: from !== href,
    });
  return {
    page,
    setOut,
    /** The router pushes an entry of its own as soon as all have been told. */
    leave: (from: string | null, href: string) => {
      const before = replace.mock.calls.length;
      vi.useFakeTimers({ toFake: ['setTimeout'] });
      setOut(from, href);
      expect(replace.mock.calls.length, 'loads that began before the entry was pushed').toBe(before);
      vi.runAllTimers();
      vi.useRealTimers();
    },
    arrive: (href: string, status = 'success') => {
      state.location.publicHref = href;
      state.matches = [{ status }];
      listeners['onResolved']?.({ toLocation: { pathname: href, publicHref: href }, hrefChanged: true });
    },
  };
}

test('The worker is told the build at once, each page once it is reached, and the page again that a new worker controls.', () => {
  const { page, arrive } = begin();
  arrive('/');
  arrive('/genres?page=2#list');
  arrive('/genres?page=2#end');
  page.controlled();
  expect([page.builds, page.visits]).toEqual([['b1'], ['/genres?page=2', '/genres?page=2']]);
});

test('Without a network another page is loaded whole; the first page, the same path and a network go their usual way.', () => {
  const { leave } = begin();
  leave('/', '/genres');
  isOnline = false;
  leave(null, '/genres');
  leave('/genres', '/genres?page=2');
  leave('/genres', '/genres');
  expect(replace).not.toHaveBeenCalled();
  leave('/', '/comic/8/45?from=shelf');
  expect(replace.mock.calls).toEqual([['/comic/8/45?from=shelf']]);
});

test('Without a network a page whose data is at hand, such as a chapter that was prepared, is shown without a load.', () => {
  const { leave } = begin();
  isOnline = false;
  atHand = ['/comic/8/46'];
  leave('/comic/8/45', '/comic/8/46');
  expect(replace).not.toHaveBeenCalled();
  leave('/comic/8/45', '/comic/8/44');
  expect(replace.mock.calls).toEqual([['/comic/8/44']]);
});

test('Where the browser already stands at the page, as on the way back, it is loaded as it stands there, its fragment and all.', () => {
  const { leave } = begin();
  isOnline = false;
  vi.stubGlobal('location', { href: 'http://vi.localhost/comic/8#comments', replace, reload });
  leave('/genres', '/comic/8#comments');
  expect([reload.mock.calls.length, replace.mock.calls]).toEqual([1, []]);
});

test('While the reader is incognito no page is a visit; the worker is told at the start, when they choose, and a new one again.', () => {
  isIncognito = true;
  const { page, arrive } = begin();
  arrive('/comic/8');
  page.controlled();
  expect([page.visits, page.words]).toEqual([[], [true, true]]);
  isIncognito = false;
  page.chosen();
  arrive('/genres');
  isIncognito = true;
  page.chosen();
  arrive('/comic/8/45');
  expect([page.visits, page.words]).toEqual([['/genres'], [true, true, false, true]]);
});

test('A page with which the reader is incognito no more, as they lifted it on the other site, is a visit too.', () => {
  wasLifted = true;
  const { page } = begin();
  expect([page.visits, page.words]).toEqual([['/'], [false]]);
});

test('The way out of an account is no visit, and is walked without a load where the network is gone.', async () => {
  kept = ['/logout', '/goodbye'];
  const { page, leave, arrive } = begin();
  arrive('/logout');
  page.controlled();
  arrive('/goodbye?reason=deleted');
  arrive('/logout', 'error');
  isOnline = false;
  leave('/', '/logout');
  leave('/logout', '/goodbye');
  await new Promise((resolve) => setImmediate(resolve));
  expect([page.visits, replace.mock.calls, reload.mock.calls]).toEqual([[], [], []]);
  leave('/goodbye', '/');
  expect(replace.mock.calls).toEqual([['/']]);
});

test('A page whose operations failed is loaded from where it is kept, and is no visit; where it is not kept nothing is loaded.', async () => {
  const { page, arrive } = begin();
  arrive('/comic/8', 'error');
  kept = ['/comic/9'];
  await Promise.resolve();
  expect(reload).not.toHaveBeenCalled();
  arrive('/comic/9', 'error');
  await eventually(() => expect(reload).toHaveBeenCalledOnce());
  expect(page.visits).toEqual([]);
});

/** Once the patience with the network has ended. */
async function reloads(): Promise<number> {
  vi.advanceTimersByTime(5000);
  await new Promise((resolve) => setImmediate(resolve));
  return reload.mock.calls.length;
}

test('A page that the network brings too slowly is loaded from where it is kept; one that is kept nowhere, or has come or been left by then, is not.', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  kept = ['/comic/8/45', '/comic/8/46', '/comic/8/47'];
  atHand = ['/comic/8/47'];
  const { setOut, arrive } = begin();
  setOut('/shelf', '/comic/8/45');
  vi.advanceTimersByTime(4900);
  arrive('/comic/8/45');
  expect(await reloads(), 'it came').toBe(0);
  setOut('/comic/8/45', '/comic/8/47');
  expect(await reloads(), 'its data is at hand').toBe(0);
  setOut('/comic/8/45', '/comic/9');
  expect(await reloads(), 'it is not kept').toBe(0);
  setOut('/shelf', '/comic/8/45');
  vi.advanceTimersByTime(4900);
  setOut('/comic/8/45', '/comic/9');
  expect(await reloads(), 'it was left').toBe(0);
  setOut('/shelf', '/comic/8/45#page-2');
  expect(await reloads()).toBe(1);
  isControlling = false;
  setOut('/comic/8/45', '/comic/8/46');
  expect(await reloads(), 'no worker answers').toBe(1);
  vi.useRealTimers();
});

test('Where the browser denies its caches, a failed page stays as it is.', async () => {
  vi.stubGlobal('caches', { match: () => Promise.reject(new DOMException('Denied.', 'SecurityError')) });
  const { arrive } = begin();
  arrive('/comic/9', 'error');
  await new Promise((resolve) => setImmediate(resolve));
  expect(reload).not.toHaveBeenCalled();
});

test('Where no worker answers for the page, it is not given up for one that cannot be had.', () => {
  isOnline = false;
  isControlling = false;
  const { leave } = begin();
  leave('/', '/comic/8');
  expect(replace).not.toHaveBeenCalled();
});
