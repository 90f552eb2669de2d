import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FolderPieces } from '#server/modules/uploads/pieces/folder-pieces.ts';
import { Receiving } from '#server/modules/uploads/pieces/receiving.ts';
import { UploadBytes } from '#server/modules/uploads/pieces/upload-bytes.ts';
import { UploadEvents } from '#server/modules/uploads/upload-events.ts';
import { UploadsRepository } from '#server/modules/uploads/uploads.repository.ts';
import { bearer } from '#tests/support/site/accounts.ts';
import { eventually } from '#tests/support/eventually.ts';
import { picture, sumOf, UploadsSite } from '../uploads-site.ts';

const CUTS = 100;

let site: UploadsSite;
let workId: string;
beforeAll(async () => {
  site = await UploadsSite.start();
  workId = await site.createWork();
});
afterAll(() => site.close());

async function beginBytes(content: Buffer, name = 'a.png') {
  return await site.begin(workId, [{ name, content }]);
}

/** Where the server says that the first file goes on. */
async function offsetOf(uploadId: string): Promise<number> {
  return Number((await site.head(uploadId, 0)).headers['upload-offset']);
}

/** The piece before may still be at work when its sender is gone. */
async function patchWhenFree(uploadId: string, bytes: Buffer, offset: number) {
  return await eventually(async () => {
    const answer = await site.patch(uploadId, 0, bytes, { offset });
    expect(answer.status).not.toBe(423);
    return answer;
  });
}

/** On the same folder and database. */
function anotherServer(queued: string[]): Receiving {
  const queue = { add: async (uploadId: string) => void queued.push(uploadId), addAgain: async () => {} };
  const pieces = new FolderPieces(new UploadBytes(site.site.dataFolder));
  return new Receiving({ uploads: new UploadsRepository(site.test.database), pieces, events: new UploadEvents(), queue, places: null });
}

describe('A piece of a file', () => {
  test('is added where the file goes on, and the offset is told by the answer and by HEAD.', async () => {
    const content = await picture(1);
    const { id } = await beginBytes(content);
    const first = await site.patch(id, 0, content.subarray(0, 50));
    expect([first.status, first.headers['upload-offset']]).toEqual([204, '50']);
    const told = await site.head(id, 0);
    expect([told.status, told.headers['upload-offset'], told.headers['upload-length'], told.headers['cache-control']]).toEqual([
      200,
      '50',
      String(content.length),
      'no-store',
    ]);
    const again = await site.patch(id, 0, content.subarray(0, 50));
    expect([again.status, again.headers['upload-offset']]).toEqual([409, '50']);
    expect((await site.patch(id, 0, content.subarray(50), { offset: 50 })).status).toBe(204);
    expect((await site.find(id)).state).toBe('WAITING');
    await site.work();
    expect((await site.find(id)).state).toBe('DONE');
  });

  test('counts not at all where it is not what its checksum tells of.', async () => {
    const content = randomBytes(1_000);
    const { id } = await beginBytes(content);
    expect((await site.patch(id, 0, content, { checksum: sumOf(randomBytes(10)) })).status).toBe(460);
    expect(await offsetOf(id)).toBe(0);
  });

  test('is refused where it is too large, of another kind or without an offset, and nothing is taken.', async () => {
    const content = randomBytes(1_000);
    const { id } = await beginBytes(content);
    const statuses = [
      await site.patch(id, 0, randomBytes(1_001)),
      await site.patch(id, 0, content, { headers: { 'content-type': 'image/png' } }),
      await site.patch(id, 0, content, { headers: { 'upload-offset': '-1' } }),
      await site.patch(id, 0, content, { headers: { 'upload-checksum': 'md5 x' } }),
      await site.patch(id, 0, Buffer.alloc(8 * 1024 ** 2 + 1)),
      await site.patch(id, 7, content),
    ].map(({ status }) => status);
    expect(statuses).toEqual([413, 415, 400, 400, 413, 404]);
    expect(await offsetOf(id)).toBe(0);
  });

  test('is nobody’s but the owner’s: for others and for visitors there is no such upload.', async () => {
    const content = randomBytes(500);
    const { id } = await beginBytes(content);
    const path = `/upload/${id}/0`;
    const taken = [
      await site.patch(id, 0, content, { as: site.other }),
      await site.head(id, 0, site.other),
      await site.site.send(`/upload/${id}`, { method: 'DELETE', headers: bearer(site.other.token) }),
      await site.site.send(path, { method: 'HEAD' }),
      await site.site.send(path, { method: 'PATCH', body: content, headers: { cookie: `token=${site.lan.token}` } }),
      await site.site.send('/upload/../../etc/passwd', { method: 'HEAD', headers: bearer(site.lan.token) }),
      await site.site.send(path, { method: 'POST', headers: bearer(site.lan.token) }),
    ];
    expect(taken.map(({ status }) => status)).toEqual([404, 404, 404, 401, 401, 404, 405]);
    expect(await site.run(`query ($id: ID!) { viewer { upload(id: $id) { id } } }`, { id }, site.other)).toEqual({
      viewer: { upload: null },
    });
    expect(await offsetOf(id)).toBe(0);
  });
});

