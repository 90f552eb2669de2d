import { assign, emit, not, setup } from 'xstate';
import { serviceWorkerActors } from './service-worker.ports.ts';
import type { ServiceWorkerContext, ServiceWorkerEvent, ServiceWorkerFact, ServiceWorkerInput } from './service-worker.types.ts';

/**
 * Brings in a service worker and its updates. The first install reloads nothing; a newer worker takes over and reloads
 * the page once, but never under an open chapter or a form that was begun: there the reader is asked, and put-off
 * updates come when they leave it. A withdrawn worker is taken away in one visit.
 */
export const serviceWorkerMachine = setup({
  types: {
    context: {} as ServiceWorkerContext,
    events: {} as ServiceWorkerEvent,
    input: {} as ServiceWorkerInput,
    emitted: {} as ServiceWorkerFact,
  },
  actors: serviceWorkerActors(),
  delays: { retry: 60_000, soon: 1500, patience: 5000, localPatience: 3000, departure: 10_000 },
  guards: {
    isEngaged: ({ context }) => context.isEngaged,
    isControlled: ({ context }) => context.isControlled,
  },
  actions: {
    rememberEngaged: assign({ isEngaged: true }),
    forgetEngaged: assign({ isEngaged: false }),
    rememberController: assign({ isControlled: true }),
    askReload: emit({ type: 'page.reloadNeeded' }),
  },
}).createMachine({
  id: 'service-worker',
  context: ({ input }) => input,
  initial: 'idle',
  on: {
    'reader.engaged': { actions: 'rememberEngaged' },
    'reader.freed': { actions: 'forgetEngaged' },
    'worker.withdrawn': '.clearing',
  },
  states: {
    idle: { on: { 'worker.allowed': 'running' } },
    running: {
      initial: 'registering',
      invoke: { src: 'watchWorker', onError: 'idle' },
      on: {
        'controller.changed': [
          { guard: not('isControlled'), actions: 'rememberController' },
          { guard: 'isEngaged', target: '.takenOver' },
          { target: 'reloading' },
        ],
        'worker.waiting': { guard: 'isControlled', target: '.waiting' },
      },
      states: {
        registering: {
          invoke: { src: 'register', onDone: 'registered', onError: 'failed' },
          after: { patience: 'failed' },
          on: { 'worker.installed': 'installed' },
        },
        failed: { after: { retry: 'registering' }, on: { 'worker.allowed': 'registering', 'worker.installed': 'installed' } },
        registered: { on: { 'worker.installed': 'installed' } },
        installed: {},
        waiting: {
          initial: 'choosing',
          on: { 'reader.freed': { target: '.updating', actions: 'forgetEngaged' } },
          states: {
            choosing: { always: [{ guard: 'isEngaged', target: 'asking' }, { target: 'updating' }] },
            asking: { on: { 'update.accept': 'updatingByWish', 'update.postpone': 'postponed' } },
            postponed: { on: { 'worker.waiting': {} } },
            updating: {
              invoke: { src: 'activateWaiting', onError: 'resting' },
              after: { localPatience: 'resting' },
              on: { 'worker.waiting': {}, 'reader.freed': { actions: 'forgetEngaged' } },
            },
            resting: { after: { soon: 'choosing' }, on: { 'worker.waiting': {} } },
            /** The reader said so: this page reloads under the chapter or form too. */
            updatingByWish: {
              invoke: { src: 'activateWaiting', onError: 'asking' },
              after: { localPatience: 'asking' },
              on: {
                'worker.waiting': {},
                'reader.freed': { actions: 'forgetEngaged' },
                'controller.changed': '#service-worker.reloading',
              },
            },
          },
        },
        /** Another tab let the newer worker in while the reader was engaged here. */
        takenOver: {
          initial: 'asking',
          on: {
            'reader.freed': { target: '#service-worker.reloading', actions: 'forgetEngaged' },
            'controller.changed': {},
            'worker.waiting': {},
          },
          states: {
            asking: { on: { 'update.accept': '#service-worker.reloading', 'update.postpone': 'postponed' } },
            postponed: {},
          },
        },
      },
    },
    /**
     * The page goes; whatever is told meanwhile must not ask for a second reload. A reader whom the browser asked and who stayed is asked
     * here.
     */
    reloading: { entry: 'askReload', after: { departure: 'running.takenOver' }, on: { 'worker.withdrawn': {} } },
    clearing: {
      invoke: { src: 'clear', onDone: 'cleared', onError: 'unclear' },
      after: { localPatience: 'unclear' },
      on: { 'worker.withdrawn': {} },
    },
    unclear: { after: { soon: 'clearing' }, on: { 'worker.withdrawn': {} } },
    cleared: { on: { 'worker.withdrawn': {} } },
  },
});
