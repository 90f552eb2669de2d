import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { PictureStorage } from '#server/content/pictures/picture-storage.ts';
import { BucketPieces } from '#server/modules/uploads/pieces/bucket-pieces.ts';
import { createUploads, type UploadsModule } from '#server/modules/uploads/create-uploads.ts';
import { UploadBytes } from '#server/modules/uploads/pieces/upload-bytes.ts';
import { MOST_PIECES } from '#server/modules/uploads/upload-limits.ts';
import { UploadsRepository } from '#server/modules/uploads/uploads.repository.ts';
import { NO_NOTICES } from '#server/platform/notices/notices.ts';
import { Bucket } from '#server/platform/s3/bucket.ts';
import { bearer } from '#tests/support/site/accounts.ts';
import { type FakeStore, startFakeStore } from '#tests/server/platform/s3/fake-store.ts';
import { eventually } from '#tests/support/eventually.ts';
import { comicArchive, UploadsSite } from './uploads-site.ts';

const PUBLISH = `mutation ($id: ID!) { publishChapter(id: $id) { ... on OwnChapter { chapter { id work { id } } } } }`;
const READ = `query ($workId: ID!, $chapterId: ID!) { chapter(workId: $workId, chapterId: $chapterId, language: vi) {
  ... on Chapter { content { ... on ComicPages { pages { number picture { sources { url } } } } } } } }`;

interface Machine extends UploadsModule {
  readonly folder: string;
}

let store: FakeStore;
let site: UploadsSite;
let workId: string;
let userId: number;
/** Beside the site: machines with its database and bucket, and folders of their own. */
let one: Machine;
let other: Machine;
let third: Machine;
beforeAll(async () => {
  store = await startFakeStore();
  site = await UploadsSite.start({ pictures: { avif: false, bucketUrl: store.url } });
  workId = await site.createWork();
  userId = Number(site.lan.viewer.id);
  [one, other, third] = [await startMachine(), await startMachine(), await startMachine()];
});
afterEach(() => store.faults.clear());
afterAll(async () => {
  for (const { folder } of [one, other, third]) await rm(folder, { recursive: true, force: true });
  await site.close();
  await store.close();
});

async function startMachine(): Promise<Machine> {
  const folder = await mkdtemp(join(tmpdir(), 'futago-machine-'));
  const bucket = new Bucket(store.url);
  const module = createUploads({
    database: site.test.database,
    dataFolder: folder,
    storage: new PictureStorage(folder, bucket),
    bucket,
    jobs: { add: async () => {} },
    accounts: { throttled: async () => null, refuseBlocked: async () => {} },
    review: 'none',
    notices: NO_NOTICES,
    log: pino({ level: 'silent' }),
  });
  return { ...module, folder };
}

