import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLogger } from '#server/platform/logging.ts';

function memory(): { readonly lines: unknown[]; readonly stream: Writable } {
  const lines: unknown[] = [];
  return { lines, stream: new Writable({ write: (chunk, _encoding, done) => (lines.push(JSON.parse(String(chunk))), done()) }) };
}

test('a log line is one JSON object with time, level and message', () => {
  const { lines, stream } = memory();
  createLogger('info', stream).info({ requestId: 'r1' }, 'request');
  expect(lines).toEqual([
    { level: 'info', time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/) as string, requestId: 'r1', msg: 'request' },
  ]);
});

test('below the level nothing is written', () => {
  const { lines, stream } = memory();
  createLogger('warn', stream).info('quiet');
  expect(lines).toEqual([]);
});

test('what authorises somebody never reaches a log', () => {
  const { lines, stream } = memory();
  createLogger('info', stream).info(
    { request: { headers: { authorization: 'Bearer x', cookie: 'y', accept: '*/*' } }, user: { password: 'z' }, token: 't' },
    'seen',
  );
  expect(lines).toMatchObject([
    {
      request: { headers: { authorization: '[removed]', cookie: '[removed]', accept: '*/*' } },
      user: { password: '[removed]' },
      token: '[removed]',
    },
  ]);
});
