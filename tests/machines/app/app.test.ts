import { expect, test } from 'vitest';
import * as fc from 'fast-check';
import { type Actor, createActor } from 'xstate';
import { appMachine, type AppInput } from '#machines/app/index.ts';
import { authActors, authMachine } from '#machines/auth/index.ts';
import { commentsActors, commentsMachine, type CommentsPorts } from '#machines/comments/index.ts';
import { freshnessActors, freshnessMachine } from '#machines/freshness/index.ts';
import { readerActors, readerMachine } from '#machines/reader/index.ts';
import { searchActors, searchMachine } from '#machines/search/index.ts';
import { speechActors, speechMachine } from '#machines/speech/index.ts';
import { uploadActors, uploadMachine } from '#machines/upload/index.ts';
import { guardNames, invertGuard, never } from '#tests/support/machines/machine-walk.ts';

const quiet = appMachine.provide({
  actors: {
    auth: authMachine.provide({ actors: authActors({ readStoredLogin: never, startHandover: never, endSession: never }) }),
    freshness: freshnessMachine.provide({ actors: freshnessActors({ fetchLatestBuild: never, claimReload: never }) }),
  },
});

function begin(worker: AppInput['worker'], machine = quiet) {
  const actor = createActor(machine, {
    id: 'app',
    input: { freshness: { build: 'one', jitter: 0.5 }, reading: { isIncognito: true }, worker },
  }).start();
  const { value, children } = actor.getSnapshot();
  return { actor, value, names: Object.keys(children).toSorted((a, b) => a.localeCompare(b, 'en')) };
}

const QUIET_COMMENTS: CommentsPorts = {
  loadPage: never,
  loadEarlier: never,
  openLive: () => () => {},
  send: never,
  change: never,
  recall: never,
  keep: never,
};
const quietComments = commentsMachine.provide({ actors: commentsActors(QUIET_COMMENTS) });

const quietReader = readerMachine.provide({
  actors: readerActors({ prepareNext: never, loadPage: never, autoScroll: () => () => {} }),
});

function opening(chapterId: string) {
  const input = { chapterId, hasNext: true, isChromeShown: true, isOnline: true };
  return { type: 'reader.open' as const, logic: quietReader, input };
}

interface Child {
  getSnapshot(): { readonly status: string; readonly context: object };
}

const childrenOf = (actor: Actor<typeof quiet>) => actor.getSnapshot().children as Readonly<Record<string, Child | undefined>>;

const WORKER = { isControlled: false, isEngaged: true };
const ALWAYS = ['auth', 'freshness', 'install-prompt', 'loading-bar', 'reading-sync', 'realtime', 'sign-in'];
const BESIDE_WORKER = ['saving', 'service-worker'];

test('The root spawns every chart of a page under its own name.', () => {
  expect(begin(WORKER)).toMatchObject({ value: 'tendingWorker', names: [...ALWAYS, ...BESIDE_WORKER].toSorted() });
});

test('Where the browser has no service workers, none is looked after.', () => {
  expect(begin(null)).toMatchObject({ value: 'workerless', names: ALWAYS });
});

test('What the children need to know is handed to them.', () => {
  const { actor } = begin({ isControlled: true, isEngaged: true });
  const { children } = actor.getSnapshot();
  expect(children.freshness?.getSnapshot().context).toEqual({ build: 'one', jitter: 0.5, latest: null });
  expect(children['reading-sync']?.getSnapshot().context).toMatchObject({ isIncognito: true, readerId: null });
  expect(children['service-worker']?.getSnapshot().context).toMatchObject({ isControlled: true, isEngaged: true });
});

test('They all end with it.', () => {
  const { actor } = begin(null);
  const children = Object.values(actor.getSnapshot().children);
  actor.stop();
  expect(children.map((child) => child?.getSnapshot().status)).toEqual(children.map(() => 'stopped'));
});

test('Comments are opened under the names of their subjects, and closed alone.', () => {
  const { actor } = begin(null);
  for (const id of ['comments.1.work', 'comments.1.2']) actor.send({ type: 'comments.open', id, logic: quietComments, readerId: '7' });
  const children = () =>
    actor.getSnapshot().children as Readonly<Record<string, { getSnapshot(): { status: string; context: object } } | undefined>>;
  const first = children()['comments.1.work'];
  expect([first?.getSnapshot().context, children()['comments.1.2']?.getSnapshot().status]).toMatchObject([{ readerId: '7' }, 'active']);
  actor.send({ type: 'comments.close', id: 'comments.1.work' });
  expect([first?.getSnapshot().status, 'comments.1.work' in children(), 'comments.1.2' in children()]).toEqual(['stopped', false, true]);
});

test('500 random openings and closings leave exactly the comments that are looked at, and every other chart alive.', () => {
  const step = fc.record({ isOpening: fc.boolean(), id: fc.constantFrom('comments.1.work', 'comments.1.2', 'comments.2.work') });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => isKept(quiet, steps)),
    { numRuns: 500 },
  );
});

