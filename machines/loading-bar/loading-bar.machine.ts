import { assign, setup } from 'xstate';
import type { LoadingBarContext, LoadingBarEvent } from './loading-bar.types.ts';

interface TokenParams {
  readonly token: string;
}

/**
 * Shows that a page is on its way: nothing for loads shorter than the throttle, then a run of two seconds that waits at
 * its end. It leaves when the last load has ended, or after half a minute should an end never be told.
 */
export const loadingBarMachine = setup({
  types: { context: {} as LoadingBarContext, events: {} as LoadingBarEvent },
  delays: { throttle: 200, duration: 2000, patience: 30_000, farewell: 400 },
  guards: {
    isLast: ({ context }, { token }: TokenParams) => context.pending.every((pending) => pending === token),
    isKnown: ({ context }, { token }: TokenParams) => context.pending.includes(token),
    isLastAndWell: ({ context }, { token }: TokenParams) => context.pending.every((pending) => pending === token) && !context.hasFailed,
  },
  actions: {
    addLoad: assign({ pending: ({ context }, { token }: TokenParams) => [...context.pending.filter((other) => other !== token), token] }),
    endLoad: assign({ pending: ({ context }, { token }: TokenParams) => context.pending.filter((other) => other !== token) }),
    rememberFailure: assign({ hasFailed: true }),
    forgetLoads: assign({ pending: [], hasFailed: false }),
  },
}).createMachine({
  id: 'loading-bar',
  context: { pending: [], hasFailed: false },
  initial: 'idle',
  on: {
    'load.started': { actions: { type: 'addLoad', params: ({ event }) => event } },
    'load.finished': { actions: { type: 'endLoad', params: ({ event }) => event } },
    'load.failed': {
      guard: { type: 'isKnown', params: ({ event }) => event },
      actions: ['rememberFailure', { type: 'endLoad', params: ({ event }) => event }],
    },
  },
  states: {
    idle: {
      entry: 'forgetLoads',
      on: { 'load.started': { target: 'delaying', actions: { type: 'addLoad', params: ({ event }) => event } } },
    },
    delaying: {
      after: { throttle: 'running' },
      on: {
        'load.finished': { guard: { type: 'isLast', params: ({ event }) => event }, target: 'idle' },
        'load.failed': { guard: { type: 'isLast', params: ({ event }) => event }, target: 'idle' },
      },
    },
    running: {
      initial: 'starting',
      after: { patience: 'finishing' },
      states: { starting: { after: { duration: 'progressing' } }, progressing: {} },
      on: {
        'load.finished': [
          { guard: { type: 'isLastAndWell', params: ({ event }) => event }, target: 'finishing' },
          { guard: { type: 'isLast', params: ({ event }) => event }, target: 'failing' },
        ],
        'load.failed': { guard: { type: 'isLast', params: ({ event }) => event }, target: 'failing' },
      },
    },
    finishing: {
      entry: 'forgetLoads',
      after: { farewell: 'idle' },
      on: { 'load.started': { target: 'delaying', actions: { type: 'addLoad', params: ({ event }) => event } } },
    },
    failing: {
      entry: 'forgetLoads',
      after: { farewell: 'idle' },
      on: { 'load.started': { target: 'delaying', actions: { type: 'addLoad', params: ({ event }) => event } } },
    },
  },
});
