import type { Language } from '#graphql/generated/graphql.ts';
import { isInstallable } from '#machines/install-prompt/index.ts';
import { loadingBarStage } from '#machines/loading-bar/index.ts';
import { updateQuestion } from '#machines/service-worker/index.ts';
import { OperationFailed } from '#src/adapters/graphql/graphql-host.errors.ts';
import { pointSiteLinks } from '#src/adapters/document/site-links.ts';
import type { PageWorker } from '#src/adapters/service-worker/page-worker.ts';
import { addWords } from '#src/i18n/catalog.ts';
import type { SiteContext } from '#src/routes/-site-context.ts';
import { onPartMissed } from '#src/ui/late/late-part.ts';
import type { I18n } from '@lingui/core';
import { coverArrives, drawWithCover } from '../router/cover-transition.ts';
import type { AppActors } from './app-actors.ts';
import type { SiteRouter } from '../router/create-site-router.ts';
import type { LoadingGate } from '../gates/loading-gate.ts';
import { besidePage, type Asked } from '../beside-page.tsx';
import { keepShown } from '../router/keep-shown.ts';
import { isReading, type Engagement } from '../engagement.ts';
import type { OpenDesk } from '../reading-desk.ts';

export interface StartedPage {
  readonly router: SiteRouter;
  readonly engagement: Engagement;
  readonly loading: LoadingGate;
  readonly i18n: I18n;
  readonly language: Language;
  readonly sites: SiteContext['sites'];
  readonly build: string;
  /** Null where the browser has no service workers. */
  readonly worker: PageWorker | null;
  readonly desk: Pick<OpenDesk, 'onOffered' | 'answerOffer'>;
}

/** Joins the charts that watch over the page to it: loading bar, freshness, service worker, the offer to install. */
export function startUpdates(page: StartedPage, actors: AppActors): void {
  const { router, loading, language, sites } = page;
  const { loadingBar, freshness, serviceWorker, installPrompt } = actors;
  const ask = besidePage(page.i18n, sites[language].name, {
    update: (answer) => serviceWorker?.send({ type: `update.${answer}` }),
    install: (answer) => installPrompt.send({ type: `install.${answer}` }),
    place: page.desk.answerOffer,
  });
  offerPlaces(page, ask);
  pointSiteLinks(document, language);
  startInstallOffer(page.engagement, installPrompt, ask);
  startLoadingBar(router, loading, loadingBar);
  freshness.on('page.reloadNeeded', reload);
  if (serviceWorker && page.worker) startWorker(page, page.worker, ask, { serviceWorker, freshness });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') freshness.send({ type: 'tab.returned' });
  });
  addEventListener('online', () => freshness.send({ type: 'network.returned' }));
  onPartMissed(() => freshness.send({ type: 'part.missed' }));
  addEventListener('unhandledrejection', ({ reason }) => {
    if (isLostChunk(reason)) freshness.send({ type: 'chunk.failed' });
  });
  keepShown(router);
  if ('startViewTransition' in document) {
    router.startViewTransition = (draw) =>
      drawWithCover({ fromLocation: router.state.resolvedLocation, toLocation: router.latestLocation }, draw);
    router.subscribe('onRendered', coverArrives);
  }
  // A screen that cannot be had is neither a rejection nor an error of its route: it fails where it is drawn.
  router.options.defaultOnCatch = (error) => {
    if (isLostChunk(error) || isForAnotherBuild(error)) freshness.send({ type: 'chunk.failed' });
  };
}

type Ask = (change: Partial<Asked>) => void;

/** Without its words, the place is offered at the next rest. */
function offerPlaces({ desk, i18n, language }: StartedPage, ask: Ask): void {
  let latest: number | null = null;
  const show = (): void => ask({ readElsewhere: latest });
  desk.onOffered((offered) => {
    latest = offered?.progress ?? null;
    if (latest === null) show();
    else addWords(i18n, language, 'settings').then(show, () => undefined);
  });
}

/** Nothing is laid over a chapter or a form. */
function startInstallOffer(engagement: Engagement, installPrompt: AppActors['installPrompt'], ask: Ask): void {
  const tell = (isNow: boolean): void => installPrompt.send({ type: isNow ? 'reader.engaged' : 'reader.freed' });
  tell(engagement.isNow());
  engagement.onChange(tell);
  installPrompt.subscribe((snapshot) => ask({ isInstallable: isInstallable(snapshot) }));
}

interface WorkerActors {
  readonly serviceWorker: Exclude<AppActors['serviceWorker'], null>;
  readonly freshness: AppActors['freshness'];
}

function startWorker(
  { router, engagement }: StartedPage,
  page: PageWorker,
  ask: Ask,
  { serviceWorker: worker, freshness }: WorkerActors,
): void {
  freshness.on('worker.allowed', () => worker.send({ type: 'worker.allowed' }));
  freshness.on('worker.withdrawn', () => worker.send({ type: 'worker.withdrawn' }));
  freshness.on('build.superseded', () => void page.lookForNewer());
  worker.on('page.reloadNeeded', reload);
  worker.subscribe((snapshot) => ask({ question: updateQuestion(snapshot), isReading: isReading(router) }));
  engagement.onChange((isNow) => worker.send({ type: isNow ? 'reader.engaged' : 'reader.freed' }));
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

/** The server does not know what this page asks: the page is older or newer than it, as while a site is renewed. */
function isForAnotherBuild(error: unknown): boolean {
  return error instanceof OperationFailed && error.codes.includes('GRAPHQL_VALIDATION_FAILED');
}

function reload(): void {
  location.reload();
}
