import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { readingSyncActors, readingSyncMachine, ReadingRefused, type ReadingSyncEvent } from '#machines/reading-sync/index.ts';
import { guardNames, HeldCalls, invertGuard, never, settled, walkPaths } from '#tests/support/machines/machine-walk.ts';

function begin({ machine = readingSyncMachine, isIncognito = false } = {}) {
  const clock = new SimulatedClock();
  const asked = new HeldCalls<void, string>();
  const sent = new HeldCalls<number, string>();
  const plugged = machine.provide({ actors: readingSyncActors({ ask: asked.ask, send: sent.ask }) });
  const actor = createActor(plugged, { clock, input: { isIncognito } });
  actor.start();
  return { actor, clock, asked, sent, now: () => actor.getSnapshot().value };
}

/** Signed in, with everything asked for and sent that there was. */
async function beginRested(machine = readingSyncMachine) {
  const life = begin({ machine });
  life.actor.send({ type: 'reader.changed', readerId: '7' });
  await life.asked.answer();
  await life.sent.answer(0);
  return life;
}

const WAITING = { waiting: 'resting' };
const SENDING = { sending: 'newest' };
const QUEUED: ReadingSyncEvent = { type: 'place.queued' };

test('Every simple path ends where the chart says.', () => {
  const done = 'xstate.done.actor.0.reading-sync';
  const error = 'xstate.error.actor.0.reading-sync';
  const quiet = readingSyncMachine.provide({ actors: readingSyncActors({ ask: never, send: never }) });
  const { reached, astray } = walkPaths(
    quiet,
    [
      { type: 'reader.changed', readerId: '7' },
      { type: 'reader.changed', readerId: null },
      { type: 'incognito.changed', isIncognito: true },
      QUEUED,
      { type: 'page.hidden' },
      { type: 'network.returned' },
      { type: 'xstate.after.rest.reading-sync.waiting.resting' },
      { type: 'xstate.after.again.reading-sync.offline' },
      { type: 'xstate.after.pardon.reading-sync.refused' },
      { type: `${done}.asking` },
      { type: `${error}.asking`, error: new ReadingRefused() },
      { type: `${done}.sending`, output: 0 },
      { type: `${done}.sending`, output: 3 },
      { type: `${error}.sending`, error: new Error('The network is gone.') },
    ] as { readonly type: string }[],
    { isIncognito: false },
  );
  expect(astray).toEqual([]);
  expect(reached).toEqual([
    '"asking"',
    '"idle"',
    '"offline"',
    '"refused"',
    JSON.stringify(SENDING),
    JSON.stringify({ sending: 'overtaken' }),
    JSON.stringify(WAITING),
  ]);
});

describe('A reader who signs in', () => {
  test('is asked for once, and what an earlier page left is sent.', async () => {
    const { actor, asked, sent, now } = begin();
    actor.send({ type: 'reader.changed', readerId: '7' });
    expect([now(), asked.calls.map(({ input }) => input), sent.calls.length]).toEqual(['asking', ['7'], 0]);
    await asked.answer();
    expect([now(), sent.calls.map(({ input }) => input)]).toEqual([SENDING, ['7']]);
    await sent.answer(0);
    actor.send({ type: 'reader.changed', readerId: '7' });
    expect([now(), asked.calls.length, sent.calls.length]).toEqual([SENDING, 0, 1]);
    await sent.answer(0);
    expect(now()).toBe('idle');
  });

  test('is asked for anew where it is another, or came back.', async () => {
    const { actor, asked } = await beginRested();
    actor.send({ type: 'reader.changed', readerId: '8' });
    expect(asked.calls.map(({ input }) => input)).toEqual(['8']);
    actor.send({ type: 'reader.changed', readerId: null });
    actor.send({ type: 'reader.changed', readerId: '8' });
    expect(asked.calls.map(({ input }) => input)).toEqual(['8', '8']);
  });

  test('is asked for again where the network failed, and where the server refused, later.', async () => {
    const { actor, clock, asked, now } = begin();
    actor.send({ type: 'reader.changed', readerId: '7' });
    await asked.refuse();
    expect(now()).toBe('offline');
    actor.send({ type: 'network.returned' });
    await asked.refuse(new ReadingRefused());
    expect(now()).toBe('refused');
    actor.send({ type: 'network.returned' });
    clock.increment(29_999);
    expect([now(), asked.calls.length]).toEqual(['refused', 0]);
    clock.increment(1);
    expect([now(), asked.calls.length]).toEqual(['asking', 1]);
    clock.increment(10_000);
    expect(now()).toBe('offline');
  });
});

