import { assign, emit, setup } from 'xstate';
import { speechActors } from './speech.ports.ts';
import { RATES, type SpeechContext, type SpeechEvent, type SpeechFact, type SpeechPlace } from './speech.types.ts';

/**
 * Reads a chapter aloud, sentence by sentence, where the browser has a voice for it. A pause gives the voice up and
 * begins the sentence again afterwards: to halt in mid-word is what browsers do least alike.
 */
export const speechMachine = setup({
  types: { context: {} as SpeechContext, events: {} as SpeechEvent, emitted: {} as SpeechFact },
  actors: speechActors(),
  /** Far longer than any sentence takes: voices that come over a network may fall silent without a word. */
  delays: { silence: 45_000 },
  guards: {
    isSentence: (_, { at, count }: SpeechPlace) => Number.isInteger(at) && at >= 0 && at < count,
    isThere: ({ context }, by: 1 | -1) => context.at + by >= 0 && context.at + by < context.count,
    isLast: ({ context }) => context.at >= context.count - 1,
    isRate: (_, rate: number) => rate >= RATES.slowest && rate <= RATES.fastest,
  },
  actions: {
    goTo: assign((_, { at, count }: SpeechPlace) => ({ at, count })),
    goOn: assign({ at: ({ context }) => context.at + 1 }),
    step: assign({ at: ({ context }, by: 1 | -1) => context.at + by }),
    rememberRate: assign({ rate: (_, rate: number) => rate }),
    tellEnd: emit({ type: 'text.ended' }),
  },
}).createMachine({
  id: 'speech',
  context: { at: 0, count: 0, rate: 1 },
  initial: 'unavailable',
  invoke: { src: 'watchVoices', onError: '.unavailable' },
  on: {
    'voice.lost': '.unavailable',
    'speech.setRate': {
      guard: { type: 'isRate', params: ({ event }) => event.rate },
      actions: { type: 'rememberRate', params: ({ event }) => event.rate },
    },
  },
  states: {
    unavailable: { on: { 'voice.found': 'idle' } },
    idle: {
      on: {
        'speech.start': {
          guard: { type: 'isSentence', params: ({ event }) => event },
          target: 'speaking',
          actions: { type: 'goTo', params: ({ event }) => event },
        },
      },
    },
    speaking: {
      after: { silence: 'failed' },
      invoke: {
        src: 'speakSentence',
        input: ({ context }) => ({ at: context.at, rate: context.rate }),
        onDone: [
          { guard: 'isLast', target: 'idle', actions: 'tellEnd' },
          { target: 'speaking', reenter: true, actions: 'goOn' },
        ],
        onError: 'failed',
      },
      on: {
        'speech.pause': 'paused',
        'speech.stop': 'idle',
        'speech.step': {
          guard: { type: 'isThere', params: ({ event }) => event.by },
          target: 'speaking',
          reenter: true,
          actions: { type: 'step', params: ({ event }) => event.by },
        },
        'speech.setRate': {
          guard: { type: 'isRate', params: ({ event }) => event.rate },
          target: 'speaking',
          reenter: true,
          actions: { type: 'rememberRate', params: ({ event }) => event.rate },
        },
      },
    },
    paused: {
      on: {
        'speech.resume': 'speaking',
        'speech.stop': 'idle',
        'speech.step': {
          guard: { type: 'isThere', params: ({ event }) => event.by },
          actions: { type: 'step', params: ({ event }) => event.by },
        },
      },
    },
    /** The place is kept: the reader may try the sentence again, or one beside it. */
    failed: {
      on: {
        'speech.resume': 'speaking',
        'speech.stop': 'idle',
        'speech.step': {
          guard: { type: 'isThere', params: ({ event }) => event.by },
          target: 'speaking',
          actions: { type: 'step', params: ({ event }) => event.by },
        },
      },
    },
  },
});
