import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { type LoadingBarEvent, loadingBarMachine, loadingBarStage } from '#machines/loading-bar/index.ts';
import { guardNames, invertGuard, walkPaths } from '#tests/support/machines/machine-walk.ts';

const start = (token: string): LoadingBarEvent => ({ type: 'load.started', token });
const finish = (token: string): LoadingBarEvent => ({ type: 'load.finished', token });
const fail = (token: string): LoadingBarEvent => ({ type: 'load.failed', token });

type Step = LoadingBarEvent | number;

/** Stages after each step; a number lets so many milliseconds pass. */
function stages(steps: readonly Step[], machine = loadingBarMachine) {
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock }).start();
  return steps.map((step) => {
    if (typeof step === 'number') clock.increment(step);
    else actor.send(step);
    return loadingBarStage(actor.getSnapshot());
  });
}

test('Every simple path ends where the chart says.', () => {
  const { paths, reached, astray } = walkPaths(loadingBarMachine, [
    start('a'),
    finish('a'),
    fail('a'),
    { type: 'xstate.after.throttle.loading-bar.delaying' },
    { type: 'xstate.after.duration.loading-bar.running.starting' },
    { type: 'xstate.after.patience.loading-bar.running' },
    { type: 'xstate.after.farewell.loading-bar.finishing' },
    { type: 'xstate.after.farewell.loading-bar.failing' },
  ]);
  expect(astray).toEqual([]);
  expect(paths).toBeGreaterThan(7);
  expect(reached).toEqual(['"delaying"', '"failing"', '"finishing"', '"idle"', '{"running":"progressing"}', '{"running":"starting"}']);
});

test('A load shorter than 200 ms shows nothing, whether it ends well or not.', () => {
  expect(stages([start('a'), 199, finish('a'), 5000])).toEqual(['idle', 'idle', 'idle', 'idle']);
  expect(stages([start('a'), 199, fail('a'), 5000])).toEqual(['idle', 'idle', 'idle', 'idle']);
});

test('A longer load starts, runs for 2,000 ms, waits, and finishes.', () => {
  expect(stages([start('a'), 200, 1999, 1, 9000, finish('a'), 400])).toEqual([
    'idle',
    'start',
    'start',
    'progress',
    'progress',
    'finish',
    'idle',
  ]);
});

test('A load that fails ends in red.', () => {
  expect(stages([start('a'), 200, fail('a'), 400])).toEqual(['idle', 'start', 'error', 'idle']);
});

const OVERLAP: readonly Step[] = [
  start('a'),
  start('b'),
  finish('a'),
  finish('unknown'),
  fail('unknown'),
  200,
  start('c'),
  finish('c'),
  fail('unknown'),
  finish('b'),
  400,
];
const OVERLAP_STAGES = ['idle', 'idle', 'idle', 'idle', 'idle', 'start', 'start', 'start', 'start', 'finish', 'idle'];
const FAILURE: readonly Step[] = [start('a'), 200, start('b'), fail('a'), finish('b'), 400];
const FAILURE_STAGES = ['idle', 'start', 'start', 'start', 'error', 'idle'];

test('Overlapping loads are one run of the bar, which fails where one of them has failed.', () => {
  expect(stages(OVERLAP)).toEqual(OVERLAP_STAGES);
  expect(stages(FAILURE)).toEqual(FAILURE_STAGES);
});

test.each(guardNames(loadingBarMachine))('Turning the guard %s round is noticed.', (name) => {
  const machine = invertGuard(loadingBarMachine, name);
  expect([stages(OVERLAP, machine), stages(FAILURE, machine)]).not.toEqual([OVERLAP_STAGES, FAILURE_STAGES]);
});

test('A load whose end is never told leaves after half a minute.', () => {
  expect(stages([start('a'), 200, 29_999, 1, 400, finish('a')])).toEqual(['idle', 'start', 'progress', 'finish', 'idle', 'idle']);
});

test('A new load while the bar takes its leave is throttled again.', () => {
  expect(stages([start('a'), 200, finish('a'), start('b'), 199, 1])).toEqual(['idle', 'start', 'finish', 'idle', 'idle', 'start']);
});

test('500 random interleavings leave no bar that is stuck, and none over nothing.', () => {
  const token = fc.constantFrom('a', 'b', 'c');
  const step = fc.oneof(token.map(start), token.map(finish), token.map(fail), fc.constantFrom(1, 199, 200, 2000, 31_000));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const clock = new SimulatedClock();
      const actor = createActor(loadingBarMachine, { clock }).start();
      for (const taken of steps) {
        if (typeof taken === 'number') clock.increment(taken);
        else actor.send(taken);
        const { value, context } = actor.getSnapshot();
        const isWaiting = value === 'idle' || value === 'finishing' || value === 'failing';
        if (isWaiting !== (context.pending.length === 0)) return false;
      }
      for (const open of ['a', 'b', 'c']) actor.send(finish(open));
      clock.increment(400);
      const { value, context } = actor.getSnapshot();
      return value === 'idle' && context.pending.length === 0 && !context.hasFailed;
    }),
    { numRuns: 500 },
  );
});
