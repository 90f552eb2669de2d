import { appMachine } from '#machines/app/index.ts';
import { authActors, authMachine, type AuthPorts } from '#machines/auth/index.ts';
import { freshnessActors, freshnessMachine } from '#machines/freshness/index.ts';
import { installPromptActors, installPromptMachine } from '#machines/install-prompt/index.ts';
import { realtimeActors, realtimeMachine } from '#machines/realtime/index.ts';
import { savingActors, savingMachine } from '#machines/saving/index.ts';
import { serviceWorkerActors, serviceWorkerMachine } from '#machines/service-worker/index.ts';
import { signInActors, signInMachine } from '#machines/sign-in/index.ts';
import { SignOut } from '#graphql/generated/documents/SignOut.ts';
import { AwaitedLink } from '#src/adapters/session/awaited-link.ts';
import { keepFocus } from '#src/adapters/document/kept-focus.ts';
import { nameWhatIsPrinted } from '#src/adapters/document/running-head.ts';
import { hearSchemeElsewhere } from '#src/adapters/document/scheme-elsewhere.ts';
import { pageFreshness } from '#src/adapters/freshness/latest-build.ts';
import type { GraphqlHost } from '#src/adapters/graphql/graphql-host.ts';
import { InstallOffers } from '#src/adapters/install/install-offers.ts';
import { SavedChapters } from '#src/adapters/saved-chapters/saved-chapters.ts';
import { WaitingChapters } from '#src/adapters/saved-chapters/waiting-chapters.ts';
import { LeftTokens } from '#src/adapters/session/left-tokens.ts';
import { LoginStore } from '#src/adapters/session/stored-login.ts';
import { PageWorker } from '#src/adapters/service-worker/page-worker.ts';
import { nextTask } from '#src/ui/late/next-task.ts';
import { createActor } from 'xstate';
import { actorsOf } from './app-actors.ts';
import { chapterSpeaker } from '../gates/chapter-speaker.ts';
import { chapterSteerer } from '../gates/chapter-steerer.ts';
import type { CommentsGate } from '../gates/comments-gate.ts';
import type { App } from './chart-world.ts';
import { dropAcceptance } from '../router/drop-acceptance.ts';
import { fetchFailures } from '../router/fetch-failures.ts';
import { inspectOption } from '../inspector/inspect-hook.ts';
import { Engagement } from '../engagement.ts';
import { keepVisits } from '../keep-visits.ts';
import type { LatePlugs } from './late-ports.ts';
import { endSessionAt, LeftSessions } from '../left-sessions.ts';
import { pageAccountFiles } from '../page-account-files.ts';
import { pageSuggester } from '../gates/page-suggester.ts';
import { pageUploads } from '../gates/page-uploads.ts';
import { PushClient } from '../push-client.ts';
import { replayComments } from '../replay-comments.ts';
import { signInPorts } from '../sign-in-ports.ts';
import { startAccount, type StartedAccount } from './start-account.ts';
import { hearOtherTabs } from '#src/adapters/reader-settings/other-tabs.ts';
import type { KeptSettings } from '#src/adapters/reader-settings/kept-settings.ts';
import { forgetAccount, openReadingSync, partFrom, type ReadingSync, startReading } from './start-reading.ts';
import { startSaving } from './start-saving.ts';
import { startUpdates, type StartedPage } from './start-updates.ts';
import { tellArrivals } from '../router/tell-arrivals.ts';
import { handoverPort } from '../twin-handover.ts';
import '../print.css';
import { workNews } from '../work-news.ts';

export type StartedSite = Omit<StartedAccount, 'store' | 'push' | 'leftSessions' | 'forgetReader'> &
  Omit<StartedPage, 'worker' | 'desk' | 'engagement'> & {
    readonly comments: CommentsGate;
    readonly plugs: LatePlugs;
    readonly api: Pick<GraphqlHost, 'endpoint'>;
    readonly settings: KeptSettings;
  };

