import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { type Change, CommentRefused, commentsActors, commentsMachine } from '#machines/comments/index.ts';
import { guardNames, invertGuard, never, settled, walkPaths } from '#tests/support/machines/machine-walk.ts';
import { added, begin, opened } from './comments-life.ts';

const DELETION: Change = { kind: 'delete', id: '1' };

const ask = (life: ReturnType<typeof begin>, threadId: string): void => life.actor.send({ type: 'earlier.ask', threadId });
const stages = (life: ReturnType<typeof begin>) => Object.fromEntries(life.view().earlier);

describe('paths', () => {
  test('Every simple path of list and live connection ends where the chart says.', { timeout: 120_000 }, () => {
    const ports = { loadPage: never, loadEarlier: never, openLive: () => () => {}, send: never, change: never, recall: never, keep: never };
    const { paths, reached, astray } = walkPaths(
      commentsMachine.provide({ actors: commentsActors(ports) }),
      [
        { type: 'live.opened' },
        { type: 'live.closed' },
        { type: 'live.refused' },
        { type: 'network.returned' },
        { type: 'xstate.done.actor.0.comments.list.loading', output: ['1'] } as { type: string },
        { type: 'xstate.error.actor.0.comments.list.loading' },
      ],
      { readerId: null },
    );
    const live = ['interrupted', { listening: 'open' }, { listening: 'opening' }, 'refused'];
    const expected = live.flatMap((place) =>
      ['awaitingLive', 'failed', 'loading', 'shown'].map((list) =>
        JSON.stringify({ live: place, list, earlier: 'settled', storage: 'recalling', outbox: 'resting', changes: 'settled' }),
      ),
    );
    expect(astray).toEqual([]);
    expect(paths).toBeGreaterThan(12);
    expect(expected).toEqual(expect.arrayContaining([...reached]));
    expect(reached).toHaveLength(15);
  });
});

describe('the list', () => {
  test('It is loaded once the live connection stands, or after half a second without one.', async () => {
    const life = begin();
    expect(life.load.calls).toHaveLength(0);
    life.clock.increment(500);
    expect(life.load.calls.map(({ input }) => input)).toEqual([1]);
    await life.load.answer(['2', '1', '2']);
    expect([life.view().stage, life.view().ids]).toEqual(['shown', ['2', '1']]);
  });

  test('A comment that is told while the page travels is in the list once, whether the answer has it or not.', async () => {
    const life = begin();
    life.news({ type: 'live.opened' });
    life.news(added('k3', '3'));
    life.news(added('k2', '2'));
    await life.load.answer(['3', '1']);
    expect(life.view().ids).toEqual(['2', '3', '1']);
  });

  test('A page is exchanged for another; what is told meanwhile does not stand on it.', async () => {
    const life = await opened();
    life.actor.send({ type: 'page.choose', page: 2 });
    life.news(added('k9', '9'));
    await life.load.answer(['0']);
    expect([life.view().page, life.view().ids]).toEqual([2, ['0']]);
  });

  test('Pages that do not exist are not chosen.', async () => {
    const life = await opened();
    for (const page of [0, -1, 1.5, Number.NaN]) life.actor.send({ type: 'page.choose', page });
    expect([life.load.calls.length, life.view().page]).toEqual([0, 1]);
  });

  test('A refused, hanging or late answer leaves it failed, and it loads again by itself, by wish and with the network.', async () => {
    const life = begin();
    life.news({ type: 'live.opened' });
    await life.load.refuse();
    expect(life.view().stage).toBe('failed');
    life.clock.increment(4000);
    expect(life.view().stage).toBe('loading');
    life.clock.increment(10_000);
    expect(life.view().stage).toBe('failed');
    await life.load.answer(['late']);
    expect(life.view().ids).toEqual([]);
    life.actor.send({ type: 'list.retry' });
    await life.load.refuse();
    life.actor.send({ type: 'network.returned' });
    await life.load.answer(['1']);
    expect([life.view().stage, life.view().ids]).toEqual(['shown', ['1']]);
  });
});

describe('the live connection', () => {
  test('Every time it stands again, the page is loaded again: something may have been missed.', async () => {
    const life = await opened();
    life.news({ type: 'live.opened' });
    await life.load.answer(['2', '1']);
    expect([life.view().ids, life.view().isLive]).toEqual([['2', '1'], true]);
  });

  test('Given up by its port, it is opened again after four seconds and with the network.', async () => {
    const life = await opened();
    life.news({ type: 'live.closed' });
    expect([life.isListening(), life.view().isLive]).toEqual([false, false]);
    life.clock.increment(4000);
    expect(life.isListening()).toBe(true);
    life.news({ type: 'live.closed' });
    life.actor.send({ type: 'network.returned' });
    expect(life.isListening()).toBe(true);
  });

  test('Refused by the server, it stays shut until the reader is another.', async () => {
    const life = await opened();
    life.news({ type: 'live.refused' });
    life.clock.increment(60_000);
    life.actor.send({ type: 'network.returned' });
    expect(life.isListening()).toBe(false);
    life.actor.send({ type: 'reader.changed', readerId: 'other' });
    expect(life.isListening()).toBe(true);
  });
});

