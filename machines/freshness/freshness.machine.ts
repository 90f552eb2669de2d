import { assign, emit, raise, setup } from 'xstate';
import { freshnessActors } from './freshness.ports.ts';
import type { FreshnessContext, FreshnessEvent, FreshnessFact, FreshnessInput, LatestBuild } from './freshness.types.ts';

const INTERVAL_MS = 600_000;
const RELOAD_ONCE_WITHIN_MS = 10_000;

/**
 * Notices that a newer build is served: asks at start, every ten minutes or so, on return to the tab, and when a part of the site does not
 * come. A missing part without which a page cannot be shown reloads the page; any other does so once the server is known to serve another
 * build. One reload in ten seconds at most.
 */
export const freshnessMachine = setup({
  types: {
    context: {} as FreshnessContext,
    events: {} as FreshnessEvent,
    input: {} as FreshnessInput,
    emitted: {} as FreshnessFact,
  },
  actors: freshnessActors(),
  delays: {
    /** From nine to eleven minutes. */
    interval: ({ context }) => INTERVAL_MS * (0.9 + 0.2 * context.jitter),
    patience: 10_000,
    reloadPatience: 2000,
  },
  guards: {
    isNews: ({ context }, { id }: LatestBuild) => context.build !== null && id !== context.build && id !== context.latest,
    isOther: ({ context }, { id }: LatestBuild) => context.build !== null && id !== context.build,
    isClaimed: (_, isClaimed: boolean) => isClaimed,
  },
  actions: {
    rememberLatest: assign({ latest: (_, { id }: LatestBuild) => id }),
    tellSuperseded: emit((_, { id }: LatestBuild): FreshnessFact => ({ type: 'build.superseded', build: id })),
    tellWorker: emit((_, { worker }: LatestBuild): FreshnessFact => ({ type: worker === 'off' ? 'worker.withdrawn' : 'worker.allowed' })),
    noteOther: raise({ type: 'build.other' }),
    askReload: emit({ type: 'page.reloadNeeded' }),
  },
}).createMachine({
  id: 'freshness',
  context: ({ input }) => ({ ...input, latest: null }),
  type: 'parallel',
  states: {
    build: {
      initial: 'checking',
      states: {
        checking: {
          after: { patience: 'waiting' },
          on: { 'network.returned': { target: 'checking', reenter: true } },
          invoke: {
            src: 'fetchLatestBuild',
            onDone: [
              {
                guard: { type: 'isNews', params: ({ event }) => event.output },
                target: 'waiting',
                actions: [
                  { type: 'rememberLatest', params: ({ event }) => event.output },
                  { type: 'tellSuperseded', params: ({ event }) => event.output },
                  { type: 'tellWorker', params: ({ event }) => event.output },
                  'noteOther',
                ],
              },
              {
                guard: { type: 'isOther', params: ({ event }) => event.output },
                target: 'waiting',
                actions: [{ type: 'tellWorker', params: ({ event }) => event.output }, 'noteOther'],
              },
              { target: 'waiting', actions: { type: 'tellWorker', params: ({ event }) => event.output } },
            ],
            onError: 'waiting',
          },
        },
        waiting: {
          after: { interval: 'checking' },
          on: { 'tab.returned': 'checking', 'network.returned': 'checking', 'part.missed': 'checking' },
        },
      },
    },
    chunks: {
      initial: 'whole',
      states: {
        whole: { on: { 'chunk.failed': 'claiming', 'part.missed': 'missing' } },
        /** Until the server says which build it serves; without a network it may still come. */
        missing: { after: { patience: 'whole' }, on: { 'chunk.failed': 'claiming', 'build.other': 'claiming' } },
        claiming: {
          after: { reloadPatience: 'whole' },
          invoke: {
            src: 'claimReload',
            input: { withinMs: RELOAD_ONCE_WITHIN_MS },
            onDone: [
              { guard: { type: 'isClaimed', params: ({ event }) => event.output }, target: 'reloading', actions: 'askReload' },
              { target: 'whole' },
            ],
            onError: 'whole',
          },
        },
        /** The page goes; should the browser keep it, a later failure may ask again. */
        reloading: { after: { reloadPatience: 'whole' } },
      },
    },
  },
});
