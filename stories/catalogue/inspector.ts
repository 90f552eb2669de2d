import { assign, createActor, setup, SimulatedClock } from 'xstate';
import { type InspectionRecord, type PlaybackView } from '#machines/inspection/index.ts';
import { loadingBarMachine } from '#machines/loading-bar/index.ts';
import { InspectionRecorder } from '#src/adapters/inspection/inspection-recorder.ts';

const pageMachine = setup({
  types: { context: {} as { readonly turns: number }, events: {} as { readonly type: 'page.turned' } },
  actors: { loadingBar: loadingBarMachine },
  actions: { count: assign({ turns: ({ context }) => context.turns + 1 }) },
}).createMachine({
  id: 'page',
  context: { turns: 0 },
  invoke: { src: 'loadingBar', id: 'loading-bar' },
  on: { 'page.turned': { actions: 'count' } },
});

/** What a page told: a loading bar that ran through two loads, one of which failed. */
export function recordsOfTwoLoads(rounds = 1): readonly InspectionRecord[] {
  const records: InspectionRecord[] = [];
  const recorder = new InspectionRecorder((record) =>
    records.push({ ...record, at: 1_790_000_000_000 + records.length * 37, actor: record.actor }),
  );
  const clock = new SimulatedClock();
  const page = createActor(pageMachine, { id: 'app', clock, inspect: recorder.inspect }).start();
  const bar = page.getSnapshot().children['loading-bar'];
  for (let round = 0; round < rounds; round += 1) {
    bar?.send({ type: 'load.started', token: 'home' });
    clock.increment(200);
    bar?.send({ type: 'load.finished', token: 'home' });
    page.send({ type: 'page.turned' });
    bar?.send({ type: 'load.started', token: 'chapter' });
    clock.increment(2200);
    bar?.send({ type: 'load.failed', token: 'chapter' });
  }
  const told = [...records];
  page.stop();
  return told;
}

export function playbackOf(records: readonly InspectionRecord[], changes: Partial<PlaybackView> = {}): PlaybackView {
  return { isLive: true, mode: 'following', at: records.length - 1, length: records.length, speed: 4, ...changes };
}
