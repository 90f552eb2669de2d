import { createActor, SimulatedClock } from 'xstate';
import { authActors, authMachine, type AuthFact, type StoredLogin, type TwinVisit } from '#machines/auth/index.ts';
import { HeldCalls } from '#tests/support/machines/machine-walk.ts';

const loginOf = (name: string): StoredLogin => ({
  token: `token of ${name}`,
  user: { id: '7', name, email: `${name}@example.org`, avatarUrl: null, language: 'vi', sessionId: `session of ${name}` },
});
export const FIRST = loginOf('first');
export const SECOND = loginOf('second');
export const ELSEWHERE = {
  sessionId: 'session elsewhere',
  at: '2026-11-21T08:00:00.000Z',
  device: { kind: 'PHONE', browser: 'Firefox', system: 'Android' },
} as const;
export const SUPERSEDED = { type: 'session.superseded', ...ELSEWHERE } as const;
export const VISIT: TwinVisit = { to: 'ja', address: 'http://ja.example/genres' };
export const TO_TWIN = { type: 'twin.choose', ...VISIT } as const;
export const PLAIN: AuthFact = { type: 'twin.opened', address: VISIT.address };
const RESET: AuthFact = { type: 'cache.resetNeeded' };

export function begin({ machine = authMachine } = {}) {
  const clock = new SimulatedClock();
  const stored = new HeldCalls<StoredLogin | null>();
  const endings = new HeldCalls<void, string>();
  const handovers = new HeldCalls<string, TwinVisit>();
  const actors = authActors({
    readStoredLogin: () => stored.ask(),
    endSession: (token) => endings.ask(token),
    startHandover: handovers.ask,
  });
  const actor = createActor(machine.provide({ actors }), { clock });
  const facts: AuthFact[] = [];
  actor.on('*', (fact) => facts.push(fact));
  actor.start();
  return { actor, clock, stored, endings, handovers, facts, told: () => facts.splice(0) };
}

export async function signedIn(login = FIRST, machine = authMachine) {
  const life = begin({ machine });
  await life.stored.answer(login);
  life.told();
  return life;
}

export const opened = (login: StoredLogin): AuthFact[] => [
  { type: 'login.changed', login },
  { type: 'realtime.restartNeeded', login },
  RESET,
];
/** Whoever leaves needs no channel from then on. */
export const parting: AuthFact = { type: 'realtime.restartNeeded', login: null };
export const ended: AuthFact[] = [{ type: 'login.changed', login: null }, { type: 'realtime.restartNeeded', login: null }, RESET];
