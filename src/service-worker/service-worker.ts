import { offlineAnswer } from './offline-page.ts';
import type { LifeEvent, RequestEvent, WorkerScope } from './worker-scope.ts';

/** Sent by the page when the waiting worker may take over. */
const TAKE_OVER = 'take-over';

const scope = globalThis as unknown as WorkerScope;
const language = new URLSearchParams(scope.location.search).get('language') === 'ja' ? 'ja' : 'vi';

scope.addEventListener('activate', (event: LifeEvent) => {
  event.waitUntil(Promise.all([scope.clients.claim(), scope.registration.navigationPreload?.enable()]));
});

scope.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void scope.skipWaiting();
});

/** Pages only, and only those that are read: everything else goes its way as if there were no worker. */
scope.addEventListener('fetch', (event: RequestEvent) => {
  const { method, mode, url } = event.request;
  if (method !== 'GET' || mode !== 'navigate' || new URL(url).pathname === '/graphql') return;
  event.respondWith(answerPage(event));
});

async function answerPage({ request, preloadResponse }: RequestEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return offlineAnswer(language);
  }
}
