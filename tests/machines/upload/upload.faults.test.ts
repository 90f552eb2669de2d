import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { type FileKey, type KeptFile, uploadActors, uploadMachine, type UploadPorts, uploadView } from '#machines/upload/index.ts';
import {
  type FaultCase,
  faultsOf,
  type FaultyWorld,
  type Life,
  outliveFault,
  SERVER_FAULTS,
  STORAGE_FAULTS,
} from '#tests/support/machines/port-faults.ts';
import { became } from './upload-life.ts';

afterEach(() => vi.useRealTimers());

type PortName = keyof UploadPorts;
type Held = 'begun' | 'sent' | 'processed';

/** Every port well but `name`, which does as the world says. The server holds each file once, whatever is asked how often. */
function portsOf(world: FaultyWorld, held: Map<FileKey, Held>, name: PortName): UploadPorts {
  const wrap = <Output, Input>(port: PortName, answer: (input: Input) => Output) =>
    port === name ? world.port(answer) : async (input: Input): Promise<Output> => answer(input);
  return {
    recall: wrap<readonly KeptFile[], unknown>('recall', () => []),
    check: wrap('check', (key: FileKey) => void held.set(key, held.get(key) ?? 'begun')),
    send: wrap('send', (key: FileKey) => void held.set(key, 'sent')),
    follow: wrap('follow', (key: FileKey) => {
      held.set(key, 'processed');
      return became(`chapter of ${key}`);
    }),
    drop: wrap('drop', (keys: readonly FileKey[]) => keys.forEach((key) => held.delete(key))),
  };
}

const arrived = (key: FileKey) => ({ key, stage: 'arrived', ...became(`chapter of ${key}`) });

/** Two files are chosen in the fault and one after it; what was refused for it is tried again: each arrives once. */
function beginWith(name: PortName): FaultCase['begin'] {
  return (world): Life => {
    const held = new Map<FileKey, Held>();
    const told: FileKey[] = [];
    const actor = createActor(uploadMachine.provide({ actors: uploadActors(portsOf(world, held, name)) }), { clock: world.clock });
    actor.on('file.arrived', ({ key }) => told.push(key));
    return {
      use: () => {
        actor.start();
        actor.send({ type: 'files.choose', keys: ['a', 'b'] });
      },
      networkReturned: () => actor.send({ type: 'network.returned' }),
      act: () => {
        for (const { key, stage } of uploadView(actor.getSnapshot()).files)
          if (stage === 'refused') actor.send({ type: 'file.retry', key });
        actor.send({ type: 'files.choose', keys: ['c'] });
      },
      state: () => [Object.fromEntries(held), uploadView(actor.getSnapshot()).files, told.toSorted()],
      wanted: [{ a: 'processed', b: 'processed', c: 'processed' }, [arrived('a'), arrived('b'), arrived('c')], ['a', 'b', 'c']],
      watch: () => expect(new Set(told).size).toBe(told.length),
      stop: () => actor.stop(),
    };
  };
}

/** A file is dropped in the fault while another is sent: the other arrives, and what was dropped is on no list. */
function beginDrop(world: FaultyWorld): Life {
  const held = new Map<FileKey, Held>();
  const actor = createActor(uploadMachine.provide({ actors: uploadActors(portsOf(world, held, 'drop')) }), { clock: world.clock });
  return {
    use: () => {
      actor.start();
      actor.send({ type: 'files.choose', keys: ['a', 'b'] });
      actor.send({ type: 'file.drop', key: 'a' });
    },
    act: () => actor.send({ type: 'files.choose', keys: ['c'] }),
    state: () => uploadView(actor.getSnapshot()).files,
    wanted: [arrived('b'), arrived('c')],
    stop: () => actor.stop(),
  };
}

const CASES: readonly FaultCase[] = [
  { port: 'recall', faults: STORAGE_FAULTS, begin: beginWith('recall') },
  { port: 'check', faults: STORAGE_FAULTS, begin: beginWith('check') },
  { port: 'send', faults: SERVER_FAULTS, begin: beginWith('send') },
  { port: 'follow', faults: SERVER_FAULTS, begin: beginWith('follow') },
  { port: 'drop', faults: SERVER_FAULTS, begin: beginDrop },
];

test.each(faultsOf(CASES))(
  'While %s %s no file is lost or arrives twice, and five seconds after another goes through.',
  (_, fault, begin) => outliveFault(fault, begin),
);
