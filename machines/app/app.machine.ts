import { assign, enqueueActions, setup, stopChild } from 'xstate';
import { authMachine } from '../auth/index.ts';
import { freshnessMachine } from '../freshness/index.ts';
import { installPromptMachine } from '../install-prompt/index.ts';
import { loadingBarMachine } from '../loading-bar/index.ts';
import { readingSyncMachine } from '../reading-sync/index.ts';
import { realtimeMachine } from '../realtime/index.ts';
import { savingMachine } from '../saving/index.ts';
import { serviceWorkerMachine } from '../service-worker/index.ts';
import { signInMachine } from '../sign-in/index.ts';
import type { AppContext, AppEvent, AppInput, OneAtATime } from './app.types.ts';

/**
 * The root of a page's statecharts: begins once the page can be read, and spawns every other under its own name, so that
 * one inspector sees them all.
 */
export const appMachine = setup({
  types: {
    input: {} as AppInput,
    context: {} as AppContext,
    events: {} as AppEvent,
    children: {} as {
      auth: 'auth';
      'sign-in': 'signIn';
      'reading-sync': 'readingSync';
      realtime: 'realtime';
      'loading-bar': 'loadingBar';
      freshness: 'freshness';
      'install-prompt': 'installPrompt';
      'service-worker': 'serviceWorker';
      saving: 'saving';
    },
  },
  actors: {
    auth: authMachine,
    signIn: signInMachine,
    readingSync: readingSyncMachine,
    realtime: realtimeMachine,
    loadingBar: loadingBarMachine,
    freshness: freshnessMachine,
    installPrompt: installPromptMachine,
    serviceWorker: serviceWorkerMachine,
    saving: savingMachine,
  },
  actions: {
    openComments: enqueueActions(({ enqueue }, { id, logic, readerId }: Extract<AppEvent, { type: 'comments.open' }>) => {
      // Its name is made of its subject, which the types of `children` cannot say.
      enqueue.assign({ comments: ({ context }) => [...context.comments, id] });
      enqueue.spawnChild(logic, { id: id as never, input: { readerId } });
    }),
    openReader: enqueueActions(({ enqueue }, { logic, input }: Extract<AppEvent, { type: 'reader.open' }>) => {
      enqueue.stopChild('reader');
      enqueue.assign({ chapter: input.chapterId });
      enqueue.spawnChild(logic, { id: 'reader' as never, input });
    }),
    forgetReader: assign({ chapter: null }),
    openAlone: enqueueActions(({ enqueue }, { id, logic }: { readonly id: string; readonly logic: OneAtATime }) => {
      enqueue.stopChild(id);
      enqueue.spawnChild(logic, { id: id as never });
    }),
    forgetComments: assign({ comments: ({ context }, id: string) => context.comments.filter((open) => open !== id) }),
  },
  guards: {
    hasWorkers: ({ context }) => context.worker !== null,
    isNew: ({ context }, id: string) => !context.comments.includes(id),
    isOpen: ({ context }, chapterId: string) => context.chapter === chapterId,
  },
}).createMachine({
  id: 'app',
  context: ({ input }) => ({ ...input, comments: [], chapter: null }),
  initial: 'choosing',
  invoke: [
    { src: 'auth', id: 'auth' },
    { src: 'signIn', id: 'sign-in' },
    { src: 'realtime', id: 'realtime' },
    { src: 'loadingBar', id: 'loading-bar' },
    { src: 'freshness', id: 'freshness', input: ({ context }) => context.freshness },
    { src: 'installPrompt', id: 'install-prompt' },
    { src: 'readingSync', id: 'reading-sync', input: ({ context }) => context.reading },
  ],
  on: {
    'comments.open': {
      guard: { type: 'isNew', params: ({ event }) => event.id },
      actions: { type: 'openComments', params: ({ event }) => event },
    },
    'comments.close': {
      actions: [stopChild(({ event }) => event.id), { type: 'forgetComments', params: ({ event }) => event.id }],
    },
    'reader.open': { actions: { type: 'openReader', params: ({ event }) => event } },
    'reader.close': {
      guard: { type: 'isOpen', params: ({ event }) => event.chapterId },
      actions: [stopChild('reader'), 'forgetReader'],
    },
    'speech.open': { actions: { type: 'openAlone', params: ({ event }) => ({ id: 'speech', logic: event.logic }) } },
    'speech.close': { actions: stopChild('speech') },
    'search.open': { actions: { type: 'openAlone', params: ({ event }) => ({ id: 'search', logic: event.logic }) } },
    'search.close': { actions: stopChild('search') },
    'upload.open': { actions: { type: 'openAlone', params: ({ event }) => ({ id: 'upload', logic: event.logic }) } },
    'upload.close': { actions: stopChild('upload') },
  },
  states: {
    choosing: { always: [{ guard: 'hasWorkers', target: 'tendingWorker' }, { target: 'workerless' }] },
    /** The service worker is looked after too, and chapters can be saved for it to show. */
    tendingWorker: {
      invoke: [
        { src: 'serviceWorker', id: 'service-worker', input: ({ context }) => tended(context) },
        { src: 'saving', id: 'saving' },
      ],
    },
    workerless: {},
  },
});

function tended({ worker }: AppContext): NonNullable<AppInput['worker']> {
  if (worker === null) throw new Error('The app machine tends a service worker where the browser has none.');
  return worker;
}
