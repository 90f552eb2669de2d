import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { type ChapterKey, savingActors, savingMachine, type SavingPorts, savings } from '#machines/saving/index.ts';
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

type PortName = keyof SavingPorts;

/** Every port well but `name`, which does as the world says. */
function portsOf(world: FaultyWorld, kept: Map<ChapterKey, string>, name: PortName): SavingPorts {
  const wrap = <Output, Input>(port: PortName, answer: (input: Input) => Output) =>
    port === name ? world.port(answer) : async (input: Input): Promise<Output> => answer(input);
  const [prepare, verify] = [
    wrap('prepare', (key: ChapterKey) => void kept.set(key, 'half')),
    wrap('verify', (key: ChapterKey) => void kept.set(key, 'whole')),
  ];
  const download = wrap<void, void>('download', () => {});
  const remove = wrap('remove', (keys: readonly ChapterKey[] | null) => (keys ?? [...kept.keys()]).forEach((key) => kept.delete(key)));
  return {
    recall: wrap<readonly ChapterKey[], void>('recall', () => [...kept].filter(([, state]) => state === 'half').map(([key]) => key)),
    prepare: (key, _signal, onTurn) => (onTurn(), prepare(key)),
    download: (_key, tell) => (tell({ stored: 0, total: 1 }), download()),
    verify: (key, _signal, onTurn) => (onTurn(), verify(key)),
    remove: (keys, onTurn) => (onTurn(), remove(keys)),
  };
}

/** Two chapters are asked for in the fault and one after it: each stands whole, and nothing is left to do. */
function beginWith(name: PortName): FaultCase['begin'] {
  return (world): Life => {
    const kept = new Map<ChapterKey, string>();
    const actor = createActor(savingMachine.provide({ actors: savingActors(portsOf(world, kept, name)) }), { clock: world.clock });
    const save = (key: ChapterKey): void => actor.send({ type: 'chapter.save', key });
    return {
      use: () => {
        actor.start();
        save('1/1');
        save('1/2');
      },
      networkReturned: () => actor.send({ type: 'network.returned' }),
      act: () => {
        for (const { key } of actor.getSnapshot().context.problems) save(key);
        save('1/3');
      },
      state: () => [Object.fromEntries(kept), Object.fromEntries(savings(actor.getSnapshot()))],
      wanted: [{ '1/1': 'whole', '1/2': 'whole', '1/3': 'whole' }, {}],
      watch: () => expect(new Set(actor.getSnapshot().context.queue).size).toBe(actor.getSnapshot().context.queue.length),
      stop: () => actor.stop(),
    };
  };
}

/** A chapter is removed in the fault and again after it, while others are saved: it is gone, and they stand. */
function beginRemoval(world: FaultyWorld): Life {
  const kept = new Map<ChapterKey, string>([['1/1', 'whole']]);
  const actor = createActor(savingMachine.provide({ actors: savingActors(portsOf(world, kept, 'remove')) }), { clock: world.clock });
  return {
    use: () => {
      actor.start();
      actor.send({ type: 'chapter.remove', key: '1/1' });
      actor.send({ type: 'chapter.save', key: '1/2' });
    },
    act: () => actor.send({ type: 'chapter.remove', key: '1/1' }),
    state: () => [Object.fromEntries(kept), Object.fromEntries(savings(actor.getSnapshot()))],
    wanted: [{ '1/2': 'whole' }, {}],
    stop: () => actor.stop(),
  };
}

const CASES: readonly FaultCase[] = [
  { port: 'recall', faults: STORAGE_FAULTS, begin: beginWith('recall') },
  { port: 'prepare', faults: SERVER_FAULTS, begin: beginWith('prepare') },
  { port: 'download', faults: SERVER_FAULTS, begin: beginWith('download') },
  { port: 'verify', faults: STORAGE_FAULTS, begin: beginWith('verify') },
  { port: 'remove', faults: STORAGE_FAULTS, begin: beginRemoval },
];

test.each(faultsOf(CASES))('While %s %s no chapter is lost or left half, and five seconds after another can be saved.', (_, fault, begin) =>
  outliveFault(fault, begin),
);
