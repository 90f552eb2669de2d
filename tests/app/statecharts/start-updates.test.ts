import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { appMachine } from '#machines/app/index.ts';
import { freshnessActors, freshnessMachine, type LatestBuild } from '#machines/freshness/index.ts';
import { installPromptActors, installPromptMachine, type InstallPromptPorts } from '#machines/install-prompt/index.ts';
import { serviceWorkerActors, serviceWorkerMachine, type WorkerNews } from '#machines/service-worker/index.ts';
import { actorsOf } from '#src/app/statecharts/app-actors.ts';
import type { Answers, Asked } from '#src/app/beside-page.tsx';
import { Engagement } from '#src/app/engagement.ts';
import { LoadingGate } from '#src/app/gates/loading-gate.ts';
import { startUpdates, type StartedPage } from '#src/app/statecharts/start-updates.ts';
import { settled } from '#tests/support/machines/machine-walk.ts';
import { FakeRouter } from '../fake-router.ts';

interface Asking {
  /** What was asked, one after the other. */
  readonly questions: string[];
  /** Whether a chapter was open when it was asked. */
  readonly readings: boolean[];
  /** Whether the offer to install was shown, one after the other. */
  readonly offers: boolean[];
  /** Which part of the chapter was offered, one after the other. */
  readonly places: (number | null)[];
  answers: Answers | null;
}

const { ask } = vi.hoisted((): { ask: Asking } => ({ ask: { questions: [], readings: [], offers: [], places: [], answers: null } }));
vi.mock('#src/app/beside-page.tsx', () => ({
  besidePage: (_i18n: unknown, _siteName: string, answers: Answers) => {
    ask.answers = answers;
    return ({ question, isReading, isInstallable, readElsewhere }: Partial<Asked>) => {
      if (readElsewhere !== undefined) ask.places.push(readElsewhere);
      if (isReading !== undefined) ask.readings.push(isReading);
      if (question !== undefined && ask.questions.at(-1) !== question) ask.questions.push(question);
      if (isInstallable !== undefined && ask.offers.at(-1) !== isInstallable) ask.offers.push(isInstallable);
    };
  },
}));
const { addWords } = vi.hoisted(() => ({ addWords: vi.fn(() => Promise.resolve()) }));
vi.mock('#src/i18n/catalog.ts', () => ({ addWords }));

const reload = vi.fn();
let page: EventTarget;
let tab: EventTarget & { visibilityState?: string };
beforeEach(() => {
  page = new EventTarget();
  tab = Object.assign(new EventTarget(), { visibilityState: 'hidden', head: { querySelectorAll: () => [] } });
  ask.questions.length = 0;
  ask.readings.length = 0;
  ask.offers.length = 0;
  ask.places.length = 0;
  reload.mockClear();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', tab);
  vi.stubGlobal('location', { reload });
});
afterEach(() => vi.unstubAllGlobals());

