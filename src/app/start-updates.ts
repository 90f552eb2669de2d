import { loadingBarStage } from '#machines/loading-bar/index.ts';
import { updateQuestion } from '#machines/service-worker/index.ts';
import type { PageWorker } from '#src/adapters/service-worker/page-worker.ts';
import type { I18n } from '@lingui/core';
import type { AppActors } from './app-actors.ts';
import type { SiteRouter } from './create-site-router.ts';
import type { LoadingGate } from './loading-gate.ts';
import { isReading } from './is-reading.ts';
import { askUpdate } from './ask-update.tsx';

export interface StartedPage {
  readonly router: SiteRouter;
  readonly loading: LoadingGate;
  readonly i18n: I18n;
  readonly language: string;
  readonly build: string;
  /** Null where the browser has no service workers. */
  readonly worker: PageWorker | null;
}

/** Joins the charts that watch over the page to it: loading bar, freshness, service worker. */
export function startUpdates(page: StartedPage, { loadingBar, freshness, serviceWorker }: AppActors): void {
  const { router, loading } = page;
  startLoadingBar(router, loading, loadingBar);
  freshness.on('page.reloadNeeded', reload);
  if (serviceWorker && page.worker) startWorker(page, page.worker, serviceWorker, freshness);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') freshness.send({ type: 'tab.returned' });
  });
  addEventListener('online', () => freshness.send({ type: 'network.returned' }));
  addEventListener('unhandledrejection', ({ reason }) => {
    if (isLostChunk(reason)) freshness.send({ type: 'chunk.failed' });
  });
  router.subscribe('onResolved', () => {
    if (router.state.matches.some(({ error }) => isLostChunk(error))) freshness.send({ type: 'chunk.failed' });
  });
}

function startWorker(
  { router, i18n }: StartedPage,
  page: PageWorker,
  worker: Exclude<AppActors['serviceWorker'], null>,
  freshness: AppActors['freshness'],
): void {
  freshness.on('worker.allowed', () => worker.send({ type: 'worker.allowed' }));
  freshness.on('worker.withdrawn', () => worker.send({ type: 'worker.withdrawn' }));
  freshness.on('build.superseded', () => void page.lookForNewer());
  worker.on('page.reloadNeeded', reload);
  const ask = askUpdate(i18n, {
    onAccept: () => worker.send({ type: 'update.accept' }),
    onPostpone: () => worker.send({ type: 'update.postpone' }),
  });
  worker.subscribe((snapshot) => ask(updateQuestion(snapshot)));
  let wasReading = isReading(router);
  router.subscribe('onResolved', () => {
    const isNow = isReading(router);
    if (isNow !== wasReading) worker.send({ type: isNow ? 'chapter.opened' : 'chapter.closed' });
    wasReading = isNow;
  });
}

/** A load that another overtakes is no longer on its way: the router tells only of the last one's end. */
function startLoadingBar(router: SiteRouter, loading: LoadingGate, bar: AppActors['loadingBar']): void {
  bar.subscribe((snapshot) => loading.show(loadingBarStage(snapshot)));
  let count = 0;
  const token = (): string => String(count);
  router.subscribe('onBeforeLoad', () => {
    const overtaken = token();
    count += 1;
    bar.send({ type: 'load.started', token: token() });
    bar.send({ type: 'load.finished', token: overtaken });
  });
  router.subscribe('onResolved', () => {
    const hasFailed = router.state.matches.some(({ status }) => status === 'error');
    bar.send({ type: hasFailed ? 'load.failed' : 'load.finished', token: token() });
  });
}

/** As the bundler names it: https://webpack.js.org/guides/lazy-loading/ */
function isLostChunk(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

function reload(): void {
  location.reload();
}
