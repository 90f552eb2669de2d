import { afterEach, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { never } from '#tests/support/machines/machine-walk.ts';
import { authActors, authMachine, tokenOf, type AuthPorts, type StoredLogin } from '#machines/auth/index.ts';
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

const loginOf = (name: string): StoredLogin => ({
  token: `token of ${name}`,
  user: { id: '7', name, email: `${name}@example.org`, avatarUrl: null, language: 'vi', sessionId: `session of ${name}` },
});
const OLD = loginOf('old');
const NEW = loginOf('new');

function begin(world: FaultyWorld, ports: AuthPorts) {
  const actor = createActor(authMachine.provide({ actors: authActors(ports) }), { clock: world.clock });
  return {
    actor,
    networkReturned: () => {},
    act: () => actor.send({ type: 'session.opened', login: NEW }),
    state: () => [actor.getSnapshot().value, tokenOf(actor.getSnapshot())],
    wanted: [{ signedIn: 'staying' }, NEW.token],
    stop: () => void actor.stop(),
  };
}

function beginReading(world: FaultyWorld): Life {
  const life = begin(world, { readStoredLogin: world.port(() => OLD), endSession: async () => {}, startHandover: never });
  return { ...life, use: () => void life.actor.start() };
}

/** Signed out in the fault: nobody is signed in five seconds after it, and another can come in. */
function beginEnding(world: FaultyWorld): Life {
  const life = begin(world, { readStoredLogin: async () => OLD, endSession: world.port(() => undefined), startHandover: never });
  life.actor.start();
  const seen: unknown[] = [];
  return {
    ...life,
    use: () => life.actor.send({ type: 'auth.signOut' }),
    act: () => {
      seen.push(life.actor.getSnapshot().value);
      life.act();
    },
    state: () => [...seen, ...life.state()],
    wanted: ['signedOut', ...life.wanted],
  };
}

/** On the way to the twin site: five seconds after the fault the reader stays signed in, and another can come in. */
function beginHandover(world: FaultyWorld): Life {
  const startHandover = world.port(() => 'http://ja.example/login#handover=code');
  const life = begin(world, { readStoredLogin: async () => OLD, endSession: never, startHandover: () => startHandover() });
  life.actor.start();
  const seen: unknown[] = [];
  return {
    ...life,
    use: () => life.actor.send({ type: 'twin.choose', to: 'ja', address: 'http://ja.example/' }),
    act: () => {
      seen.push(life.actor.getSnapshot().value);
      life.act();
    },
    state: () => [...seen, ...life.state()],
    wanted: [{ signedIn: 'staying' }, ...life.wanted],
  };
}

const CASES: readonly FaultCase[] = [
  { port: 'readStoredLogin', faults: [...STORAGE_FAULTS, 'answers malformed JSON'], begin: beginReading },
  { port: 'endSession', faults: SERVER_FAULTS, begin: beginEnding },
  { port: 'startHandover', faults: SERVER_FAULTS, begin: beginHandover },
];

test.each(faultsOf(CASES))('Five seconds after %s %s somebody can sign in, and no late answer undoes it.', (_, fault, begun) =>
  outliveFault(fault, begun),
);
