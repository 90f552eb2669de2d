import { CurrentViewer } from '#graphql/generated/documents/CurrentViewer.ts';
import { isLeaving, tokenOf, userOf, type AuthFact } from '#machines/auth/index.ts';
import { type RealtimeFact, realtimeState, type Subscriber } from '#machines/realtime/index.ts';
import { signInFace } from '#machines/sign-in/index.ts';
import { watchLinksTo } from '#src/adapters/document/links-to-site.ts';
import { endWaitingForHandover, takeHandedCode } from '#src/adapters/session/handed-code.ts';
import type { LoginStore } from '#src/adapters/session/stored-login.ts';
import { StoredLoginUnparsable } from '#src/adapters/session/stored-login.errors.ts';
import type { AccountIntent, AccountView, LiveState } from '#src/features/account/account-view.ts';
import { twinOf } from '#src/i18n/catalog.ts';
import type { SiteContext } from '#src/routes/-site-context.ts';
import { visitPath } from '#src/routes/-visit.ts';
import { waitFor } from 'xstate';
import type { AppActors } from './app-actors.ts';
import type { AccountGate } from '../gates/account-gate.ts';
import type { BootState } from '../early/boot-state.ts';
import { bringUser } from '../bring-user.ts';
import type { SiteRouter } from '../router/create-site-router.ts';
import { resetCache } from '../router/reset-cache.ts';
import type { LeftSessions } from '../left-sessions.ts';
import type { PushClient } from '../push-client.ts';

export interface StartedAccount extends Pick<SiteContext, 'execute' | 'language' | 'sites'> {
  readonly gate: AccountGate;
  readonly router: SiteRouter;
  readonly realtime: BootState['realtime'];
  readonly store: LoginStore;
  readonly push: PushClient;
  readonly leftSessions: Pick<LeftSessions, 'leave' | 'areThere' | 'onChange'>;
  /** Of a reader whose account was deleted, nothing is to wait in this browser. */
  readonly forgetReader: (readerId: string) => void;
}

/** Carries out what the statecharts of the account tell, and opens the gate to them once it is known who reads. */
export async function startAccount(page: StartedAccount, actors: AppActors): Promise<void> {
  const { gate, router, execute, store, push, leftSessions, forgetReader } = page;
  const { auth, signIn, realtime } = actors;
  const surroundings: Surroundings = { store, router, push, leftSessions, forgetReader, realtime };
  auth.on('*', (fact) => carryOut(fact, surroundings));
  signIn.on('session.opened', ({ login }) => auth.send({ type: 'session.opened', login }));
  realtime.on('*', (fact) => hear(fact, execute, auth));
  store.onChange((login) => auth.send({ type: 'login.changedElsewhere', login }));
  addEventListener('online', () => reconnect(auth, surroundings));
  giveSession(page, actors);
  const code = takeHandedCode(window, page.sites[twinOf(page.language)].origin);
  // Before the gate opens: what this site kept of an older session, ended since, must not go along.
  if (code !== undefined) void takeSession(code, router, signIn);
  await waitFor(auth, (snapshot) => userOf(snapshot) !== undefined);
  const viewNow = (live: LiveState): AccountView => ({ ...viewOf(actors, live), isEndOwed: leftSessions.areThere() });
  let view = viewNow('fine');
  const listeners = new Set<() => void>();
  const look = (): void => {
    view = viewNow(view.live);
    for (const listener of listeners) listener();
  };
  auth.subscribe(look);
  signIn.subscribe(look);
  leftSessions.onChange(look);
  realtime.subscribe(() => {
    if (liveAfter(view.live, actors) !== view.live) look();
  });
  gate.plug({
    read: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    token: () => tokenOf(auth.getSnapshot()),
    refused: (token, endedBy = null) => auth.send({ type: 'session.refused', token, endedBy }),
    send: (intent) => pass(intent, auth, signIn),
  });
  void bringUser(execute, auth);
}

function hear(fact: RealtimeFact, execute: StartedAccount['execute'], auth: Auth): void {
  if (fact.type === 'session.superseded') auth.send(fact);
  // Where the session has ended, the answer's refusal signs the reader out; who is leaving already need not ask.
  else if (auth.getSnapshot().matches({ signedIn: 'staying' })) execute(CurrentViewer, {}).catch(() => undefined);
}

