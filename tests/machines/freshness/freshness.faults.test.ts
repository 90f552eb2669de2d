import { afterEach, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { freshnessActors, freshnessMachine } from '#machines/freshness/index.ts';
import {
  type FaultCase,
  faultsOf,
  type FaultyWorld,
  type Life,
  outliveFault,
  SERVER_FAULTS,
  STORAGE_FAULTS,
} from '#tests/support/machines/port-faults.ts';

afterEach(() => vi.useRealTimers());

function begin(world: FaultyWorld, port: 'fetchLatestBuild' | 'claimReload') {
  const served = { id: 'b1' };
  const fetchLatestBuild = () => ({ id: served.id, worker: 'on' as const });
  const actors = freshnessActors({
    fetchLatestBuild: port === 'fetchLatestBuild' ? world.port(fetchLatestBuild) : async () => fetchLatestBuild(),
    claimReload: port === 'claimReload' ? world.port(() => true) : async () => true,
  });
  const actor = createActor(freshnessMachine.provide({ actors }), { clock: world.clock, input: { build: 'b1', jitter: 0 } }).start();
  return { actor, served };
}

/** A build that was served in the fault is noticed after it. */
function beginAsking(world: FaultyWorld): Life {
  const { actor, served } = begin(world, 'fetchLatestBuild');
  return {
    use: () => {
      served.id = 'b2';
      actor.send({ type: 'tab.returned' });
    },
    networkReturned: () => actor.send({ type: 'network.returned' }),
    act: () => actor.send({ type: 'tab.returned' }),
    state: () => [actor.getSnapshot().context.latest, actor.getSnapshot().value],
    wanted: ['b2', { build: 'waiting', chunks: 'whole' }],
    stop: () => void actor.stop(),
  };
}

/** A part that is lost after the fault reloads the page, once. */
function beginClaiming(world: FaultyWorld): Life {
  const { actor } = begin(world, 'claimReload');
  let reloads = 0;
  let before = 0;
  actor.on('page.reloadNeeded', () => (reloads += 1));
  return {
    use: () => actor.send({ type: 'chunk.failed' }),
    act: () => {
      before = reloads;
      actor.send({ type: 'chunk.failed' });
    },
    state: () => reloads - before,
    wanted: 1,
    stop: () => void actor.stop(),
  };
}

const CASES: readonly FaultCase[] = [
  { port: 'fetchLatestBuild', faults: SERVER_FAULTS, begin: beginAsking },
  { port: 'claimReload', faults: STORAGE_FAULTS, begin: beginClaiming },
];

test.each(faultsOf(CASES))('Five seconds after %s %s newer builds and lost parts are noticed as ever.', (_, fault, begun) =>
  outliveFault(fault, begun),
);