/** Everything that is decided by a statechart begins here, in one file that is fetched once the page can be read. */
export async function startStatecharts(page: StartedSite): Promise<void> {
  const [store, push] = [new LoginStore(window), new PushClient(page.realtime)];
  const worker = 'serviceWorker' in navigator ? new PageWorker(navigator.serviceWorker, page.language) : null;
  const [chapters, reading] = [new SavedChapters(page.language), openReadingSync(page)];
  const machine = appMachine.provide({
    actors: {
      auth: authMachine.provide({ actors: authActors(authPorts(page, store, reading)) }),
      signIn: signInMachine.provide({ actors: signInActors(signInPorts(page, new AwaitedLink())) }),
      realtime: realtimeMachine.provide({ actors: realtimeActors(push) }),
      freshness: freshnessMachine.provide({ actors: freshnessActors(pageFreshness(page.build)) }),
      installPrompt: installPromptMachine.provide({ actors: installPromptActors(installOffers()) }),
      readingSync: reading.machine,
      saving: savingMachine.provide({ actors: savingActors(chapters) }),
      ...(worker ? { serviceWorker: serviceWorkerMachine.provide({ actors: serviceWorkerActors(worker) }) } : {}),
    },
  });
  await nextTask();
  const engagement = new Engagement(page.router);
  const app = createActor(machine, {
    id: 'app',
    input: {
      freshness: { build: page.build, jitter: Math.random() },
      reading: { isIncognito: reading.desk.isIncognito() },
      worker: worker && { isControlled: navigator.serviceWorker.controller !== null, isEngaged: engagement.isNow() },
    },
    ...inspectOption(),
  });
  app.start();
  plug(app, page, engagement);
  const actors = actorsOf(app);
  standInForLoads(page);
  startUpdates({ ...page, worker, engagement, desk: reading.desk }, actors);
  if (worker) keepVisits(page.router, worker, { build: page.build, ...reading.desk });
  page.plugs.shelf(worker && actors.saving && startSaving(actors.saving, chapters, new WaitingChapters(), worker));
  startReading(reading, page.gate, actors.readingSync);
  replayComments(page.comments, page.gate);
  countViews(page);
  await startAccount({ ...page, store, push, leftSessions: leftSessions(page), forgetReader: forgetAccount(reading) }, actors);
  fetchFailures(page.router);
}

/** What the page has waited for. */
function plug(app: App, page: StartedSite, engagement: Engagement): void {
  page.comments.plug(app);
  page.plugs.steer(chapterSteerer(app));
  page.plugs.speech(chapterSpeaker(app));
  page.plugs.news(workNews({ account: page.gate, endpoint: page.api.endpoint }));
  page.plugs.suggester(pageSuggester(app, page));
  const world = { account: page.gate, execute: page.execute, endpoint: page.api.endpoint };
  page.plugs.uploads(pageUploads(app, world, engagement.setUploading));
  page.plugs.accountFiles(pageAccountFiles({ endpoint: page.api.endpoint, token: page.gate.token }));
}

/** What a browser or the server does by itself where every page is loaded. */
function standInForLoads({ router, settings }: StartedSite): void {
  keepFocus(document);
  hearOtherTabs(settings);
  hearSchemeElsewhere(router.options.context.scheme);
  tellArrivals(router);
  dropAcceptance(router);
  nameWhatIsPrinted(document);
}

function countViews({ router, sites, language }: StartedSite): void {
  const { analytics } = sites[language];
  if (analytics === null) return;
  import('../start-analytics.ts').then(
    ({ startAnalytics }) => startAnalytics(router, analytics),
    // Without a network nobody is told.
    () => undefined,
  );
}

const installOffers = (): InstallOffers => new InstallOffers(window, () => localStorage, window.futagoInstall);

const leftSessions = ({ api }: StartedSite): LeftSessions => new LeftSessions(new LeftTokens(), endSessionAt(api.endpoint));

function authPorts({ execute, gate }: StartedSite, store: LoginStore, reading: ReadingSync): AuthPorts {
  return {
    readStoredLogin: () => store.read(),
    endSession: async (token) => {
      const { reader } = gate.read();
      if (reader) await partFrom(reader.id, reading);
      // Meanwhile another tab may have signed somebody else in.
      if (gate.token() === token) await execute(SignOut, {});
    },
    startHandover: handoverPort(execute),
  };
}
