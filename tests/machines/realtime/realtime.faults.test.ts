import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import {
  realtimeActors,
  realtimeMachine,
  realtimeState,
  type RealtimePorts,
  type SocketFact,
  type Subscriber,
} from '#machines/realtime/index.ts';

const LAN: Subscriber = { userId: '7', token: 'token of Lan' };
const MAI: Subscriber = { userId: '8', token: 'token of Mai' };
const HELD_MS = 30_000;

const FAULTS = {
  'throws before it begins': 'told',
  'is closed for good by the server': 'told',
  'has its channel refused by a 401, a 5xx or malformed JSON': 'told',
  'tells of a failure': 'told',
  'is reset and refused ever after': 'silent',
  'hangs while it connects': 'silent',
  'is half-open': 'silent',
  'tells everything twice': 'told',
  'tells late': 'told',
} as const;
type Fault = keyof typeof FAULTS;

/** A push client: connects at once while all is well, and otherwise does as the fault of the moment says. */
class Client {
  readonly clock = new SimulatedClock();
  fault: Fault | null = null;
  readonly open = new Set<{ readonly subscriber: Subscriber; isHealthy: boolean }>();
  #tellOpen: ((fact: SocketFact) => void)[] = [];

  readonly ports: RealtimePorts = {
    connect: (subscriber, tell) => {
      if (this.fault === 'throws before it begins') throw new Error('No sockets here.');
      const connection = { subscriber, isHealthy: false };
      const say = (fact: SocketFact): void => {
        if (this.fault === 'tells late') this.clock.setTimeout(() => tell(fact), 7000);
        else tell(fact);
        if (this.fault === 'tells everything twice') tell(fact);
      };
      const attempt = (): void => {
        connection.isHealthy = false;
        say({ type: 'socket.connecting' });
        if (this.fault === 'hangs while it connects' || this.fault === 'is reset and refused ever after' || this.fault === 'is half-open')
          return;
        if (this.fault === 'tells of a failure') return say({ type: 'socket.failed' });
        if (this.fault === 'is closed for good by the server') return say({ type: 'socket.disconnected' });
        say({ type: 'socket.connected' });
        if (this.fault?.startsWith('has its channel refused')) return say({ type: 'channel.refused' });
        connection.isHealthy = true;
      };
      this.open.add(connection);
      this.#tellOpen.push(say);
      attempt();
      return {
        command: ({ type }) => {
          if (type === 'socket.reopen') attempt();
          else if (connection.isHealthy && this.fault !== 'is half-open') say({ type: 'socket.heard' });
        },
        close: () => {
          this.open.delete(connection);
          this.#tellOpen = this.#tellOpen.filter((known) => known !== say);
        },
      };
    },
  };

  begin(fault: Fault): void {
    this.fault = fault;
    const first: Readonly<Partial<Record<Fault, SocketFact>>> = {
      'is closed for good by the server': { type: 'socket.disconnected' },
      'tells of a failure': { type: 'socket.failed' },
      'throws before it begins': { type: 'socket.failed' },
      'is reset and refused ever after': { type: 'socket.connecting' },
      'hangs while it connects': { type: 'socket.connecting' },
      'has its channel refused by a 401, a 5xx or malformed JSON': { type: 'channel.refused' },
    };
    if (!fault.startsWith('tells everything') && fault !== 'tells late') for (const connection of this.open) connection.isHealthy = false;
    const told = first[fault];
    if (told) for (const tell of this.#tellOpen) tell(told);
  }

  /** At most one connection stands, and it is this subscriber's. */
  standsFor({ userId }: Subscriber): boolean {
    return this.open.size === 1 && [...this.open].every(({ subscriber, isHealthy }) => subscriber.userId === userId && isHealthy);
  }
}

function begin(client: Client) {
  const actor = createActor(realtimeMachine.provide({ actors: realtimeActors(client.ports) }), { clock: client.clock });
  actor.on('*', () => {});
  actor.start();
  return { actor, state: () => realtimeState(actor.getSnapshot()) };
}

function pass(client: Client, milliseconds: number): void {
  for (let left = milliseconds; left > 0; left -= 500) {
    client.clock.increment(Math.min(500, left));
    expect(client.open.size).toBeLessThanOrEqual(1);
  }
}

const table = Object.entries(FAULTS).map(([fault, kind]) => [fault as Fault, kind] as const);

test.each(table)('A connection that %s stands again within five seconds of the end.', (fault, kind) => {
  const client = new Client();
  const { actor, state } = begin(client);
  actor.send({ type: 'realtime.connect', subscriber: LAN });
  expect(client.standsFor(LAN)).toBe(true);
  client.begin(fault);
  pass(client, HELD_MS);
  client.fault = null;
  // A client that is silent cannot tell of the end; the browser tells of its network.
  if (kind === 'silent') actor.send({ type: 'network.returned' });
  pass(client, 5000);
  expect([state(), client.standsFor(LAN)]).toEqual(['connected', true]);
  pass(client, 2 * HELD_MS);
  expect([state(), client.standsFor(LAN)]).toEqual(['connected', true]);
  actor.stop();
  expect(client.open.size).toBe(0);
});

test.each(table)('A connection that %s, on a day whose clock jumps, holds up neither another reader nor a logout.', (fault) => {
  const client = new Client();
  const { actor, state } = begin(client);
  client.fault = fault;
  actor.send({ type: 'realtime.connect', subscriber: LAN });
  client.clock.increment(86_400_000);
  pass(client, 3000);
  client.fault = null;
  actor.send({ type: 'realtime.connect', subscriber: MAI });
  expect([state(), client.standsFor(MAI)]).toEqual(['connected', true]);
  pass(client, 8000);
  actor.send({ type: 'realtime.disconnect' });
  expect([state(), client.open.size]).toEqual(['disconnected', 0]);
});

test('Where nobody tells that a silent fault is over, the connection stands within 14 seconds.', () => {
  for (let held = 500; held <= HELD_MS; held += 500) {
    const client = new Client();
    const { actor, state } = begin(client);
    actor.send({ type: 'realtime.connect', subscriber: LAN });
    client.begin('is reset and refused ever after');
    pass(client, held);
    client.fault = null;
    pass(client, 14_000);
    expect([held, state(), client.standsFor(LAN)]).toEqual([held, 'connected', true]);
    actor.stop();
  }
});