function sumOf(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

async function beginBytes(content: Buffer, name = 'a.txt'): Promise<string> {
  return (await site.begin(workId, [{ name, content }])).id;
}

function pieceOf(uploadId: string, offset: number, checksum: Buffer | null = null) {
  return { uploadId, index: 0, userId, offset, checksum };
}

async function patch(machine: Machine, uploadId: string, bytes: Buffer, offset: number) {
  return await machine.receiving.take(pieceOf(uploadId, offset, sumOf(bytes)), Readable.from([bytes]));
}

/** One machine says where the piece may be put, another is told that it was. */
async function place(asked: Machine, told: Machine, uploadId: string, bytes: Buffer, offset: number) {
  const piece = { ...pieceOf(uploadId, offset), checksum: sumOf(bytes) };
  const offered = await asked.receiving.offer(piece, bytes.length);
  if (offered.kind !== 'offered') return offered;
  const { url, headers } = offered.place;
  expect((await fetch(url, { method: 'PUT', headers, body: new Uint8Array(bytes) })).status).toBe(200);
  return await told.receiving.takePlaced(piece);
}

async function offsets(uploadId: string): Promise<(number | undefined)[]> {
  const asked = [one, other, third].map(({ receiving }) => receiving.position(uploadId, 0, userId));
  return (await Promise.all(asked)).map((at) => at?.offset);
}

async function process(machine: Machine, uploadId: string) {
  await machine.work.process(uploadId, new AbortController().signal);
  return await site.find(uploadId);
}

function piecesOf(uploadId: string): string[] {
  return [...store.objects.keys()].filter((name) => name.startsWith(`site/uploads/${uploadId}/`));
}

/** What lies in the folders of all machines for uploads. */
async function lying(): Promise<string[]> {
  const folders = [one, other, third].map(({ folder }) => readdir(join(folder, 'uploads')).catch(() => []));
  return (await Promise.all(folders)).flat();
}

test('Machines take the pieces of a file by turns, another looks at them, and readers read the chapter.', async () => {
  const { name, content } = await comicArchive([1, 2, 3], 'Chương 1.cbz');
  const id = await beginBytes(content, name);
  const [a, b, c] = [200, 300, 450].map((end, at) => content.subarray([0, 200, 300][at], end));
  expect(await patch(one, id, a ?? content, 0)).toEqual({ kind: 'taken', offset: 200 });
  expect(await offsets(id)).toEqual([200, 200, 200]);
  expect(await place(other, one, id, b ?? content, 200)).toEqual({ kind: 'taken', offset: 300 });
  expect(await place(one, other, id, c ?? content, 300)).toEqual({ kind: 'taken', offset: 450 });
  expect(await offsets(id)).toEqual([450, 450, 450]);
  expect(await patch(third, id, content.subarray(400), 400)).toEqual({ kind: 'elsewhere', offset: 450 });
  expect(await patch(other, id, content.subarray(450), 450)).toEqual({ kind: 'taken', offset: content.length });
  expect(await lying()).toEqual([]);
  const { state, problems, chapters } = await process(third, id);
  expect([state, problems, piecesOf(id), await lying()]).toEqual(['DONE', [], [], []]);
  const { publishChapter } = await site.run<{ publishChapter: { chapter: { id: string; work: { id: string } } } }>(
    PUBLISH,
    { id: chapters[0]?.id },
    site.lan,
  );
  const { id: chapterId, work } = publishChapter.chapter;
  const { chapter } = await site.run<{ chapter: { content: { pages: { picture: { sources: { url: string }[] } }[] } } }>(READ, {
    workId: work.id,
    chapterId,
  });
  expect(chapter.content.pages).toHaveLength(3);
  for (const { picture } of chapter.content.pages) expect((await site.site.send(picture.sources[0]?.url ?? '')).status).toBe(200);
});

test('What came to one machine before a cut is gone on with at another.', async () => {
  const content = Buffer.from('Một chương truyện ngắn. '.repeat(40));
  const id = await beginBytes(content);
  const cut = new PassThrough();
  const taking = one.receiving.take(pieceOf(id, 0), cut);
  cut.write(content.subarray(0, 100));
  await eventually(() => expect(cut.readableLength).toBe(0));
  cut.destroy(new Error('the sender is gone'));
  expect(await taking).toEqual({ kind: 'taken', offset: 100 });
  const summed = new PassThrough();
  const refused = other.receiving.take(pieceOf(id, 100, sumOf(content.subarray(100))), summed);
  summed.write(content.subarray(100, 200));
  await eventually(() => expect(summed.readableLength).toBe(0));
  summed.destroy(new Error('the sender is gone'));
  expect([await refused, piecesOf(id).length]).toEqual([{ kind: 'differs' }, 1]);
  expect(await patch(other, id, content.subarray(100), 100)).toEqual({ kind: 'taken', offset: content.length });
  await site.test.database.deleteFrom('uploads').where('id', '=', id).execute();
});

test('Many pieces that come to one machine at once all come into the bucket, also where one of them does not.', async () => {
  const files = Array.from({ length: 12 }, (_, at) => ({ name: `${at}.txt`, content: randomBytes(100 + at) }));
  const { id } = await site.begin(workId, files);
  const sent = async () =>
    await Promise.allSettled(
      files.map(({ content }, index) => one.receiving.take({ ...pieceOf(id, 0, sumOf(content)), index }, Readable.from([content]))),
    );
  store.faults.set(/^PUT .*\/3\/0-/, 403);
  expect((await sent()).map(({ status }) => status)).toEqual(files.map((_, at) => (at === 3 ? 'rejected' : 'fulfilled')));
  store.faults.clear();
  expect((await sent()).map(({ status }) => status)).toEqual(files.map(() => 'fulfilled'));
  expect([piecesOf(id).length, (await site.find(id)).state]).toEqual([12, 'WAITING']);
  await site.test.database.deleteFrom('uploads').where('id', '=', id).execute();
});

test('A piece that two machines take at once counts once, and the one that came too late takes nothing away.', async () => {
  const content = randomBytes(5_000);
  const id = await beginBytes(content);
  const both = await Promise.all([one, other].map((machine) => patch(machine, id, content.subarray(0, 1_000), 0)));
  expect(both.map(({ kind }) => kind).toSorted()).toEqual(['elsewhere', 'taken']);
  expect([piecesOf(id).length, await offsets(id)]).toEqual([1, [1_000, 1_000, 1_000]]);
  const slow = new PassThrough();
  slow.write(content.subarray(1_000, 2_000));
  const overtaken = one.receiving.take(pieceOf(id, 1_000), slow);
  await eventually(() => expect(slow.readableLength).toBe(0));
  expect(await patch(other, id, content.subarray(1_000, 1_500), 1_000)).toEqual({ kind: 'taken', offset: 1_500 });
  slow.end();
  expect(await overtaken).toEqual({ kind: 'elsewhere', offset: 1_500 });
  expect([piecesOf(id).length, await offsets(id)]).toEqual([3, [1_500, 1_500, 1_500]]);
  expect(await patch(third, id, content.subarray(1_500), 1_500)).toEqual({ kind: 'taken', offset: 5_000 });
  const gathered = join(third.folder, 'whole');
  const pieces = new BucketPieces({
    bucket: new Bucket(store.url),
    bytes: new UploadBytes(gathered),
    log: pino({ level: 'silent' }),
  });
  const file = await new UploadsRepository(site.test.database).file(id, 0);
  if (file === undefined) throw new Error('There is no such file.');
  expect(await pieces.gather(file, new AbortController().signal)).toBe(5_000);
  expect((await readFile(join(gathered, 'uploads', id, '0'))).equals(content)).toBe(true);
  await site.test.database.deleteFrom('uploads').where('id', '=', id).execute();
});

test('An upload that is cancelled while a piece of it comes leaves nothing, whoever took what.', async () => {
  const content = randomBytes(3_000);
  const id = await beginBytes(content);
  await patch(one, id, content.subarray(0, 1_000), 0);
  await patch(other, id, content.subarray(1_000, 2_000), 1_000);
  const slow = new PassThrough();
  const late = one.receiving.take(pieceOf(id, 2_000), slow);
  slow.write(content.subarray(2_000));
  await eventually(() => expect(slow.readableLength).toBe(0));
  expect((await site.site.send(`/upload/${id}`, { method: 'DELETE', headers: bearer(site.lan.token) })).status).toBe(204);
  expect(piecesOf(id)).toEqual([]);
  slow.end();
  expect([await late, piecesOf(id)]).toEqual([{ kind: 'missing' }, []]);
});

test('While the store takes nothing, the sender is told so, and goes on afterwards with nothing lost.', async () => {
  const content = Buffer.from('Một chương truyện ngắn. '.repeat(40));
  const id = await beginBytes(content);
  await patch(one, id, content.subarray(0, 100), 0);
  const told = 'The store of uploads cannot be reached just now; nothing was lost.\n';
  for (const fault of [/^PUT .*uploads/, /^GET .*prefix/]) {
    store.faults.set(fault, 503);
    const refused = await site.patch(id, 0, content.subarray(100), { offset: 100 });
    expect([refused.status, refused.headers['retry-after'], refused.body.toString()]).toEqual([503, '5', told]);
    store.faults.clear();
    expect([piecesOf(id).length, await offsets(id)]).toEqual([1, [100, 100, 100]]);
  }
  expect(await patch(other, id, content.subarray(100), 100)).toEqual({ kind: 'taken', offset: content.length });
  store.faults.set(/^GET .*\/uploads\/.*\/100-/, 503);
  await expect(third.work.process(id, new AbortController().signal)).rejects.toMatchObject({ name: 'BucketError', status: 503 });
  store.faults.clear();
  expect([(await site.find(id)).state, piecesOf(id).length]).toEqual(['PROCESSING', 2]);
  // What is left in the bucket then is no matter of the owner's.
  store.faults.set(/^DELETE .*uploads/, 503);
  const novel = await site.createWork({ format: 'NOVEL' });
  await site.test.database
    .updateTable('uploads')
    .set({ own_work_id: Number(novel) })
    .where('id', '=', id)
    .execute();
  expect([(await process(third, id)).state, piecesOf(id).length]).toEqual(['DONE', 2]);
  store.faults.clear();
  const eleven = new Date(Date.now() - 660_000);
  for (const name of piecesOf(id)) store.objects.set(name, { content, type: undefined, changedAt: eleven });
  await one.work.tidy();
  expect(piecesOf(id)).toEqual([]);
});

test('A piece that the store lost is sent again while bytes come, and is said to be missing once they are looked at.', async () => {
  const content = randomBytes(3_000);
  const id = await beginBytes(content);
  for (const offset of [0, 1_000]) await patch(one, id, content.subarray(offset, offset + 1_000), offset);
  store.objects.delete(piecesOf(id).find((name) => name.includes('/1000-')) ?? '');
  expect(await offsets(id)).toEqual([1_000, 1_000, 1_000]);
  expect(await patch(other, id, content.subarray(1_000, 2_000), 1_000)).toEqual({ kind: 'taken', offset: 2_000 });
  await patch(other, id, content.subarray(2_000), 2_000);
  const lost = piecesOf(id).find((name) => name.includes('/2000-')) ?? '';
  store.objects.set(lost, { content: randomBytes(1_000), type: undefined, changedAt: new Date() });
  const { state, problems } = await process(third, id);
  const reason = 'is missing from the disk: send it again';
  expect([state, problems, piecesOf(id)]).toEqual(['FAILED', [{ file: 'a.txt', code: 'DAMAGED', limit: null, reason }], []]);
});

test('A piece that was put long ago and told of only now is sent again, since it is about to be swept.', async () => {
  const content = randomBytes(900);
  const id = await beginBytes(content);
  const piece = { ...pieceOf(id, 0), checksum: sumOf(content) };
  const name = `site/uploads/${id}/0/0-${piece.checksum.toString('hex')}`;
  store.objects.set(name, { content, type: undefined, changedAt: new Date(Date.now() - 545_000) });
  expect(await one.receiving.takePlaced(piece)).toEqual({ kind: 'differs' });
  expect(await place(one, other, id, content, 0)).toEqual({ kind: 'taken', offset: 900 });
  await site.test.database.deleteFrom('uploads').where('id', '=', id).execute();
});

test('A file lies in the bucket in so many pieces, and no more.', async () => {
  const content = randomBytes(MOST_PIECES + 1);
  const id = await beginBytes(content);
  const putOne = (at: number): void => {
    const bytes = content.subarray(at, at + 1);
    store.objects.set(`site/uploads/${id}/0/${at}-${sumOf(bytes).toString('hex')}`, {
      content: bytes,
      type: undefined,
      changedAt: new Date(),
    });
  };
  for (let at = 0; at < MOST_PIECES - 1; at += 1) putOne(at);
  await site.test.database
    .updateTable('upload_files')
    .set({ received: MOST_PIECES - 1 })
    .where('upload_id', '=', id)
    .execute();
  expect(await patch(one, id, content.subarray(-2, -1), MOST_PIECES - 1)).toEqual({ kind: 'taken', offset: MOST_PIECES });
  expect(await patch(one, id, content.subarray(-1), MOST_PIECES)).toEqual({ kind: 'beyond' });
  expect(await place(one, one, id, content.subarray(-1), MOST_PIECES)).toEqual({ kind: 'beyond' });
});
