import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import {
  serviceWorkerActors,
  type ServiceWorkerEvent,
  serviceWorkerMachine,
  type ServiceWorkerPorts,
  updateQuestion,
  type WorkerNews,
} from '#machines/service-worker/index.ts';
import {
  type FaultCase,
  faultsOf,
  FaultyWorld,
  type Life,
  outliveFault,
  SERVER_FAULTS,
  STORAGE_FAULTS,
} from '#tests/support/machines/port-faults.ts';

afterEach(() => vi.useRealTimers());

type PortName = Exclude<keyof ServiceWorkerPorts, 'watch'>;

/**
 * A browser whose port `name` is faulty; a worker that is let in takes over at once, and a page that reloads is on its
 * way for as long as is looked.
 */
function begin(world: FaultyWorld, name: PortName | null, isEngaged = false) {
  let tell: ((news: WorkerNews) => void) | null = null;
  let reloads = 0;
  const say = (type: WorkerNews['type']): void => tell?.({ type });
  const wrap = (port: PortName, act: () => void) => (port === name ? world.port(act) : async () => act());
  const ports: ServiceWorkerPorts = {
    register: wrap('register', () => say('worker.installed')),
    activateWaiting: wrap('activateWaiting', () => say('controller.changed')),
    clear: wrap('clear', () => {}),
    watch: (listener) => {
      tell = listener;
      return () => (tell = null);
    },
  };
  const logic = serviceWorkerMachine.provide({ actors: serviceWorkerActors(ports), delays: { departure: Infinity } });
  const actor = createActor(logic, { clock: world.clock, input: { isControlled: true, isEngaged } }).start();
  actor.on('page.reloadNeeded', () => (reloads += 1));
  const send = (type: ServiceWorkerEvent['type']): void => actor.send({ type });
  return { actor, say, send, reloads: () => reloads, value: () => actor.getSnapshot().value, stop: () => void actor.stop() };
}

function beginRegistering(world: FaultyWorld): Life {
  const { send, value, stop } = begin(world, 'register');
  // The latest build that is asked for when the network or the reader returns allows the worker anew.
  return { use: () => send('worker.allowed'), act: () => send('worker.allowed'), state: value, wanted: { running: 'installed' }, stop };
}

/** A reader in a chapter is asked, says yes in the fault, is asked again after it, says yes: one reload. */
async function beginUpdating(world: FaultyWorld): Promise<Life> {
  const { actor, say, send, reloads, value, stop } = begin(world, 'activateWaiting', true);
  send('worker.allowed');
  await world.pass(500);
  say('worker.waiting');
  return {
    use: () => send('update.accept'),
    act: () => {
      if (updateQuestion(actor.getSnapshot()) === 'asking') send('update.accept');
    },
    state: () => [value(), reloads()],
    wanted: ['reloading', 1],
    watch: () => expect(reloads()).toBeLessThanOrEqual(1),
    stop,
  };
}

/** A page outside of chapters takes the newer worker in by itself. */
async function beginUpdatingAlone(world: FaultyWorld): Promise<Life> {
  const { say, send, reloads, value, stop } = begin(world, 'activateWaiting');
  send('worker.allowed');
  await world.pass(500);
  return {
    use: () => say('worker.waiting'),
    state: () => [value(), reloads()],
    wanted: ['reloading', 1],
    watch: () => expect(reloads()).toBeLessThanOrEqual(1),
    stop,
  };
}

async function beginClearing(world: FaultyWorld): Promise<Life> {
  const { send, value, stop } = begin(world, 'clear');
  send('worker.allowed');
  await world.pass(500);
  return { use: () => send('worker.withdrawn'), state: value, wanted: 'cleared', stop };
}

const CASES: readonly FaultCase[] = [
  { port: 'register', faults: SERVER_FAULTS, begin: beginRegistering },
  { port: 'activateWaiting by wish', faults: SERVER_FAULTS, begin: beginUpdating },
  { port: 'activateWaiting', faults: SERVER_FAULTS, begin: beginUpdatingAlone },
  { port: 'clear', faults: STORAGE_FAULTS, begin: beginClearing },
];

test.each(faultsOf(CASES))('Five seconds after %s %s workers come and go as ever, and the page reloads at most once.', (_, fault, begun) =>
  outliveFault(fault, begun),
);

test('News that come twice, late or out of turn reload the page once.', async () => {
  const world = new FaultyWorld();
  const { say, send, reloads, value, stop } = begin(world, null);
  for (const type of ['controller.changed', 'worker.waiting', 'worker.installed'] as const) say(type);
  expect([value(), reloads()]).toEqual(['idle', 0]);
  send('worker.allowed');
  await world.pass(500);
  for (const type of ['worker.waiting', 'worker.waiting', 'controller.changed', 'controller.changed'] as const) say(type);
  await world.pass(60_000);
  for (const type of ['worker.installed', 'worker.waiting', 'controller.changed'] as const) say(type);
  expect([value(), reloads()]).toEqual(['reloading', 1]);
  stop();
});

test('A browser that denies its workers is asked again when the worker is allowed again.', async () => {
  let isDenied = true;
  const watch = (): (() => void) => {
    if (isDenied) throw new DOMException('Workers are denied.', 'SecurityError');
    return () => {};
  };
  const ports = { register: async () => {}, activateWaiting: async () => {}, clear: async () => {}, watch };
  const logic = serviceWorkerMachine.provide({ actors: serviceWorkerActors(ports) });
  const actor = createActor(logic, { input: { isControlled: false, isEngaged: false } }).start();
  actor.send({ type: 'worker.allowed' });
  expect(actor.getSnapshot().value).toBe('idle');
  isDenied = false;
  actor.send({ type: 'worker.allowed' });
  expect(actor.getSnapshot().value).toEqual({ running: 'registering' });
  actor.stop();
});
