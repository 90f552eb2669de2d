import { randomInt } from 'node:crypto';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { type FakeStore, startFakeStore } from '#tests/server/platform/s3/fake-store.ts';
import { eventually } from '#tests/support/eventually.ts';
import { comicArchive, type SentFile, sumOf, UploadsSite } from './uploads-site.ts';

/** A multiple of CUTS_AT_A_TIME, at most 100: more an account may not begin in ten minutes. */
const CUTS = Number(process.env['CUTS'] ?? 20);
/** An account may have ten uploads unfinished. */
const CUTS_AT_A_TIME = 10;
const ELEVEN_MINUTES = 660_000;

let site: UploadsSite;
let store: FakeStore | null;
let workId: string;
/** Pictures of the seeded works have rows, but no files. */
let seeded: readonly string[];
afterEach(async () => {
  await site.close();
  await store?.close();
});

async function start(bucket: FakeStore | null): Promise<void> {
  store = bucket;
  site = await UploadsSite.start(store === null ? {} : { pictures: { avif: false, bucketUrl: store.url } });
  workId = await site.createWork();
  seeded = (await site.test.database.selectFrom('pictures').select('id').execute()).map(({ id }) => id);
}

/** Goes on where the server stands; the piece that was cut may still be at work. */
async function resume(id: string, { content }: SentFile): Promise<void> {
  await eventually(async () => {
    const from = Number((await site.head(id, 0)).headers['upload-offset']);
    const answer = await site.patch(id, 0, content.subarray(from), { offset: from });
    expect(answer.status).toBe(204);
  });
}

/** Eleven minutes in which nothing came for any upload, and the minute's tidying after them. */
async function letTimePass(): Promise<void> {
  const then = new Date(Date.now() - ELEVEN_MINUTES);
  const { database } = site.test;
  await database.updateTable('uploads').set({ touched_at: then }).where('state', '=', 'RECEIVING').execute();
  await database.updateTable('loose_pictures').set({ since: then }).execute();
  for (const path of await site.files()) {
    if (path.startsWith('uploads/')) await utimes(join(site.site.dataFolder, path, '..'), then, then);
  }
  for (const [name, object] of store?.objects ?? []) store?.objects.set(name, { ...object, changedAt: then });
  await site.site.api.uploadWork.tidy();
}

function ids(of: readonly { readonly id: string }[]): string[] {
  return [...new Set(of.map(({ id }) => id))].toSorted();
}

/** What lies on the disk and in the bucket, and what the database says should. */
async function inventory() {
  const { database } = site.test;
  const files = await site.files();
  const rows = await database.selectFrom('pictures').select('id').execute();
  const shown = await database.selectFrom('own_pages').select('picture_id as id').execute();
  const uploads = await database.selectFrom('uploads').select(['id', 'state']).execute();
  const parts = await database.selectFrom('upload_files').select('upload_id as id').execute();
  return {
    bytes: [...files, ...(store?.objects.keys() ?? [])].filter((path) => /^(?:site\/)?uploads\//.test(path)),
    unfinished: uploads.filter(({ state }) => state !== 'DONE').map(({ id }) => id),
    done: ids(uploads),
    files: ids(parts),
    pictures: {
      onDisk: ids(files.filter((path) => path.startsWith('pictures/')).map((path) => ({ id: path.split('/')[2] ?? '' }))),
      rows: ids(rows.filter(({ id }) => !seeded.includes(id))),
      shown: ids(shown),
    },
  };
}

test.each([
  ['in the folder', () => null],
  ['in a bucket', () => startFakeStore()],
])(
  `Of uploads %s that are cut at ${CUTS} random offsets each goes on or vanishes, and after ten minutes files and rows agree.`,
  { timeout: 300_000 },
  async (_where, startStore) => {
    await start(await startStore());
    const resumed: string[] = [];
    for (let at = 0; at < CUTS; at += 1) {
      const archive = await comicArchive([1000 + 2 * at, 1001 + 2 * at], `Chương ${at + 1}.cbz`);
      const { id } = await site.begin(workId, [archive]);
      await site.cut(id, 0, archive.content, randomInt(archive.content.length), at % 4 < 2 ? null : sumOf(archive.content));
      if (at % 2 === 0) {
        await resume(id, archive);
        resumed.push(id);
      }
      if (at % CUTS_AT_A_TIME < CUTS_AT_A_TIME - 1) continue;
      await site.work();
      expect((await inventory()).unfinished).toHaveLength(CUTS_AT_A_TIME / 2);
      await letTimePass();
    }
    const left = await inventory();
    expect(left).toMatchObject({ bytes: [], unfinished: [], done: resumed.toSorted(), files: resumed.toSorted() });
    expect(left.pictures.shown).toHaveLength(2 * resumed.length);
    expect(left.pictures).toEqual({ onDisk: left.pictures.shown, rows: left.pictures.shown, shown: left.pictures.shown });
    const chapters = await site.test.database.selectFrom('own_chapters').select('id').execute();
    expect(chapters).toHaveLength(resumed.length);
  },
);