describe('earlier replies', () => {
  test('They are brought one thread after the other, each once however often it is asked for.', async () => {
    const life = await opened({}, ['2', '1']);
    for (const threadId of ['1', '2', '1']) ask(life, threadId);
    expect([life.earlier.calls.map(({ input }) => input), stages(life)]).toEqual([['1'], { 1: 'travelling', 2: 'travelling' }]);
    await life.earlier.answer();
    expect([life.earlier.calls.map(({ input }) => input), stages(life)]).toEqual([['2'], { 2: 'travelling' }]);
    await life.earlier.answer();
    ask(life, '1');
    expect(life.earlier.calls.map(({ input }) => input)).toEqual(['1']);
  });

  test('A thread whose page is still on its way waits for it and holds up no other.', async () => {
    const life = begin();
    ask(life, '2');
    ask(life, '1');
    life.news({ type: 'live.opened' });
    expect(life.earlier.calls).toHaveLength(0);
    await life.load.answer(['1']);
    expect(life.earlier.calls.map(({ input }) => input)).toEqual(['1']);
  });

  test('What fails or hangs is said of its thread until it is asked for again; the next goes on.', async () => {
    const life = await opened({}, ['2', '1']);
    ask(life, '1');
    ask(life, '2');
    await life.earlier.refuse();
    life.clock.increment(10_000);
    expect(stages(life)).toEqual({ 1: 'failed', 2: 'failed' });
    life.earlier.calls.length = 0;
    ask(life, '1');
    expect(stages(life)).toEqual({ 1: 'travelling', 2: 'failed' });
    await life.earlier.answer();
    expect(stages(life)).toEqual({ 2: 'failed' });
  });

  test('Another page lets go of all that was asked of this one.', async () => {
    const life = await opened({}, ['2', '1']);
    for (const threadId of ['1', '2']) ask(life, threadId);
    await life.earlier.refuse();
    life.actor.send({ type: 'page.choose', page: 0 });
    expect(stages(life)).toEqual({ 1: 'failed', 2: 'travelling' });
    life.actor.send({ type: 'page.choose', page: 2 });
    await life.load.answer(['2', '1']);
    expect([stages(life), life.value()]).toEqual([{}, expect.objectContaining({ earlier: 'settled' })]);
  });
});

describe('changes', () => {
  test('They go one after the other, each once, and are told of.', async () => {
    const life = await opened();
    const edit: Change = { kind: 'edit', id: '1', text: 'Better', emoji: null, isSpoiler: false };
    for (const change of [DELETION, DELETION, edit]) life.actor.send({ type: 'comment.change', change });
    expect(life.change.calls.map(({ input }) => input)).toEqual([DELETION]);
    await life.change.answer();
    await life.change.refuse(new CommentRefused('notFound'));
    expect(life.facts).toEqual([
      { type: 'change.done', change: DELETION },
      { type: 'change.failed', change: edit, refusal: 'notFound' },
    ]);
  });

  test('One that hangs is told as failed after ten seconds.', async () => {
    const life = await opened();
    life.actor.send({ type: 'comment.change', change: DELETION });
    life.clock.increment(10_000);
    expect(life.facts).toEqual([{ type: 'change.failed', change: DELETION, refusal: 'failed' }]);
    life.actor.send({ type: 'comment.change', change: DELETION });
    expect(life.change.calls).toHaveLength(2);
  });

  test('A visitor changes nothing, and a logout drops what waits.', async () => {
    const life = await opened({ readerId: null });
    life.actor.send({ type: 'comment.change', change: DELETION });
    expect(life.change.calls).toHaveLength(0);
    life.actor.send({ type: 'reader.changed', readerId: 'reader' });
    life.actor.send({ type: 'comment.change', change: DELETION });
    life.actor.send({ type: 'reader.changed', readerId: null });
    expect([life.context().changes, life.facts]).toEqual([[], []]);
  });
});

test('Unplugged ports fail in every region, and nothing hangs.', async () => {
  const actor = createActor(commentsMachine, { input: { readerId: 'reader' } }).start();
  await settled();
  expect(actor.getSnapshot().value).toMatchObject({ live: 'interrupted', earlier: 'settled', storage: 'kept' });
  actor.stop();
});

async function scenario(machine = commentsMachine) {
  const life = await opened({ machine });
  if (life.actor.getSnapshot().status !== 'active') return 'broken';
  const quiet = JSON.stringify([life.value(), life.send.calls.length, life.change.calls.length, life.keep.calls.length]);
  for (let times = 0; times < 2; times += 1) ask(life, '1');
  const earlier = [life.earlier.calls.length, life.context().earlierOf];
  life.actor.send({ type: 'page.choose', page: 1 });
  const loads = life.load.calls.length;
  life.write('Bad', 'k1');
  await life.send.refuse(new CommentRefused('invalid'));
  life.actor.send({ type: 'comment.change', change: DELETION });
  return [quiet, earlier, loads, life.keep.calls.length, life.view().outgoing, life.change.calls.length];
}

test.each(guardNames(commentsMachine))('Turning the guard %s round is noticed.', async (name) => {
  const expected = await scenario();
  const inverted = await scenario(invertGuard(commentsMachine, name)).catch((error: Error) => error.message);
  expect(inverted).not.toEqual(expected);
});
