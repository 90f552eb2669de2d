import { expect, test } from 'vitest';
import { isLeaving, userOf } from '#machines/auth/index.ts';
import { ended, FIRST, parting, PLAIN, SECOND, signedIn, TO_TWIN, VISIT } from './auth-life.ts';

test('Who leaves for the twin site is handed over to it, once, and goes on to what they chose.', async () => {
  const { actor, handovers, told } = await signedIn();
  expect(isLeaving(actor.getSnapshot())).toBe(false);
  actor.send(TO_TWIN);
  actor.send({ ...TO_TWIN, address: 'http://ja.example/' });
  expect([handovers.calls.map(({ input }) => input), isLeaving(actor.getSnapshot()), told()]).toEqual([[VISIT], true, []]);
  await handovers.answer('http://ja.example/login?return=%2Fgenres#handover=code');
  expect(told()).toEqual([{ type: 'twin.opened', address: 'http://ja.example/login?return=%2Fgenres#handover=code' }]);
  expect([isLeaving(actor.getSnapshot()), userOf(actor.getSnapshot())]).toEqual([false, FIRST.user]);
});

test('Where there is no code within three seconds the reader goes all the same, and a late one is not heard.', async () => {
  const refused = await signedIn();
  refused.actor.send(TO_TWIN);
  await refused.handovers.refuse();
  expect(refused.told()).toEqual([PLAIN]);
  refused.actor.send(TO_TWIN);
  refused.clock.increment(3000);
  expect(refused.told()).toEqual([PLAIN]);
  await refused.handovers.answer('http://ja.example/login#handover=late');
  expect([refused.told(), isLeaving(refused.actor.getSnapshot())]).toEqual([[], false]);
});

test('Whose session turns out to have ended goes to the twin site as a visitor; who signs out on the way does not go.', async () => {
  const lost = await signedIn();
  lost.actor.send(TO_TWIN);
  lost.actor.send({ type: 'session.refused', token: SECOND.token });
  lost.actor.send({ type: 'session.refused', token: FIRST.token });
  expect([lost.told(), isLeaving(lost.actor.getSnapshot())]).toEqual([[PLAIN, ...ended], undefined]);
  const leaving = await signedIn();
  leaving.actor.send(TO_TWIN);
  leaving.actor.send({ type: 'auth.signOut' });
  await leaving.endings.answer();
  await leaving.handovers.answer('http://ja.example/login#handover=late');
  expect(leaving.told()).toEqual([parting, ...ended]);
});
