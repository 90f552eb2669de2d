import { assign, setup } from 'xstate';
import { searchActors } from './search.ports.ts';
import type { SearchContext, SearchEvent } from './search.types.ts';

/**
 * Suggests while a reader types: asks once the keys rest, never shows the answer to an older text, and stays quiet where
 * nobody answers. What was suggested stays until the next answer, so that the list does not flicker with every key.
 */
export const searchMachine = setup({
  types: { context: {} as SearchContext, events: {} as SearchEvent },
  actors: searchActors(),
  delays: { rest: 120, patience: 5000 },
  guards: {
    isKnown: ({ context }, query: string) => query.trim() === context.query,
    isBlank: (_, query: string) => query.trim() === '',
    isSome: (_, count: number) => count > 0,
  },
  actions: {
    rememberQuery: assign({ query: (_, query: string) => query.trim() }),
    rememberAnswer: assign({ answered: ({ context }) => context.query }),
    forget: assign({ query: '', answered: null }),
  },
}).createMachine({
  id: 'search',
  context: { query: '', answered: null },
  initial: 'idle',
  on: {
    'query.typed': [
      { guard: { type: 'isKnown', params: ({ event }) => event.query } },
      { guard: { type: 'isBlank', params: ({ event }) => event.query }, target: '.idle' },
      { target: '.waiting', reenter: true, actions: { type: 'rememberQuery', params: ({ event }) => event.query } },
    ],
    'field.left': '.idle',
  },
  states: {
    idle: { entry: 'forget' },
    waiting: { after: { rest: 'asking' } },
    asking: {
      after: { patience: 'failed' },
      invoke: {
        src: 'askSuggestions',
        input: ({ context }) => ({ query: context.query }),
        onDone: [
          { guard: { type: 'isSome', params: ({ event }) => event.output }, target: 'shown', actions: 'rememberAnswer' },
          { target: 'idle' },
        ],
        onError: 'failed',
      },
    },
    shown: {},
    /** The reader may type on, or search: that asks anew. */
    failed: { entry: 'forget' },
  },
});
