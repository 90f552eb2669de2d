import { assign, emit, type ErrorActorEvent, setup } from 'xstate';
import { afterDelivery, nextToBring, orderLoaded } from './comment-order.ts';
import { CommentRefused, commentsActors, type Delivered } from './comments.ports.ts';
import {
  type Change,
  type CommentsContext,
  type CommentsEvent,
  type CommentsFact,
  type CommentsInput,
  type Draft,
  EMPTY_DRAFT,
  type Kept,
  type Refusal,
} from './comments.types.ts';
import { isNewKey, isSendable, nextToSend, ownDraft, withKept, withRefusal } from './outbox.ts';

const machineSetup = setup({
  types: {
    context: {} as CommentsContext,
    events: {} as CommentsEvent,
    input: {} as CommentsInput,
    emitted: {} as CommentsFact,
  },
  actors: commentsActors(),
  delays: { headStart: 500, patience: 10_000, storagePatience: 3000, again: 4000 },
  guards: {
    isPage: (_, page: number) => Number.isSafeInteger(page) && page >= 1,
    canSend: ({ context }, key: string) => context.readerId !== null && isSendable(ownDraft(context)) && isNewKey(context, key),
    hasNext: ({ context }) => nextToSend(context) !== undefined,
    isRefusal: (_, error: unknown) => error instanceof CommentRefused,
    canChange: ({ context }, { kind, id }: Change) =>
      context.readerId !== null && context.changes.every((change) => change.kind !== kind || change.id !== id),
    isUnasked: ({ context }, threadId: string) => !context.earlierOf.includes(threadId),
    hasEarlierToBring: ({ context }) => nextToBring(context) !== undefined,
    hasChanges: ({ context }) => context.changes.length > 0,
    isUnkept: ({ context }) => context.revision !== context.keptRevision,
  },
  actions: {
    turnTo: assign({ page: (_, page: number) => page, ids: [] }),
    listenSince: assign({ toldSince: [] }),
    takePage: assign({ ids: ({ context }, loaded: readonly string[]) => orderLoaded(context, loaded) }),
    deliver: assign(({ context }, delivered: Delivered) => afterDelivery(context, delivered)),
    takeDraft: assign({
      draft: (_, draft: Draft) => draft,
      draftAuthorId: ({ context }) => context.readerId,
      revision: ({ context }) => context.revision + 1,
    }),
    queueDraft: assign(({ context: { outbox, draft, readerId, revision } }, key: string) => ({
      outbox: readerId === null ? outbox : [...outbox, { key, authorId: readerId, draft, refusal: null }],
      draft: EMPTY_DRAFT,
      draftAuthorId: null,
      revision: revision + 1,
    })),
    chooseNext: assign({ sending: ({ context }) => nextToSend(context)?.key ?? null }),
    stopSending: assign({ sending: null }),
    refuseSending: assign(({ context: { outbox, sending, revision } }, error: unknown) => ({
      outbox: withRefusal(outbox, sending, refusalOf(error)),
      revision: revision + 1,
    })),
    allowAgain: assign(({ context: { outbox, revision } }, key: string) => ({
      outbox: withRefusal(outbox, key, null),
      revision: revision + 1,
    })),
    discard: assign(({ context: { outbox, revision } }, key: string) => ({
      outbox: outbox.filter((outgoing) => outgoing.key !== key),
      revision: revision + 1,
    })),
    rememberReader: assign({ readerId: (_, readerId: string | null) => readerId, changes: [] }),
    queueChange: assign({ changes: ({ context }, change: Change) => [...context.changes, change] }),
    endChange: assign({ changes: ({ context }) => context.changes.slice(1) }),
    queueEarlier: assign(({ context: { earlierOf, noEarlierOf } }, threadId: string) => ({
      earlierOf: [...earlierOf, threadId],
      noEarlierOf: noEarlierOf.filter((id) => id !== threadId),
    })),
    chooseEarlier: assign({ bringing: ({ context }) => nextToBring(context) ?? null }),
    endEarlier: assign({ earlierOf: ({ context: { earlierOf, bringing } }) => earlierOf.filter((id) => id !== bringing) }),
    failEarlier: assign({
      noEarlierOf: ({ context: { noEarlierOf, bringing } }) => (bringing === null ? noEarlierOf : [...noEarlierOf, bringing]),
    }),
    stopBringing: assign({ bringing: null }),
    forgetEarlier: assign({ earlierOf: [], noEarlierOf: [] }),
    tellChanged: emit(({ context }): CommentsFact => ({ type: 'change.done', change: firstOf(context.changes) })),
    tellUnchanged: emit(({ context }, error: unknown): CommentsFact => ({
      type: 'change.failed',
      change: firstOf(context.changes),
      refusal: refusalOf(error),
    })),
    takeKept: assign(({ context }, kept: Kept) => withKept(context, kept)),
    markKept: assign({ keptRevision: ({ context }) => context.revision }),
  },
});

