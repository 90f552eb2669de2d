import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { comicArchive, picture, UploadsSite } from './uploads-site.ts';

const ELEVEN_MINUTES = 660_000;

let site: UploadsSite;
let workId: string;
beforeAll(async () => {
  site = await UploadsSite.start();
  workId = await site.createWork();
});
afterAll(() => site.close());

/** Makes everything that nothing came for eleven minutes older, and tidies up. */
async function tidyLater(): Promise<void> {
  const then = new Date(Date.now() - ELEVEN_MINUTES);
  await site.test.database.updateTable('uploads').set({ touched_at: then }).where('state', '=', 'RECEIVING').execute();
  await site.test.database.updateTable('loose_pictures').set({ since: then }).execute();
  await site.site.api.uploadWork.tidy();
}

test('An upload that nothing came for is forgotten with its bytes, and one that is looked after stays.', async () => {
  const [left, kept] = [
    await site.begin(workId, [{ name: 'a.txt', content: randomBytes(900) }]),
    await site.begin(workId, [await comicArchive([1])]),
  ];
  await site.patch(left.id, 0, randomBytes(300));
  const then = new Date(Date.now() - ELEVEN_MINUTES);
  await site.test.database.updateTable('uploads').set({ touched_at: then }).execute();
  expect((await site.head(kept.id, 0)).status).toBe(200);
  await utimes(join(site.site.dataFolder, 'uploads', left.id), then, then);
  await site.site.api.uploadWork.tidy();
  expect((await site.head(left.id, 0)).status).toBe(404);
  expect((await site.head(kept.id, 0)).status).toBe(200);
  expect((await site.files()).filter((path) => path.includes(left.id))).toEqual([]);
});

test('Bytes that a killed server left without an upload are taken away.', async () => {
  const folder = join(site.site.dataFolder, 'uploads', randomUUID());
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, '0'), 'x');
  const then = new Date(Date.now() - ELEVEN_MINUTES);
  await utimes(folder, then, then);
  await site.site.api.uploadWork.tidy();
  expect((await site.files()).filter((path) => path.startsWith('uploads/'))).toEqual([]);
});

test('Pictures of chapters that were deleted are taken away, unless something still shows them.', async () => {
  const shared = await picture(40);
  const first = await site.upload(workId, [
    { name: '1.png', content: shared },
    { name: '2.png', content: await picture(41) },
  ]);
  const second = await site.upload(workId, [{ name: '1.png', content: shared }]);
  const folders = async () =>
    new Set((await site.files()).filter((path) => path.startsWith('pictures/')).map((path) => path.split('/')[2]));
  const both = await folders();
  await tidyLater();
  expect(await folders()).toEqual(both);
  const DELETE = `mutation ($id: ID!) { deleteOwnChapter(id: $id) { __typename } }`;
  const remove = (id: string | undefined) => site.run<object>(DELETE, { id }, site.lan);
  expect(await remove(first.chapters[0]?.id)).toEqual({ deleteOwnChapter: { __typename: 'Done' } });
  await tidyLater();
  expect([both.size, (await folders()).size]).toEqual([2, 1]);
  await remove(second.chapters[0]?.id);
  await tidyLater();
  expect(await folders()).toEqual(new Set());
  expect(
    await site.test.database
      .selectFrom('pictures')
      .select('id')
      .where(
        'id',
        'in',
        [...both].flatMap((id) => id ?? []),
      )
      .execute(),
  ).toEqual([]);
});

test('An upload whose processing was cut short is ordered again and comes to its end; nothing is doubled.', async () => {
  const { id } = await site.begin(workId, [await comicArchive([51, 52, 53])]);
  await site.patch(id, 0, (await comicArchive([51, 52, 53])).content);
  const [queued] = site.queued.splice(0);
  expect(queued).toBe(id);
  const stopping = new AbortController();
  const cut = site.site.api.uploadWork.process(id, stopping.signal);
  stopping.abort(new Error('the process stops'));
  await expect(cut).rejects.toThrow();
  expect((await site.find(id)).state).toBe('PROCESSING');
  await site.site.api.uploadWork.resume();
  await site.site.api.uploadWork.tidy();
  expect(site.queued).toEqual([id, id]);
  await site.work();
  const { state, chapters } = await site.find(id);
  expect([state, chapters.map(({ pagesCount }) => pagesCount)]).toEqual(['DONE', [3]]);
  await site.site.api.uploadWork.process(id, new AbortController().signal);
  const pages = await site.test.database.selectFrom('own_pages').select('id').execute();
  expect(pages).toHaveLength(3);
});

test('An upload that fails by a fault of ours is given up after four tries, and the operator is told why.', async () => {
  const { id } = await site.begin(workId, [await comicArchive([61])]);
  await site.patch(id, 0, (await comicArchive([61])).content);
  site.queued.splice(0);
  await site.test.database.updateTable('uploads').set({ tries: 4, failure: 'Error: no room' }).where('id', '=', id).execute();
  await site.site.api.uploadWork.process(id, new AbortController().signal);
  const row = await site.test.database.selectFrom('uploads').select(['state', 'failure']).where('id', '=', id).executeTakeFirstOrThrow();
  expect(row).toEqual({ state: 'FAILED', failure: 'Error: no room' });
  expect((await site.find(id)).problems.map(({ code }) => code)).toEqual(['FAULT']);
});

test('A cancelled upload is gone with its bytes, also when it is cancelled while it is looked at.', async () => {
  const archive = await comicArchive([71, 72]);
  const { id } = await site.begin(workId, [archive]);
  await site.patch(id, 0, archive.content);
  site.queued.splice(0);
  const working = site.site.api.uploadWork.process(id, new AbortController().signal);
  const CANCEL = `mutation ($id: ID!) { cancelUpload(id: $id) { __typename } }`;
  expect(await site.run(CANCEL, { id }, site.other)).toEqual({ cancelUpload: { __typename: 'NotYours' } });
  expect(await site.run(CANCEL, { id }, site.lan)).toEqual({ cancelUpload: { __typename: 'Done' } });
  await working;
  expect((await site.files()).filter((path) => path.includes(id))).toEqual([]);
  const shades = await site.test.database.selectFrom('own_pages').select('id').execute();
  expect(shades).toHaveLength(3);
});
