import { assign, emit, enqueueActions, setup } from 'xstate';
import { nextFile, withArrival, withChosen, withKept, withLeft, withProgress, withRefusal, withRetry, withStep } from './file-queue.ts';
import { problemsOf, type StepEnd, uploadActors } from './upload.ports.ts';
import type {
  Arrival,
  FileKey,
  KeptFile,
  Progress,
  PutOff,
  UploadContext,
  UploadEvent,
  UploadFact,
  UploadProblem,
  UploadStep,
} from './upload.types.ts';

const UNREADABLE: readonly UploadProblem[] = [{ code: 'UNREADABLE', file: null, limit: null }];

const machineSetup = setup({
  types: {
    context: {} as UploadContext,
    events: {} as UploadEvent | StepEnd,
    emitted: {} as UploadFact,
  },
  actors: uploadActors(),
  delays: {
    recall: 3000,
    look: 12_000,
    stall: 60_000,
    answer: 10_000,
    again: 4000,
    turn: ({ context }) => context.putOff?.milliseconds ?? 0,
  },
  guards: {
    isHeld: ({ context }) => context.isPaused,
    isNext: ({ context }, step: UploadStep) => nextFile(context)?.step === step,
    isInWork: ({ context }, key: FileKey) => context.turn === key,
    cannotBe: (_, problems: readonly UploadProblem[] | null) => problems !== null,
    hasDropped: ({ context }) => context.dropping.length > 0,
  },
  actions: {
    takeChosen: assign(({ context }, keys: readonly FileKey[]) => ({
      files: withChosen(context.files, keys),
      dropping: context.dropping.filter((key) => !keys.includes(key)),
    })),
    takeTurn: assign({ turn: ({ context }) => nextFile(context)?.key ?? null }),
    takeKept: assign({
      files: ({ context }, kept: readonly KeptFile[]) =>
        withKept(
          context.files,
          kept.filter(({ key }) => !context.dropping.includes(key)),
        ),
    }),
    takeLeft: assign({
      files: ({ context }, { key, kept }: { readonly key: FileKey; readonly kept: KeptFile | null }) => withLeft(context.files, key, kept),
    }),
    takeOff: assign(({ context }, key: FileKey) => ({
      files: context.files.filter((file) => file.key !== key),
      dropping: [...context.dropping.filter((one) => one !== key), key],
    })),
    endDropping: assign({ dropping: [] }),
    retry: assign({ files: ({ context }, key: FileKey) => withRetry(context.files, key) }),
    goOn: assign({ files: ({ context }, step: UploadStep) => withStep(context, step) }),
    noteProgress: assign({ files: ({ context }, progress: Progress) => withProgress(context, progress) }),
    arrive: enqueueActions(({ context, enqueue }, { chapterIds, leftOut }: Arrival) => {
      enqueue.assign({ files: withArrival(context, { chapterIds, leftOut }) });
      enqueue(emit({ type: 'file.arrived', key: inWork(context), chapterIds, leftOut }));
    }),
    refuse: assign({ files: ({ context }, problems: readonly UploadProblem[] | null) => withRefusal(context, problems ?? UNREADABLE) }),
    rememberPutOff: assign({ putOff: (_, putOff: PutOff) => putOff }),
    hold: assign({ isPaused: true }),
    release: assign({ isPaused: false }),
  },
});

/** As long as the server says how far it is. */
const flowing = machineSetup.createStateConfig({
  after: { stall: '#upload.stranded' },
  on: {
    'file.progressed': {
      target: 'flowing',
      reenter: true,
      actions: { type: 'noteProgress', params: ({ event }) => event.progress },
    },
  },
});

/**
 * Brings chosen files to the server, one at a time: looks into each before anything is sent, sends it from the byte that
 * the server asks for, and follows what the server makes of it. Without a network it waits; what an earlier page began,
 * this one ends, once it is given the file again. A file that is refused stops no other.
 */
