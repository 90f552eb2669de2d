import { randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { BytesRefused } from '#src/adapters/upload/upload-bytes.errors.ts';
import { sendBytes } from '#src/adapters/upload/upload-bytes.ts';
import { type FakeStore, startFakeStore } from '#tests/server/platform/s3/fake-store.ts';
import { bearer } from '#tests/support/site/accounts.ts';
import { comicArchive, sumOf, UploadsSite } from '../uploads-site.ts';

const ORIGIN = 'http://vi.localhost:3000';
const FILES = 'query ($id: ID!) { viewer { upload(id: $id) { files { url offset } } } }';
const PIECE = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };

let store: FakeStore;
let site: UploadsSite;
let workId: string;
/** Bytes of every PATCH. */
const patched: number[] = [];
beforeAll(async () => {
  store = await startFakeStore();
  site = await UploadsSite.start({ pictures: { avif: false, bucketUrl: store.url } });
  workId = await site.createWork();
  vi.stubGlobal('location', new URL(`${ORIGIN}/user/upload`));
  const toStore = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: URL | string, request: RequestInit = {}) => {
    const { pathname, search, origin } = new URL(address);
    if (origin !== ORIGIN) return await toStore(address, request);
    request.signal?.throwIfAborted();
    const body = request.body === null || request.body === undefined ? Buffer.alloc(0) : Buffer.from(request.body as ArrayBuffer);
    if (request.method === 'PATCH') patched.push(body.length);
    const headers = request.headers as Readonly<Record<string, string>>;
    const answer = await site.site.send(`${pathname}${search}`, { method: request.method ?? 'GET', headers, body });
    const told = Object.entries(answer.headers).filter((header): header is [string, string] => typeof header[1] === 'string');
    return new Response(answer.status === 204 ? null : new Uint8Array(answer.body), { status: answer.status, headers: told });
  });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await site.close();
  await store.close();
});
beforeEach(() => {
  patched.length = 0;
  store.asked.length = 0;
});

