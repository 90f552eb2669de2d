import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { StoredLogin } from '#machines/auth/index.ts';
import {
  SignInFailed,
  signInActors,
  signInFace,
  signInMachine,
  type GoogleGrant,
  type SignInEvent,
  type SignInFact,
  type SignInOutcome,
  type SignInRefusal,
  type SignInRequest,
} from '#machines/sign-in/index.ts';
import { guardNames, HeldCalls, invertGuard, settled, walkPaths } from '#tests/support/machines/machine-walk.ts';

const LOGIN: StoredLogin = {
  token: 'token',
  user: { id: '7', name: 'Lan', email: 'lan@example.org', avatarUrl: null, language: 'vi', sessionId: '1' },
};
const OPENED: SignInOutcome = { kind: 'opened', login: LOGIN };
const WRONG: SignInOutcome = { kind: 'refused', refusal: { kind: 'wrongCredentials' } };
const LINK: SignInOutcome = { kind: 'linkNeeded', link: { token: 'link', email: 'lan@example.org', hasPassword: true } };
const LINK_FACE = { email: 'lan@example.org', hasPassword: true, isMailSent: false };
const SUBMIT: SignInEvent = { type: 'signIn.submit', email: 'lan@example.org', password: 'secret words' };
const REGISTER: SignInEvent = { type: 'registration.submit', name: 'Lan', email: 'lan@example.org', password: 'secret words' };
const EDITING = { stage: { kind: 'editing' }, link: null } as const;

function begin(machine = signInMachine) {
  const clock = new SimulatedClock();
  const submits = new HeldCalls<SignInOutcome, SignInRequest>();
  const grants = new HeldCalls<GoogleGrant>();
  const mails = new HeldCalls<SignInRefusal | null, string>();
  const actors = signInActors({ submit: submits.ask, askGoogle: () => grants.ask(), sendLinkMail: mails.ask });
  const actor = createActor(machine.provide({ actors }), { clock });
  const facts: SignInFact[] = [];
  actor.on('*', (fact) => facts.push(fact));
  // A chart with a guard turned round may break: that is what its test looks for.
  actor.subscribe({ error: () => undefined });
  actor.start();
  return {
    actor,
    clock,
    submits,
    grants,
    mails,
    facts,
    send: (event: SignInEvent) => actor.send(event),
    face: () => signInFace(actor.getSnapshot()),
  };
}

test('Every simple path ends where the chart says.', () => {
  const { paths, reached, astray } = walkPaths(signInMachine, [
    SUBMIT,
    REGISTER,
    { type: 'google.choose' },
    { type: 'link.cancel' },
    { type: 'link.open', token: 'x' } as never,
    { type: 'handover.open', code: 'x' } as never,
    { type: 'xstate.after.patience.sign-in.sending' },
    { type: 'xstate.after.googlePatience.sign-in.askingGoogle' },
  ]);
  expect(astray).toEqual([]);
  expect(paths).toBeGreaterThan(4);
  expect(reached).toEqual(['"askingGoogle"', '"editing"', '"sending"']);
});

test.each([
  [SUBMIT, { way: 'password', email: 'lan@example.org', password: 'secret words' }],
  [REGISTER, { way: 'registration', name: 'Lan', email: 'lan@example.org', password: 'secret words' }],
  [
    { type: 'link.open', token: 'mailed' },
    { way: 'link', mailToken: 'mailed' },
  ],
  [
    { type: 'handover.open', code: 'handed' },
    { way: 'handover', code: 'handed' },
  ],
] as const)('%o is sent as it was given, and opens a session.', async (event, request) => {
  const { submits, facts, send, face, actor } = begin();
  send(event);
  expect([submits.calls.map(({ input }) => input), face().stage]).toEqual([[request], { kind: 'sending', way: request.way }]);
  await submits.answer(OPENED);
  expect([face(), facts]).toEqual([EDITING, [{ type: 'session.opened', login: LOGIN }]]);
  expect(actor.getSnapshot().context.request).toBeNull();
});

test('One try at a time: what is asked while one is on its way is not heard.', async () => {
  const { submits, send } = begin();
  send(SUBMIT);
  for (const event of [SUBMIT, REGISTER, { type: 'google.choose' }, { type: 'link.cancel' }] as const) send(event);
  expect(submits.calls).toHaveLength(1);
});

