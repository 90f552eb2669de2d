import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import {
  speechActors,
  type SpeechEvent,
  type SpeechFact,
  speechMachine,
  speechView,
  type SpokenSentence,
  type VoiceNews,
} from '#machines/speech/index.ts';
import { guardNames, HeldCalls, invertGuard, never, settled, walkPaths } from '#tests/support/machines/machine-walk.ts';

const START = { type: 'speech.start', at: 0, count: 3 } as const;

function begin(machine = speechMachine) {
  const clock = new SimulatedClock();
  const said = new HeldCalls<void, SpokenSentence>();
  const asked: string[] = [];
  const signals: AbortSignal[] = [];
  const ended = new Set<AbortSignal>();
  const told: ((news: VoiceNews) => void)[] = [];
  const actors = speechActors({
    watchVoices: (tell) => {
      told.push(tell);
      return () => {};
    },
    speak: (sentence, signal) => {
      asked.push(`${sentence.at} at ${sentence.rate}`);
      signals.push(signal);
      return said.ask(sentence).finally(() => ended.add(signal));
    },
  });
  const actor = createActor(machine.provide({ actors }), { clock });
  const facts: SpeechFact[] = [];
  actor.on('*', (fact) => facts.push(fact));
  actor.start();
  const voices = (): number => signals.filter((signal) => !signal.aborted && !ended.has(signal)).length;
  const tell = (news: VoiceNews): void => told[0]?.(news);
  return { actor, clock, said, asked, signals, voices, facts, tell, view: () => speechView(actor.getSnapshot()) };
}

function speaking(machine = speechMachine) {
  const life = begin(machine);
  life.tell({ type: 'voice.found' });
  life.actor.send(START);
  return life;
}

test('Every simple path ends where the chart says.', () => {
  const machine = speechMachine.provide({ actors: speechActors({ watchVoices: () => () => {}, speak: never }) });
  const { reached, astray, paths } = walkPaths(machine, [
    { type: 'voice.found' },
    { type: 'voice.lost' },
    { type: 'speech.start', at: 0, count: 2 } as { type: string },
    { type: 'speech.start', at: 2, count: 2 } as { type: string },
    { type: 'speech.step', by: 1 } as { type: string },
    { type: 'speech.pause' },
    { type: 'speech.resume' },
    { type: 'speech.stop' },
    { type: 'xstate.done.actor.0.speech.speaking' },
    { type: 'xstate.error.actor.0.speech.speaking' },
    { type: 'xstate.after.silence.speech.speaking' },
  ]);
  expect(astray).toEqual([]);
  expect(reached).toEqual(['"failed"', '"idle"', '"paused"', '"speaking"', '"unavailable"']);
  expect(paths).toBeGreaterThan(20);
});

async function scenario(machine = speechMachine) {
  const life = begin(machine);
  life.tell({ type: 'voice.found' });
  life.actor.send({ type: 'speech.start', at: 3, count: 3 });
  const refused = life.view().stage;
  life.actor.send({ type: 'speech.setRate', rate: 3 });
  life.actor.send({ ...START, at: 1 });
  life.actor.send({ type: 'speech.setRate', rate: 1.5 });
  for (const by of [1, 1, -1] as const) life.actor.send({ type: 'speech.step', by });
  for (let answers = 0; answers < 4; answers += 1) await life.said.answer();
  const between = life.view();
  await life.said.answer();
  return [refused, life.asked, between, life.view().stage, life.facts];
}
const EXPECTED = [
  'idle',
  ['1 at 1', '1 at 1.5', '2 at 1.5', '1 at 1.5', '2 at 1.5'],
  { stage: 'speaking', at: 2, rate: 1.5 },
  'idle',
  [{ type: 'text.ended' }],
];

test('Sentences are said one after another, and another pace holds from the sentence that is being said.', async () => {
  expect(await scenario()).toEqual(EXPECTED);
});

test.each(guardNames(speechMachine))('Turning the guard %s round is noticed.', async (name) => {
  expect(await scenario(invertGuard(speechMachine, name))).not.toEqual(EXPECTED);
});

test('A pause silences the voice, and the sentence begins again after it.', async () => {
  const life = speaking();
  await life.said.answer();
  life.actor.send({ type: 'speech.pause' });
  const paused = [life.view().stage, life.voices()];
  life.actor.send({ type: 'speech.resume' });
  expect([paused, life.asked]).toEqual([
    ['paused', 0],
    ['0 at 1', '1 at 1', '1 at 1'],
  ]);
});

