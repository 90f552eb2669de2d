import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { appMachine } from '#machines/app/index.ts';
import { actorsOf } from '#src/app/statecharts/app-actors.ts';

const freshness = { build: 'b1', jitter: 0 };

test('Every chart of the page is found under the root; the one of the worker only where there are workers.', () => {
  const app = createActor(appMachine, {
    input: { freshness, reading: { isIncognito: false }, worker: { isControlled: false, isEngaged: false } },
  }).start();
  const ids = Object.values(actorsOf(app)).map((actor) => actor?.id ?? null);
  expect(ids).toEqual([
    'auth',
    'sign-in',
    'realtime',
    'loading-bar',
    'freshness',
    'install-prompt',
    'reading-sync',
    'service-worker',
    'saving',
  ]);
  app.stop();
  const without = createActor(appMachine, { input: { freshness, reading: { isIncognito: false }, worker: null } }).start();
  expect(actorsOf(without).serviceWorker).toBeNull();
  without.stop();
});

test('A root that misses one of its charts is an error.', () => {
  const childless = { getSnapshot: () => ({ children: {} }) } as unknown as Parameters<typeof actorsOf>[0];
  expect(() => actorsOf(childless)).toThrow('The root of the statecharts did not spawn all of its children.');
});
