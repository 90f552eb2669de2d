import { assign, emit, not, setup } from 'xstate';
import { SignInFailed, signInActors } from './sign-in.ports.ts';
import type {
  GoogleGrant,
  LinkNeeded,
  SignInContext,
  SignInEvent,
  SignInFact,
  SignInOutcome,
  SignInRefusal,
  SignInRequest,
} from './sign-in.types.ts';

interface RequestParams {
  readonly request: SignInRequest;
}

interface OutcomeParams {
  readonly outcome: SignInOutcome;
}

interface RefusalParams {
  readonly refusal: SignInRefusal | null;
}

/**
 * Somebody comes in: by password, by registering, by Google, by saying that a Google account and one of ours are the same
 * person, or with the session that the twin site hands over. One try at a time; a try that hangs is given up, and its
 * late answer opens nothing.
 */
export const signInMachine = setup({
  types: { context: {} as SignInContext, events: {} as SignInEvent, emitted: {} as SignInFact },
  actors: signInActors(),
  delays: { patience: 20_000, googlePatience: 300_000 },
  guards: {
    isOpened: (_, { outcome }: OutcomeParams) => outcome.kind === 'opened',
    isLinkNeeded: (_, { outcome }: OutcomeParams) => outcome.kind === 'linkNeeded',
    isGranted: (_, { grant }: { readonly grant: GoogleGrant }) => grant !== null,
    isRefused: (_, { refusal }: RefusalParams) => refusal !== null,
    passesByItself: ({ context }) => context.refusal?.kind === 'throttled',
    hasLink: ({ context }) => context.link !== null,
    hasPassword: ({ context }) => context.link?.hasPassword === true,
  },
  actions: {
    begin: assign({
      request: (_, { request }: RequestParams) => request,
      way: (_, { request }: RequestParams) => request.way,
      refusal: null,
    }),
    beginWay: assign({ way: (_, { way }: Pick<SignInContext, 'way'>) => way, refusal: null }),
    forgetRequest: assign({ request: null }),
    refuse: assign({ refusal: (_, { refusal }: RefusalParams) => refusal }),
    rememberLink: assign({
      link: (_, { outcome }: OutcomeParams) => (outcome.kind === 'linkNeeded' ? { ...outcome.link, isMailSent: false } : null),
    }),
    rememberMail: assign({ link: ({ context }) => context.link && { ...context.link, isMailSent: true } }),
    forgetLink: assign({ link: null, refusal: null }),
    tellOpened: emit((_, { outcome }: OutcomeParams): SignInFact => {
      if (outcome.kind !== 'opened') throw new Error('Only an opened session is told of.');
      return { type: 'session.opened', login: outcome.login };
    }),
  },
}).createMachine({
  id: 'sign-in',
  context: { way: 'password', refusal: null, link: null, request: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'signIn.submit': {
          target: 'sending',
          actions: { type: 'begin', params: ({ event: { email, password } }) => ({ request: { way: 'password', email, password } }) },
        },
        'registration.submit': {
          target: 'sending',
          actions: {
            type: 'begin',
            params: ({ event: { name, email, password } }) => ({ request: { way: 'registration', name, email, password } }),
          },
        },
        'google.choose': { target: 'askingGoogle', actions: { type: 'beginWay', params: { way: 'google' } } },
        'link.open': {
          target: 'sending',
          actions: { type: 'begin', params: ({ event }) => ({ request: { way: 'link', mailToken: event.token } }) },
        },
        'handover.open': {
          target: 'sending',
          actions: { type: 'begin', params: ({ event }) => ({ request: { way: 'handover', code: event.code } }) },
        },
        'link.confirm': {
          guard: 'hasPassword',
          target: 'sending',
          actions: {
            type: 'begin',
            params: ({ context, event }) => ({ request: { way: 'link', linkToken: offered(context).token, password: event.password } }),
          },
        },
        'link.sendMail': { guard: 'hasLink', target: 'mailing', actions: { type: 'beginWay', params: { way: 'link' } } },
        'link.cancel': { actions: 'forgetLink' },
        'door.leave': { guard: not('passesByItself'), actions: 'forgetLink' },
      },
    },
    askingGoogle: {
      after: { googlePatience: { target: 'editing' } },
      invoke: {
        src: 'askGoogle',
        onDone: [
          {
            guard: { type: 'isGranted', params: ({ event }) => ({ grant: event.output }) },
            target: 'sending',
            actions: { type: 'begin', params: ({ event }) => ({ request: { way: 'google', grant: granted(event.output) } }) },
          },
          { target: 'editing' },
        ],
        onError: { target: 'editing', actions: { type: 'refuse', params: ({ event }) => ({ refusal: refusalOf(event.error) }) } },
      },
    },
    sending: {
      exit: 'forgetRequest',
      on: { 'link.cancel': { guard: 'hasLink', target: 'editing', actions: 'forgetLink' } },
      after: { patience: { target: 'editing', actions: { type: 'refuse', params: { refusal: { kind: 'offline' } } } } },
      invoke: {
        src: 'submit',
        input: ({ context }) => ({ request: submitted(context) }),
        onDone: [
          {
            guard: { type: 'isOpened', params: ({ event }) => ({ outcome: event.output }) },
            target: 'editing',
            actions: ['forgetLink', { type: 'tellOpened', params: ({ event }) => ({ outcome: event.output }) }],
          },
          {
            guard: { type: 'isLinkNeeded', params: ({ event }) => ({ outcome: event.output }) },
            target: 'editing',
            actions: { type: 'rememberLink', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            target: 'editing',
            actions: {
              type: 'refuse',
              params: ({ event }) => ({ refusal: event.output.kind === 'refused' ? event.output.refusal : { kind: 'failed' } }),
            },
          },
        ],
        onError: { target: 'editing', actions: { type: 'refuse', params: ({ event }) => ({ refusal: refusalOf(event.error) }) } },
      },
    },
    mailing: {
      on: { 'link.cancel': { target: 'editing', actions: 'forgetLink' } },
      after: { patience: { target: 'editing', actions: { type: 'refuse', params: { refusal: { kind: 'offline' } } } } },
      invoke: {
        src: 'sendLinkMail',
        input: ({ context }) => ({ linkToken: offered(context).token }),
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ refusal: event.output }) },
            target: 'editing',
            actions: { type: 'refuse', params: ({ event }) => ({ refusal: event.output }) },
          },
          { target: 'editing', actions: 'rememberMail' },
        ],
        onError: { target: 'editing', actions: { type: 'refuse', params: ({ event }) => ({ refusal: refusalOf(event.error) }) } },
      },
    },
  },
});

function refusalOf(error: unknown): SignInRefusal {
  return error instanceof SignInFailed ? error.refusal : { kind: 'failed' };
}

function submitted({ request }: SignInContext): SignInRequest {
  if (request === null) throw new Error('Nothing was submitted.');
  return request;
}

function offered({ link }: SignInContext): LinkNeeded {
  if (link === null) throw new Error('No account is to be linked.');
  return link;
}

function granted(grant: GoogleGrant): Exclude<GoogleGrant, null> {
  if (grant === null) throw new Error('Google granted nothing.');
  return grant;
}
