import { freshnessActors, freshnessMachine } from '#machines/freshness/index.ts';
import { installPromptActors, installPromptMachine } from '#machines/install-prompt/index.ts';
import { loadingBarMachine, loadingBarStage } from '#machines/loading-bar/index.ts';
import { serviceWorkerActors, serviceWorkerMachine, updateQuestion } from '#machines/service-worker/index.ts';
import { pageFreshness } from '#src/adapters/freshness/latest-build.ts';
import { InstallOffers } from '#src/adapters/install/install-offers.ts';
import { PageWorker } from '#src/adapters/service-worker/page-worker.ts';
import type { I18n } from '@lingui/core';
import { createActor } from 'xstate';
import type { SiteRouter } from './create-site-router.ts';
import type { LoadingGate } from './loading-gate.ts';
import { askUpdate } from './ask-update.tsx';

interface StartedPage {
  readonly router: SiteRouter;
  readonly loading: LoadingGate;
  readonly i18n: I18n;
  readonly language: string;
  readonly build: string;
}

/** Starts what watches over the page once it can be read: loading bar, freshness, service worker, offer to install. */
export function startUpdates({ router, loading, i18n, language, build }: StartedPage): void {
  startLoadingBar(router, loading);
  const install = installPromptActors(new InstallOffers(window, () => localStorage));
  createActor(installPromptMachine.provide({ actors: install }), { id: 'install-prompt' }).start();
  const freshness = createActor(freshnessMachine.provide({ actors: freshnessActors(pageFreshness) }), {
    id: 'freshness',
    input: { build, jitter: Math.random() },
  });
  freshness.on('page.reloadNeeded', reload);
  if ('serviceWorker' in navigator) startWorker(freshness, { router, i18n, language });
  freshness.start();
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

type Freshness = ReturnType<typeof createActor<typeof freshnessMachine>>;

function startWorker(freshness: Freshness, { router, i18n, language }: Pick<StartedPage, 'router' | 'i18n' | 'language'>): void {
  const page = new PageWorker(navigator.serviceWorker, language);
  const worker = createActor(serviceWorkerMachine.provide({ actors: serviceWorkerActors(page) }), {
    id: 'service-worker',
    input: { isControlled: navigator.serviceWorker.controller !== null, isReading: isReading(router) },
  });
  freshness.on('worker.allowed', () => worker.send({ type: 'worker.allowed' }));
  freshness.on('worker.withdrawn', () => worker.send({ type: 'worker.withdrawn' }));
  freshness.on('build.superseded', () => void page.lookForNewer());
  worker.on('page.reloadNeeded', reload);
  const ask = askUpdate(i18n, {
    onAccept: () => worker.send({ type: 'update.accept' }),
    onPostpone: () => worker.send({ type: 'update.postpone' }),
  });
  worker.subscribe((snapshot) => ask(updateQuestion(snapshot)));
  worker.start();
  let wasReading = isReading(router);
  router.subscribe('onResolved', () => {
    const isNow = isReading(router);
    if (isNow !== wasReading) worker.send({ type: isNow ? 'chapter.opened' : 'chapter.closed' });
    wasReading = isNow;
  });
}

/** A load that another overtakes is no longer on its way: the router tells only of the last one's end. */
function startLoadingBar(router: SiteRouter, loading: LoadingGate): void {
  const bar = createActor(loadingBarMachine, { id: 'loading-bar' });
  bar.subscribe((snapshot) => loading.show(loadingBarStage(snapshot)));
  bar.start();
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

function isReading(router: SiteRouter): boolean {
  return router.state.matches.some(({ params }) => 'chapterId' in params);
}

/** As the bundler names it: https://webpack.js.org/guides/lazy-loading/ */
function isLostChunk(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

function reload(): void {
  location.reload();
}