test('The reader goes from sentence to sentence, silently during a pause, and never before the first or past the last.', async () => {
  const life = speaking();
  const step = (by: 1 | -1): void => life.actor.send({ type: 'speech.step', by });
  step(-1);
  step(1);
  const voices = life.voices();
  life.actor.send({ type: 'speech.pause' });
  for (const by of [1, 1, -1] as const) step(by);
  const paused = life.view();
  life.actor.send({ type: 'speech.resume' });
  await life.said.refuse();
  await life.said.refuse();
  await life.said.refuse();
  const failed = life.view();
  step(1);
  expect([voices, paused, failed, life.view()]).toEqual([
    1,
    { stage: 'paused', at: 1, rate: 1 },
    { stage: 'failed', at: 1, rate: 1 },
    { stage: 'speaking', at: 2, rate: 1 },
  ]);
  expect(life.asked).toEqual(['0 at 1', '1 at 1', '1 at 1', '2 at 1']);
});

test('A pace that is set while nothing is said is kept for what will be.', () => {
  const life = begin();
  life.actor.send({ type: 'speech.setRate', rate: 0.7 });
  life.tell({ type: 'voice.found' });
  life.actor.send(START);
  expect(life.asked).toEqual(['0 at 0.7']);
});

test('A sentence that cannot be said is said so, and tried again on demand.', async () => {
  const life = speaking();
  await life.said.refuse();
  const failed = life.view();
  life.actor.send({ type: 'speech.resume' });
  expect([failed, life.view().stage, life.asked]).toEqual([{ stage: 'failed', at: 0, rate: 1 }, 'speaking', ['0 at 1', '0 at 1']]);
});

test('A voice that falls silent without a word has failed after 45 seconds, and what it says later changes nothing.', async () => {
  const life = speaking();
  life.clock.increment(44_999);
  const before = life.view().stage;
  life.clock.increment(1);
  const after = life.view().stage;
  await life.said.answer();
  expect([before, after, life.view().stage, life.signals[0]?.aborted]).toEqual(['speaking', 'failed', 'failed', true]);
});

test('Where the voice goes, speech ends, and comes back only by the reader.', () => {
  const life = speaking();
  life.tell({ type: 'voice.lost' });
  const gone = [life.view().stage, life.signals[0]?.aborted];
  life.actor.send(START);
  life.tell({ type: 'voice.found' });
  expect([gone, life.view().stage, life.asked]).toEqual([['unavailable', true], 'idle', ['0 at 1']]);
});

test('Leaving silences the voice.', () => {
  const life = speaking();
  life.actor.stop();
  expect(life.signals[0]?.aborted).toBe(true);
});

test('Without ports there is no voice.', async () => {
  const actor = createActor(speechMachine);
  actor.start();
  await settled();
  expect(speechView(actor.getSnapshot()).stage).toBe('unavailable');
});

const ANY: fc.Arbitrary<SpeechEvent | 'said' | 'refused' | 'late'> = fc.oneof(
  fc.constantFrom<SpeechEvent>(
    { type: 'voice.found' },
    { type: 'voice.lost' },
    { type: 'speech.pause' },
    { type: 'speech.resume' },
    { type: 'speech.stop' },
    { type: 'speech.setRate', rate: 2 },
    { type: 'speech.setRate', rate: Number.NaN },
  ),
  fc.record({ type: fc.constant('speech.start' as const), at: fc.integer({ min: -1, max: 5 }), count: fc.integer({ min: 0, max: 4 }) }),
  fc.constantFrom('said' as const, 'refused' as const, 'late' as const),
);

test('In 500 interleavings at most one sentence is being said, and only while the chart speaks.', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(ANY, { maxLength: 30 }), async (steps) => {
      const life = begin();
      for (const step of steps) {
        if (step === 'said') await life.said.answer();
        else if (step === 'refused') await life.said.refuse();
        else if (step === 'late') life.clock.increment(45_000);
        else life.actor.send(step);
        const { stage, at } = life.view();
        const { count, rate } = life.actor.getSnapshot().context;
        expect(life.voices()).toBeLessThanOrEqual(stage === 'speaking' ? 1 : 0);
        expect([at === 0 || at < count, rate === 1 || rate === 2]).toEqual([true, true]);
      }
      life.actor.stop();
    }),
    { numRuns: 500 },
  );
});
