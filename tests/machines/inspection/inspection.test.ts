import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { type InspectionEvent, inspectionMachine, playbackView } from '#machines/inspection/index.ts';
import { guardNames, invertGuard, walkPaths } from '#tests/support/machines/machine-walk.ts';

type Step = InspectionEvent | number;

const arrive = (length: number): InspectionEvent => ({ type: 'record.arrived', length });
const open = (length: number): InspectionEvent => ({ type: 'recording.opened', length });
const forget = (length: number, lost: number, first: number): InspectionEvent => ({ type: 'records.forgotten', length, lost, first });
const goTo = (at: number): InspectionEvent => ({ type: 'inspection.goTo', at });
const FOLLOW = { type: 'inspection.follow' } as const;
const STOP = { type: 'inspection.stop' } as const;
const WATCH_LIVE: InspectionEvent = { type: 'inspection.watchLive', length: 1 };
const REPLAY = { type: 'inspection.replay' } as const;

/** "live following 3/4" after each step; a number lets so many milliseconds pass. */
function views(steps: readonly Step[], machine = inspectionMachine): string[] {
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock }).start();
  return steps.map((step) => {
    if (typeof step === 'number') clock.increment(step);
    else actor.send(step);
    const { isLive, mode, at, length } = playbackView(actor.getSnapshot());
    return `${isLive ? 'live' : 'recorded'} ${mode} ${at}/${length}`;
  });
}

test('Every simple path ends where the chart says.', () => {
  const { paths, reached, astray } = walkPaths(inspectionMachine, [
    arrive(2),
    forget(1, 1, 0),
    open(2),
    goTo(0),
    FOLLOW,
    STOP,
    REPLAY,
    WATCH_LIVE,
  ]);
  expect(astray).toEqual([]);
  expect(paths).toBeGreaterThan(10);
  expect(reached).toEqual([
    '{"live":"following"}',
    '{"live":"replaying"}',
    '{"live":"standing"}',
    '{"recorded":"replaying"}',
    '{"recorded":"standing"}',
  ]);
});

test('A live page is followed until somebody stops at a moment; new records do not move them.', () => {
  expect(views([arrive(1), arrive(2), goTo(0), arrive(3), FOLLOW, arrive(4), STOP, arrive(5)])).toEqual([
    'live following 0/1',
    'live following 1/2',
    'live standing 0/2',
    'live standing 0/3',
    'live following 2/3',
    'live following 3/4',
    'live standing 3/4',
    'live standing 3/5',
  ]);
});

test('Where the oldest records are forgotten the same moment is looked at, or the first that is kept whole; the newest is followed.', () => {
  expect(views([arrive(10), goTo(6), forget(7, 4, 1), goTo(2), REPLAY, forget(4, 4, 1), FOLLOW, arrive(5), forget(3, 2, 0)])).toEqual([
    'live following 9/10',
    'live standing 6/10',
    'live standing 2/7',
    'live standing 2/7',
    'live replaying 2/7',
    'live replaying 1/4',
    'live following 3/4',
    'live following 4/5',
    'live following 2/3',
  ]);
});

test('A live page is followed again out of a replay, too.', () => {
  expect(views([arrive(9), goTo(2), REPLAY, FOLLOW, arrive(10)])).toEqual([
    'live following 8/9',
    'live standing 2/9',
    'live replaying 2/9',
    'live following 8/9',
    'live following 9/10',
  ]);
});

const SLOWER: InspectionEvent = { type: 'inspection.setSpeed', speed: 1 };
const RECORDING: readonly Step[] = [open(3), REPLAY, 250, 250, 250, REPLAY, STOP, SLOWER, REPLAY, 999, 1];
const RECORDING_VIEWS = [
  'recorded standing 0/3',
  'recorded replaying 0/3',
  'recorded replaying 1/3',
  'recorded standing 2/3',
  'recorded standing 2/3',
  'recorded replaying 0/3',
  'recorded standing 0/3',
  'recorded standing 0/3',
  'recorded replaying 0/3',
  'recorded replaying 0/3',
  'recorded replaying 1/3',
];

test('A recording plays to its end, and again from its start; the speed is records a second.', () => {
  expect(views(RECORDING)).toEqual(RECORDING_VIEWS);
});

test('What a page tells while a recording is open changes nothing; watching live goes to its newest record.', () => {
  expect(views([arrive(2), open(5), arrive(3), { type: 'inspection.watchLive', length: 3 }, open(0), REPLAY])).toEqual([
    'live following 1/2',
    'recorded standing 0/5',
    'recorded standing 0/5',
    'live following 2/3',
    'recorded standing -1/0',
    'recorded standing -1/0',
  ]);
});

const FORBIDDEN: readonly Step[] = [
  goTo(0),
  arrive(2),
  goTo(2),
  goTo(-1),
  goTo(0.5),
  REPLAY,
  STOP,
  STOP,
  { type: 'inspection.setSpeed', speed: 0 },
  REPLAY,
  250,
];
const FORBIDDEN_VIEWS = [
  'live following -1/0',
  'live following 1/2',
  'live following 1/2',
  'live following 1/2',
  'live following 1/2',
  'live following 1/2',
  'live standing 1/2',
  'live standing 1/2',
  'live standing 1/2',
  'live replaying 0/2',
  'live standing 1/2',
];

test('Moments that do not exist, a speed of nothing and replaying what is followed are not heard.', () => {
  expect(views(FORBIDDEN)).toEqual(FORBIDDEN_VIEWS);
});

test.each(guardNames(inspectionMachine))('The guard %s turned round is noticed.', (name) => {
  const inverted = invertGuard(inspectionMachine, name);
  const noticed = [RECORDING, FORBIDDEN].map((steps) => {
    try {
      return views(steps, inverted);
    } catch {
      return [];
    }
  });
  expect(noticed).not.toEqual([RECORDING_VIEWS, FORBIDDEN_VIEWS]);
});

test('500 random interleavings never look at a record that is not there.', () => {
  const step = fc.oneof(
    fc.nat(8).map(arrive),
    fc.nat(8).map(open),
    fc.integer({ min: -2, max: 9 }).map(goTo),
    fc.constantFrom<Step>(FOLLOW, STOP, REPLAY, 100, 1000, SLOWER),
    fc.nat(8).map((length): InspectionEvent => ({ type: 'inspection.watchLive', length })),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const lengths = views(growing(steps)).map((view) => /(-?\d+)\/(\d+)$/.exec(view)?.slice(1).map(Number) ?? []);
      for (const [at = Number.NaN, length = Number.NaN] of lengths) expect(at >= -1 && at < length).toBe(true);
    }),
    { numRuns: 500 },
  );
});

/** Records of a live page only ever become more. */
function growing(steps: readonly Step[]): Step[] {
  let most = 0;
  return steps.map((step) => {
    if (typeof step === 'number' || (step.type !== 'record.arrived' && step.type !== 'inspection.watchLive')) return step;
    most = Math.max(most, step.length);
    return { ...step, length: most };
  });
}
