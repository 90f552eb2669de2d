import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { appMachine, type AppInput } from '#machines/app/index.ts';
import { authActors, authMachine } from '#machines/auth/index.ts';
import { commentsActors, commentsMachine, type CommentsPorts } from '#machines/comments/index.ts';
import { freshnessActors, freshnessMachine } from '#machines/freshness/index.ts';
import { never } from '#tests/support/machine-walk.ts';

const quiet = appMachine.provide({
  actors: {
    auth: authMachine.provide({ actors: authActors({ readStoredLogin: never, startHandover: never, endSession: never }) }),
    freshness: freshnessMachine.provide({ actors: freshnessActors({ fetchLatestBuild: never, claimReload: never }) }),
  },
});

function begin(worker: AppInput['worker']) {
  const actor = createActor(quiet, { id: 'app', input: { freshness: { build: 'one', jitter: 0.5 }, worker } }).start();
  const { value, children } = actor.getSnapshot();
  return { actor, value, names: Object.keys(children).toSorted((a, b) => a.localeCompare(b, 'en')) };
}

const ALWAYS = ['auth', 'freshness', 'install-prompt', 'loading-bar', 'realtime', 'sign-in'];

test('The root spawns every chart of a page under its own name.', () => {
  expect(begin({ isControlled: false, isReading: true })).toMatchObject({
    value: 'updating',
    names: ['auth', 'freshness', 'install-prompt', 'loading-bar', 'realtime', 'service-worker', 'sign-in'],
  });
});

test('Where the browser has no service workers, none is looked after.', () => {
  expect(begin(null)).toMatchObject({ value: 'running', names: ALWAYS });
});

test('What the children need to know is handed to them.', () => {
  const { actor } = begin({ isControlled: true, isReading: true });
  const { children } = actor.getSnapshot();
  expect(children.freshness?.getSnapshot().context).toEqual({ build: 'one', jitter: 0.5, latest: null });
  expect(children['service-worker']?.getSnapshot().context).toMatchObject({ isControlled: true, isReading: true });
});

test('They all end with it.', () => {
  const { actor } = begin(null);
  const children = Object.values(actor.getSnapshot().children);
  actor.stop();
  expect(children.map((child) => child?.getSnapshot().status)).toEqual(children.map(() => 'stopped'));
});

test('Comments are opened under the names of their subjects, and closed alone.', () => {
  const { actor } = begin(null);
  const logic = commentsMachine.provide({ actors: commentsActors({ ...QUIET_COMMENTS }) });
  for (const id of ['comments.1.work', 'comments.1.2']) actor.send({ type: 'comments.open', id, logic, readerId: '7' });
  const children = () =>
    actor.getSnapshot().children as Readonly<Record<string, { getSnapshot(): { status: string; context: object } } | undefined>>;
  const first = children()['comments.1.work'];
  expect([first?.getSnapshot().context, children()['comments.1.2']?.getSnapshot().status]).toMatchObject([{ readerId: '7' }, 'active']);
  actor.send({ type: 'comments.close', id: 'comments.1.work' });
  expect([first?.getSnapshot().status, 'comments.1.work' in children(), 'comments.1.2' in children()]).toEqual(['stopped', false, true]);
});

const QUIET_COMMENTS: CommentsPorts = { loadPage: never, openLive: () => () => {}, send: never, change: never, recall: never, keep: never };
