import { afterEach, expect, test } from 'vitest';
import { endWaitingForHandover, takeHandedCode } from '#src/adapters/session/handed-code.ts';
import { takeHandover } from '#src/app/early-handover.ts';

const start = location.href;
afterEach(() => {
  history.replaceState(null, '', start);
  endWaitingForHandover(document);
  takeHandedCode(window);
});

test('A code leaves the address of the login at once, makes the page wait, and is told once.', () => {
  history.replaceState(null, '', '/login?return=%2Fgenres#handover=one-Time_code');
  takeHandover();
  expect([location.pathname + location.search, location.hash, document.documentElement.dataset['handover']]).toEqual([
    '/login?return=%2Fgenres',
    '',
    '',
  ]);
  expect([takeHandedCode(window), takeHandedCode(window)]).toEqual(['one-Time_code', undefined]);
  endWaitingForHandover(document);
  expect(document.documentElement.dataset['handover']).toBeUndefined();
});

test.each(['/login#handover=', '/login#handover=a<b', '/login#google-link=token', '/genres#handover=code'])(
  '%s holds no code.',
  (address) => {
    history.replaceState(null, '', address);
    takeHandover();
    expect([location.pathname + location.hash, takeHandedCode(window), document.documentElement.dataset['handover']]).toEqual([
      new URL(address, start).pathname + new URL(address, start).hash,
      undefined,
      undefined,
    ]);
  },
);
