import { assign, emit, enqueueActions, setup } from 'xstate';
import { authActors } from './auth.ports.ts';
import type { AuthContext, AuthEvent, AuthFact, AuthUser, EndedSession, StoredLogin, TwinVisit } from './auth.types.ts';

interface LoginParams {
  readonly login: StoredLogin | null;
}

interface ReasonParams {
  readonly endedBy?: EndedSession | null | undefined;
}

interface ResetParams {
  readonly skipReset?: boolean | undefined;
}

/**
 * Who reads: takes the login this browser keeps, follows logins, changes and ends of the session here, in other tabs and elsewhere, and
 * hands the session over to the twin site. Its facts say what to keep, when to reset the data cache and for whom to open the push
 * connection.
 */
export const authMachine = setup({
  types: { context: {} as AuthContext, events: {} as AuthEvent, emitted: {} as AuthFact },
  actors: authActors(),
  delays: { sessionLifetime: 604_800_000, restoringPatience: 2000, signOutPatience: 5000, handoverPatience: 3000 },
  guards: {
    hasLogin: (_, { login }: LoginParams) => login !== null,
    isAnotherSession: ({ context }, { sessionId }: { readonly sessionId: string }) => context.login?.user.sessionId !== sessionId,
    isOwnToken: ({ context }, { token }: { readonly token: string }) => context.login?.token === token,
    isAnotherLogin: ({ context }, { login }: LoginParams) => login !== null && login.token !== context.login?.token,
  },
  actions: {
    takeLogin: assign({ login: (_, { login }: LoginParams) => login }),
    forgetLogin: assign({ login: null }),
    rememberEnd: assign({ ended: (_, { at, device }: EndedSession): EndedSession => ({ at, device }) }),
    rememberReason: assign({ ended: ({ context }, { endedBy }: ReasonParams) => endedBy ?? context.ended }),
    forgetEnd: assign({ ended: null }),
    changeUser: assign({
      login: ({ context }, { user }: { readonly user: Partial<AuthUser> }) =>
        context.login && { ...context.login, user: { ...context.login.user, ...user } },
    }),
    tellLogin: emit(({ context }): AuthFact => ({ type: 'login.changed', login: context.login })),
    tellUnparsable: emit({ type: 'login.unparsable' }),
    tellMissing: emit({ type: 'login.missing' }),
    tellRestart: emit(({ context }): AuthFact => ({ type: 'realtime.restartNeeded', login: context.login })),
    tellGone: emit((_, { userId }: { readonly userId: string }): AuthFact => ({ type: 'account.gone', userId })),
    tellUnwanted: emit({ type: 'realtime.restartNeeded', login: null }),
    tellReset: enqueueActions(({ enqueue }, { skipReset }: ResetParams) => {
      if (skipReset !== true) enqueue.emit({ type: 'cache.resetNeeded' });
    }),
    rememberReset: assign({ skipsReset: (_, { skipReset }: ResetParams) => skipReset === true }),
    tellLost: emit({ type: 'session.lost' }),
    tellLeftOpen: enqueueActions(({ context, enqueue }) => {
      if (context.login) enqueue.emit({ type: 'session.leftOpen', token: context.login.token });
    }),
    leave: assign({ leaving: (_, { to, address }: TwinVisit): TwinVisit => ({ to, address }) }),
    tellTwin: emit((_, { address }: { readonly address: string }): AuthFact => ({ type: 'twin.opened', address })),
    tellPlainTwin: emit(({ context }): AuthFact => ({ type: 'twin.opened', address: wanted(context).address })),
  },
}).createMachine({
  id: 'auth',
  context: { login: null, ended: null, skipsReset: false, leaving: null },
  initial: 'restoring',
  on: {
    'ended.dismissed': { actions: 'forgetEnd' },
    'account.deleted': { actions: { type: 'tellGone', params: ({ event }) => event } },
    'session.opened': {
      target: '.signedIn',
      reenter: true,
      actions: [
        { type: 'takeLogin', params: ({ event }) => event },
        'forgetEnd',
        'tellLogin',
        'tellRestart',
        { type: 'tellReset', params: ({ event }) => ({ skipReset: event.skipReset }) },
      ],
    },
  },
  states: {
    restoring: {
      after: { restoringPatience: { target: 'signedOut', actions: 'tellMissing' } },
      invoke: {
        src: 'readStoredLogin',
        onDone: [
          {
            guard: { type: 'hasLogin', params: ({ event }) => ({ login: event.output }) },
            target: 'signedIn',
            actions: [{ type: 'takeLogin', params: ({ event }) => ({ login: event.output }) }, 'tellRestart'],
          },
          { target: 'signedOut', actions: 'tellMissing' },
        ],
        onError: { target: 'signedOut', actions: 'tellUnparsable' },
      },
    },
    signedOut: {
      on: {
        'login.changedElsewhere': {
          guard: { type: 'hasLogin', params: ({ event }) => event },
          target: 'signedIn',
          actions: [{ type: 'takeLogin', params: ({ event }) => event }, 'forgetEnd', 'tellRestart', { type: 'tellReset', params: {} }],
        },
      },
    },
    signedIn: {
      entry: { type: 'rememberReset', params: {} },
      initial: 'staying',
      after: { sessionLifetime: 'ending' },
      on: {
        'auth.updateUser': { actions: [{ type: 'changeUser', params: ({ event }) => event }, 'tellLogin'] },
        'account.deleted': { target: 'ending', actions: { type: 'tellGone', params: ({ event }) => event } },
        'session.superseded': {
          guard: { type: 'isAnotherSession', params: ({ event }) => event },
          target: 'ending',
          actions: [{ type: 'rememberEnd', params: ({ event }) => event }, 'tellLost'],
        },
        'session.refused': {
          guard: { type: 'isOwnToken', params: ({ event }) => event },
          target: 'ending',
          actions: { type: 'rememberReason', params: ({ event }) => event },
        },
        'login.changedElsewhere': [
          {
            guard: { type: 'isAnotherLogin', params: ({ event }) => event },
            target: 'signedIn',
            reenter: true,
            actions: [{ type: 'takeLogin', params: ({ event }) => event }, 'tellRestart', { type: 'tellReset', params: {} }],
          },
          {
            guard: { type: 'hasLogin', params: ({ event }) => event },
            actions: { type: 'takeLogin', params: ({ event }) => event },
          },
          { target: 'ending' },
        ],
      },
      states: {
        staying: {
          on: {
            'twin.choose': { target: 'handingOver', actions: { type: 'leave', params: ({ event }) => event } },
            'auth.signOut': {
              target: 'signingOut',
              actions: { type: 'rememberReset', params: ({ event }) => ({ skipReset: event.skipReset }) },
            },
          },
        },
        /** Where the session cannot be handed over, the reader goes all the same. */
        handingOver: {
          after: { handoverPatience: { target: 'staying', actions: 'tellPlainTwin' } },
          invoke: {
            src: 'startHandover',
            input: ({ context }) => wanted(context),
            onDone: { target: 'staying', actions: { type: 'tellTwin', params: ({ event }) => ({ address: event.output }) } },
            onError: { target: 'staying', actions: 'tellPlainTwin' },
          },
          on: {
            'session.refused': {
              guard: { type: 'isOwnToken', params: ({ event }) => event },
              target: '#auth.ending',
              actions: [{ type: 'rememberReason', params: ({ event }) => event }, 'tellPlainTwin'],
            },
            'auth.signOut': {
              target: 'signingOut',
              actions: { type: 'rememberReset', params: ({ event }) => ({ skipReset: event.skipReset }) },
            },
          },
        },
        signingOut: {
          entry: 'tellUnwanted',
          after: { signOutPatience: { target: '#auth.ending', actions: 'tellLeftOpen' } },
          invoke: {
            src: 'endSession',
            input: ({ context }) => ({ token: opened(context).token }),
            onDone: '#auth.ending',
            onError: { target: '#auth.ending', actions: 'tellLeftOpen' },
          },
        },
      },
    },
    /** What the session left in this browser goes, whatever ended it. */
    ending: {
      always: {
        target: 'signedOut',
        actions: [
          'forgetLogin',
          'tellLogin',
          'tellRestart',
          { type: 'tellReset', params: ({ context }) => ({ skipReset: context.skipsReset }) },
        ],
      },
    },
  },
});

function opened({ login }: AuthContext): StoredLogin {
  if (login === null) throw new Error('Nobody is signed in.');
  return login;
}

function wanted({ leaving }: AuthContext): TwinVisit {
  if (leaving === null) throw new Error('Nobody leaves for the twin site.');
  return leaving;
}
