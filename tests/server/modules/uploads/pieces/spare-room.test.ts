import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { isDiskFull } from '#server/platform/disk-full.ts';
import { BucketPieces } from '#server/modules/uploads/pieces/bucket-pieces.ts';
import { UploadBytes } from '#server/modules/uploads/pieces/upload-bytes.ts';
import { SPARE_BYTES } from '#server/modules/uploads/upload-limits.ts';
import { Bucket } from '#server/platform/s3/bucket.ts';
import { startFakeStore } from '#tests/server/platform/s3/fake-store.ts';
import { UploadsSite } from '../uploads-site.ts';

const PIECE = 1_000;
/** Of the clock, in milliseconds. */
let now = performance.now();

let site: UploadsSite;
let workId: string;
beforeAll(async () => {
  site = await UploadsSite.start();
  workId = await site.createWork();
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => site.close());

/** The disk is asked anew after this. */
function later(): void {
  now += 2_000;
  vi.spyOn(performance, 'now').mockReturnValue(now);
}

async function offsetOf(id: string): Promise<string | string[] | undefined> {
  return (await site.head(id, 0)).headers['upload-offset'];
}

test('A piece that would take what is left free for everything else is refused, its offset stays, and it goes on once there is room.', async () => {
  const content = randomBytes(3 * PIECE);
  const { id } = await site.begin(workId, [{ name: 'a.txt', content }]);
  later();
  const free = vi.spyOn(UploadBytes.prototype, 'free').mockResolvedValue(SPARE_BYTES + PIECE);
  expect((await site.patch(id, 0, content.subarray(0, PIECE))).status).toBe(204);
  const rest = content.subarray(PIECE);
  const refused = await site.patch(id, 0, rest, { offset: PIECE });
  expect([refused.status, refused.headers['retry-after'], refused.body.toString()]).toEqual([507, '60', 'The disk has no room for it.\n']);
  expect(await offsetOf(id)).toBe(String(PIECE));
  free.mockResolvedValue(SPARE_BYTES + rest.length);
  later();
  const taken = await site.patch(id, 0, rest, { offset: PIECE });
  expect([taken.status, taken.headers['upload-offset']]).toEqual([204, String(content.length)]);
});

test('Of pieces that come at the same time as many are taken as there is room for.', async () => {
  const files = Array.from({ length: 8 }, (_, at) => ({ name: `${at}.txt`, content: randomBytes(PIECE) }));
  const { id } = await site.begin(workId, files);
  later();
  const free = vi.spyOn(UploadBytes.prototype, 'free').mockResolvedValue(SPARE_BYTES + 3 * PIECE);
  const answers = await Promise.all(files.map(({ content }, index) => site.patch(id, index, content)));
  const taken = answers.filter(({ status }) => status === 204);
  const refused = answers.filter(({ status }) => status === 507);
  expect([taken.length, refused.length]).toEqual([3, 5]);
  expect(free).toHaveBeenCalledTimes(1);
});

test('A file without a name takes no more than there is room for either.', async () => {
  const bytes = new UploadBytes(site.site.dataFolder);
  vi.spyOn(bytes, 'free').mockResolvedValue(SPARE_BYTES + PIECE);
  await using scratch = await bytes.scratch();
  const content = randomBytes(PIECE);
  const place = { offset: 0, most: PIECE };
  const sum = createHash('sha256').update(content).digest();
  expect(await scratch.write(place, Readable.from([content]))).toEqual({ length: PIECE, isWhole: true, sum });
  const error = await scratch.write(place, Readable.from([content])).catch((thrown: unknown) => thrown);
  expect(isDiskFull(error)).toBe(true);
});

test('A file is gathered from the bucket as far as there is room, and once more over what lies there.', async () => {
  await using begun = new AsyncDisposableStack();
  const store = await startFakeStore();
  begun.defer(() => store.close());
  const folder = await mkdtemp(join(tmpdir(), 'futago-gathered-'));
  begun.defer(() => rm(folder, { recursive: true }));
  const bytes = new UploadBytes(folder);
  const pieces = new BucketPieces({ bucket: new Bucket(store.url), bytes, log: pino({ level: 'silent' }) });
  const file = { uploadId: randomUUID(), index: 0, name: 'a.txt', size: 2 * PIECE, received: 2 * PIECE, sha256: null };
  const place = { uploadId: file.uploadId, index: 0, most: PIECE, checksum: null };
  for (const offset of [0, PIECE]) await pieces.take({ ...place, offset }, Readable.from([randomBytes(PIECE)]));
  const gather = () => pieces.gather(file, new AbortController().signal).catch(isDiskFull);
  const free = vi.spyOn(bytes, 'free').mockResolvedValue(SPARE_BYTES + PIECE);
  later();
  expect([await gather(), await bytes.size(file.uploadId, 0)]).toEqual([true, PIECE]);
  later();
  expect([await gather(), await bytes.size(file.uploadId, 0)]).toEqual([2 * PIECE, 2 * PIECE]);
  free.mockResolvedValue(SPARE_BYTES);
  later();
  expect(await gather()).toBe(2 * PIECE);
});

test('While there is room, the disk is asked how much of it once a second at most.', async () => {
  const content = randomBytes(20 * PIECE);
  const { id } = await site.begin(workId, [{ name: 'a.txt', content }]);
  later();
  const free = vi.spyOn(UploadBytes.prototype, 'free');
  for (let offset = 0; offset < content.length; offset += PIECE)
    await site.patch(id, 0, content.subarray(offset, offset + PIECE), { offset });
  expect(await site.find(id)).toMatchObject({ state: 'WAITING' });
  expect(free.mock.calls.length).toBe(1);
});
