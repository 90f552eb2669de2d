import { BuildShelf } from './build-shelf.ts';
import { kindOf } from './cache-rules.ts';
import { offlineAnswer } from './offline-page.ts';
import { PageShelf } from './page-shelf.ts';
import { SavedPictures } from './saved-pictures.ts';
import type { LifeEvent, RequestEvent, WorkerScope } from './worker-scope.ts';

/** Sent by the page when the waiting worker may take over. */
const TAKE_OVER = 'take-over';
/** Sent by the page when a chapter was saved or removed. */
const SAVED_CHANGED = 'saved-changed';
/** Opened from the offline page, so it is there before anybody was. */
const ALWAYS_HERE = ['/shelf', '/'];

const scope = globalThis as unknown as WorkerScope;
const language = new URLSearchParams(scope.location.search).get('language') === 'ja' ? 'ja' : 'vi';
const build = scope.futagoBuild ?? { id: 'none', files: [] };
const files = new BuildShelf(build, language);
const pages = new PageShelf(build.id);
const pictures = new SavedPictures();

scope.addEventListener('install', (event: LifeEvent) => {
  event.waitUntil(fill());
});

scope.addEventListener('activate', (event: LifeEvent) => {
  event.waitUntil(Promise.all([scope.clients.claim(), scope.registration.navigationPreload?.enable()]));
  void sweep();
});

scope.addEventListener('message', (event) => {
  const { data } = event;
  if (data === TAKE_OVER) void scope.skipWaiting();
  if (data === SAVED_CHANGED) pictures.forget();
  if (isVisit(data)) event.waitUntil(Promise.all([pages.visit(data.visited).catch(() => undefined), sweep()]));
});

scope.addEventListener('fetch', (event: RequestEvent) => {
  const kind = kindOf(event.request, scope.location.origin);
  if (kind === 'page') event.respondWith(answerPage(event));
  if (kind === 'file') event.respondWith(files.answer(event.request));
  if (kind === 'picture' && pictures.mayHave(event.request.url)) event.respondWith(pictures.answer(event.request));
});

/** Where the browser keeps nothing for us, the worker still has its offline page to give. */
async function fill(): Promise<void> {
  const isDenied = await caches.keys().then(
    () => false,
    () => true,
  );
  if (isDenied) return;
  await files.fill().catch((error: unknown) => {
    if (!(error instanceof DOMException) || error.name !== 'QuotaExceededError') throw error;
  });
  await Promise.allSettled(ALWAYS_HERE.map((path) => pages.visit(path)));
}

async function answerPage(event: RequestEvent): Promise<Response> {
  const asked = event.preloadResponse.then((preloaded) => preloaded ?? fetch(event.request));
  const answer = await pages.answer(event.request.url, asked, (done) => event.waitUntil(done));
  return answer ?? offlineAnswer(language);
}

/** What a newer worker has taken in for its turn is not known here: while one waits nothing is removed. */
async function sweep(): Promise<void> {
  if (scope.registration.installing || scope.registration.waiting) return;
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await files.sweep(open).catch(() => undefined);
}

function isVisit(data: unknown): data is { readonly visited: string } {
  return typeof data === 'object' && data !== null && 'visited' in data && typeof data.visited === 'string' && data.visited.startsWith('/');
}