describe('A place', () => {
  test('is sent when the reader has rested for three seconds.', async () => {
    const { actor, clock, sent, now } = await beginRested();
    actor.send(QUEUED);
    clock.increment(2999);
    expect(now()).toEqual(WAITING);
    actor.send(QUEUED);
    clock.increment(2999);
    expect([now(), sent.calls.length]).toEqual([WAITING, 0]);
    clock.increment(1);
    expect([now(), sent.calls.length]).toEqual([SENDING, 1]);
  });

  test('is sent after twenty seconds of a reader who never rests.', async () => {
    const { actor, clock, sent } = await beginRested();
    for (let second = 0; second < 20; second += 1) {
      actor.send(QUEUED);
      expect(sent.calls).toHaveLength(0);
      clock.increment(1000);
    }
    expect(sent.calls).toHaveLength(1);
  });

  test('is sent at once when the page is hidden.', async () => {
    const { actor, sent } = await beginRested();
    actor.send({ type: 'page.hidden' });
    expect(sent.calls).toHaveLength(0);
    actor.send(QUEUED);
    actor.send({ type: 'page.hidden' });
    expect(sent.calls).toHaveLength(1);
  });

  test('that comes while others travel goes with the next batch, as do those that found no room.', async () => {
    const { actor, clock, sent, now } = await beginRested();
    actor.send(QUEUED);
    clock.increment(3000);
    actor.send(QUEUED);
    expect(now()).toEqual({ sending: 'overtaken' });
    await sent.answer(0);
    expect(now()).toEqual(WAITING);
    clock.increment(3000);
    expect(now()).toEqual(SENDING);
    await sent.answer(2);
    expect(now()).toEqual(WAITING);
    clock.increment(3000);
    await sent.answer(0);
    expect(now()).toBe('idle');
  });

  test('waits for the network, and for a server that does not answer.', async () => {
    const { actor, clock, sent, now } = await beginRested();
    actor.send(QUEUED);
    clock.increment(3000);
    await sent.refuse();
    actor.send(QUEUED);
    actor.send({ type: 'page.hidden' });
    expect([now(), sent.calls.length]).toEqual(['offline', 0]);
    clock.increment(4000);
    expect([now(), sent.calls.length]).toEqual([SENDING, 1]);
    clock.increment(10_000);
    expect(now()).toBe('offline');
    actor.send({ type: 'network.returned' });
    expect([now(), sent.calls.length]).toEqual([SENDING, 2]);
  });

  test('that the server refused waits for its pardon.', async () => {
    const { actor, clock, sent, now } = await beginRested();
    actor.send(QUEUED);
    clock.increment(3000);
    await sent.refuse(new ReadingRefused());
    actor.send(QUEUED);
    expect(now()).toBe('refused');
    clock.increment(30_000);
    expect([now(), sent.calls.length]).toEqual([SENDING, 1]);
  });
});

test('A place that comes while a batch waits for the network goes with it: nothing is left to be sent after it.', async () => {
  const { actor, clock, sent, now } = await beginRested();
  actor.send(QUEUED);
  clock.increment(3000);
  actor.send(QUEUED);
  expect(now()).toEqual({ sending: 'overtaken' });
  actor.send({ type: 'network.returned' });
  expect(now()).toEqual(SENDING);
  sent.calls.shift();
  await sent.answer(0);
  expect(now()).toBe('idle');
});

