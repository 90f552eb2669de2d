import type { appMachine } from '#machines/app/index.ts';
import type { authMachine } from '#machines/auth/index.ts';
import type { freshnessMachine } from '#machines/freshness/index.ts';
import type { installPromptMachine } from '#machines/install-prompt/index.ts';
import type { loadingBarMachine } from '#machines/loading-bar/index.ts';
import type { readingSyncMachine } from '#machines/reading-sync/index.ts';
import type { realtimeMachine } from '#machines/realtime/index.ts';
import type { savingMachine } from '#machines/saving/index.ts';
import type { serviceWorkerMachine } from '#machines/service-worker/index.ts';
import type { signInMachine } from '#machines/sign-in/index.ts';
import type { Actor, ActorRefFrom } from 'xstate';

/** The living children of the root, by what they are to the page. */
export interface AppActors {
  readonly auth: ActorRefFrom<typeof authMachine>;
  readonly signIn: ActorRefFrom<typeof signInMachine>;
  readonly realtime: ActorRefFrom<typeof realtimeMachine>;
  readonly loadingBar: ActorRefFrom<typeof loadingBarMachine>;
  readonly freshness: ActorRefFrom<typeof freshnessMachine>;
  readonly installPrompt: ActorRefFrom<typeof installPromptMachine>;
  readonly readingSync: ActorRefFrom<typeof readingSyncMachine>;
  /** Null where the browser has no service workers. */
  readonly serviceWorker: ActorRefFrom<typeof serviceWorkerMachine> | null;
  readonly saving: ActorRefFrom<typeof savingMachine> | null;
}

/** Of a root that was started. Throws when a child that always lives is missing. */
export function actorsOf(app: Actor<typeof appMachine>): AppActors {
  const { children } = app.getSnapshot();
  return {
    auth: living(children.auth),
    signIn: living(children['sign-in']),
    realtime: living(children.realtime),
    loadingBar: living(children['loading-bar']),
    freshness: living(children.freshness),
    installPrompt: living(children['install-prompt']),
    readingSync: living(children['reading-sync']),
    serviceWorker: children['service-worker'] ?? null,
    saving: children.saving ?? null,
  };
}

function living<Child>(child: Child | undefined): Child {
  if (child === undefined) throw new Error('The root of the statecharts did not spawn all of its children.');
  return child;
}
