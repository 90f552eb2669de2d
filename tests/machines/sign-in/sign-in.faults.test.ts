import { afterEach, test, vi } from 'vitest';
import { createActor } from 'xstate';
import {
  SignInFailed,
  signInActors,
  signInFace,
  signInMachine,
  type SignInEvent,
  type SignInOutcome,
  type SignInPorts,
} from '#machines/sign-in/index.ts';
import {
  type FaultCase,
  faultsOf,
  type FaultyWorld,
  type Life,
  outliveFault,
  PERSON_FAULTS,
  SERVER_FAULTS,
} from '#tests/support/machines/port-faults.ts';

afterEach(() => vi.useRealTimers());

const SUBMIT: SignInEvent = { type: 'signIn.submit', email: 'lan@example.org', password: 'secret words' };
const LINK: SignInOutcome = { kind: 'linkNeeded', link: { token: 'link', email: 'lan@example.org', hasPassword: true } };
const OPENED: SignInOutcome = {
  kind: 'opened',
  login: { token: 'token', user: { id: '7', name: 'Lan', email: 'lan@example.org', avatarUrl: null, language: 'vi', sessionId: '1' } },
};
const UNAUTHORISED = new SignInFailed({ kind: 'failed' });
const GRANT = { code: 'code', state: 'state' } as const;

/** `use` in the fault, and again after it: the second one is answered as if there had been no first. */
function begin(world: FaultyWorld, ports: Partial<SignInPorts>, use: SignInEvent): Life {
  const actors = signInActors({ submit: async () => OPENED, askGoogle: async () => GRANT, sendLinkMail: async () => null, ...ports });
  const actor = createActor(signInMachine.provide({ actors }), { clock: world.clock }).start();
  let opened = 0;
  let before = 0;
  actor.on('session.opened', () => (opened += 1));
  return {
    use: () => actor.send(use),
    act: () => {
      before = opened;
      actor.send(use);
    },
    state: () => [signInFace(actor.getSnapshot()), opened - before],
    wanted: [{ stage: { kind: 'editing' }, link: null }, 1],
    stop: () => void actor.stop(),
  };
}

async function beginMailing(world: FaultyWorld): Promise<Life> {
  const actors = signInActors({
    submit: async () => LINK,
    askGoogle: async () => GRANT,
    sendLinkMail: world.port(() => null, UNAUTHORISED),
  });
  const actor = createActor(signInMachine.provide({ actors }), { clock: world.clock }).start();
  actor.send(SUBMIT);
  return {
    use: () => actor.send({ type: 'link.sendMail' }),
    act: () => actor.send({ type: 'link.sendMail' }),
    state: () => signInFace(actor.getSnapshot()),
    wanted: { stage: { kind: 'editing' }, link: { email: 'lan@example.org', hasPassword: true, isMailSent: true } },
    stop: () => void actor.stop(),
  };
}

const CASES: readonly FaultCase[] = [
  { port: 'submit', faults: SERVER_FAULTS, begin: (world) => begin(world, { submit: world.port(() => OPENED, UNAUTHORISED) }, SUBMIT) },
  {
    port: 'askGoogle',
    faults: PERSON_FAULTS,
    begin: (world) => begin(world, { askGoogle: world.port(() => GRANT, UNAUTHORISED) }, { type: 'google.choose' }),
  },
  { port: 'sendLinkMail', faults: SERVER_FAULTS, begin: beginMailing },
];

test.each(faultsOf(CASES))('Five seconds after %s %s the reader comes in at the next try, once.', (_, fault, begun) =>
  outliveFault(fault, begun),
);