describe('Nothing is asked for or sent', () => {
  test('of a visitor.', () => {
    const { actor, clock, asked, sent, now } = begin();
    for (const event of [QUEUED, { type: 'page.hidden' }, { type: 'network.returned' }] as const) actor.send(event);
    clock.increment(60_000);
    expect([now(), asked.calls.length, sent.calls.length]).toEqual(['idle', 0, 0]);
  });

  test('of who reads incognito, until they do no more.', async () => {
    const { actor, clock, asked, sent, now } = begin({ isIncognito: true });
    actor.send({ type: 'reader.changed', readerId: '7' });
    actor.send(QUEUED);
    actor.send({ type: 'page.hidden' });
    clock.increment(60_000);
    expect([now(), asked.calls.length, sent.calls.length]).toEqual(['idle', 0, 0]);
    actor.send({ type: 'incognito.changed', isIncognito: false });
    await asked.answer();
    expect([now(), sent.calls.length]).toEqual([SENDING, 1]);
  });

  test('after a sign-out or a change to incognito, whatever was waiting.', async () => {
    for (const end of [
      { type: 'reader.changed', readerId: null },
      { type: 'incognito.changed', isIncognito: true },
    ] as const) {
      const { actor, clock, sent, now } = await beginRested();
      actor.send(QUEUED);
      actor.send(end);
      clock.increment(60_000);
      expect([now(), sent.calls.length]).toEqual(['idle', 0]);
    }
  });

  test('for five hundred random lives: never two batches at once, never one of a visitor or incognito.', () => {
    const event = fc.constantFrom<ReadingSyncEvent>(
      { type: 'reader.changed', readerId: '7' },
      { type: 'reader.changed', readerId: null },
      { type: 'incognito.changed', isIncognito: true },
      { type: 'incognito.changed', isIncognito: false },
      QUEUED,
      { type: 'page.hidden' },
      { type: 'network.returned' },
    );
    const step = fc.oneof(event, fc.integer({ min: 500, max: 25_000 }));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const travelling = new Set<string>();
        const clock = new SimulatedClock();
        const travel = (what: string) => (readerId: string, signal: AbortSignal) => {
          const { isIncognito, readerId: known } = actor.getSnapshot().context;
          expect([travelling.size, isIncognito, readerId]).toEqual([0, false, known]);
          travelling.add(what);
          signal.addEventListener('abort', () => travelling.delete(what));
          return never();
        };
        const actors = readingSyncActors({ ask: travel('ask'), send: travel('send') });
        const actor = createActor(readingSyncMachine.provide({ actors }), { clock, input: { isIncognito: false } }).start();
        for (const taken of steps) {
          if (typeof taken === 'number') clock.increment(taken);
          else actor.send(taken);
          const { context } = actor.getSnapshot();
          expect(travelling.size === 0 || (context.readerId !== null && !context.isIncognito)).toBe(true);
        }
        actor.stop();
      }),
      { numRuns: 500 },
    );
  });
});

/** Everything that a guard decides, once. */
async function scenario(machine = readingSyncMachine) {
  const { actor, clock, asked, sent, now } = begin({ machine });
  const seen: unknown[] = [];
  const note = (): number => seen.push([now(), asked.calls.length, sent.calls.length]);
  actor.send(QUEUED);
  note();
  actor.send({ type: 'reader.changed', readerId: '7' });
  note();
  await asked.answer();
  await sent.answer(0);
  note();
  actor.send({ type: 'reader.changed', readerId: '7' });
  note();
  await sent.answer(1);
  note();
  clock.increment(3000);
  await sent.refuse(new ReadingRefused());
  note();
  await settled();
  return seen;
}

test.each(guardNames(readingSyncMachine))('Turning the guard %s round is noticed.', async (name) => {
  expect(await scenario(invertGuard(readingSyncMachine, name))).not.toEqual(await scenario());
});

test('Without its ports nothing is done.', async () => {
  const actor = createActor(readingSyncMachine, { clock: new SimulatedClock(), input: { isIncognito: false } }).start();
  actor.send({ type: 'reader.changed', readerId: '7' });
  await settled();
  expect(actor.getSnapshot().value).toBe('offline');
});
