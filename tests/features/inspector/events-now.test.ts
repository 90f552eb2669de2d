import { expect, test } from 'vitest';
import { DRAWINGS } from '#src/app/inspector/drawings.ts';
import { eventsNow } from '#src/features/inspector/events-now.ts';

test('The events of now are those of the states it is in, of the ones around them, and the answers awaited there.', () => {
  const auth = DRAWINGS.get('auth');
  const now = auth ? eventsNow(auth, ['restoring']) : new Set<string>();
  expect(now.has('ended.dismissed')).toBe(true);
  expect(now.has('xstate.done.actor.0.auth.restoring')).toBe(true);
  expect(now.has('auth.signOut')).toBe(false);
  expect(auth && eventsNow(auth, ['signedIn', 'signedIn.staying']).has('auth.signOut')).toBe(true);
});
