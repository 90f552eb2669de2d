import { assign, emit, setup } from 'xstate';
import { afterFailure, afterLoading, afterRefusal, withAwaited } from './broken-pages.ts';
import { isNearNext } from './near-next.selectors.ts';
import { readerActors } from './reader.ports.ts';
import { AUTO_SPEEDS, type ReaderContext, type ReaderEvent, type ReaderFact, type ReaderInput, type ReadPlace } from './reader.types.ts';

const machineSetup = setup({
  types: {
    context: {} as ReaderContext,
    events: {} as ReaderEvent,
    input: {} as ReaderInput,
    emitted: {} as ReaderFact,
  },
  actors: readerActors(),
  delays: { hold: 400, patience: 10_000, again: 4000 },
  guards: {
    isAtEnd: (_, { isAtEnd }: ReadPlace) => isAtEnd,
    isReadingOn: (_, { isAtEnd, motion }: ReadPlace) => !isAtEnd && motion !== 0,
    isNextNear: ({ context }, place: ReadPlace) => context.hasNext && isNearNext(place),
    hasNext: ({ context }) => context.hasNext,
    isChromeShown: ({ context }) => context.isChromeShown,
    isOnline: ({ context }) => context.isOnline,
    isSpeed: (_, speed: number) => AUTO_SPEEDS.some((one) => one === speed),
    hasAwaited: ({ context }) => context.awaited.length > 0,
    isAwaitedNow: ({ context }, id: string) => context.awaited[0] === id,
  },
  actions: {
    rememberSpeed: assign({ speed: (_, speed: number) => speed }),
    noteFailure: assign(({ context }, id: string) => afterFailure(context, id)),
    noteLoaded: assign(({ context }, id: string) => afterLoading(context, id)),
    noteAnswered: assign(({ context }) => afterLoading(context, context.awaited[0])),
    noteRefused: assign(({ context }) => afterRefusal(context)),
    awaitPage: assign(({ context }, id: string) => withAwaited(context, [id])),
    awaitAll: assign(({ context }) => withAwaited(context, context.broken)),
    tellNextChosen: emit({ type: 'next.chosen' }),
  },
});

const pages = machineSetup.createStateConfig({
  initial: 'opening',
  states: {
    opening: {
      on: { 'place.changed': [{ guard: { type: 'isAtEnd', params: placeOf }, target: 'atEnd' }, { target: 'reading' }] },
    },
    reading: {
      on: { 'place.changed': { guard: { type: 'isAtEnd', params: placeOf }, target: 'atEnd' } },
    },
    atEnd: {
      initial: 'arriving',
      on: { 'place.changed': [{ guard: { type: 'isAtEnd', params: placeOf } }, { target: 'reading' }] },
      states: {
        /** A reader who taps quickly must not fall through the end. */
        arriving: { after: { hold: 'resting' } },
        resting: { on: { 'chapter.goOn': { guard: 'hasNext', actions: 'tellNextChosen' } } },
      },
    },
  },
});

const chrome = machineSetup.createStateConfig({
  initial: 'unknown',
  states: {
    /** Taken over as the page shows it. */
    unknown: { always: [{ guard: 'isChromeShown', target: 'shown' }, { target: 'hidden' }] },
    shown: {
      on: {
        'chrome.toggle': 'hidden',
        'chrome.hide': 'hidden',
        'place.changed': { guard: { type: 'isReadingOn', params: placeOf }, target: 'hidden' },
      },
    },
    hidden: {
      on: {
        'chrome.toggle': 'shown',
        'chrome.show': 'shown',
        'place.changed': { guard: { type: 'isAtEnd', params: placeOf }, target: 'shown' },
      },
    },
  },
});

const view = machineSetup.createStateConfig({
  initial: 'plain',
  states: {
    plain: { on: { 'view.zoomed': 'zoomed' } },
    /** Pages side by side stay enlarged while the reader goes on over them; single ones end it themselves when they turn. */
    zoomed: { on: { 'view.unzoomed': 'plain' } },
  },
});

