import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { authMachine, tokenOf, userOf, type AuthEvent, type AuthFact, type StoredLogin } from '#machines/auth/index.ts';
import { guardNames, invertGuard, settled, walkPaths } from '#tests/support/machines/machine-walk.ts';
import { begin, ELSEWHERE, ended, FIRST, opened, parting, SECOND, signedIn, SUPERSEDED, TO_TWIN } from './auth-life.ts';

test('Every simple path ends where the chart says.', () => {
  const { paths, reached, astray } = walkPaths(authMachine, [
    { type: 'session.opened', login: FIRST } as never,
    { type: 'login.changedElsewhere', login: null } as never,
    SUPERSEDED,
    TO_TWIN,
    { type: 'auth.signOut' },
    { type: 'account.deleted', userId: '7' } as never,
    { type: 'ended.dismissed' },
    { type: 'xstate.after.restoringPatience.auth.restoring' },
    { type: 'xstate.after.signOutPatience.auth.signedIn.signingOut' },
    { type: 'xstate.after.handoverPatience.auth.signedIn.handingOver' },
    { type: 'xstate.after.sessionLifetime.auth.signedIn' },
  ]);
  expect(astray).toEqual([]);
  expect(paths).toBeGreaterThan(8);
  expect(reached).toEqual([
    '"restoring"',
    '"signedOut"',
    '{"signedIn":"handingOver"}',
    '{"signedIn":"signingOut"}',
    '{"signedIn":"staying"}',
  ]);
});

test('Until the stored login was read nobody is known; then its user is, and their channel is wanted.', async () => {
  const { actor, stored, facts } = begin();
  expect(userOf(actor.getSnapshot())).toBeUndefined();
  await stored.answer(FIRST);
  expect([userOf(actor.getSnapshot()), tokenOf(actor.getSnapshot())]).toEqual([FIRST.user, FIRST.token]);
  expect(facts).toEqual([{ type: 'realtime.restartNeeded', login: FIRST }]);
});

test('A stored login that cannot be parsed, or misses a part, is said, and no connection is asked for.', async () => {
  const broken = begin();
  await broken.stored.refuse();
  const missing = begin();
  await missing.stored.answer(null);
  expect([broken.facts, missing.facts]).toEqual([[{ type: 'login.unparsable' }], [{ type: 'login.missing' }]]);
  expect([userOf(broken.actor.getSnapshot()), userOf(missing.actor.getSnapshot())]).toEqual([null, null]);
});

test('A storage that hangs does not hold the page longer than two seconds, and its late answer is not heard.', async () => {
  const { actor, clock, stored, facts } = begin();
  clock.increment(2000);
  await stored.answer(FIRST);
  expect([userOf(actor.getSnapshot()), facts]).toEqual([null, [{ type: 'login.missing' }]]);
});

test('A login is kept, connects and resets the cache, which it leaves alone when asked to.', async () => {
  const { actor, stored, told } = begin();
  await stored.answer(null);
  told();
  actor.send({ type: 'session.opened', login: FIRST });
  expect(told()).toEqual(opened(FIRST));
  actor.send({ type: 'session.opened', login: SECOND, skipReset: true });
  expect(told()).toEqual(opened(SECOND).slice(0, 2));
});

test('A changed user is kept; the token and the connection stay.', async () => {
  const { actor, told } = await signedIn();
  actor.send({ type: 'auth.updateUser', user: { name: 'Mới' } });
  expect(told()).toEqual([{ type: 'login.changed', login: { ...FIRST, user: { ...FIRST.user, name: 'Mới' } } }]);
});

test('Signing out tells the server first, forgets everything whatever it says, and says where the session may live on.', async () => {
  for (const finish of ['answer', 'refuse', 'hang'] as const) {
    const { actor, clock, endings, told } = await signedIn();
    actor.send({ type: 'auth.signOut' });
    expect([endings.calls.map(({ input }) => input), told()]).toEqual([[FIRST.token], [parting]]);
    if (finish === 'answer') await endings.answer();
    else if (finish === 'refuse') await endings.refuse();
    else clock.increment(5000);
    const left: AuthFact[] = finish === 'answer' ? [] : [{ type: 'session.leftOpen', token: FIRST.token }];
    expect([userOf(actor.getSnapshot()), told()]).toEqual([null, [...left, ...ended]]);
  }
});

