import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageShelf } from '#src/service-worker/page-shelf.ts';

const SITE = 'http://vi.localhost';
let shelves: Map<string, Map<string, Response>>;
beforeEach(() => {
  shelves = new Map();
  vi.stubGlobal('caches', {
    keys: async () => [...shelves.keys()],
    has: async (name: string) => shelves.has(name),
    open: async (name: string) => cacheOf(name),
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

test('A page that was loaded is kept, and goes once the reader turns out to be incognito; others stay.', async () => {
  const shelf = new PageShelf('b1');
  await load(shelf, '/comic/8/45?from=shelf');
  await load(shelf, '/genres');
  expect(kept()).toEqual({ 'futago-pages-b1': ['/comic/8/45?from=shelf', '/genres'] });
  await shelf.forget('/comic/8/45?from=shelf');
  expect(kept()).toEqual({ 'futago-pages-b1': ['/genres'] });
});

test('A saved chapter stays, and so do files; what another build kept of the page goes too.', async () => {
  await cacheOf('futago-saved-8-45-b0').put('/comic/8/45', pageOf('b0'));
  await cacheOf('futago-build-b1').put('/comic/8/45', pageOf('b1'));
  await cacheOf('futago-pages-b0').put('/comic/8/45', pageOf('b0'));
  await new PageShelf('b1').forget('/comic/8/45');
  expect(kept()).toEqual({ 'futago-saved-8-45-b0': ['/comic/8/45'], 'futago-build-b1': ['/comic/8/45'], 'futago-pages-b0': [] });
});

test('A page that is asked to go while its load still comes in is not there afterwards.', async () => {
  const shelf = new PageShelf('b1');
  await load(shelf, '/genres');
  const network = Promise.withResolvers<Response>();
  const loaded = load(shelf, '/genres', network.promise);
  const forgotten = shelf.forget('/genres');
  network.resolve(pageOf('b1'));
  await Promise.all([loaded, forgotten]);
  expect(kept()).toEqual({ 'futago-pages-b1': [] });
});

test('Where the load fails in the end, the page is gone all the same.', async () => {
  const shelf = new PageShelf('b1');
  await load(shelf, '/genres');
  const loaded = load(shelf, '/genres', Promise.reject(new TypeError('Failed to fetch')));
  await Promise.all([loaded, shelf.forget('/genres')]);
  expect(kept()).toEqual({ 'futago-pages-b1': [] });
});