async function begin() {
  const clock = new SimulatedClock();
  const latest: { build: LatestBuild } = { build: { id: 'b1', worker: 'on' } };
  const asked = vi.fn(async () => latest.build);
  let tell: ((news: WorkerNews) => void) | null = null;
  const clear = vi.fn(async () => {});
  const ports = {
    register: vi.fn(async () => {}),
    watch: (listener: (news: WorkerNews) => void) => {
      tell = listener;
      return () => {};
    },
    activateWaiting: vi.fn(async () => {}),
    clear,
  };
  let offer: (() => void) | null = null;
  const install: InstallPromptPorts = {
    wasRefused: async () => false,
    rememberRefusal: vi.fn(async () => {}),
    showPrompt: async () => 'accepted',
    watchOffers: (listener) => {
      offer = () => listener({ type: 'prompt.offered' });
      return () => {};
    },
  };
  const app = createActor(
    appMachine.provide({
      actors: {
        installPrompt: installPromptMachine.provide({ actors: installPromptActors(install) }),
        freshness: freshnessMachine.provide({ actors: freshnessActors({ fetchLatestBuild: asked, claimReload: async () => true }) }),
        serviceWorker: serviceWorkerMachine.provide({ actors: serviceWorkerActors(ports) }),
      },
    }),
    {
      clock,
      input: { freshness: { build: 'b1', jitter: 0 }, reading: { isIncognito: false }, worker: { isControlled: true, isEngaged: false } },
    },
  ).start();
  const router = new FakeRouter();
  const loading = new LoadingGate();
  const worker = { lookForNewer: vi.fn(async () => {}) };
  let tellOffered: ((offered: { readonly progress: number } | null) => void) | undefined;
  const answerOffer = vi.fn();
  const desk = { onOffered: (listener: typeof tellOffered) => (tellOffered = listener), answerOffer };
  const site = { i18n: {}, language: 'vi', sites: { vi: { name: 'Truyện Đôi' } }, build: 'b1' };
  const engagement = new Engagement(router as unknown as StartedPage['router']);
  startUpdates({ router, engagement, loading, worker, desk, ...site } as unknown as StartedPage, actorsOf(app));
  await settled();
  return {
    clock,
    latest,
    asked,
    router,
    engagement,
    loading,
    worker,
    ports,
    clear,
    install,
    offer: () => offer?.(),
    offerPlace: (progress: number | null) => tellOffered?.(progress === null ? null : { progress }),
    answerOffer,
    news: (type: WorkerNews['type']) => tell?.({ type }),
  };
}

