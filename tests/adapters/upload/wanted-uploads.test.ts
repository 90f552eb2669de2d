import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UPLOAD_IDLE_SECONDS } from '#graphql/document/limits.ts';
import { keepWanted } from '#src/adapters/upload/wanted-uploads.ts';

const HOST = { endpoint: '/graphql', token: () => 'token' };
const upload = (uploadId: string, isSent: boolean) =>
  ({ key: uploadId, uploadId, target: { purpose: 'CHAPTERS', workId: '3' }, name: 'a.cbz', size: 9, isSent }) as const;

let asked: string[];
beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
  vi.stubGlobal('location', { href: 'http://vi.localhost:3000/user/upload' });
  vi.stubGlobal('fetch', async ({ pathname }: URL, { method, headers }: RequestInit) => {
    asked.push(`${method} ${pathname} ${new Headers(headers).get('authorization')}`);
    return new Response(null, { status: 404 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('What was begun and is paused is not forgotten by the server, however long that lasts; what is all sent is not asked after.', () => {
  keepWanted(HOST, { all: () => [upload('half', false), upload('whole', true)] }, new AbortController().signal);
  for (let rests = 1; rests <= 3; rests += 1) {
    asked = [];
    vi.advanceTimersByTime(UPLOAD_IDLE_SECONDS * 1000 - 1000);
    expect([asked.length >= 2, new Set(asked)]).toEqual([true, new Set(['HEAD /upload/half/0 Bearer token'])]);
  }
});

test('Once the account is left nothing is asked any more.', () => {
  const leaving = new AbortController();
  keepWanted(HOST, { all: () => [upload('half', false)] }, leaving.signal);
  leaving.abort();
  vi.advanceTimersByTime(UPLOAD_IDLE_SECONDS * 3000);
  expect(asked).toEqual([]);
});