test('A refusal is shown until the next try.', async () => {
  const { submits, facts, send, face } = begin();
  send(SUBMIT);
  await submits.answer(WRONG);
  expect(face().stage).toEqual({ kind: 'refused', way: 'password', refusal: { kind: 'wrongCredentials' } });
  send(REGISTER);
  expect(face().stage).toEqual({ kind: 'sending', way: 'registration' });
  await submits.answer({ kind: 'refused', refusal: { kind: 'throttled', until: 5 } });
  expect([face().stage, facts]).toEqual([{ kind: 'refused', way: 'registration', refusal: { kind: 'throttled', until: 5 } }, []]);
});

test('A try that fails says why; one that hangs is given up after 20 seconds and opens nothing later.', async () => {
  const { clock, submits, facts, send, face } = begin();
  send(SUBMIT);
  await submits.refuse(new SignInFailed({ kind: 'offline' }));
  expect(face().stage).toEqual({ kind: 'refused', way: 'password', refusal: { kind: 'offline' } });
  send(SUBMIT);
  await submits.refuse(new Error('Something else.'));
  expect(face().stage).toEqual({ kind: 'refused', way: 'password', refusal: { kind: 'failed' } });
  send(SUBMIT);
  clock.increment(20_000);
  await submits.answer(OPENED);
  expect([face().stage, facts]).toEqual([{ kind: 'refused', way: 'password', refusal: { kind: 'offline' } }, []]);
});

test('A code of the twin site that was used or is too old is refused as such, and the forms can be filled.', async () => {
  const { submits, facts, send, face } = begin();
  send({ type: 'handover.open', code: 'used' });
  await submits.answer({ kind: 'refused', refusal: { kind: 'linkExpired' } });
  expect([face().stage, facts]).toEqual([{ kind: 'refused', way: 'handover', refusal: { kind: 'linkExpired' } }, []]);
  send(SUBMIT);
  expect(face().stage).toEqual({ kind: 'sending', way: 'password' });
});

test('Google: a grant is sent, a closed window is no error, a library that does not load is.', async () => {
  const { submits, grants, send, face } = begin();
  send({ type: 'google.choose' });
  expect(face().stage).toEqual({ kind: 'sending', way: 'google' });
  await grants.answer(null);
  expect(face()).toEqual(EDITING);
  send({ type: 'google.choose' });
  await grants.refuse(new SignInFailed({ kind: 'googleNotLoaded' }));
  expect(face().stage).toEqual({ kind: 'refused', way: 'google', refusal: { kind: 'googleNotLoaded' } });
  send({ type: 'google.choose' });
  await grants.answer({ code: 'code', state: 'state' });
  expect(submits.calls.map(({ input }) => input)).toEqual([{ way: 'google', grant: { code: 'code', state: 'state' } }]);
  await submits.answer(LINK);
  expect(face()).toEqual({ stage: { kind: 'editing' }, link: LINK_FACE });
});

async function atLink(machine = signInMachine, link = LINK) {
  const life = begin(machine);
  life.send({ type: 'google.choose' });
  await life.grants.answer({ accessToken: 'access', state: 'state' });
  await life.submits.answer(link);
  return life;
}

test('That two accounts are one person is confirmed by the password, by a mail, or not at all.', async () => {
  const byPassword = await atLink();
  byPassword.send({ type: 'link.confirm', password: 'secret words' });
  expect(byPassword.submits.calls.map(({ input }) => input)).toEqual([{ way: 'link', linkToken: 'link', password: 'secret words' }]);
  await byPassword.submits.answer(WRONG);
  expect(byPassword.face()).toEqual({ stage: { kind: 'refused', way: 'link', refusal: { kind: 'wrongCredentials' } }, link: LINK_FACE });
  const byMail = await atLink();
  byMail.send({ type: 'link.sendMail' });
  expect(byMail.mails.calls.map(({ input }) => input)).toEqual(['link']);
  await byMail.mails.answer({ kind: 'throttled', until: 9 });
  expect(byMail.face().stage).toEqual({ kind: 'refused', way: 'link', refusal: { kind: 'throttled', until: 9 } });
  byMail.send({ type: 'link.sendMail' });
  await byMail.mails.answer(null);
  expect(byMail.face()).toEqual({ stage: { kind: 'editing' }, link: { ...LINK_FACE, isMailSent: true } });
  byMail.send({ type: 'link.cancel' });
  expect(byMail.face()).toEqual(EDITING);
});

test('Who no longer wants to say that two accounts are one is asked no more, though what they said is on its way; its answer opens nothing.', async () => {
  const byPassword = await atLink();
  byPassword.send({ type: 'link.confirm', password: 'secret words' });
  byPassword.send({ type: 'link.cancel' });
  expect(byPassword.face()).toEqual(EDITING);
  await byPassword.submits.answer(OPENED);
  expect([byPassword.face(), byPassword.facts]).toEqual([EDITING, []]);
  const byMail = await atLink();
  byMail.send({ type: 'link.sendMail' });
  byMail.send({ type: 'link.cancel' });
  await byMail.mails.answer(null);
  expect(byMail.face()).toEqual(EDITING);
});