const list = machineSetup.createStateConfig({
  initial: 'awaitingLive',
  on: {
    'page.choose': {
      guard: { type: 'isPage', params: ({ event }) => event.page },
      target: '.loading',
      actions: { type: 'turnTo', params: ({ event }) => event.page },
    },
    'live.opened': '.loading',
    'reader.changed': '.loading',
    'comment.added': { actions: { type: 'deliver', params: ({ event }) => event } },
  },
  states: {
    /** What is loaded before the live connection stands could miss a comment: it gets a head start. */
    awaitingLive: { after: { headStart: 'loading' } },
    loading: {
      entry: 'listenSince',
      after: { patience: 'failed' },
      on: { 'network.returned': { target: 'loading', reenter: true } },
      invoke: {
        src: 'loadPage',
        input: ({ context }) => ({ page: context.page }),
        onDone: { target: 'shown', actions: { type: 'takePage', params: ({ event }) => event.output } },
        onError: 'failed',
      },
    },
    shown: {},
    failed: { after: { again: 'loading' }, on: { 'list.retry': 'loading', 'network.returned': 'loading' } },
  },
});

const live = machineSetup.createStateConfig({
  initial: 'listening',
  on: { 'reader.changed': '.listening' },
  states: {
    listening: {
      initial: 'opening',
      invoke: { src: 'openLive', onError: 'interrupted' },
      on: { 'live.opened': '.open', 'live.closed': 'interrupted', 'live.refused': 'refused' },
      states: { opening: {}, open: {} },
    },
    interrupted: { after: { again: 'listening' }, on: { 'network.returned': 'listening' } },
    refused: {},
  },
});

const outbox = machineSetup.createStateConfig({
  initial: 'resting',
  on: {
    'draft.send': {
      guard: { type: 'canSend', params: ({ event }) => event.key },
      actions: { type: 'queueDraft', params: ({ event }) => event.key },
    },
    'outgoing.retry': { actions: { type: 'allowAgain', params: ({ event }) => event.key } },
    'outgoing.discard': { actions: { type: 'discard', params: ({ event }) => event.key } },
    'reader.changed': { target: '.resting', actions: { type: 'rememberReader', params: ({ event }) => event.readerId } },
  },
  states: {
    resting: { entry: 'stopSending', always: { guard: 'hasNext', target: 'sending' } },
    sending: {
      entry: 'chooseNext',
      after: { patience: 'pausing' },
      on: { 'network.returned': 'resting' },
      invoke: {
        src: 'send',
        input: ({ context }) => firstOf(context.outbox.filter(({ key }) => key === context.sending)),
        onDone: { target: 'resting', actions: { type: 'deliver', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isRefusal', params: errorOf },
            target: 'resting',
            actions: { type: 'refuseSending', params: errorOf },
          },
          { target: 'pausing' },
        ],
      },
    },
    /** Nobody knows whether it arrived: it goes again under its key, which the server takes once. */
    pausing: { entry: 'stopSending', after: { again: 'resting' }, on: { 'network.returned': 'resting' } },
  },
});

