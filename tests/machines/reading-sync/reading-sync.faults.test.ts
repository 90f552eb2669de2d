import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { readingSyncActors, readingSyncMachine, ReadingRefused, type ReadingSyncPorts } from '#machines/reading-sync/index.ts';
import { type FaultCase, faultsOf, type FaultyWorld, type Life, outliveFault, SERVER_FAULTS } from '#tests/support/machines/port-faults.ts';

afterEach(() => vi.useRealTimers());

const refused = new ReadingRefused();

/** A queue of places by chapter, and a server that keeps the furthest of each. */
class Reading {
  readonly queue = new Map<string, number>();
  readonly kept = new Map<string, number>();
  asked = 0;

  /** What was there when it was sent is taken out; what came meanwhile stays. */
  readonly take = (sent: ReadonlyMap<string, number>): number => {
    for (const [chapter, progress] of sent) {
      this.kept.set(chapter, Math.max(progress, this.kept.get(chapter) ?? 0));
      if (this.queue.get(chapter) === progress) this.queue.delete(chapter);
    }
    return this.queue.size;
  };
}

function begin(world: FaultyWorld, name: keyof ReadingSyncPorts) {
  const reading = new Reading();
  const take = name === 'send' ? world.port(reading.take, refused) : async (sent: ReadonlyMap<string, number>) => reading.take(sent);
  const ask = (): void => void (reading.asked += 1);
  const ports: ReadingSyncPorts = {
    ask: name === 'ask' ? world.port(ask, refused) : async () => ask(),
    send: async () => await take(new Map(reading.queue)),
  };
  const machine = readingSyncMachine.provide({ actors: readingSyncActors(ports) });
  const actor = createActor(machine, { clock: world.clock, input: { isIncognito: false } }).start();
  const read = (chapter: string, progress: number): void => {
    reading.queue.set(chapter, progress);
    actor.send({ type: 'place.queued' });
  };
  const life = {
    /** Who was refused signs in again; nobody else does anything. */
    act: () => (actor.getSnapshot().matches('refused') ? actor.send({ type: 'reader.changed', readerId: '7' }) : undefined),
    networkReturned: () => actor.send({ type: 'network.returned' }),
    watch: () => expect(Object.keys(actor.getSnapshot().children).length).toBeLessThan(2),
    stop: () => void actor.stop(),
  };
  return { actor, reading, read, life };
}

/** What is read in the fault and after it stands on the server, each chapter once, and nothing waits. */
function beginReading(world: FaultyWorld): Life {
  const { actor, reading, read, life } = begin(world, 'send');
  actor.send({ type: 'reader.changed', readerId: '7' });
  return {
    ...life,
    use: () => {
      read('1', 0.5);
      read('2', 0.2);
    },
    state: () => [Object.fromEntries(reading.kept), reading.queue.size, actor.getSnapshot().value],
    wanted: [{ 1: 0.5, 2: 0.2 }, 0, 'idle'],
  };
}

/** A sign-in in the fault takes the reader's places in after it, before anything is sent. */
function beginAsking(world: FaultyWorld): Life {
  const { actor, reading, read, life } = begin(world, 'ask');
  return {
    ...life,
    use: () => {
      actor.send({ type: 'reader.changed', readerId: '7' });
      read('1', 0.5);
    },
    state: () => [reading.asked > 0, Object.fromEntries(reading.kept), actor.getSnapshot().value],
    wanted: [true, { 1: 0.5 }, 'idle'],
  };
}

const CASES: readonly FaultCase[] = [
  { port: 'send', faults: SERVER_FAULTS, begin: beginReading },
  { port: 'ask', faults: SERVER_FAULTS, begin: beginAsking },
];

test.each(faultsOf(CASES))('While %s %s no place is lost, and five seconds after all are on the server.', (_, fault, begun) =>
  outliveFault(fault, begun),
);
