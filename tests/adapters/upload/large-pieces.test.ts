import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendBytes } from '#src/adapters/upload/upload-bytes.ts';

/** As nginx bounds the body of a request where nobody told it otherwise. */
const MOST_PASSED = 1024 * 1024;
const { signal } = new AbortController();
const FILE = new Blob(['Trời mưa trên bến sông. '.repeat(200_000)]);

/** Lengths of the pieces that came to the proxy, in order. */
let pieces: number[];
let most: number;

beforeEach(() => {
  pieces = [];
  most = MOST_PASSED;
  vi.stubGlobal('location', { href: 'http://vi.localhost:3000/user/upload' });
  vi.stubGlobal('fetch', async (_address: URL, { body, headers }: RequestInit): Promise<Response> => {
    const { byteLength } = body as ArrayBuffer;
    pieces.push(byteLength);
    if (byteLength > most) return new Response('<h1>413 Request Entity Too Large</h1>', { status: 413 });
    const offset = Number(new Headers(headers).get('upload-offset')) + byteLength;
    return new Response(null, { status: 204, headers: { 'upload-offset': String(offset) } });
  });
});
afterEach(() => vi.unstubAllGlobals());

test('Behind a proxy that turns large pieces away a file is sent in smaller ones, and so are those that follow it.', async () => {
  const host = { endpoint: '/graphql', token: () => 'token' };
  const places: number[] = [];
  await sendBytes(host, { url: '/upload/a/0', file: FILE, offset: 0 }, (place) => places.push(place), signal);
  expect([places.at(-1), Math.max(...pieces) > most]).toEqual([FILE.size, true]);
  pieces = [];
  await sendBytes(host, { url: '/upload/a/1', file: FILE, offset: 0 }, () => undefined, signal);
  expect(Math.max(...pieces)).toBeLessThanOrEqual(most);
});

test('Where not even the smallest piece passes, that is said.', async () => {
  most = 1000;
  const host = { endpoint: '/graphql', token: () => 'token' };
  const sending = sendBytes(host, { url: '/upload/a/0', file: FILE, offset: 0 }, () => undefined, signal);
  await expect(sending).rejects.toMatchObject({ name: 'BytesRefused', status: 413 });
});