test('A session that the server no longer knew when it was signed out of is not left open.', async () => {
  const { actor, endings, told } = await signedIn();
  actor.send({ type: 'auth.signOut' });
  actor.send({ type: 'session.refused', token: FIRST.token });
  await endings.refuse();
  expect([userOf(actor.getSnapshot()), told()]).toEqual([null, [parting, ...ended]]);
});

test('A sign-out that skips the reset skips it, and only that one.', async () => {
  const { actor, endings, told } = await signedIn();
  actor.send({ type: 'auth.signOut', skipReset: true });
  await endings.answer();
  expect(told()).toEqual([parting, ...ended.slice(0, 2)]);
  actor.send({ type: 'session.opened', login: SECOND });
  actor.send({ type: 'account.deleted', userId: '7' });
  expect(told()).toEqual([...opened(SECOND), { type: 'account.gone', userId: SECOND.user.id }, ...ended]);
});

test('Who signs in while a sign-out that skips the reset is under way ends with one later.', async () => {
  const { actor, told } = await signedIn();
  actor.send({ type: 'auth.signOut', skipReset: true });
  actor.send({ type: 'session.opened', login: SECOND });
  expect(told()).toEqual([parting, ...opened(SECOND)]);
  actor.send({ type: 'session.refused', token: SECOND.token });
  expect(told()).toEqual(ended);
});

test('An account that was deleted is told to be gone, also where its session was found ended before that.', async () => {
  const { actor, told } = await signedIn();
  actor.send({ type: 'session.refused', token: FIRST.token });
  expect(told()).toEqual(ended);
  actor.send({ type: 'account.deleted', userId: '7' });
  expect([userOf(actor.getSnapshot()), told()]).toEqual([null, [{ type: 'account.gone', userId: '7' }]]);
});

test('A login elsewhere ends the session, which is said until it is dismissed; the event about itself is not heard.', async () => {
  const { actor, told } = await signedIn();
  actor.send({ ...SUPERSEDED, sessionId: FIRST.user.sessionId });
  expect([userOf(actor.getSnapshot()), told()]).toEqual([FIRST.user, []]);
  actor.send(SUPERSEDED);
  expect(told()).toEqual([{ type: 'session.lost' }, ...ended]);
  expect(actor.getSnapshot().context.ended).toEqual({ at: ELSEWHERE.at, device: ELSEWHERE.device });
  actor.send({ type: 'ended.dismissed' });
  expect(actor.getSnapshot().context.ended).toBeNull();
});

test('A refused token ends the session it belongs to and no other.', async () => {
  const { actor, told } = await signedIn();
  actor.send({ type: 'session.refused', token: SECOND.token });
  expect(told()).toEqual([]);
  actor.send({ type: 'session.refused', token: FIRST.token });
  expect([userOf(actor.getSnapshot()), told()]).toEqual([null, ended]);
});

test('A refusal that tells of a login elsewhere says so, until it is dismissed, and leaves the reader where they are.', async () => {
  const endedBy = { at: ELSEWHERE.at, device: ELSEWHERE.device };
  const { actor, told } = await signedIn();
  actor.send({ type: 'session.refused', token: SECOND.token, endedBy });
  expect(actor.getSnapshot().context.ended).toBeNull();
  actor.send({ type: 'session.refused', token: FIRST.token, endedBy });
  expect([told(), actor.getSnapshot().context.ended]).toEqual([ended, endedBy]);
  actor.send({ type: 'ended.dismissed' });
  expect(actor.getSnapshot().context.ended).toBeNull();
});

test('Another tab is followed: its login, its user, its sign-out.', async () => {
  const { actor, stored, told } = begin();
  await stored.answer(null);
  told();
  actor.send({ type: 'login.changedElsewhere', login: FIRST });
  expect(told()).toEqual(opened(FIRST).slice(1));
  const renamed = { ...FIRST, user: { ...FIRST.user, name: 'Mới' } };
  actor.send({ type: 'login.changedElsewhere', login: renamed });
  expect([userOf(actor.getSnapshot()), told()]).toEqual([renamed.user, []]);
  actor.send({ type: 'login.changedElsewhere', login: SECOND });
  expect(told()).toEqual(opened(SECOND).slice(1));
  actor.send({ type: 'login.changedElsewhere', login: null });
  expect([userOf(actor.getSnapshot()), told()]).toEqual([null, ended]);
});