export const uploadMachine = machineSetup.createMachine({
  id: 'upload',
  context: { files: [], turn: null, isPaused: false, dropping: [], putOff: null },
  initial: 'recalling',
  on: {
    'files.choose': { actions: { type: 'takeChosen', params: ({ event }) => event.keys } },
    'file.left': { actions: { type: 'takeLeft', params: ({ event }) => event } },
    'file.retry': { actions: { type: 'retry', params: ({ event }) => event.key } },
    'file.drop': [
      {
        guard: { type: 'isInWork', params: ({ event }) => event.key },
        target: '.dropping',
        actions: { type: 'takeOff', params: ({ event }) => event.key },
      },
      { actions: { type: 'takeOff', params: ({ event }) => event.key } },
    ],
    'upload.pause': { target: '.resting', actions: 'hold' },
    'upload.resume': { actions: 'release' },
  },
  states: {
    recalling: {
      invoke: {
        src: 'recall',
        input: ({ self }) => ({ onLeft: (key, kept) => self.send({ type: 'file.left', key, kept }) }),
        onDone: { target: 'resting', actions: { type: 'takeKept', params: ({ event }) => event.output } },
        onError: 'resting',
      },
      after: { recall: 'resting' },
      on: { 'upload.pause': { actions: 'hold' } },
    },
    resting: {
      always: [
        { guard: 'hasDropped', target: 'dropping' },
        { guard: 'isHeld', target: 'held' },
        { guard: { type: 'isNext', params: 'check' }, target: 'checking', actions: 'takeTurn' },
        { guard: { type: 'isNext', params: 'send' }, target: 'sending', actions: 'takeTurn' },
        { guard: { type: 'isNext', params: 'process' }, target: 'processing', actions: 'takeTurn' },
      ],
    },
    /** By the uploader; what is taken off the list goes all the same. */
    held: {
      always: { guard: 'hasDropped', target: 'dropping' },
      on: { 'upload.resume': { target: 'resting', actions: 'release' } },
    },
    checking: {
      invoke: {
        src: 'check',
        input: ({ context, self }) => ({ key: inWork(context), onLooked: () => self.send({ type: 'file.lookedInto' }) }),
        onDone: { target: 'resting', actions: { type: 'goOn', params: 'send' } },
        onError: { target: 'resting', actions: { type: 'refuse', params: ({ event }) => problemsOf(event.error) } },
      },
      initial: 'looking',
      states: {
        /** At one of several: each has its time. */
        looking: {
          after: { look: { target: '#upload.resting', actions: { type: 'refuse', params: null } } },
          on: { 'file.lookedInto': { target: 'looking', reenter: true } },
        },
      },
    },
    sending: {
      invoke: { src: 'send', input: ({ context }) => inWork(context) },
      initial: 'flowing',
      states: { flowing },
      on: {
        'network.returned': { target: 'sending', reenter: true },
        'sending.putOff': { target: 'putOff', actions: { type: 'rememberPutOff', params: ({ event }) => event.putOff } },
        'sending.done': { target: 'resting', actions: { type: 'goOn', params: 'process' } },
        'sending.failed': [
          {
            guard: { type: 'cannotBe', params: ({ event }) => event.problems },
            target: 'resting',
            actions: { type: 'refuse', params: ({ event }) => event.problems },
          },
          { target: 'stranded' },
        ],
      },
    },
    processing: {
      invoke: { src: 'follow', input: ({ context }) => inWork(context) },
      initial: 'flowing',
      states: { flowing },
      on: {
        'network.returned': { target: 'processing', reenter: true },
        'processing.done': { target: 'resting', actions: { type: 'arrive', params: ({ event }) => event } },
        'processing.failed': [
          {
            guard: { type: 'cannotBe', params: ({ event }) => event.problems },
            target: 'resting',
            actions: { type: 'refuse', params: ({ event }) => event.problems },
          },
          { target: 'stranded' },
        ],
      },
    },
    /** The network is gone, or the server does not answer. */
    stranded: { after: { again: 'resting' }, on: { 'network.returned': 'resting' } },
    /** Too much was begun in a short time. */
    putOff: { after: { turn: 'resting' } },
    dropping: {
      invoke: { src: 'drop', input: ({ context }) => context.dropping, onDone: 'dropped', onError: 'dropped' },
      after: { answer: 'dropped' },
      on: {
        'upload.pause': { actions: 'hold' },
        'file.drop': { target: 'dropping', reenter: true, actions: { type: 'takeOff', params: ({ event }) => event.key } },
      },
    },
    /** Nothing else waits for a server that was not told yet: the port tells it when it can be reached. */
    dropped: { entry: 'endDropping', always: 'resting' },
  },
});

/** The file whose turn it is. */
function inWork({ turn }: UploadContext): FileKey {
  if (turn === null) throw new Error('The upload machine works on no file.');
  return turn;
}