test(`A file that is cut at ${CUTS} random places arrives as it was, with checksums and without.`, { timeout: 120_000 }, async () => {
  const content = randomBytes(400_000);
  const { id } = await beginBytes(content, 'a.txt');
  let resumed = 0;
  for (let at = 0; at < CUTS; at += 1) {
    const offset = await offsetOf(id);
    const piece = content.subarray(offset, Math.min(offset + 8_000, content.length - 1));
    await site.cut(id, offset, piece, Math.floor(Math.random() * piece.length), at % 2 === 0 ? null : sumOf(piece));
    if (at % 4 === 3) {
      const from = await eventually(() => offsetOf(id));
      const answer = await patchWhenFree(id, content.subarray(from, Math.min(from + 2_000, content.length - 1)), from);
      if (answer.status === 204) resumed += 1;
    }
  }
  const from = await offsetOf(id);
  const kept = await readFile(join(site.site.dataFolder, 'uploads', id, '0'));
  expect(resumed).toBeGreaterThan(CUTS / 8);
  expect(kept.subarray(0, from).equals(content.subarray(0, from))).toBe(true);
  const end = await patchWhenFree(id, content.subarray(from), from);
  expect(end.status).toBe(204);
  const arrived = await readFile(join(site.site.dataFolder, 'uploads', id, '0'));
  expect(arrived.equals(content)).toBe(true);
});

test('A server that starts again goes on where the last answer left the file, whatever lies behind it.', async () => {
  const content = randomBytes(5_000);
  const { id } = await beginBytes(content, 'b.txt');
  await site.patch(id, 0, content.subarray(0, 2_000));
  const bytes = new UploadBytes(site.site.dataFolder);
  // Written, but killed before it was answered.
  await bytes.write(id, 0, { offset: 2_000, most: 3_000 }, Readable.from([randomBytes(1_500)]));
  const queued: string[] = [];
  const restarted = anotherServer(queued);
  const userId = Number(site.lan.viewer.id);
  expect(await restarted.position(id, 0, userId)).toEqual({ offset: 2_000, size: 5_000 });
  const rest = content.subarray(2_000);
  const piece = { uploadId: id, index: 0, userId, offset: 2_000, checksum: null };
  expect(await restarted.take(piece, Readable.from([rest]))).toEqual({ kind: 'taken', offset: 5_000 });
  expect(queued).toEqual([id]);
  expect((await readFile(bytes.path(id, 0))).equals(content)).toBe(true);
});

test('Of two servers that take one piece at a time, one has it and the other says where the file goes on.', async () => {
  const content = randomBytes(5_000);
  const { id } = await beginBytes(content, 'c.txt');
  const piece = { uploadId: id, index: 0, userId: Number(site.lan.viewer.id), offset: 0, checksum: null };
  const bytes = new PassThrough();
  bytes.write(content.subarray(0, 1_000));
  const slow = anotherServer([]).take(piece, bytes);
  // Once it waits for more, it has found the offset right.
  await eventually(() => expect(bytes.readableLength).toBe(0));
  expect(await anotherServer([]).take(piece, Readable.from([content.subarray(0, 2_000)]))).toEqual({ kind: 'taken', offset: 2_000 });
  bytes.end();
  expect(await slow).toEqual({ kind: 'elsewhere', offset: 2_000 });
  expect(await offsetOf(id)).toBe(2_000);
});

test('Files that promised other bytes by their checksum are refused when they are here.', async () => {
  const content = await picture(3);
  const { id } = await site.begin(workId, [{ name: 'c.png', content, sha256: 'a'.repeat(64) }]);
  await site.patch(id, 0, content);
  await site.work();
  const { state, problems } = await site.find(id);
  expect([state, problems.map(({ file, code }) => [file, code])]).toEqual(['FAILED', [['c.png', 'CHECKSUM']]]);
  expect(await site.files()).toEqual(expect.not.arrayContaining([expect.stringContaining(id)]));
});