function lose(name: string): void {
  const reason = Object.assign(new Error('Loading chunk 7 failed.'), { name });
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

test('The worker is registered once the latest build allows it, and looked for anew when a newer build is served.', async () => {
  const { latest, ports, worker } = await begin();
  expect([ports.register.mock.calls.length, worker.lookForNewer.mock.calls.length]).toEqual([1, 0]);
  latest.build = { id: 'b2', worker: 'on' };
  page.dispatchEvent(new Event('online'));
  await settled();
  expect(worker.lookForNewer).toHaveBeenCalledTimes(1);
});

test('A withdrawn worker is taken away.', async () => {
  const { latest, clear } = await begin();
  latest.build = { id: 'b1', worker: 'off' };
  page.dispatchEvent(new Event('online'));
  await settled();
  expect(clear).toHaveBeenCalledTimes(1);
});

test('A part that does not come has the latest build asked for, and reloads nothing.', async () => {
  const { asked } = await begin();
  page.dispatchEvent(new Event('part-missed'));
  await settled();
  expect([asked.mock.calls.length, reload.mock.calls.length]).toEqual([2, 0]);
});

test('A tab asks for the latest build when it is looked at again, not when it is left.', async () => {
  const { asked } = await begin();
  tab.dispatchEvent(new Event('visibilitychange'));
  expect(asked).toHaveBeenCalledTimes(1);
  tab.visibilityState = 'visible';
  tab.dispatchEvent(new Event('visibilitychange'));
  expect(asked).toHaveBeenCalledTimes(2);
});

test('A lost part of the site reloads the page, whoever asked for it; any other error does not.', async () => {
  const { router } = await begin();
  lose('TypeError');
  router.options.defaultOnCatch?.(new Error('Not found.'));
  await settled();
  expect(reload).not.toHaveBeenCalled();
  lose('ChunkLoadError');
  lose('ChunkLoadError');
  await settled();
  expect(reload).toHaveBeenCalledTimes(1);
  const other = await begin();
  other.router.options.defaultOnCatch?.(Object.assign(new Error('Lost.'), { name: 'ChunkLoadError' }));
  await settled();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('A newer worker takes over at once outside of chapters, and reloads the page once.', async () => {
  const { news, ports } = await begin();
  news('worker.waiting');
  await settled();
  expect(ports.activateWaiting).toHaveBeenCalledTimes(1);
  news('controller.changed');
  news('controller.changed');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('In a chapter the reader is asked; put off, the update comes when the chapter closes.', async () => {
  const { news, ports, router } = await begin();
  router.resolve({ params: { chapterId: '5' } });
  news('worker.waiting');
  ask.answers?.update('postpone');
  expect([ask.questions, ports.activateWaiting.mock.calls.length]).toEqual([['none', 'asking', 'none'], 0]);
  router.resolve();
  await settled();
  expect(ports.activateWaiting).toHaveBeenCalledTimes(1);
});

test.each([
  ['a form of the account', (router: FakeRouter) => (router.state.location.publicHref = '/user/upload/12')],
  ['words that were typed', () => tab.dispatchEvent(new Event('input'))],
])('Before %s nothing reloads: the reader is asked, and put off, the update comes when they leave the page.', async (_, engage) => {
  const { news, ports, router, offer } = await begin();
  router.resolve();
  engage(router);
  if (router.state.location.publicHref !== '/') router.resolve();
  offer();
  news('worker.waiting');
  await settled();
  expect([ask.questions.at(-1), ask.readings.at(-1), ask.offers]).toEqual(['asking', false, [false]]);
  ask.answers?.update('postpone');
  // Another list on the same page.
  router.resolve({}, false);
  await settled();
  expect([ports.activateWaiting.mock.calls.length, reload.mock.calls.length]).toEqual([0, 0]);
  router.state.location.publicHref = '/';
  router.resolve();
  await settled();
  expect(ports.activateWaiting).toHaveBeenCalledTimes(1);
});

test('While files are on their way nothing reloads, wherever in the site the reader is; the update comes once they are sent.', async () => {
  const { news, ports, router, engagement } = await begin();
  engagement.setUploading(true);
  router.resolve();
  news('worker.waiting');
  await settled();
  ask.answers?.update('postpone');
  router.resolve({ params: { chapterId: '5' } });
  engagement.setUploading(false);
  expect([ask.questions, ports.activateWaiting.mock.calls.length]).toEqual([['none', 'asking', 'none'], 0]);
  router.resolve();
  engagement.setUploading(true);
  engagement.setUploading(false);
  await settled();
  expect(ports.activateWaiting).toHaveBeenCalledTimes(1);
});

test('In a chapter the reader says yes.', async () => {
  const { news, ports, router } = await begin();
  router.resolve({ params: { chapterId: '5' } });
  news('worker.waiting');
  ask.answers?.update('accept');
  await settled();
  news('controller.changed');
  expect([ports.activateWaiting.mock.calls.length, reload.mock.calls.length, ask.questions.at(-1)]).toEqual([1, 1, 'updating']);
});

test.each([
  ['well', {}, 'finish'],
  ['badly', { status: 'error', error: new Error('Broken.') }, 'error'],
])('The loading bar stands for the last of the loads that overtake each other, and ends %s with it.', async (_, match, end) => {
  const { router, loading, clock } = await begin();
  const seen: string[] = [];
  loading.subscribe(() => seen.push(loading.read()));
  router.load();
  clock.increment(150);
  router.load();
  clock.increment(150);
  router.resolve(match);
  clock.increment(400);
  expect(seen).toEqual(['start', end, 'idle']);
});

test('The offer to install is shown outside of chapters, and a refusal is remembered.', async () => {
  const { offer, router, install } = await begin();
  router.resolve({ params: { chapterId: '5' } });
  offer();
  expect(ask.offers).toEqual([false]);
  router.resolve();
  expect(ask.offers).toEqual([false, true]);
  ask.answers?.install('refuse');
  await settled();
  expect(ask.offers).toEqual([false, true, false]);
  expect(install.rememberRefusal).toHaveBeenCalledTimes(1);
});

test('A place that was read elsewhere is offered once its words are there, unless it was withdrawn meanwhile.', async () => {
  const { offerPlace, answerOffer } = await begin();
  offerPlace(0.6);
  expect(ask.places).toEqual([]);
  await settled();
  expect([ask.places, addWords.mock.calls.at(-1)]).toEqual([[0.6], [{}, 'vi', 'settings']]);
  ask.answers?.place('go');
  expect(answerOffer).toHaveBeenCalledExactlyOnceWith('go');
  offerPlace(0.7);
  offerPlace(null);
  await settled();
  expect(ask.places).toEqual([0.6, null, null]);
});

test('Without the words of the offer nothing is asked.', async () => {
  const { offerPlace } = await begin();
  addWords.mockRejectedValueOnce(new Error('No network.'));
  offerPlace(0.6);
  await settled();
  expect(ask.places).toEqual([]);
});
