import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import {
  realtimeActors,
  realtimeMachine,
  realtimeState,
  type RealtimeEvent,
  type RealtimeFact,
  type SocketFact,
  type Subscriber,
} from '#machines/realtime/index.ts';
import { walkPaths } from '#tests/support/machines/machine-walk.ts';

const LAN: Subscriber = { userId: '7', token: 'token of Lan' };
const MAI: Subscriber = { userId: '8', token: 'token of Mai' };
const CONNECT: RealtimeEvent = { type: 'realtime.connect', subscriber: LAN };
const DISCONNECT: RealtimeEvent = { type: 'realtime.disconnect' };
const ELSEWHERE = { sessionId: '2', at: '2026-11-21T08:00:00.000Z', device: { kind: 'PHONE', browser: 'Firefox', system: null } } as const;
const fact = (name: 'connecting' | 'connected' | 'unavailable' | 'failed' | 'disconnected' | 'heard'): SocketFact => ({
  type: `socket.${name}`,
});

function begin(connects = true) {
  const clock = new SimulatedClock();
  const log: string[] = [];
  const listeners: ((told: SocketFact) => void)[] = [];
  const actors = realtimeActors({
    connect: ({ userId }, listener) => {
      if (!connects) throw new Error('No sockets here.');
      log.push(`open ${userId}`);
      listeners.push(listener);
      return { command: ({ type }) => log.push(type), close: () => log.push(`close ${userId}`) };
    },
  });
  const actor = createActor(realtimeMachine.provide({ actors }), { clock });
  const facts: RealtimeFact[] = [];
  actor.on('*', (told) => facts.push(told));
  actor.start();
  return {
    actor,
    clock,
    log,
    facts,
    tell: (told: SocketFact) => listeners.at(-1)?.(told),
    send: (event: RealtimeEvent) => actor.send(event),
    state: () => realtimeState(actor.getSnapshot()),
  };
}

function connected() {
  const life = begin();
  life.send(CONNECT);
  life.tell(fact('connecting'));
  life.tell(fact('connected'));
  return life;
}

test('Every simple path ends where the chart says.', () => {
  // A count would make every refusal a state of its own.
  const silent = realtimeMachine.provide({
    actors: realtimeActors({ connect: () => ({ command: () => undefined, close: () => undefined }) }),
    actions: { countRefusal: () => undefined },
  });
  const { paths, reached, astray } = walkPaths(silent, [
    CONNECT,
    DISCONNECT,
    ...(['connecting', 'connected', 'unavailable', 'failed', 'disconnected', 'heard'] as const).map(fact),
    { type: 'network.returned' },
    { type: 'xstate.after.unavailableTimeout.realtime.running.connecting' },
    { type: 'xstate.after.quietTime.realtime.running.connected.quiet' },
    { type: 'xstate.after.pongTime.realtime.running.connected.probing' },
    { type: 'xstate.after.again.realtime.running.unavailable' },
    { type: 'xstate.after.refusalWait.realtime.running.refused' },
    { type: 'xstate.after.explanationTime.realtime.running.refused.unexplained' },
  ]);
  expect(astray).toEqual([]);
  expect(paths).toBeGreaterThan(20);
  expect(reached).toEqual([
    '"disconnected"',
    '"initialized"',
    '{"running":"connecting"}',
    '{"running":"failed"}',
    '{"running":"unavailable"}',
    '{"running":{"connected":"probing"}}',
    '{"running":{"connected":"quiet"}}',
    '{"running":{"refused":"doubted"}}',
    '{"running":{"refused":"unexplained"}}',
  ]);
});

test('The states of the specification follow what the connection tells.', () => {
  const { tell, send, state, log } = begin();
  const seen = [state()];
  send(CONNECT);
  seen.push(state());
  for (const name of ['connected', 'connecting', 'unavailable', 'failed', 'connecting'] as const) {
    tell(fact(name));
    seen.push(state());
  }
  send(DISCONNECT);
  expect([...seen, state()]).toEqual([
    'initialized',
    'connecting',
    'connected',
    'connecting',
    'unavailable',
    'failed',
    'connecting',
    'disconnected',
  ]);
  expect(log).toEqual(['open 7', 'close 7']);
});

test('A connection that does not come is unavailable after 10 seconds, and is tried anew 4 seconds later.', () => {
  const { clock, send, state, log } = begin();
  send(CONNECT);
  clock.increment(9999);
  expect(state()).toBe('connecting');
  clock.increment(1);
  expect(state()).toBe('unavailable');
  clock.increment(4000);
  expect([state(), log]).toEqual(['connecting', ['open 7', 'socket.reopen']]);
});

test('A half-open socket is given up within 20 seconds of the last word.', () => {
  const { clock, log, state } = connected();
  clock.increment(14_000);
  expect([state(), log.at(-1)]).toEqual(['connected', 'socket.ping']);
  clock.increment(5000);
  expect([state(), log.at(-1)]).toEqual(['connecting', 'socket.reopen']);
});