const storage = machineSetup.createStateConfig({
  initial: 'recalling',
  on: { 'draft.changed': { actions: { type: 'takeDraft', params: ({ event }) => event.draft } } },
  states: {
    recalling: {
      after: { storagePatience: 'kept' },
      invoke: {
        src: 'recall',
        onDone: { target: 'kept', actions: { type: 'takeKept', params: ({ event }) => event.output } },
        onError: 'kept',
      },
    },
    kept: { always: { guard: 'isUnkept', target: 'keeping' } },
    keeping: {
      entry: 'markKept',
      after: { storagePatience: 'unkept' },
      invoke: {
        src: 'keep',
        input: ({ context }) => ({ draft: context.draft, draftAuthorId: context.draftAuthorId, outbox: context.outbox }),
        onDone: 'kept',
        onError: 'unkept',
      },
    },
    unkept: { always: { guard: 'isUnkept', target: 'keeping' }, after: { again: 'keeping' } },
  },
});

const changes = machineSetup.createStateConfig({
  initial: 'settled',
  on: {
    'comment.change': {
      guard: { type: 'canChange', params: ({ event }) => event.change },
      actions: { type: 'queueChange', params: ({ event }) => event.change },
    },
    'reader.changed': '.settled',
  },
  states: {
    settled: { always: { guard: 'hasChanges', target: 'changing' } },
    changing: {
      after: { patience: { target: 'settled', actions: [{ type: 'tellUnchanged', params: null }, 'endChange'] } },
      invoke: {
        src: 'change',
        input: ({ context }) => firstOf(context.changes),
        onDone: { target: 'settled', actions: ['tellChanged', 'endChange'] },
        onError: { target: 'settled', actions: [{ type: 'tellUnchanged', params: errorOf }, 'endChange'] },
      },
    },
  },
});

const earlier = machineSetup.createStateConfig({
  initial: 'settled',
  on: {
    'earlier.ask': {
      guard: { type: 'isUnasked', params: ({ event }) => event.threadId },
      actions: { type: 'queueEarlier', params: ({ event }) => event.threadId },
    },
    'page.choose': {
      guard: { type: 'isPage', params: ({ event }) => event.page },
      target: '.settled',
      actions: 'forgetEarlier',
    },
  },
  states: {
    settled: { entry: 'stopBringing', always: { guard: 'hasEarlierToBring', target: 'bringing' } },
    bringing: {
      entry: 'chooseEarlier',
      after: { patience: { target: 'settled', actions: ['failEarlier', 'endEarlier'] } },
      invoke: {
        src: 'loadEarlier',
        input: ({ context }) => ({ threadId: firstOf(context.earlierOf.filter((id) => id === context.bringing)) }),
        onDone: { target: 'settled', actions: 'endEarlier' },
        onError: { target: 'settled', actions: ['failEarlier', 'endEarlier'] },
      },
    },
  },
});

/**
 * The comments of one subject: their list by pages, earlier replies of long threads, live events of new ones, the reader's draft and the
 * comments on their way. A comment is sent under a key until its answer or its live event is heard, and shown once.
 */
export const commentsMachine = machineSetup.createMachine({
  id: 'comments',
  context: ({ input }) => ({
    ...input,
    page: 1,
    ids: [],
    toldSince: [],
    draft: EMPTY_DRAFT,
    draftAuthorId: null,
    outbox: [],
    sending: null,
    delivered: [],
    changes: [],
    earlierOf: [],
    bringing: null,
    noEarlierOf: [],
    revision: 0,
    keptRevision: 0,
  }),
  type: 'parallel',
  states: { live, list, earlier, storage, outbox, changes },
});

function errorOf({ event }: { readonly event: ErrorActorEvent }): unknown {
  return event.error;
}

function refusalOf(error: unknown): Refusal {
  return error instanceof CommentRefused ? error.refusal : 'failed';
}

/** Of a list that a guard has found to hold something. */
function firstOf<Item>(items: readonly Item[]): Item {
  const [first] = items;
  if (first === undefined) throw new Error('The comments machine acts on a list that is empty.');
  return first;
}