/** The network is back. Where not even the push client's file came before, it is asked for again. */
function reconnect(auth: Auth, surroundings: Surroundings): void {
  const { realtime } = surroundings;
  realtime.send({ type: 'network.returned' });
  const { login } = auth.getSnapshot().context;
  if (login && !realtime.getSnapshot().matches('running')) carryOut({ type: 'realtime.restartNeeded', login }, surroundings);
}

/** The session comes from the twin site. The page waits for it, and if it came until the page that was wanted stands. */
async function takeSession(code: string, router: SiteRouter, signIn: SignInActor): Promise<void> {
  signIn.send({ type: 'handover.open', code });
  const { context } = await waitFor(signIn, (snapshot) => snapshot.matches('editing'));
  if (context.refusal) return endWaitingForHandover(document);
  const stop = router.subscribe('onResolved', () => {
    endWaitingForHandover(document);
    stop();
  });
}

/** The session goes to the twin site with the reader. */
function giveSession({ language, sites }: StartedAccount, { auth, loadingBar }: AppActors): void {
  const to = twinOf(language);
  watchLinksTo(document, sites[to].origin, (address) => {
    const leaving = isLeaving(auth.getSnapshot());
    if (leaving !== false) return leaving === true;
    loadingBar.send({ type: 'load.started', token: to });
    auth.send({ type: 'twin.choose', to, address });
    return true;
  });
  // The browser may keep this page for the way back.
  addEventListener('pagehide', () => loadingBar.send({ type: 'load.finished', token: to }));
}

type Auth = AppActors['auth'];
type SignInActor = AppActors['signIn'];

function viewOf(actors: AppActors, live: LiveState): Omit<AccountView, 'isEndOwed'> {
  const auth = actors.auth.getSnapshot();
  const signIn = signInFace(actors.signIn.getSnapshot());
  return { reader: userOf(auth), ended: auth.context.ended, signIn, live: liveAfter(live, actors) };
}

/** A visitor has no channel, so none is missing. While a lost one is tried again it stays lost. */
function liveAfter(before: LiveState, { auth, realtime }: AppActors): LiveState {
  if (!userOf(auth.getSnapshot())) return 'fine';
  switch (realtimeState(realtime.getSnapshot())) {
    case 'failed':
      return 'unavailable';
    case 'unavailable':
      return 'interrupted';
    case 'connecting':
      return before;
    default:
      return 'fine';
  }
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
    case 'door.left':
      return signIn.send({ type: 'door.leave' });
    case 'link.opened':
      return signIn.send({ ...intent, type: 'link.open' });
    case 'session.opened':
      return auth.send({ type: 'session.opened', login: { token: intent.session.token, user: intent.session.reader } });
    case 'reader.changed':
      return auth.send({ type: 'auth.updateUser', user: intent.reader });
    case 'signOut.chosen':
      return auth.send({ type: 'auth.signOut' });
    case 'account.deleted':
      return auth.send({ type: 'account.deleted', userId: intent.readerId });
    case 'ended.dismissed':
      return auth.send(intent);
  }
}

type Surroundings = Pick<StartedAccount, 'store' | 'router' | 'push' | 'leftSessions' | 'forgetReader'> & Pick<AppActors, 'realtime'>;

function carryOut(fact: AuthFact, { store, router, push, leftSessions, forgetReader, realtime }: Surroundings): void {
  switch (fact.type) {
    case 'login.changed':
      return store.write(fact.login);
    case 'cache.resetNeeded':
      return resetCache(router);
    case 'twin.opened':
      return location.assign(fact.address);
    case 'session.leftOpen':
      return leftSessions.leave(fact.token);
    case 'account.gone':
      return forgetReader(fact.userId);
    case 'session.lost':
      return void visitPath(router, '/');
    case 'login.unparsable':
      // oxlint-disable-next-line no-console -- the specification's words, for whoever looks into the browser's log
      return console.error(new StoredLoginUnparsable('Cannot parse user data from localStorage').message);
    case 'login.missing':
      // oxlint-disable-next-line no-console -- likewise
      return console.info('No token or user found in localStorage');
    case 'realtime.restartNeeded':
      return void push.prepare(fact.login).then((subscriber) => follow(realtime, subscriber));
  }
}

function follow(realtime: AppActors['realtime'], subscriber: Subscriber | null): void {
  realtime.send(subscriber ? { type: 'realtime.connect', subscriber } : { type: 'realtime.disconnect' });
}
