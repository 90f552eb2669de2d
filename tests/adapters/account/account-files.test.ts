import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AccountFiles } from '#src/adapters/account/account-files.ts';
import { HostUnreachable } from '#src/adapters/graphql/graphql-host.errors.ts';

const files = new AccountFiles({ endpoint: '/graphql', token: () => 'token' });

beforeEach(() => vi.stubGlobal('location', { href: 'http://vi.localhost:3000/user/profile' }));
afterEach(() => vi.unstubAllGlobals());

function breakOff(controller: ReadableStreamDefaultController): void {
  controller.enqueue(new TextEncoder().encode('{\n"account": '));
  controller.error(new TypeError('network error'));
}

test('What is held on a reader is asked for with their token; a server that is away, and one that is cut off as it tells, were not reached.', async () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
    asked.push([url.href, init.headers]);
    throw new TypeError('Failed to fetch');
  });
  await expect(files.saveExport('futago.json')).rejects.toThrow(HostUnreachable);
  expect(asked).toEqual([['http://vi.localhost:3000/api/account/export', { authorization: 'Bearer token' }]]);
  vi.stubGlobal('fetch', async () => new Response(new ReadableStream({ pull: breakOff })));
  await expect(files.saveExport('futago.json')).rejects.toThrow(HostUnreachable);
});

test('A refusal keeps its status, and how long is to be waited.', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 429, headers: { 'retry-after': '60' } }));
  await expect(files.saveExport('futago.json')).rejects.toMatchObject({ name: 'FileRefused', status: 429, retryAfterSeconds: 60 });
});
