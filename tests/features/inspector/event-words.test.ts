import { expect, test } from 'vitest';
import { eventWords, isHousekeeping } from '#src/features/inspector/event-words.ts';

const nameOf = (id: string): string => (id === 'x:3' ? 'readStoredLogin' : id);
const words = (type: string, from: string | null = null): string => eventWords({ event: { type }, from }, nameOf);

test('An event of the application is called by its type, XState’s own by what they say.', () => {
  expect(words('auth.signOut')).toBe('auth.signOut');
  expect(words('xstate.after.throttle.loading-bar.delaying')).toBe('after throttle');
  expect(words('xstate.done.actor.0.auth.restoring', 'x:3')).toBe('done readStoredLogin');
  expect(words('xstate.error.actor.connection')).toBe('error connection');
  expect(words('xstate.done.state.build')).toBe('done build');
  expect(words('xstate.init')).toBe('init');
  expect(words('xstate.promise.resolve')).toBe('resolve');
});

test('Starts, stops and the inner steps of promises are housekeeping; answers and timers are not.', () => {
  const types = ['xstate.init', 'xstate.promise.resolve', 'xstate.stop', 'auth.signOut', 'xstate.done.actor.x', 'xstate.after.throttle.x'];
  expect(types.filter((type) => isHousekeeping({ event: { type } }))).toEqual(['xstate.init', 'xstate.promise.resolve', 'xstate.stop']);
});