/** Chapters that are open, by what their charts know, and how many of all that ever began are alive. */
function chaptersAfter(machine: typeof quiet, steps: readonly ({ readonly open: string } | { readonly close: string })[]) {
  const { actor } = begin(WORKER, machine);
  const met = new Set<Child>();
  for (const step of steps) {
    actor.send('open' in step ? opening(step.open) : { type: 'reader.close', chapterId: step.close });
    const { reader } = childrenOf(actor);
    if (reader) met.add(reader);
  }
  const { reader } = childrenOf(actor);
  const alive = [...met].filter((child) => child.getSnapshot().status === 'active').length;
  actor.stop();
  return { open: reader && 'chapterId' in reader.getSnapshot().context ? reader.getSnapshot().context : null, alive };
}

test('One chapter is open at a time, under the name reader; only its own closing closes it.', () => {
  const second = [{ open: '1' }, { open: '2' }];
  expect(chaptersAfter(quiet, [...second, { close: '1' }])).toMatchObject({ open: { chapterId: '2' }, alive: 1 });
  expect(chaptersAfter(quiet, [...second, { close: '2' }])).toEqual({ open: null, alive: 0 });
  expect(chaptersAfter(quiet, [...second, { close: '2' }, { open: '2' }])).toMatchObject({ open: { chapterId: '2' }, alive: 1 });
});

test('One field suggests at a time, under the name search, until it is closed.', () => {
  const logic = searchMachine.provide({ actors: searchActors({ suggest: never }) });
  const { actor } = begin(null);
  const fields = ['search.open', 'search.open', 'search.close', 'search.close'].map((type) => {
    actor.send(type === 'search.open' ? { type, logic } : { type: 'search.close' });
    return childrenOf(actor)['search'];
  });
  const alive = fields.map((field) => field?.getSnapshot().status);
  expect([alive, fields[0] === fields[1]]).toEqual([['stopped', 'stopped', undefined, undefined], false]);
});

test('One voice speaks at a time, under the name speech, until it is closed.', () => {
  const logic = speechMachine.provide({ actors: speechActors({ watchVoices: () => () => {}, speak: never }) });
  const { actor } = begin(null);
  const voices = ['speech.open', 'speech.open', 'speech.close', 'speech.close'].map((type) => {
    actor.send(type === 'speech.open' ? { type, logic } : { type: 'speech.close' });
    return childrenOf(actor)['speech'];
  });
  const alive = voices.map((voice) => voice?.getSnapshot().status);
  expect([alive, voices[0] === voices[1]]).toEqual([['stopped', 'stopped', undefined, undefined], false]);
});

test('One uploader sends at a time, under the name upload, until they leave.', () => {
  const actors = uploadActors({ recall: never, check: never, send: never, follow: never, drop: never });
  const logic = uploadMachine.provide({ actors });
  const { actor } = begin(null);
  const uploaders = ['upload.open', 'upload.open', 'upload.close', 'upload.close'].map((type) => {
    actor.send(type === 'upload.open' ? { type, logic } : { type: 'upload.close' });
    return childrenOf(actor)['upload'];
  });
  const alive = uploaders.map((uploader) => uploader?.getSnapshot().status);
  expect([alive, uploaders[0] === uploaders[1]]).toEqual([['stopped', 'stopped', undefined, undefined], false]);
});

test.each(guardNames(quiet))('Turning the guard %s round is noticed.', (name) => {
  const twice = [
    { isOpening: true, id: 'comments.1.work' },
    { isOpening: true, id: 'comments.1.work' },
  ];
  const machine = invertGuard(quiet, name);
  const { open } = chaptersAfter(machine, [{ open: '1' }, { close: '2' }]);
  expect([isKept(machine, twice), open !== null]).not.toEqual([true, true]);
});

/** Whether the children are what was opened and not closed, beside those that always live, and none was orphaned. */
function isKept(machine: typeof quiet, steps: readonly { readonly isOpening: boolean; readonly id: string }[]): boolean {
  const { actor } = begin(WORKER, machine);
  const open = new Set<string>();
  const met = new Set<Child>();
  for (const { isOpening, id } of steps) {
    actor.send(isOpening ? { type: 'comments.open', id, logic: quietComments, readerId: null } : { type: 'comments.close', id });
    if (isOpening) open.add(id);
    else open.delete(id);
    for (const child of Object.values(childrenOf(actor))) if (child) met.add(child);
  }
  const living = Object.keys(childrenOf(actor)).toSorted();
  const active = [...met].filter((child) => child.getSnapshot().status === 'active');
  actor.stop();
  return (
    JSON.stringify(living) === JSON.stringify([...ALWAYS, ...BESIDE_WORKER, ...open].toSorted()) &&
    (steps.length === 0 || active.length === living.length)
  );
}
