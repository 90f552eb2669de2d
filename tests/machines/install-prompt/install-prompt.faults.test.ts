import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { installPromptActors, installPromptMachine, isInstallable, type InstallPromptPorts } from '#machines/install-prompt/index.ts';
import { eventually } from '#tests/support/eventually.ts';
import {
  type FaultCase,
  faultsOf,
  type FaultyWorld,
  type Life,
  outliveFault,
  PERSON_FAULTS,
  STORAGE_FAULTS,
} from '#tests/support/machines/port-faults.ts';

afterEach(() => vi.useRealTimers());

const WELL: InstallPromptPorts = {
  wasRefused: async () => false,
  rememberRefusal: async () => {},
  watchOffers: () => () => {},
  showPrompt: async () => 'accepted',
};

function begin(world: FaultyWorld, ports: Partial<InstallPromptPorts>) {
  const actor = createActor(installPromptMachine.provide({ actors: installPromptActors({ ...WELL, ...ports }) }), { clock: world.clock });
  return { actor, state: () => actor.getSnapshot().value.offer, stop: () => void actor.stop() };
}

function beginRecalling(world: FaultyWorld): Life {
  const { actor, ...life } = begin(world, { wasRefused: world.port(() => false) });
  return { ...life, use: () => void actor.start(), act: () => actor.send({ type: 'prompt.offered' }), wanted: 'available' };
}

function beginRemembering(world: FaultyWorld): Life {
  const { actor, ...life } = begin(world, { rememberRefusal: world.port(() => undefined) });
  actor.start();
  actor.send({ type: 'prompt.offered' });
  return {
    ...life,
    use: () => actor.send({ type: 'install.refuse' }),
    act: () => actor.send({ type: 'app.installed' }),
    wanted: 'accepted',
  };
}

/** A prompt that failed is used up; with the next offer the reader installs. */
function beginPrompting(world: FaultyWorld): Life {
  const { actor, ...life } = begin(world, { showPrompt: world.port((): 'accepted' => 'accepted') });
  actor.start();
  actor.send({ type: 'prompt.offered' });
  return {
    ...life,
    use: () => actor.send({ type: 'install.accept' }),
    act: () => {
      actor.send({ type: 'prompt.offered' });
      actor.send({ type: 'install.accept' });
    },
    wanted: 'accepted',
  };
}

const CASES: readonly FaultCase[] = [
  { port: 'wasRefused', faults: STORAGE_FAULTS, begin: beginRecalling },
  { port: 'rememberRefusal', faults: STORAGE_FAULTS, begin: beginRemembering },
  { port: 'showPrompt', faults: PERSON_FAULTS, begin: beginPrompting },
];

test.each(faultsOf(CASES))('Five seconds after %s %s the offer goes its way.', (_, fault, begun) => outliveFault(fault, begun));

test('An offer that is told twice, and late, is one offer.', async () => {
  const actor = createActor(installPromptMachine.provide({ actors: installPromptActors(WELL) })).start();
  actor.send({ type: 'prompt.offered' });
  actor.send({ type: 'prompt.offered' });
  await eventually(() => expect(isInstallable(actor.getSnapshot())).toBe(true));
  actor.send({ type: 'install.accept' });
  await eventually(() => expect(actor.getSnapshot().value.offer).toBe('accepted'));
  actor.send({ type: 'prompt.offered' });
  expect(actor.getSnapshot().value.offer).toBe('accepted');
});
