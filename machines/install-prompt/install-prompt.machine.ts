import { assign, setup } from 'xstate';
import { installPromptActors } from './install-prompt.ports.ts';
import type { InstallChoice, InstallPromptContext, InstallPromptEvent } from './install-prompt.types.ts';

const REFUSAL_HOLDS_MS = 30 * 86_400_000;

/**
 * Offers to install the site where the browser would, once, and not again within thirty days of a refusal; never over
 * what the reader is at.
 */
export const installPromptMachine = setup({
  types: { context: {} as InstallPromptContext, events: {} as InstallPromptEvent },
  actors: installPromptActors(),
  delays: { patience: 5000 },
  guards: {
    isOffered: ({ context }) => context.isOffered,
    isTrue: (_, value: boolean) => value,
    isAccepted: (_, choice: InstallChoice) => choice === 'accepted',
  },
  actions: {
    rememberOffer: assign({ isOffered: true }),
    useOffer: assign({ isOffered: false }),
  },
}).createMachine({
  id: 'install-prompt',
  context: { isOffered: false },
  type: 'parallel',
  states: {
    /** Whether they are at something that nothing may be laid over. */
    reader: {
      initial: 'free',
      states: {
        free: { on: { 'reader.engaged': 'engaged' } },
        engaged: { on: { 'reader.freed': 'free' } },
      },
    },
    offer: {
      initial: 'recalling',
      invoke: { src: 'watchOffers', onError: '.unavailable' },
      on: { 'prompt.offered': { actions: 'rememberOffer' }, 'app.installed': '.accepted' },
      states: {
        recalling: {
          after: { patience: 'listening' },
          invoke: {
            src: 'recallRefusal',
            input: { withinMs: REFUSAL_HOLDS_MS },
            onDone: [{ guard: { type: 'isTrue', params: ({ event }) => event.output }, target: 'cancelled' }, { target: 'listening' }],
            onError: 'listening',
          },
        },
        listening: {
          always: { guard: 'isOffered', target: 'available' },
        },
        available: { on: { 'install.accept': 'prompting', 'install.refuse': 'remembering' } },
        prompting: {
          entry: 'useOffer',
          invoke: {
            src: 'showPrompt',
            onDone: [{ guard: { type: 'isAccepted', params: ({ event }) => event.output }, target: 'accepted' }, { target: 'remembering' }],
            onError: 'listening',
          },
        },
        remembering: {
          after: { patience: 'cancelled' },
          invoke: { src: 'rememberRefusal', onDone: 'cancelled', onError: 'cancelled' },
        },
        cancelled: {},
        accepted: {},
        /** The browser gives no news of prompts. */
        unavailable: {},
      },
    },
  },
});
