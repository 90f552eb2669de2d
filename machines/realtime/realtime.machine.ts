import { assign, emit, sendTo, setup } from 'xstate';
import { realtimeActors } from './realtime.ports.ts';
import { waitAfterRefusal } from './refusal-wait.ts';
import type { LoginElsewhere, RealtimeContext, RealtimeEvent, RealtimeFact, SocketCommand, Subscriber } from './realtime.types.ts';

/**
 * The push connection of a signed-in reader. The client beneath tries again by itself; here a connection that neither
 * fails nor speaks is noticed within 20 seconds, and nothing on a page depends on any of it.
 */
export const realtimeMachine = setup({
  types: { context: {} as RealtimeContext, events: {} as RealtimeEvent, emitted: {} as RealtimeFact },
  actors: realtimeActors(),
  delays: {
    unavailableTimeout: 10_000,
    quietTime: 14_000,
    pongTime: 5000,
    again: 4000,
    trustTime: 10_000,
    explanationTime: 1000,
    refusalWait: waitAfterRefusal,
  },
  actions: {
    takeSubscriber: assign({ subscriber: (_, { subscriber }: { readonly subscriber: Subscriber }) => subscriber, refusals: 0 }),
    forgetSubscriber: assign({ subscriber: null }),
    countRefusal: assign({ refusals: ({ context }) => context.refusals + 1 }),
    forgetRefusals: assign({ refusals: 0 }),
    ping: sendTo('connection', (): SocketCommand => ({ type: 'socket.ping' })),
    reopen: sendTo('connection', (): SocketCommand => ({ type: 'socket.reopen' })),
    tellSuperseded: emit((_, { sessionId, at, device }: LoginElsewhere): RealtimeFact => ({
      type: 'session.superseded',
      sessionId,
      at,
      device,
    })),
    tellDoubt: emit({ type: 'session.doubted' }),
  },
}).createMachine({
  id: 'realtime',
  context: { subscriber: null, refusals: 0 },
  initial: 'initialized',
  on: {
    'realtime.connect': { target: '.running', reenter: true, actions: { type: 'takeSubscriber', params: ({ event }) => event } },
  },
  states: {
    initialized: {},
    running: {
      initial: 'connecting',
      invoke: {
        src: 'connection',
        id: 'connection',
        input: ({ context }) => ({ subscriber: wanted(context) }),
        onError: '.failed',
      },
      on: {
        'realtime.disconnect': { target: 'disconnected', actions: 'forgetSubscriber' },
        'socket.connecting': '.connecting',
        'socket.connected': '.connected',
        'socket.unavailable': '.unavailable',
        'socket.failed': '.failed',
        'socket.disconnected': '.refused',
        'channel.refused': '.refused',
        'login.elsewhere': { actions: { type: 'tellSuperseded', params: ({ event }) => event } },
      },
      states: {
        connecting: {
          after: { unavailableTimeout: 'unavailable' },
          on: { 'socket.connecting': {}, 'network.returned': { target: 'connecting', reenter: true, actions: 'reopen' } },
        },
        connected: {
          initial: 'quiet',
          on: { 'socket.heard': '.quiet', 'network.returned': '.probing', 'socket.connected': {} },
          after: { trustTime: { actions: 'forgetRefusals' } },
          states: {
            quiet: { after: { quietTime: 'probing' } },
            probing: { entry: 'ping', after: { pongTime: { target: '#realtime.running.connecting', actions: 'reopen' } } },
          },
        },
        unavailable: {
          after: { again: { target: 'connecting', actions: 'reopen' } },
          on: { 'network.returned': { target: 'connecting', actions: 'reopen' } },
        },
        /** It may not even have begun: another is begun in its place. */
        failed: {
          after: { again: { target: '#realtime.running', reenter: true } },
          on: { 'network.returned': { target: '#realtime.running', reenter: true } },
        },
        /**
         * The server closed it for good, or would not have its channel. Where the session has ended, the doubt ends the
         * connection; where the server was only broken, another is begun. What ended the session in this browser is heard of
         * by then: a token that is known to be dead is asked nothing.
         */
        refused: {
          entry: 'countRefusal',
          initial: 'unexplained',
          states: {
            unexplained: { after: { explanationTime: 'doubted' } },
            doubted: { entry: 'tellDoubt' },
          },
          after: { refusalWait: { target: '#realtime.running', reenter: true } },
          on: { 'network.returned': { target: '#realtime.running', reenter: true }, 'socket.connecting': {}, 'socket.connected': {} },
        },
      },
    },
    disconnected: {},
  },
});

function wanted({ subscriber }: RealtimeContext): Subscriber {
  if (subscriber === null) throw new Error('Nobody is to be connected.');
  return subscriber;
}
