import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { type InspectionEvent, inspectionMachine, playbackView } from '#machines/inspection/index.ts';

const arrive = (length: number): InspectionEvent => ({ type: 'record.arrived', length });
const goTo = (at: number): InspectionEvent => ({ type: 'inspection.goTo', at });
const speed = (value: number): InspectionEvent => ({ type: 'inspection.setSpeed', speed: value });
const REPLAY: InspectionEvent = { type: 'inspection.replay' };
const RECORDING: InspectionEvent = { type: 'recording.opened', length: 3 };

/** The machine has no ports: what can be at fault is the word of the page that it watches, a file, or its clock. */
const FAULTS: readonly (readonly [name: string, faulty: readonly (InspectionEvent | number)[]])[] = [
  ['a page that says everything twice', [arrive(1), arrive(1), arrive(2), arrive(2)]],
  ['a word that comes late', [arrive(3), arrive(2), arrive(1)]],
  ['a page that is gone in the middle', [arrive(9), REPLAY, { type: 'inspection.watchLive', length: 0 }, REPLAY]],
  ['words during a recording', [RECORDING, arrive(1), arrive(500), REPLAY, arrive(2)]],
  ['a recording of nothing', [{ type: 'recording.opened', length: 0 }, REPLAY, goTo(0)]],
  ['moments that are not there', [arrive(2), goTo(-1), goTo(2), goTo(Number.NaN), goTo(Infinity), goTo(0.5)]],
  ['speeds that are none', [arrive(2), speed(0), speed(-1), speed(Number.NaN), speed(Infinity)]],
  ['a clock a day off in a replay', [RECORDING, REPLAY, 86_400_000]],
  ['half a minute of silence', [arrive(2), 30_000]],
];

test.each(FAULTS)('After %s the moment stays within the records, and the live page can be watched at once.', (_, faulty) => {
  const clock = new SimulatedClock();
  const actor = createActor(inspectionMachine, { clock }).start();
  const view = () => playbackView(actor.getSnapshot());
  for (const step of faulty) {
    if (typeof step === 'number') clock.increment(step);
    else actor.send(step);
    expect([view().at < Math.max(view().length, 1), view().at >= -1, view().speed]).toEqual([true, true, 4]);
  }
  clock.increment(5000);
  actor.send({ type: 'inspection.watchLive', length: 4 });
  actor.send(arrive(5));
  expect(view()).toEqual({ isLive: true, mode: 'following', at: 4, length: 5, speed: 4 });
  actor.stop();
});
