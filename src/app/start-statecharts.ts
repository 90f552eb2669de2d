import { appMachine } from '#machines/app/index.ts';
import { authActors, authMachine, type AuthPorts } from '#machines/auth/index.ts';
import { freshnessActors, freshnessMachine } from '#machines/freshness/index.ts';
import { installPromptActors, installPromptMachine } from '#machines/install-prompt/index.ts';
import { realtimeActors, realtimeMachine } from '#machines/realtime/index.ts';
import { savingActors, savingMachine } from '#machines/saving/index.ts';
import { serviceWorkerActors, serviceWorkerMachine } from '#machines/service-worker/index.ts';
import { signInActors, signInMachine } from '#machines/sign-in/index.ts';
import { SignOut } from '#graphql/generated/documents/SignOut.ts';
import { pageFreshness } from '#src/adapters/freshness/latest-build.ts';
import { InstallOffers } from '#src/adapters/install/install-offers.ts';
import { SavedChapters } from '#src/adapters/saved-chapters/saved-chapters.ts';
import { LoginStore } from '#src/adapters/session/stored-login.ts';
import { PageWorker } from '#src/adapters/service-worker/page-worker.ts';
import type { ShelfPort, SiteContext } from '#src/routes/-site-context.ts';
import { createActor } from 'xstate';
import { actorsOf } from './app-actors.ts';
import { chapterSpeaker } from './chapter-speaker.ts';
import { chapterSteerer } from './chapter-steerer.ts';
import type { CommentsGate } from './comments-gate.ts';
import { inspectOption } from './inspect-hook.ts';
import { isReading } from './is-reading.ts';
import { keepVisits } from './keep-visits.ts';
import { PushClient } from './push-client.ts';
import { replayComments } from './replay-comments.ts';
import { signInPorts } from './sign-in-ports.ts';
import { startAccount, type StartedAccount } from './start-account.ts';
import { openReadingSync, startReading } from './start-reading.ts';
import { startSaving } from './start-saving.ts';
import { startUpdates, type StartedPage } from './start-updates.ts';
import { handoverPort } from './twin-handover.ts';

type StartedSite = Omit<StartedAccount, 'store' | 'push'> &
  Omit<StartedPage, 'worker'> & {
    readonly comments: CommentsGate;
    /** Told what is saved; null where the browser can save nothing. */
    readonly onShelf: (shelf: ShelfPort | null) => void;
    /** Told who steers open chapters. */
    readonly onSteer: (steer: Awaited<SiteContext['steer']>) => void;
    /** Told who reads chapters aloud. */
    readonly onSpeech: (speech: Awaited<SiteContext['speech']>) => void;
  };

/** Everything that is decided by a statechart begins here, in one file that is fetched once the page can be read. */
export async function startStatecharts(page: StartedSite): Promise<void> {
  const [store, push] = [new LoginStore(window), new PushClient(page.realtime)];
  const worker = 'serviceWorker' in navigator ? new PageWorker(navigator.serviceWorker, page.language) : null;
  const chapters = new SavedChapters(page.language);
  const reading = openReadingSync(page);
  const app = createActor(
    appMachine.provide({
      actors: {
        auth: authMachine.provide({ actors: authActors(authPorts(page, store)) }),
        signIn: signInMachine.provide({ actors: signInActors(signInPorts(page)) }),
        realtime: realtimeMachine.provide({ actors: realtimeActors(push) }),
        freshness: freshnessMachine.provide({ actors: freshnessActors(pageFreshness) }),
        installPrompt: installPromptMachine.provide({ actors: installPromptActors(installOffers()) }),
        readingSync: reading.machine,
        saving: savingMachine.provide({ actors: savingActors(chapters) }),
        ...(worker ? { serviceWorker: serviceWorkerMachine.provide({ actors: serviceWorkerActors(worker) }) } : {}),
      },
    }),
    {
      id: 'app',
      input: {
        freshness: { build: page.build, jitter: Math.random() },
        reading: { isIncognito: reading.desk.isIncognito() },
        worker: worker && { isControlled: navigator.serviceWorker.controller !== null, isReading: isReading(page.router) },
      },
      ...inspectOption(),
    },
  );
  app.start();
  page.comments.plug(app);
  page.onSteer(chapterSteerer(app));
  page.onSpeech(chapterSpeaker(app));
  const actors = actorsOf(app);
  startUpdates({ ...page, worker }, actors);
  if (worker) keepVisits(page.router, worker, page.build);
  page.onShelf(worker && actors.saving && startSaving(actors.saving, chapters, worker));
  startReading(reading, page.gate, actors.readingSync);
  replayComments(page.comments, page.gate);
  await startAccount({ ...page, store, push }, actors);
}

const installOffers = (): InstallOffers => new InstallOffers(window, () => localStorage, window.futagoInstall);

function authPorts({ execute }: StartedSite, store: LoginStore): AuthPorts {
  return {
    readStoredLogin: () => store.read(),
    endSession: async () => void (await execute(SignOut, {})),
    startHandover: handoverPort(execute),
  };
}
