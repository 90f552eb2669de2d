import { CurrentViewer } from '#graphql/generated/documents/CurrentViewer.ts';
import { tokenOf, userOf, type AuthFact } from '#machines/auth/index.ts';
import type { Subscriber } from '#machines/realtime/index.ts';
import { signInFace } from '#machines/sign-in/index.ts';
import type { LoginStore } from '#src/adapters/session/stored-login.ts';
import { StoredLoginUnparsable } from '#src/adapters/session/stored-login.errors.ts';
import type { AccountIntent, AccountView } from '#src/features/account/account-view.ts';
import type { SiteContext } from '#src/routes/-site-context.ts';
import { visitPath } from '#src/routes/-visit.ts';
import { waitFor } from 'xstate';
import type { AppActors } from './app-actors.ts';
import type { AccountGate } from './account-gate.ts';
import type { BootState } from './boot-state.ts';
import type { SiteRouter } from './create-site-router.ts';
import type { PushClient } from './push-client.ts';

export interface StartedAccount extends Pick<SiteContext, 'execute' | 'language'> {
  readonly gate: AccountGate;
  readonly router: SiteRouter;
  readonly realtime: BootState['realtime'];
  readonly store: LoginStore;
  readonly push: PushClient;
}

/** Carries out what the statecharts of the account tell, and opens the gate to them once it is known who reads. */
export async function startAccount(
  { gate, router, execute, store, push }: StartedAccount,
  { auth, signIn, realtime }: AppActors,
): Promise<void> {
  auth.on('*', (fact) => carryOut(fact, { store, router, push, realtime }));
  signIn.on('session.opened', ({ login }) => auth.send({ type: 'session.opened', login }));
  realtime.on('*', (fact) => {
    if (fact.type === 'session.superseded') auth.send(fact);
    // Where the session has ended, the answer's refusal signs the reader out; who is leaving already need not ask.
    else if (auth.getSnapshot().matches({ signedIn: 'staying' })) execute(CurrentViewer, {}).catch(() => undefined);
  });
  store.onChange((login) => auth.send({ type: 'login.changedElsewhere', login }));
  addEventListener('online', () => realtime.send({ type: 'network.returned' }));
  await waitFor(auth, (snapshot) => userOf(snapshot) !== undefined);
  let view = viewOf(auth.getSnapshot(), signIn.getSnapshot());
  const listeners = new Set<() => void>();
  const look = (): void => {
    view = viewOf(auth.getSnapshot(), signIn.getSnapshot());
    for (const listener of listeners) listener();
  };
  auth.subscribe(look);
  signIn.subscribe(look);
  gate.plug({
    read: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    token: () => tokenOf(auth.getSnapshot()),
    refused: (token) => auth.send({ type: 'session.refused', token }),
    send: (intent) => pass(intent, auth, signIn),
  });
}

type Auth = AppActors['auth'];
type SignInActor = AppActors['signIn'];

function viewOf(auth: ReturnType<Auth['getSnapshot']>, signIn: ReturnType<SignInActor['getSnapshot']>): AccountView {
  return { reader: userOf(auth), ended: auth.context.ended, signIn: signInFace(signIn) as AccountView['signIn'] };
}

function pass(intent: AccountIntent, auth: Auth, signIn: SignInActor): void {
  switch (intent.type) {
    case 'signIn.submitted':
      return signIn.send({ ...intent, type: 'signIn.submit' });
    case 'registration.submitted':
      return signIn.send({ ...intent, type: 'registration.submit' });
    case 'google.chosen':
      return signIn.send({ type: 'google.choose' });
    case 'link.confirmed':
      return signIn.send({ ...intent, type: 'link.confirm' });
    case 'link.mailChosen':
      return signIn.send({ type: 'link.sendMail' });
    case 'link.cancelled':
      return signIn.send({ type: 'link.cancel' });
    case 'link.opened':
      return signIn.send({ ...intent, type: 'link.open' });
    case 'session.opened':
      return auth.send({ type: 'session.opened', login: { token: intent.session.token, user: intent.session.reader } });
    case 'reader.changed':
      return auth.send({ type: 'auth.updateUser', user: intent.reader });
    case 'signOut.chosen':
      return auth.send({ type: 'auth.signOut' });
    case 'account.deleted':
    case 'ended.dismissed':
      return auth.send(intent);
  }
}

type Surroundings = Pick<StartedAccount, 'store' | 'router' | 'push'> & Pick<AppActors, 'realtime'>;

function carryOut(fact: AuthFact, { store, router, push, realtime }: Surroundings): void {
  switch (fact.type) {
    case 'login.changed':
      return store.write(fact.login);
    case 'cache.resetNeeded':
      return void router.invalidate();
    case 'session.lost':
      return void visitPath(router, '/');
    case 'login.unparsable':
      return log(new StoredLoginUnparsable('Cannot parse user data from localStorage').message);
    case 'login.missing':
      return log('No token or user found in localStorage');
    case 'realtime.restartNeeded':
      return void push.prepare(fact.login).then((subscriber) => follow(realtime, subscriber));
  }
}

function follow(realtime: AppActors['realtime'], subscriber: Subscriber | null): void {
  realtime.send(subscriber ? { type: 'realtime.connect', subscriber } : { type: 'realtime.disconnect' });
}

/** The specification's words, for whoever looks into the browser's log. */
function log(words: string): void {
  // oxlint-disable-next-line no-console -- the console is the browser's log
  console.info(words);
}
