import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { readerActors, readerMachine, type ReaderPorts, readerState } from '#machines/reader/index.ts';
import { type FaultCase, faultsOf, type FaultyWorld, type Life, outliveFault, SERVER_FAULTS } from '#tests/support/machines/port-faults.ts';
import { OPENED, placeAt } from './reader-life.ts';

afterEach(() => vi.useRealTimers());

const QUIET: ReaderPorts = { prepareNext: async () => {}, loadPage: async () => {}, autoScroll: () => () => {} };

function start(world: FaultyWorld, ports: Partial<ReaderPorts>) {
  const machine = readerMachine.provide({ actors: readerActors({ ...QUIET, ...ports }) });
  return createActor(machine, { clock: world.clock, input: OPENED }).start();
}

function beginPreparing(world: FaultyWorld): Life {
  const ask = world.port(() => undefined);
  const actor = start(world, { prepareNext: () => ask() });
  return {
    use: () => actor.send(placeAt(9)),
    networkReturned: () => actor.send({ type: 'network.returned' }),
    act: () => actor.send(placeAt(10)),
    state: () => [actor.getSnapshot().matches({ open: { next: 'ready' } }), readerState(actor.getSnapshot()).isChromeShown],
    wanted: [true, true],
    stop: () => actor.stop(),
  };
}

/** One page asked for in the fault, and both once it is over. */
function beginLoading(world: FaultyWorld): Life {
  const ask = world.port((id: string) => void id);
  const actor = start(world, { loadPage: (id) => ask(id) });
  return {
    use: () => {
      for (const id of ['a', 'b']) actor.send({ type: 'page.failed', id });
      actor.send({ type: 'page.retry', id: 'a' });
    },
    networkReturned: () => actor.send({ type: 'network.returned' }),
    act: () => {
      const { broken } = readerState(actor.getSnapshot());
      if (broken[0] !== undefined) actor.send({ type: 'page.retry', id: broken[0] });
    },
    state: () => readerState(actor.getSnapshot()).broken,
    wanted: [],
    watch: () => {
      const { broken, awaited } = actor.getSnapshot().context;
      expect(awaited.filter((id) => !broken.includes(id))).toEqual([]);
    },
    stop: () => actor.stop(),
  };
}

/** What moves the pages may fail at once, never move them, or say twice that it has stopped. */
function beginScrolling(world: FaultyWorld): Life {
  const running = new Set<object>();
  const autoScroll: ReaderPorts['autoScroll'] = (_, tellStopped) => {
    if (world.active === 'refuses') throw new Error('Nothing to scroll.');
    if (world.active === 'does it twice') for (let times = 2; times > 0; times -= 1) void world.held(1000).then(tellStopped);
    if (world.active === 'answers late') void world.held(25_000).then(tellStopped);
    const run = {};
    running.add(run);
    return () => running.delete(run);
  };
  const actor = start(world, { autoScroll });
  const scroll = () => actor.send({ type: 'scroll.start', speed: 3 });
  return {
    use: scroll,
    act: scroll,
    state: () => [readerState(actor.getSnapshot()).isAutoScrolling, running.size],
    wanted: [true, 1],
    stop: () => actor.stop(),
  };
}

const CASES: readonly FaultCase[] = [
  { port: 'prepareNext', faults: SERVER_FAULTS, begin: beginPreparing },
  { port: 'loadPage', faults: SERVER_FAULTS, begin: beginLoading },
  { port: 'autoScroll', faults: ['refuses', 'is half-open', 'answers late', 'does it twice'], begin: beginScrolling },
];

test.each(faultsOf(CASES))('While %s %s the chapter can be read, and five seconds after all is as wished.', (_, fault, begin) =>
  outliveFault(fault, begin),
);
