import { assign, type ErrorActorEvent, raise, setup } from 'xstate';
import { ReadingRefused, readingSyncActors } from './reading-sync.ports.ts';
import type { ReadingSyncContext, ReadingSyncEvent, ReadingSyncInput } from './reading-sync.types.ts';

/**
 * Carries a signed-in reader's places from this browser to the server and, once after a sign-in, back. Places wait until the reader rests,
 * or leaves; what could not be sent waits for the network. Nothing is sent for visitors and for readers who are incognito.
 */
export const readingSyncMachine = setup({
  types: {
    context: {} as ReadingSyncContext,
    events: {} as ReadingSyncEvent,
    input: {} as ReadingSyncInput,
  },
  actors: readingSyncActors(),
  delays: { rest: 3000, longest: 20_000, patience: 10_000, again: 4000, pardon: 30_000 },
  guards: {
    mayTalk: ({ context }) => context.readerId !== null && !context.isIncognito,
    mustAsk: ({ context }) => context.readerId !== null && !context.isIncognito && !context.isAsked,
    hasLeft: (_, left: number) => left > 0,
    isRefusal: (_, error: unknown) => error instanceof ReadingRefused,
  },
  actions: {
    rememberReader: assign(({ context }, readerId: string | null) => ({
      readerId,
      isAsked: context.isAsked && readerId === context.readerId,
    })),
    rememberIncognito: assign({ isIncognito: (_, isIncognito: boolean) => isIncognito }),
    markAsked: assign({ isAsked: true }),
    tellEmptied: raise({ type: 'queue.emptied' }),
  },
}).createMachine({
  id: 'reading-sync',
  context: ({ input }) => ({ ...input, readerId: null, isAsked: false }),
  initial: 'idle',
  on: {
    'reader.changed': { target: '.resuming', actions: { type: 'rememberReader', params: ({ event }) => event.readerId } },
    'incognito.changed': { target: '.resuming', actions: { type: 'rememberIncognito', params: ({ event }) => event.isIncognito } },
  },
  states: {
    idle: { on: { 'place.queued': { guard: 'mayTalk', target: 'waiting' } } },
    /** What an earlier page, or a lost network, left in the queue goes first. */
    resuming: {
      always: [{ guard: 'mustAsk', target: 'asking' }, { guard: 'mayTalk', target: 'sending' }, { target: 'idle' }],
    },
    asking: {
      after: { patience: 'offline' },
      on: { 'network.returned': { target: 'asking', reenter: true } },
      invoke: {
        src: 'ask',
        input: ({ context }) => ({ readerId: context.readerId }),
        onDone: { target: 'sending', actions: 'markAsked' },
        onError: [{ guard: { type: 'isRefusal', params: errorOf }, target: 'refused' }, { target: 'offline' }],
      },
    },
    /** The reader moves on: one batch for a while of reading, and none that waits for ever. */
    waiting: {
      initial: 'resting',
      after: { longest: 'sending' },
      on: { 'page.hidden': 'sending' },
      states: {
        resting: {
          after: { rest: '#reading-sync.sending' },
          on: { 'place.queued': { target: 'resting', reenter: true } },
        },
      },
    },
    sending: {
      initial: 'newest',
      after: { patience: 'offline' },
      on: { 'network.returned': { target: 'sending', reenter: true } },
      invoke: {
        src: 'send',
        input: ({ context }) => ({ readerId: context.readerId }),
        onDone: [{ guard: { type: 'hasLeft', params: ({ event }) => event.output }, target: 'waiting' }, { actions: 'tellEmptied' }],
        onError: [{ guard: { type: 'isRefusal', params: errorOf }, target: 'refused' }, { target: 'offline' }],
      },
      states: {
        newest: { on: { 'place.queued': 'overtaken', 'queue.emptied': '#reading-sync.idle' } },
        /** A place was queued since the batch that travels was taken from the queue. */
        overtaken: { on: { 'queue.emptied': '#reading-sync.waiting' } },
      },
    },
    /** The network is gone, or the server does not answer. */
    offline: { after: { again: 'resuming' }, on: { 'network.returned': 'resuming' } },
    /** Asked again at once it would only refuse again. */
    refused: { after: { pardon: 'resuming' } },
  },
});

function errorOf({ event }: { readonly event: ErrorActorEvent }): unknown {
  return event.error;
}