test('Who goes elsewhere is told nothing of an old try when they come again, but how long they have to wait.', async () => {
  const wrong = begin();
  wrong.send(SUBMIT);
  wrong.send({ type: 'door.leave' });
  await wrong.submits.answer(WRONG);
  expect(wrong.face().stage.kind).toBe('refused');
  wrong.send({ type: 'door.leave' });
  expect(wrong.face()).toEqual(EDITING);
  const linking = await atLink();
  linking.send({ type: 'door.leave' });
  expect(linking.face()).toEqual(EDITING);
  const throttled = begin();
  throttled.send(SUBMIT);
  await throttled.submits.answer({ kind: 'refused', refusal: { kind: 'throttled', until: 9 } });
  throttled.send({ type: 'door.leave' });
  expect(throttled.face().stage).toEqual({ kind: 'refused', way: 'password', refusal: { kind: 'throttled', until: 9 } });
});

test('Nothing is confirmed where nothing is to be linked, and no password of an account that has none.', async () => {
  const { submits, mails, send } = begin();
  send({ type: 'link.confirm', password: 'x' });
  send({ type: 'link.sendMail' });
  const without = await atLink(signInMachine, { kind: 'linkNeeded', link: { token: 'link', email: 'a@b.c', hasPassword: false } });
  without.send({ type: 'link.confirm', password: 'x' });
  expect([submits.calls, mails.calls, without.submits.calls]).toEqual([[], [], []]);
});

/** What is asked of the ports and told, in a life that asks every guard. */
async function wholeLife(machine = signInMachine): Promise<unknown> {
  const life = await atLink(machine);
  const seen: unknown[] = [life.face()];
  life.send({ type: 'link.confirm', password: 'x' });
  await life.submits.answer(WRONG);
  seen.push(life.face());
  life.send({ type: 'link.sendMail' });
  await life.mails.answer(null);
  seen.push(life.face());
  life.send({ type: 'link.sendMail' });
  await life.mails.answer({ kind: 'failed' });
  seen.push(life.face());
  life.send({ type: 'door.leave' });
  seen.push(life.face());
  life.send(SUBMIT);
  await life.submits.answer(OPENED);
  life.send({ type: 'google.choose' });
  await life.grants.answer(null);
  return [seen, life.face(), life.facts];
}

test.each(guardNames(signInMachine))('The guard %s turned round is noticed.', async (name) => {
  const inverted = await wholeLife(invertGuard(signInMachine, name)).catch((error: unknown) => error);
  expect(inverted).not.toEqual(await wholeLife());
});

test('500 random interleavings end where one can try again, and open no session that the server did not.', async () => {
  const step = fc.constantFrom<SignInEvent | number | 'open' | 'wrong' | 'link' | 'grant' | 'close' | 'fail' | 'mail'>(
    SUBMIT,
    REGISTER,
    { type: 'google.choose' },
    { type: 'link.confirm', password: 'x' },
    { type: 'link.sendMail' },
    { type: 'link.cancel' },
    { type: 'door.leave' },
    { type: 'link.open', token: 'x' },
    { type: 'handover.open', code: 'x' },
    1000,
    30_000,
    'open',
    'wrong',
    'link',
    'grant',
    'close',
    'fail',
    'mail',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const { actor, clock, submits, grants, mails, facts, send, face } = begin();
      let opened = 0;
      for (const one of steps) {
        if (typeof one === 'number') clock.increment(one);
        else if (one === 'open') {
          opened += submits.calls.length > 0 ? 1 : 0;
          await submits.answer(OPENED);
        } else if (one === 'wrong') await submits.answer(WRONG);
        else if (one === 'link') await submits.answer(LINK);
        else if (one === 'grant') await grants.answer({ code: 'c', state: 's' });
        else if (one === 'close') await grants.answer(null);
        else if (one === 'fail') await Promise.all([submits.refuse(), grants.refuse(), mails.refuse()]);
        else if (one === 'mail') await mails.answer(null);
        else send(one);
      }
      expect(facts.length).toBeLessThanOrEqual(opened);
      clock.increment(300_000);
      await settled();
      clock.increment(300_000);
      expect(face().stage.kind).not.toBe('sending');
      actor.stop();
    }),
    { numRuns: 500 },
  );
});
