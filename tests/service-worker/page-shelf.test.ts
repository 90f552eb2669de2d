import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markIncognito } from '#src/service-worker/incognito.ts';
import { PageShelf } from '#src/service-worker/page-shelf.ts';

const SITE = 'http://vi.localhost';
let shelves: Map<string, Map<string, Response>>;
beforeEach(() => {
  shelves = new Map();
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
  return {
    match: async (path: string) => pages.get(path)?.clone(),
    put: async (path: string, page: Response) => void pages.set(path, page),
    delete: async (path: string) => pages.delete(path),
    keys: async () => [...pages.keys()],
  };
}

const kept = (): unknown => Object.fromEntries([...shelves].map(([name, pages]) => [name, [...pages.keys()]]));

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
