import { BuildShelf } from './build-shelf.ts';
import { ALWAYS_HERE, kindOf } from './cache-rules.ts';
import { choosePreload } from './navigation-preload.ts';
import { markIncognito } from './incognito.ts';
import { offlineAnswer } from './offline-page.ts';
import { PageShelf } from './page-shelf.ts';
import { SavedPictures } from './saved-pictures.ts';
import type { InstallEvent, LifeEvent, RequestEvent, RouterRule, WorkerScope } from './worker-scope.ts';

/** Sent by the page when the waiting worker may take over. */
const TAKE_OVER = 'take-over';
/** Asked by another worker, of whoever may still need the files of a build. */
const WHICH_BUILD = 'which-build';
/** Sent by the page when a chapter was saved or removed. */
const SAVED_CHANGED = 'saved-changed';

const PAST_THE_WORKER: readonly RouterRule[] = [
  // What a page sends while it goes away would be lost with the page.
  { condition: { requestMethod: 'POST' }, source: 'network' },
  // Answers of the API are no worker's business: none is woken for them.
  { condition: { urlPattern: { pathname: '/graphql' } }, source: 'network' },
  // Nor for files; and while a worker has some in hand for a page, no newer one takes over.
  { condition: { urlPattern: { pathname: '/assets/*.js' } }, source: 'cache' },
  { condition: { urlPattern: { pathname: '/assets/*.css' } }, source: 'cache' },
  { condition: { urlPattern: { pathname: '/assets/*.woff2' } }, source: 'cache' },
];

const scope = globalThis as unknown as WorkerScope;
const language = new URLSearchParams(scope.location.search).get('language') === 'ja' ? 'ja' : 'vi';
const build = scope.futagoBuild ?? { id: 'none', files: [] };
const files = new BuildShelf(build, language);
const pages = new PageShelf(build.id);
const pictures = new SavedPictures();

scope.addEventListener('install', (event: InstallEvent) => {
  const past = event.addRoutes?.(PAST_THE_WORKER);
  event.waitUntil(Promise.all([fill(), past?.catch(() => undefined)]));
});

scope.addEventListener('activate', (event: LifeEvent) => {
  event.waitUntil(Promise.all([scope.clients.claim(), choosePreload(scope.registration.navigationPreload, scope.navigator.userAgent)]));
  void sweep();
});

scope.addEventListener('message', (event) => {
  const { data } = event;
  if (data === TAKE_OVER) void scope.skipWaiting();
  if (data === SAVED_CHANGED) pictures.forget();
  if (data === WHICH_BUILD) event.ports[0]?.postMessage(build.id);
  if (isVisit(data)) {
    event.waitUntil(pages.visit(data.visited).catch(() => undefined));
    event.waitUntil(files.keepFaces(data.faces ?? []).catch(() => undefined));
  }
  if (isIncognitoWord(data)) event.waitUntil(markIncognito(data.incognito).catch(() => undefined));
  // A worker that waits takes over once nothing is held up here: asking it which build it is of must not be.
  if (isVisit(data) || isIncognitoWord(data)) void sweep();
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

/**
 * A worker that waits for its turn needs its files as an open page does; those of one that another has replaced go.
 * What one takes in is not known here before it waits.
 */
async function sweep(): Promise<void> {
  // Before it is looked who needs them: what comes after is of a worker that is not asked.
  const names = await caches.keys().catch(() => []);
  const { installing, waiting } = scope.registration;
  if (installing) return;
  const isCarried = await pages.carryOver(scope.navigator.connection?.saveData === true).then(
    () => true,
    () => false,
  );
  if (!isCarried) return;
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await files.sweep(names, waiting ? [...open, waiting] : open).catch(() => undefined);
}

/** Pages of older builds name no faces. */
function isVisit(data: unknown): data is { readonly visited: string; readonly faces?: readonly string[] } {
  return typeof data === 'object' && data !== null && 'visited' in data && typeof data.visited === 'string' && data.visited.startsWith('/');
}

function isIncognitoWord(data: unknown): data is { readonly incognito: boolean } {
  return typeof data === 'object' && data !== null && 'incognito' in data && typeof data.incognito === 'boolean';
}
