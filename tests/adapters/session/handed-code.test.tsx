import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endWaitingForHandover, takeHandedCode } from '#src/adapters/session/handed-code.ts';
import { takeHandover } from '#src/app/early/early-handover.ts';

const TWIN = 'https://ja.example';
const start = location.href;
const comeFrom = (referrer: string) => vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
beforeEach(() => comeFrom(`${TWIN}/`));
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', start);
  endWaitingForHandover(document);
  takeHandedCode(window, TWIN);
});

test('A code leaves the address of the login at once, makes the page wait, and is told once.', () => {
  history.replaceState(null, '', '/login?return=%2Fgenres#handover=one-Time_code');
  takeHandover();
  expect([location.pathname + location.search, location.hash, document.documentElement.dataset['handover']]).toEqual([
    '/login?return=%2Fgenres',
    '',
    '',
  ]);
  expect([takeHandedCode(window, TWIN), takeHandedCode(window, TWIN)]).toEqual(['one-Time_code', undefined]);
  endWaitingForHandover(document);
  expect(document.documentElement.dataset['handover']).toBeUndefined();
});

test.each(['', 'https://mail.example/', `${TWIN}.evil.example/`, location.href])(
  'A code to which another page than one of the twin led is dropped, and the page waits for nothing: %s',
  (referrer) => {
    comeFrom(referrer);
    history.replaceState(null, '', '/login#handover=somebody-elses');
    takeHandover();
    expect([takeHandedCode(window, TWIN), document.documentElement.dataset['handover'], location.hash]).toEqual([undefined, undefined, '']);
  },
);

test.each(['/login#handover=', '/login#handover=a<b', '/login#google-link=token', '/genres#handover=code'])(
  '%s holds no code.',
  (address) => {
    history.replaceState(null, '', address);
    takeHandover();
    expect([location.pathname + location.hash, takeHandedCode(window, TWIN), document.documentElement.dataset['handover']]).toEqual([
      new URL(address, start).pathname + new URL(address, start).hash,
      undefined,
      undefined,
    ]);
  },
);