test('A session is seven days old at most, however the clock of the device stands.', async () => {
  const { actor, clock } = await signedIn();
  clock.increment(604_799_999);
  expect(userOf(actor.getSnapshot())).toEqual(FIRST.user);
  clock.increment(1);
  expect(userOf(actor.getSnapshot())).toBeNull();
});

test('What a visitor cannot do is not heard.', async () => {
  const { actor, stored, told } = begin();
  await stored.answer(null);
  told();
  for (const event of [
    { type: 'auth.signOut' },
    { type: 'auth.updateUser', user: { name: 'x' } },
    SUPERSEDED,
    { type: 'session.refused', token: 'x' },
    TO_TWIN,
  ] as const)
    actor.send(event);
  expect([userOf(actor.getSnapshot()), told()]).toEqual([null, []]);
});

/** Facts of a life that asks every guard. */
async function wholeLife(machine = authMachine): Promise<readonly (AuthFact | undefined)[]> {
  const { actor, facts } = await signedIn(FIRST, machine);
  actor.send({ type: 'session.superseded', ...ELSEWHERE, sessionId: FIRST.user.sessionId });
  actor.send({ type: 'session.refused', token: SECOND.token });
  actor.send({ type: 'login.changedElsewhere', login: FIRST });
  actor.send({ type: 'login.changedElsewhere', login: SECOND });
  actor.send({ type: 'login.changedElsewhere', login: null });
  actor.send({ type: 'login.changedElsewhere', login: FIRST });
  actor.send({ type: 'session.refused', token: FIRST.token });
  actor.send({ type: 'session.opened', login: FIRST });
  actor.send(SUPERSEDED);
  return facts;
}

test.each(guardNames(authMachine))('The guard %s turned round is noticed.', async (name) => {
  expect(await wholeLife(invertGuard(authMachine, name))).not.toEqual(await wholeLife());
});

test('500 random interleavings leave no token without a user, and every login kept is the one shown.', async () => {
  const event = fc.constantFrom<AuthEvent | number | 'answer' | 'refuse'>(
    { type: 'session.opened', login: FIRST },
    { type: 'session.opened', login: SECOND, skipReset: true },
    { type: 'login.changedElsewhere', login: null },
    { type: 'login.changedElsewhere', login: SECOND },
    { type: 'session.refused', token: FIRST.token },
    { type: 'auth.updateUser', user: { name: 'Mới' } },
    { type: 'auth.signOut' },
    TO_TWIN,
    { type: 'account.deleted', userId: '7' },
    SUPERSEDED,
    { type: 'ended.dismissed' },
    100,
    6000,
    'answer',
    'refuse',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 20 }), async (steps) => {
      const { actor, clock, stored, endings, handovers, facts } = begin();
      let kept: StoredLogin | null | undefined;
      for (const step of steps) {
        if (typeof step === 'number') clock.increment(step);
        else if (step === 'answer')
          await Promise.all([stored.answer(FIRST), endings.answer(), handovers.answer('http://ja.example/login')]);
        else if (step === 'refuse') await Promise.all([stored.refuse(), endings.refuse(), handovers.refuse()]);
        else actor.send(step);
        for (const fact of facts.splice(0)) if (fact.type === 'login.changed') kept = fact.login;
        const { context } = actor.getSnapshot();
        expect(userOf(actor.getSnapshot()) ?? null).toEqual(context.login?.user ?? null);
        if (kept !== undefined && context.login !== null && kept !== null)
          expect(kept.token === context.login.token || kept.user.id === context.login.user.id).toBe(true);
      }
      clock.increment(604_900_000);
      await settled();
      expect(tokenOf(actor.getSnapshot())).toBeUndefined();
      actor.stop();
    }),
    { numRuns: 500 },
  );
});

test('Without ports the machine says so, and is usable: a login can still be opened.', async () => {
  const actor = createActor(authMachine).start();
  await settled();
  actor.send({ type: 'session.opened', login: FIRST });
  expect(userOf(actor.getSnapshot())).toEqual(FIRST.user);
  actor.stop();
});