/** Three pieces of a page and more. */
async function noise(): Promise<Buffer> {
  const [width, height] = [600, 500];
  return await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

async function begin(content: Buffer) {
  const { id } = await site.begin(workId, [{ name: 'a.png', content }]);
  return { id, ...(await fileOf(id)) };
}

async function fileOf(id: string): Promise<{ readonly url: string; readonly offset: number }> {
  const { viewer } = await site.run<{ viewer: { upload: { files: { url: string; offset: number }[] } } }>(FILES, { id }, site.lan);
  return viewer.upload.files[0] ?? { url: '', offset: 0 };
}

async function send(
  content: Buffer,
  { url, offset }: { readonly url: string; readonly offset: number },
  tell = (_at: number) => {},
  signal?: AbortSignal,
) {
  const host = { endpoint: '/graphql', token: () => site.lan.token };
  const file = new Blob([new Uint8Array(content)]);
  await sendBytes(host, { url, file, offset }, tell, signal ?? new AbortController().signal);
}

const minutesAgo = (count: number): Date => new Date(Date.now() - count * 60_000);
const objectOf = (uploadId: string): string => `site/uploads/${uploadId}/0/0-${'a'.repeat(64)}`;
const piecesIn = (): string[] => [...store.objects.keys()].filter((name) => name.startsWith('site/uploads/'));
const put = (): string[] => store.asked.filter((asked) => asked.startsWith('PUT /bucket/site/uploads/'));

test('The bytes of a file go into the bucket past us, are looked at and are gone from it.', async () => {
  const content = await noise();
  const begun = await begin(content);
  expect(begun.url).toBe(`/upload/${begun.id}/0?direct`);
  const told: number[] = [];
  await send(content, begun, (at) => told.push(at));
  expect([put().length > 1, told.at(-1), new Set(patched)]).toEqual([true, content.length, new Set([0])]);
  expect(piecesIn()).toHaveLength(put().length);
  await site.work();
  expect(await site.find(begun.id)).toMatchObject({ state: 'DONE', problems: [] });
  expect([piecesIn(), (await site.files()).filter((path) => path.startsWith('uploads/'))]).toEqual([[], []]);
});

test('What was stopped half-way goes on where it was.', async () => {
  const content = await noise();
  const begun = await begin(content);
  const stopping = new AbortController();
  await expect(send(content, begun, () => stopping.abort(), stopping.signal)).rejects.toThrow('abort');
  const { offset } = await fileOf(begun.id);
  expect(offset).toBe(64 * 1024);
  const before = put().length;
  await send(content, await fileOf(begun.id));
  expect(
    put()
      .slice(before)
      .every((asked) => !asked.includes(`/0/0-`)),
  ).toBe(true);
  await site.work();
  expect((await site.find(begun.id)).state).toBe('DONE');
});

test('Where the store does not take a piece, all of the file comes to us.', async () => {
  const content = await noise();
  const begun = await begin(content);
  store.faults.set(/^PUT .*X-Amz-Signature/, 403);
  await send(content, begun);
  store.faults.clear();
  const byBrowser = put().filter((asked) => asked.includes('X-Amz-Signature'));
  expect([byBrowser.length, patched.reduce((sum, bytes) => sum + bytes, 0)]).toEqual([1, content.length]);
  await site.work();
  expect((await site.find(begun.id)).state).toBe('DONE');
});

test('A place is offered to the owner, where the file goes on, for a piece that may be; what was not put there is not taken.', async () => {
  const { name, content } = await comicArchive([1]);
  const { id } = await site.begin(workId, [{ name, content }]);
  const ask = async (headers: Readonly<Record<string, string>>, as = site.lan): Promise<number> => {
    const all = {
      ...PIECE,
      'upload-checksum': sumOf(content),
      'upload-piece-length': String(content.length),
      ...headers,
      ...bearer(as.token),
    };
    return (await site.site.send(`/upload/${id}/0`, { method: 'POST', headers: all })).status;
  };
  expect(await ask({})).toBe(201);
  expect(await ask({}, site.other)).toBe(404);
  expect(await ask({ 'upload-offset': '7' })).toBe(409);
  expect(await ask({ 'upload-offset': 'x' })).toBe(400);
  expect(await ask({ 'upload-checksum': 'md5 x' })).toBe(400);
  expect(await ask({ 'upload-piece-length': '0' })).toBe(400);
  expect(await ask({ 'upload-piece-length': String(content.length + 1) })).toBe(413);
  const headers = { ...PIECE, 'upload-checksum': sumOf(content), 'upload-placed': '1', ...bearer(site.lan.token) };
  expect((await site.site.send(`/upload/${id}/0`, { method: 'PATCH', headers })).status).toBe(460);
  expect((await fileOf(id)).offset).toBe(0);
  await expect(send(content, { url: `/upload/${randomUUID()}/0?direct`, offset: 0 })).rejects.toThrow(BytesRefused);
});

test('Pieces that nobody told of are tidied away after ten minutes, and those that were taken stay as long as their upload.', async () => {
  const { name, content } = await comicArchive([1, 2]);
  const { id } = await site.begin(workId, [{ name, content }]);
  for (const offset of [0, 100]) await site.patch(id, 0, content.subarray(offset, offset + 100), { offset });
  const taken = piecesIn();
  const [untold, gone, young] = [objectOf(id), objectOf(randomUUID()), objectOf(randomUUID())];
  const older = { content: Buffer.from('x'), type: undefined, changedAt: minutesAgo(11) };
  for (const each of [...taken, untold, gone, 'site/uploads/a/0/0'])
    store.objects.set(each, { ...older, ...store.objects.get(each), changedAt: older.changedAt });
  store.objects.set(young, { ...older, changedAt: minutesAgo(9) });
  await site.site.api.uploadWork.tidy();
  expect(piecesIn().toSorted()).toEqual([...taken, young].toSorted());
  await site.site.send(`/upload/${id}`, { method: 'DELETE', headers: bearer(site.lan.token) });
  expect(piecesIn()).toEqual([young]);
  store.objects.delete(young);
});

test('Without a bucket nothing is offered, and who asks all the same sends everything here.', async () => {
  const plain = await UploadsSite.start();
  const { name, content } = await comicArchive([1]);
  const { id } = await plain.begin(await plain.createWork(), [{ name, content }]);
  const answer = await plain.site.send(`/upload/${id}/0`, { method: 'POST', headers: bearer(plain.lan.token) });
  expect([answer.status, answer.headers.allow]).toEqual([405, 'HEAD, PATCH']);
  await plain.close();
});
