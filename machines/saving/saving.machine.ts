import { assign, emit, setup } from 'xstate';
import { problemOf, savingActors, type DownloadEnd } from './saving.ports.ts';
import type { ChapterKey, Progress, SavingContext, SavingEvent, SavingFact, SavingProblem } from './saving.types.ts';

const NOTHING: Progress = { stored: 0, total: 0 };

/**
 * Saves chapters for reading without a network, one at a time: asks for room first, stores every file, reads all of it
 * again. Without a network it waits; what an earlier page began, this one ends.
 */
export const savingMachine = setup({
  types: {
    context: {} as SavingContext,
    events: {} as SavingEvent | DownloadEnd,
    emitted: {} as SavingFact,
  },
  actors: savingActors(),
  delays: { retry: 4000, recall: 3000, moment: 1000, answer: 10_000, proof: 30_000, stall: 120_000 },
  guards: {
    isRecalled: ({ context }) => context.isRecalled,
    hasWork: ({ context }) => context.queue.length > 0,
    isKnown: ({ context }, key: ChapterKey) => context.queue.includes(key),
    cannotBe: (_, problem: SavingProblem | null) => problem !== null,
  },
  actions: {
    enqueue: assign(({ context }, key: ChapterKey) => ({
      queue: [...context.queue, key],
      problems: withoutProblem(context, key),
    })),
    takeKept: assign({
      queue: ({ context }, kept: readonly ChapterKey[]) => [...context.queue, ...kept.filter((key) => !context.queue.includes(key))],
    }),
    endRecall: assign({ isRecalled: true }),
    dropCurrent: assign({ queue: ({ context }) => context.queue.slice(1), progress: NOTHING }),
    noteProblem: assign({
      problems: ({ context }, problem: SavingProblem | null) => [
        ...context.problems,
        ...context.queue.slice(0, 1).map((key) => ({ key, problem: problem ?? ('damaged' as const) })),
      ],
    }),
    noteProgress: assign({ progress: (_, progress: Progress) => progress }),
    /** Null marks everything. */
    markRemoval: assign(({ context }, marked: ChapterKey | null) => {
      if (marked === null) return { queue: [], problems: [], removing: null, progress: NOTHING };
      return {
        queue: context.queue.filter((key) => key !== marked),
        problems: withoutProblem(context, marked),
        removing: context.removing === null ? null : [...context.removing.filter((key) => key !== marked), marked],
        progress: context.queue[0] === marked ? NOTHING : context.progress,
      };
    }),
    beginRemoval: assign({ removing: [] }),
    tellChange: emit({ type: 'shelf.changed' }),
  },
}).createMachine({
  id: 'saving',
  context: { queue: [], progress: NOTHING, problems: [], removing: [], isRecalled: false },
  initial: 'recalling',
  on: {
    'chapter.save': [
      { guard: { type: 'isKnown', params: ({ event }) => event.key } },
      { actions: { type: 'enqueue', params: ({ event }) => event.key } },
    ],
    'chapter.remove': { target: '.removing', actions: { type: 'markRemoval', params: ({ event }) => event.key } },
    'shelf.clear': { target: '.removing', actions: { type: 'markRemoval', params: null } },
  },
  states: {
    recalling: {
      invoke: {
        src: 'recall',
        onDone: { target: 'idle', actions: { type: 'takeKept', params: ({ event }) => event.output } },
        onError: 'idle',
      },
      after: { recall: { target: 'idle' } },
    },
    idle: { entry: 'endRecall', always: { guard: 'hasWork', target: 'checking' } },
    checking: {
      entry: 'tellChange',
      initial: 'waiting',
      invoke: {
        src: 'prepare',
        input: ({ context, self }) => ({ key: inWork(context), onTurn: () => self.send({ type: 'turn.come' }) }),
        onDone: { target: 'downloading', actions: 'tellChange' },
        onError: [
          {
            guard: { type: 'cannotBe', params: ({ event }) => problemOf(event.error) },
            target: 'failed',
            actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.error) },
          },
          { target: 'stranded' },
        ],
      },
      on: { 'network.returned': { target: 'checking', reenter: true } },
      states: {
        /** For other tabs, which save into the same caches: no server is asked yet. */
        waiting: { after: { moment: 'queued' }, on: { 'turn.come': 'asking' } },
        queued: { on: { 'turn.come': 'asking' } },
        asking: { after: { answer: '#saving.stranded' } },
      },
    },
    downloading: {
      invoke: { src: 'download', input: ({ context }) => inWork(context) },
      initial: 'waiting',
      states: {
        /** Its turn has come with the first word of how far it is. */
        waiting: {
          after: { moment: 'queued' },
          on: { 'file.stored': { target: 'flowing', actions: { type: 'noteProgress', params: ({ event }) => event.progress } } },
        },
        queued: { on: { 'file.stored': { target: 'flowing', actions: { type: 'noteProgress', params: ({ event }) => event.progress } } } },
        flowing: {
          after: { stall: '#saving.stranded' },
          on: {
            'file.stored': { target: 'flowing', reenter: true, actions: { type: 'noteProgress', params: ({ event }) => event.progress } },
          },
        },
      },
      on: {
        'network.returned': { target: 'downloading', reenter: true },
        'download.done': 'verifying',
        'download.failed': [
          {
            guard: { type: 'cannotBe', params: ({ event }) => event.problem },
            target: 'failed',
            actions: { type: 'noteProblem', params: ({ event }) => event.problem },
          },
          { target: 'stranded' },
        ],
      },
    },
    verifying: {
      initial: 'waiting',
      invoke: {
        src: 'verify',
        input: ({ context, self }) => ({ key: inWork(context), onTurn: () => self.send({ type: 'turn.come' }) }),
        onDone: 'saved',
        onError: { target: 'failed', actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.error) } },
      },
      on: { 'network.returned': { target: 'verifying', reenter: true } },
      states: {
        waiting: { after: { moment: 'queued' }, on: { 'turn.come': 'reading' } },
        queued: { on: { 'turn.come': 'reading' } },
        reading: { after: { proof: { target: '#saving.failed', actions: { type: 'noteProblem', params: null } } } },
      },
    },
    saved: { entry: ['dropCurrent', 'tellChange'], always: 'idle' },
    /** The chapter stays half stored: the next try goes on from there. */
    failed: { entry: ['dropCurrent', 'tellChange'], always: 'idle' },
    /** The network is gone, or the server does not answer. */
    stranded: { after: { retry: 'checking' }, on: { 'network.returned': 'checking' } },
    removing: {
      initial: 'waiting',
      invoke: {
        src: 'remove',
        input: ({ context, self }) => ({ keys: context.removing, onTurn: () => self.send({ type: 'turn.come' }) }),
        onDone: 'removed',
        onError: 'removed',
      },
      on: {
        'chapter.remove': {
          target: 'removing',
          reenter: true,
          actions: { type: 'markRemoval', params: ({ event }) => event.key },
        },
        'shelf.clear': { target: 'removing', reenter: true, actions: { type: 'markRemoval', params: null } },
      },
      states: {
        /** As long as other tabs save: nothing else could be done meanwhile. */
        waiting: { on: { 'turn.come': 'deleting' } },
        deleting: { after: { answer: '#saving.removed' } },
      },
    },
    /** What was kept is asked for again where the removal came before the answer. */
    removed: { entry: ['beginRemoval', 'tellChange'], always: [{ guard: 'isRecalled', target: 'idle' }, { target: 'recalling' }] },
  },
});

/** The chapter that is saved now. */
function inWork({ queue: [key] }: SavingContext): ChapterKey {
  if (key === undefined) throw new Error('The saving machine works on a queue that is empty.');
  return key;
}

function withoutProblem({ problems }: SavingContext, key: ChapterKey): SavingContext['problems'] {
  return problems.filter((problem) => problem.key !== key);
}