test('A socket that speaks is left alone, and asked at once when the network returns.', () => {
  const { clock, log, state, tell, send } = connected();
  for (let round = 0; round < 10; round += 1) {
    clock.increment(13_999);
    tell(fact('heard'));
  }
  expect([state(), log]).toEqual(['connected', ['open 7']]);
  clock.increment(14_000);
  tell(fact('heard'));
  expect([state(), log]).toEqual(['connected', ['open 7', 'socket.ping']]);
  send({ type: 'network.returned' });
  expect(log.at(-1)).toBe('socket.ping');
  tell(fact('unavailable'));
  send({ type: 'network.returned' });
  expect([state(), log.at(-1)]).toEqual(['connecting', 'socket.reopen']);
});

test('Another reader gets a connection of their own.', () => {
  const { send, log } = connected();
  send({ type: 'realtime.connect', subscriber: MAI });
  expect(log).toEqual(['open 7', 'close 7', 'open 8']);
});

test('A login elsewhere is told of; what the server refuses raises a doubt about the session.', () => {
  const { tell, clock, facts, state } = connected();
  tell({ type: 'login.elsewhere', ...ELSEWHERE });
  tell({ type: 'channel.refused' });
  clock.increment(1000);
  tell(fact('disconnected'));
  clock.increment(1000);
  expect([facts, state()]).toEqual([
    [{ type: 'session.superseded', ...ELSEWHERE }, { type: 'session.doubted' }, { type: 'session.doubted' }],
    'disconnected',
  ]);
});

test('Who is told within a second why the server closed the connection doubts nothing: a sign-out or deletion here, also in another tab.', () => {
  for (const refusal of [fact('disconnected'), { type: 'channel.refused' } as const]) {
    const { tell, send, clock, facts, state } = connected();
    tell(refusal);
    clock.increment(999);
    expect([facts, state()]).toEqual([[], 'disconnected']);
    send(DISCONNECT);
    clock.increment(10_000);
    expect([facts, state()]).toEqual([[], 'disconnected']);
  }
});

test('A channel that stays refused is asked for every 4 seconds eight times, then ever more rarely, a minute apart at most.', () => {
  const { clock, tell, log, send } = connected();
  const opened = (): number => log.filter((line) => line === 'open 7').length;
  const waits = Array.from({ length: 14 }, () => {
    tell({ type: 'channel.refused' });
    const before = opened();
    let waited = 0;
    for (; opened() === before; waited += 1) clock.increment(1000);
    tell(fact('connected'));
    return waited;
  });
  expect(waits).toEqual([4, 4, 4, 4, 4, 4, 4, 4, 8, 16, 32, 60, 60, 60]);
  tell({ type: 'channel.refused' });
  const before = opened();
  send({ type: 'network.returned' });
  expect(opened()).toBe(before + 1);
});

test('A channel that has held for 10 seconds, or that another reader wants, is asked for soon again when it is refused.', () => {
  const { actor, clock, tell, send } = connected();
  const refusals = (): number => actor.getSnapshot().context.refusals;
  for (let time = 0; time < 12; time += 1) tell({ type: 'channel.refused' });
  send({ type: 'network.returned' });
  tell(fact('connected'));
  clock.increment(9000);
  tell(fact('heard'));
  expect(refusals()).toBe(12);
  clock.increment(1000);
  expect(refusals()).toBe(0);
  tell({ type: 'channel.refused' });
  expect(refusals()).toBe(1);
  send({ type: 'realtime.connect', subscriber: MAI });
  expect(refusals()).toBe(0);
});

test('Where no socket can be opened it has failed, and a later login tries again.', () => {
  const { send, state } = begin(false);
  send(CONNECT);
  expect(state()).toBe('failed');
  send(CONNECT);
  expect(state()).toBe('failed');
});

test('While nobody is signed in nothing is heard, and nothing is opened.', () => {
  const { send, state, log, facts } = begin();
  for (const name of ['connecting', 'connected', 'failed', 'heard'] as const) send(fact(name));
  send({ type: 'login.elsewhere', ...ELSEWHERE });
  send(DISCONNECT);
  expect([state(), log, facts]).toEqual(['initialized', [], []]);
});

test('500 random interleavings hold at most one connection open, and are connected again soon after the faults.', () => {
  const step = fc.constantFrom<RealtimeEvent | number>(
    CONNECT,
    { type: 'realtime.connect', subscriber: MAI },
    DISCONNECT,
    { type: 'network.returned' },
    ...(['connecting', 'connected', 'unavailable', 'failed', 'disconnected', 'heard'] as const).map(fact),
    { type: 'channel.refused' },
    { type: 'login.elsewhere', ...ELSEWHERE },
    1000,
    15_000,
    40_000,
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      const { actor, clock, log, send, tell, state } = begin();
      for (const one of steps) {
        if (typeof one === 'number') clock.increment(one);
        else send(one);
        const open = log.filter((line) => line.startsWith('open')).length - log.filter((line) => line.startsWith('close')).length;
        expect(open).toBe(actor.getSnapshot().matches('running') ? 1 : 0);
      }
      send(CONNECT);
      tell(fact('connected'));
      expect(state()).toBe('connected');
      actor.stop();
    }),
    { numRuns: 500 },
  );
});
