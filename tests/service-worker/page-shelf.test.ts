import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ALWAYS_HERE, buildOf } from '#src/service-worker/cache-rules.ts';
import { markIncognito } from '#src/service-worker/incognito.ts';
import { PageShelf } from '#src/service-worker/page-shelf.ts';

const SITE = 'http://vi.localhost';
let shelves: Map<string, Map<string, Response>>;
/** Whether the browser has room for nothing more: what it has given back can be taken again. */
let isFull: boolean;
beforeEach(() => {
  shelves = new Map();
  isFull = false;
  vi.stubGlobal('caches', {
    keys: async () => [...shelves.keys()],
    has: async (name: string) => shelves.has(name),
    open: async (name: string) => cacheOf(name),
    delete: async (name: string) => shelves.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

function cacheOf(name: string) {
  const pages = shelves.get(name) ?? new Map<string, Response>();
  shelves.set(name, pages);
  const given = new Set<Response>();
  return {
    match: async (path: string) => {
      const page = pages.get(path)?.clone();
      if (page) given.add(page);
      return page;
    },
    put: async (path: string, page: Response) => {
      if (isFull && !given.has(page)) throw new DOMException('Full.', 'QuotaExceededError');
      pages.set(path, page);
    },
    delete: async (path: string) => pages.delete(path),
    keys: async () => [...pages.keys()].map((path) => ({ url: SITE + path })),
  };
}

const kept = (): unknown => Object.fromEntries([...shelves].map(([name, pages]) => [name, [...pages.keys()]]));

const broken = () => Promise.resolve(new Response('Down.', { status: 502 }));

function pageOf(build: string): Response {
  const html = `<script type="application/json" id="futago-boot">{"build":"${build}"}</script>`;
  return new Response(html, { headers: { 'content-type': 'text/html', 'cache-control': 'public, max-age=60' } });
}

/** A navigation, until what goes on after its answer is done. */
async function load(shelf: PageShelf, path: string, asked = Promise.resolve(pageOf('b1'))): Promise<void> {
  const after: Promise<unknown>[] = [];
  await shelf.answer(SITE + path, asked, (done) => void after.push(done));
  await Promise.all(after);
}

test('A page that was loaded is kept; while the reader is incognito none is that was not here before.', async () => {
  const shelf = new PageShelf('b1');
  await load(shelf, '/comic/8/45?from=shelf');
  await markIncognito(true);
  await load(shelf, '/genres');
  await load(shelf, '/comic/8/45?from=shelf');
  await load(shelf, '/comic/8/45?from=shelf', Promise.reject(new TypeError('Failed to fetch')));
  expect(kept()).toEqual({ 'futago-pages-b1': ['/comic/8/45?from=shelf'], 'futago-incognito': [] });
  await markIncognito(false);
  await load(shelf, '/genres');
  expect(kept()).toEqual({ 'futago-pages-b1': ['/comic/8/45?from=shelf', '/genres'] });
});

test('Of who comes incognito from the twin site nothing is kept either, though no page has said it yet.', async () => {
  const shelf = new PageShelf('b1');
  await load(shelf, '/comic/8/45#page-3~incognito');
  expect(kept()).toEqual({ 'futago-pages-b1': [] });
  await load(shelf, '/comic/8/45#page-3');
  expect(kept()).toEqual({ 'futago-pages-b1': ['/comic/8/45'] });
});

test('The choice is known to a worker that has just started; a saved chapter stays what it was.', async () => {
  await markIncognito(true);
  await cacheOf('futago-saved-8-45-b1').put('/comic/8/45', pageOf('b1'));
  for (const path of ['/genres', '/comic/8/45']) await load(new PageShelf('b1'), path);
  expect(kept()).toEqual({ 'futago-incognito': [], 'futago-pages-b1': [], 'futago-saved-8-45-b1': ['/comic/8/45'] });
});

test('A page that is gone goes from here too, also for a reader who is incognito.', async () => {
  const shelf = new PageShelf('b1');
  await load(shelf, '/comic/8');
  await cacheOf('futago-saved-8-45-b0').put('/comic/8', pageOf('b0'));
  await markIncognito(true);
  await load(shelf, '/comic/8', Promise.resolve(new Response('', { status: 404 })));
  expect(kept()).toEqual({ 'futago-pages-b1': [], 'futago-saved-8-45-b0': ['/comic/8'], 'futago-incognito': [] });
});

test('What fills the shelf by itself stands on it whoever reads.', async () => {
  vi.stubGlobal('fetch', async () => pageOf('b1'));
  await markIncognito(true);
  await new PageShelf('b1').visit('/shelf');
  expect(kept()).toEqual({ 'futago-incognito': [], 'futago-pages-b1': ['/shelf'] });
});

/** What a reader without a network is given. */
async function offline(shelf: PageShelf, path: string): Promise<string | null> {
  const answer = await shelf.answer(SITE + path, Promise.reject(new TypeError('Failed to fetch')), () => undefined);
  return answer && buildOf(await answer.text());
}

/** Saved under that build. */
async function save(build: string, isWhole: boolean): Promise<void> {
  const cache = cacheOf(`futago-saved-8-45-${build}`);
  await cache.put('/comic/8/45', pageOf(build));
  await cache.put('/saved-chapter.json', Response.json({ isWhole }));
}

test('However many pages are visited, those stay that lead to what is here.', async () => {
  vi.stubGlobal('fetch', async () => pageOf('b1'));
  const shelf = new PageShelf('b1');
  for (const path of ['/shelf', '/history', '/']) await shelf.visit(path);
  for (let number = 1; number <= 70; number += 1) await load(shelf, `/comic/${number}`);
  const paths = [...(shelves.get('futago-pages-b1')?.keys() ?? [])];
  expect([paths.slice(0, 4), paths.length]).toEqual([['/shelf', '/history', '/', '/comic/11'], 63]);
});

test('Without a network a whole saved chapter goes before what was visited of it; what is saved by half comes last.', async () => {
  const shelf = new PageShelf('b1');
  await save('b0', true);
  expect(await offline(shelf, '/comic/8/45?from=shelf')).toBe('b0');
  await load(shelf, '/comic/8/45');
  await save('b2', false);
  expect(await offline(shelf, '/comic/8/45')).toBe('b0');
  shelves.delete('futago-saved-8-45-b0');
  expect(await offline(shelf, '/comic/8/45')).toBe('b1');
  shelves.delete('futago-pages-b1');
  expect([await offline(shelf, '/comic/8/45'), await offline(shelf, '/comic/8/4')]).toEqual(['b2', null]);
});

test('Where the server breaks, what is kept is shown; where nothing is, what the server says.', async () => {
  const shelf = new PageShelf('b1');
  await load(shelf, '/comic/8');
  const answers = [
    await shelf.answer(`${SITE}/comic/8`, broken(), () => undefined),
    await shelf.answer(`${SITE}/genres`, broken(), () => undefined),
  ];
  expect(answers.map((answer) => answer?.status)).toEqual([200, 502]);
  expect(kept()).toEqual({ 'futago-pages-b1': ['/comic/8'] });
});

test('What a slow network brings after what stands here was shown takes its place: the browser is asked in time to let it come.', async () => {
  vi.useFakeTimers();
  const shelf = new PageShelf('b1');
  await load(shelf, '/');
  const [asked, late] = [Promise.withResolvers<Response>(), pageOf('b1')];
  late.headers.set('x-late', '');
  const after: Promise<unknown>[] = [];
  let isAnswered = false;
  const answering = shelf.answer(`${SITE}/`, asked.promise, (done) => {
    if (isAnswered) throw new DOMException('The event handler is already finished.', 'InvalidStateError');
    after.push(done);
  });
  await vi.advanceTimersByTimeAsync(3500);
  const shown = await answering;
  isAnswered = true;
  asked.resolve(late);
  await Promise.all(after);
  vi.useRealTimers();
  const standing = await cacheOf('futago-pages-b1').match('/');
  expect([shown?.headers.has('x-late'), standing?.headers.has('x-late'), after.length]).toEqual([false, true, 1]);
});

test('A network that neither answers nor fails holds up no worker that waits for its turn.', async () => {
  vi.useFakeTimers();
  const shelf = new PageShelf('b1');
  await load(shelf, '/');
  let isDone = false;
  const hung = new Promise<Response>(() => undefined);
  const answering = shelf.answer(`${SITE}/`, hung, (done) => void done.then(() => (isDone = true)));
  await vi.advanceTimersByTimeAsync(29_000);
  expect([(await answering)?.status, isDone]).toEqual([200, false]);
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  expect(isDone).toBe(true);
});

test('What was visited under an earlier build is taken over, the last first; what cannot be had now waits for another time.', async () => {
  for (let number = 1; number <= 22; number += 1) await cacheOf('futago-pages-b0').put(`/comic/${number}`, pageOf('b0'));
  await cacheOf('futago-pages-b0').put('/shelf', pageOf('b0'));
  for (const path of ['/comic/22', ...ALWAYS_HERE]) await cacheOf('futago-pages-b1').put(path, pageOf('b1'));
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return asked.length === 2 ? new Response('', { status: 503 }) : pageOf('b1');
  });
  const shelf = new PageShelf('b1');
  await expect(shelf.carryOver(false)).rejects.toThrow('/comic/20 is answered with 503.');
  expect([asked, await offline(shelf, '/comic/21')]).toEqual([['/comic/21', '/comic/20'], 'b1']);
  expect(shelves.get('futago-pages-b0')?.has('/comic/20')).toBe(true);
  await shelf.carryOver(false);
  const carried = Array.from({ length: 20 }, (_, place) => `/comic/${20 - place}`);
  expect(asked.slice(2)).toEqual(carried);
  asked.length = 0;
  await cacheOf('futago-pages-b0').put('/comic/30', pageOf('b0'));
  await shelf.carryOver(true);
  expect(asked).toEqual([]);
});

test('Where the network went with the update, what was visited under earlier builds is shown until it can be taken over, the last build first.', async () => {
  await cacheOf('futago-pages-b0').put('/comic/8', pageOf('b0'));
  for (const path of ['/comic/8', '/comic/9']) await cacheOf('futago-pages-b1').put(path, pageOf('b1'));
  await cacheOf('futago-pages-b2').put('/comic/9', pageOf('b2'));
  const shelf = new PageShelf('b2');
  expect(await Promise.all(['/comic/8', '/comic/9', '/comic/7'].map((path) => offline(shelf, path)))).toEqual(['b1', 'b2', null]);
});

test('What is answered by a process of another build is not taken over, and stays for another time.', async () => {
  for (const path of ALWAYS_HERE) await cacheOf('futago-pages-b1').put(path, pageOf('b1'));
  await cacheOf('futago-pages-b0').put('/comic/8', pageOf('b0'));
  vi.stubGlobal('fetch', async () => pageOf('b0'));
  const shelf = new PageShelf('b1');
  await expect(shelf.carryOver(false)).rejects.toThrow('/comic/8 is of another build.');
  expect(shelves.get('futago-pages-b0')?.has('/comic/8')).toBe(true);
  vi.stubGlobal('fetch', async () => pageOf('b1'));
  await shelf.carryOver(false);
  expect([await offline(shelf, '/comic/8'), shelves.get('futago-pages-b0')?.size]).toEqual(['b1', 0]);
});

test('A page that is always here and did not come with the worker comes later.', async () => {
  vi.stubGlobal('fetch', async (path: string) => (path === '/shelf' ? broken() : pageOf('b1')));
  const shelf = new PageShelf('b1');
  await Promise.allSettled(ALWAYS_HERE.map((path) => shelf.visit(path)));
  expect(await offline(shelf, '/shelf')).toBeNull();
  vi.stubGlobal('fetch', async () => pageOf('b1'));
  await shelf.carryOver(true);
  expect(await offline(shelf, '/shelf')).toBe('b1');
});

test.each([
  ['that wants a sign-in first', () => new Response('<h1>Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } })],
  ['that answers in words of its own', () => new Response('{}', { headers: { 'content-type': 'application/json' } })],
  ['whose server has had too many requests', () => new Response('Slower.', { status: 429 })],
])('By a network %s nothing is taken over, and what was visited stays for another time.', async (_, answer) => {
  for (const path of ALWAYS_HERE) await cacheOf('futago-pages-b1').put(path, pageOf('b1'));
  await cacheOf('futago-pages-b0').put('/comic/8', pageOf('b0'));
  vi.stubGlobal('fetch', async () => answer());
  const shelf = new PageShelf('b1');
  await expect(shelf.carryOver(false)).rejects.toThrow('/comic/8');
  expect(await offline(shelf, '/comic/8')).toBe('b0');
});

test('Where the browser has no room for a page, the one that stood in its place stays.', async () => {
  const shelf = new PageShelf('b1');
  vi.stubGlobal('fetch', async () => pageOf('b1'));
  await shelf.visit('/shelf');
  isFull = true;
  await expect(shelf.visit('/shelf')).rejects.toThrow('Full.');
  await load(shelf, '/shelf');
  expect(await offline(shelf, '/shelf')).toBe('b1');
});
