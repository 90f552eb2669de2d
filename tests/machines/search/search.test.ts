import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { searchActors, searchMachine, suggestedFor } from '#machines/search/index.ts';
import { guardNames, HeldCalls, invertGuard, never, walkPaths } from '#tests/support/machines/machine-walk.ts';

const REST_MS = 120;
const PATIENCE_MS = 5000;

function begin(machine = searchMachine) {
  const clock = new SimulatedClock();
  const asked = new HeldCalls<number, string>();
  const signals: AbortSignal[] = [];
  const suggest = (query: string, signal: AbortSignal): Promise<number> => {
    signals.push(signal);
    return asked.ask(query);
  };
  const actor = createActor(machine.provide({ actors: searchActors({ suggest }) }), { clock }).start();
  const type = (query: string): void => actor.send({ type: 'query.typed', query });
  const now = () => [actor.getSnapshot().value, suggestedFor(actor.getSnapshot())];
  return { actor, clock, asked, signals, type, now };
}

async function suggested(machine = searchMachine) {
  const life = begin(machine);
  life.type('đấu');
  life.clock.increment(REST_MS);
  await life.asked.answer(3);
  return life;
}

test('Every simple path ends where the chart says.', () => {
  const { reached, astray } = walkPaths(searchMachine.provide({ actors: searchActors({ suggest: never }) }), [
    { type: 'query.typed', query: 'đấu' } as { type: string },
    { type: 'query.typed', query: ' ' } as { type: string },
    { type: 'field.left' },
    { type: 'xstate.after.rest.search.waiting' },
    { type: 'xstate.after.patience.search.asking' },
    { type: 'xstate.done.actor.0.search.asking', output: 3 } as { type: string },
    { type: 'xstate.done.actor.0.search.asking', output: 0 } as { type: string },
    { type: 'xstate.error.actor.0.search.asking' },
  ]);
  expect(astray).toEqual([]);
  expect(reached).toEqual(['"asking"', '"failed"', '"idle"', '"shown"', '"waiting"']);
});

async function scenario(machine = searchMachine) {
  const life = await suggested(machine);
  const seen = [life.now()];
  life.type('đấu ');
  seen.push(life.now());
  life.type('đấu p');
  seen.push(life.now());
  life.clock.increment(REST_MS);
  await life.asked.answer(0);
  seen.push(life.now());
  life.type('  ');
  return [...seen, life.now()];
}
const EXPECTED = [
  ['shown', 'đấu'],
  ['shown', 'đấu'],
  ['waiting', 'đấu'],
  ['idle', null],
  ['idle', null],
];

test('What was suggested stays while one types on, until the next answer.', async () => {
  expect(await scenario()).toEqual(EXPECTED);
});

test.each(guardNames(searchMachine))('Turning the guard %s round is noticed.', async (name) => {
  expect(await scenario(invertGuard(searchMachine, name))).not.toEqual(EXPECTED);
});

test('The same text is asked for once, and anew where nobody answered or the field was left.', async () => {
  const { actor, asked, clock, signals, type, now } = begin();
  type('đấu');
  clock.increment(REST_MS);
  type(' đấu');
  clock.increment(REST_MS);
  expect([signals.length, now()]).toEqual([1, ['asking', null]]);
  await asked.refuse();
  type('đấu');
  clock.increment(REST_MS);
  await asked.answer(3);
  actor.send({ type: 'field.left' });
  type('đấu');
  clock.increment(REST_MS);
  expect([signals.length, now()]).toEqual([3, ['asking', null]]);
});

test('Nobody is asked before the keys rest, and then once.', () => {
  const { asked, clock, type } = begin();
  for (const query of ['đ', 'đấ', 'đấu']) {
    type(query);
    clock.increment(REST_MS - 1);
  }
  expect(asked.calls).toHaveLength(0);
  clock.increment(1);
  expect(asked.calls.map(({ input }) => input)).toEqual(['đấu']);
});

test('An answer to an older text is dropped, and its request given up.', async () => {
  const { asked, clock, signals, type, now } = begin();
  type('đấu');
  clock.increment(REST_MS);
  type('đấu phá');
  await asked.answer(5);
  expect([now(), signals[0]?.aborted]).toEqual([['waiting', null], true]);
  clock.increment(REST_MS);
  await asked.answer(2);
  expect(now()).toEqual(['shown', 'đấu phá']);
});

test('Leaving the field takes the suggestions away, and what was asked is forgotten.', async () => {
  const life = await suggested();
  life.actor.send({ type: 'field.left' });
  const left = life.now();
  life.type('đấu');
  life.clock.increment(REST_MS);
  life.actor.send({ type: 'field.left' });
  await life.asked.answer(5);
  expect([left, life.now()]).toEqual([
    ['idle', null],
    ['idle', null],
  ]);
});

test('Where nobody answers it stays quiet, and asks anew with the next key.', async () => {
  const { asked, clock, type, now } = begin();
  type('đấu');
  clock.increment(REST_MS);
  await asked.refuse();
  const refused = now();
  type('đấu p');
  clock.increment(REST_MS);
  clock.increment(PATIENCE_MS);
  const late = now();
  type('đấu ph');
  clock.increment(REST_MS);
  asked.calls.shift();
  await asked.answer(1);
  expect([refused, late, now()]).toEqual([
    ['failed', null],
    ['failed', null],
    ['shown', 'đấu ph'],
  ]);
});