const motion = machineSetup.createStateConfig({
  initial: 'resting',
  states: {
    resting: {
      on: {
        'scroll.start': {
          guard: { type: 'isSpeed', params: ({ event }) => event.speed },
          target: 'autoScrolling',
          actions: { type: 'rememberSpeed', params: ({ event }) => event.speed },
        },
      },
    },
    /** Over enlarged pages too; who enlarges them meanwhile wants to look. */
    autoScrolling: {
      invoke: { src: 'autoScroll', input: ({ context }) => ({ speed: context.speed }), onError: 'resting' },
      on: {
        'scroll.stop': 'resting',
        'scroll.start': {
          guard: { type: 'isSpeed', params: ({ event }) => event.speed },
          target: 'autoScrolling',
          reenter: true,
          actions: { type: 'rememberSpeed', params: ({ event }) => event.speed },
        },
        'view.zoomed': 'resting',
        'place.changed': { guard: { type: 'isAtEnd', params: placeOf }, target: 'resting' },
      },
    },
  },
});

const next = machineSetup.createStateConfig({
  initial: 'unasked',
  states: {
    unasked: { on: { 'place.changed': { guard: { type: 'isNextNear', params: placeOf }, target: 'preparing' } } },
    preparing: {
      after: { patience: 'failed' },
      on: { 'network.returned': { target: 'preparing', reenter: true } },
      invoke: { src: 'prepareNext', onDone: 'ready', onError: 'failed' },
    },
    ready: {},
    /** Nothing is lost: going there asks again. The reader's next move, or the network's return, prepares it again. */
    failed: { after: { again: 'unasked' }, on: { 'network.returned': 'preparing' } },
  },
});

const network = machineSetup.createStateConfig({
  initial: 'unknown',
  states: {
    unknown: { always: [{ guard: 'isOnline', target: 'online' }, { target: 'offline' }] },
    online: { on: { 'network.lost': 'offline' } },
    offline: { on: { 'network.returned': 'online' } },
  },
});

const pictures = machineSetup.createStateConfig({
  initial: 'resting',
  on: {
    'page.failed': { actions: { type: 'noteFailure', params: ({ event }) => event.id } },
    'page.loaded': { actions: { type: 'noteLoaded', params: ({ event }) => event.id } },
    'page.retry': { actions: { type: 'awaitPage', params: ({ event }) => event.id } },
    'network.returned': { actions: 'awaitAll' },
  },
  states: {
    resting: { always: { guard: 'hasAwaited', target: 'retrying' } },
    retrying: {
      after: { patience: { target: 'resting', actions: 'noteRefused' } },
      on: {
        /** Whoever asked for it. */
        'page.loaded': {
          guard: { type: 'isAwaitedNow', params: ({ event }) => event.id },
          target: 'resting',
          actions: { type: 'noteLoaded', params: ({ event }) => event.id },
        },
        'network.returned': { target: 'resting', actions: 'awaitAll' },
      },
      invoke: {
        src: 'loadPage',
        input: ({ context }) => ({ id: firstOf(context.awaited) }),
        onDone: { target: 'resting', actions: 'noteAnswered' },
        onError: { target: 'resting', actions: 'noteRefused' },
      },
    },
  },
});

/**
 * One open chapter: whether its end is reached, whether the bars are seen, what enlarges or moves the pages, the chapter after it,
 * and pictures that did not come. It never goes on by itself: the next chapter is only ever chosen by a step past the end.
 */
export const readerMachine = machineSetup.createMachine({
  id: 'reader',
  context: ({ input }) => ({ ...input, speed: 3, broken: [], awaited: [] }),
  initial: 'open',
  on: { 'chapter.left': '.left' },
  states: {
    open: { type: 'parallel', states: { pages, chrome, view, motion, next, network, pictures } },
    left: { type: 'final' },
  },
});

function placeOf({ event }: { readonly event: ReadPlace }): ReadPlace {
  return event;
}

/** Of a list that a guard has found to hold something. */
function firstOf<Item>(items: readonly Item[]): Item {
  const [first] = items;
  if (first === undefined) throw new Error('The reader machine asks for a page again where none is awaited.');
  return first;
}
