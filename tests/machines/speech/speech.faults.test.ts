import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { speechActors, speechMachine, type SpeechPorts, speechView } from '#machines/speech/index.ts';
import {
  type FaultCase,
  faultsOf,
  type FaultyWorld,
  type Life,
  outliveFault,
  STORAGE_FAULTS,
} from '#tests/support/machines/port-faults.ts';

afterEach(() => vi.useRealTimers());

const WELL: SpeechPorts = {
  watchVoices: (tell) => {
    tell({ type: 'voice.found' });
    return () => {};
  },
  speak: async () => {},
};

function begin(world: FaultyWorld, ports: Partial<SpeechPorts>) {
  const actor = createActor(speechMachine.provide({ actors: speechActors({ ...WELL, ...ports }) }), { clock: world.clock });
  return { actor, state: () => speechView(actor.getSnapshot()).stage, stop: () => void actor.stop() };
}

/** Whatever a voice does, the reader can stop it and begin anew. */
function beginSpeaking(world: FaultyWorld): Life {
  const said = world.port(() => undefined);
  const { actor, ...life } = begin(world, { speak: () => said() });
  actor.start();
  const start = (): void => actor.send({ type: 'speech.start', at: 0, count: 3 });
  return {
    ...life,
    use: start,
    act: () => {
      actor.send({ type: 'speech.stop' });
      start();
      actor.send({ type: 'speech.stop' });
    },
    wanted: 'idle',
  };
}

/** Voices come late, or not at all: then the chart stays where nothing is offered. */
function beginWatching(world: FaultyWorld): Life {
  const watchVoices: SpeechPorts['watchVoices'] = (tell) => {
    if (world.active === 'throws' || world.active === 'refuses') throw new Error('There is no speech here.');
    void world.held(world.active === 'answers late' ? 25_000 : Infinity).then(() => tell({ type: 'voice.found' }));
    return () => {};
  };
  const { actor, ...life } = begin(world, { watchVoices });
  const isOffered = (): boolean => world.active === null && life.state() !== 'unavailable';
  return {
    ...life,
    use: () => void actor.start(),
    state: () => life.state() === 'idle' || !isOffered(),
    wanted: true,
  };
}

const CASES: readonly FaultCase[] = [
  { port: 'speak', faults: STORAGE_FAULTS, begin: beginSpeaking },
  { port: 'watchVoices', faults: STORAGE_FAULTS, begin: beginWatching },
];

test.each(faultsOf(CASES))('Five seconds after %s %s the reader has the word again.', (_, fault, begun) => outliveFault(fault, begun));

test('Voices that are told of twice are one, and ones that are lost unheard-of change nothing.', () => {
  const actor = createActor(
    speechMachine.provide({
      actors: speechActors({
        ...WELL,
        watchVoices: (tell) => {
          for (const type of ['voice.lost', 'voice.found', 'voice.found'] as const) tell({ type });
          return () => {};
        },
      }),
    }),
  ).start();
  expect(speechView(actor.getSnapshot()).stage).toBe('idle');
});
