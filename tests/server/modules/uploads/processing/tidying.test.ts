import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Workshop } from '#server/content/workshop/workshop.ts';
import { PROCESSING_JOB, processingQueue } from '#server/modules/uploads/processing/processing-queue.ts';
import { startJobs } from '#server/platform/jobs/jobs.ts';
import { JobsStopped } from '#server/platform/jobs/jobs.errors.ts';
import { comicArchive, picture, UploadsSite } from '../uploads-site.ts';

const ELEVEN_MINUTES = 660_000;

let site: UploadsSite;
let workId: string;
beforeAll(async () => {
  site = await UploadsSite.start();
  workId = await site.createWork();
});
afterAll(() => site.close());

/** An upload of one page that waits for its turn. */
async function received(shade: number): Promise<string> {
  const archive = await comicArchive([shade]);
  const { id } = await site.begin(workId, [archive]);
  await site.patch(id, 0, archive.content);
  site.queued.splice(0);
  return id;
}

async function processOnce(id: string): Promise<void> {
  await site.site.api.uploadWork.process(id, new AbortController().signal);
}

async function setTries(id: string, tries: { readonly tries: number; readonly errors: number }): Promise<void> {
  await site.test.database
    .updateTable('uploads')
    .set({ state: 'PROCESSING', ...tries })
    .where('id', '=', id)
    .execute();
}

async function triesOf(id: string) {
  return await site.test.database
    .selectFrom('uploads')
    .select(['state', 'tries', 'errors', 'failure'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

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
  const scratch = join(folder, '..', `scratch-${randomUUID()}`);
  await writeFile(scratch, '');
  const then = new Date(Date.now() - ELEVEN_MINUTES);
  for (const path of [folder, scratch]) await utimes(path, then, then);
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
  stopping.abort(new JobsStopped('the process stops'));
  await expect(cut).rejects.toThrow();
  expect(await triesOf(id)).toEqual({ state: 'PROCESSING', tries: 0, errors: 0, failure: null });
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

test('An upload is ordered again once for each try, however often servers start, so that its turns do not pile up.', async () => {
  const jobs = await startJobs({ url: site.test.url, log: pino({ level: 'silent' }), isWorker: false });
  try {
    const queue = processingQueue(jobs);
    const id = randomUUID();
    for (const tries of [0, 0, 0, 1, 1]) await queue.addAgain({ id, tries });
    expect(await jobs.countOpen(PROCESSING_JOB)).toBe(2);
  } finally {
    await jobs.stop();
  }
});

test('An upload that fails by a fault of ours is given up after four errors, and the operator is told why.', async () => {
  const id = await received(61);
  const noRoom = vi.spyOn(Workshop, 'begin').mockRejectedValue(new Error('no room'));
  for (let errors = 1; errors <= 4; errors += 1) {
    await expect(processOnce(id)).rejects.toThrow('no room');
    expect(await triesOf(id)).toMatchObject({ state: 'PROCESSING', tries: errors, errors });
  }
  noRoom.mockRestore();
  await processOnce(id);
  expect(await triesOf(id)).toMatchObject({ state: 'FAILED', errors: 4, failure: expect.stringContaining('Error: no room') });
  const [problem] = (await site.find(id)).problems;
  expect(problem).toMatchObject({ code: 'FAULT', reason: 'each of 4 tries ended by an error of the server' });
});

test('Deaths of the server use up no try: an upload survives ten, and more once a server has lived for half a minute.', async () => {
  const uptime = vi.spyOn(process, 'uptime').mockReturnValue(1);
  const [nine, ten] = [await received(62), await received(63)];
  await setTries(nine, { tries: 9, errors: 0 });
  await setTries(ten, { tries: 12, errors: 2 });
  await processOnce(nine);
  expect((await site.find(nine)).state).toBe('DONE');
  await processOnce(ten);
  expect(await triesOf(ten)).toMatchObject({ state: 'PROCESSING', tries: 12 });
  uptime.mockReturnValue(31);
  await processOnce(ten);
  expect((await site.find(ten)).state).toBe('DONE');
  uptime.mockRestore();
});

test('An upload that ends its server every time is given up with the reason, without being looked at again.', async () => {
  const uptime = vi.spyOn(process, 'uptime').mockReturnValue(31);
  const begun = vi.spyOn(Workshop, 'begin');
  const id = await received(64);
  await setTries(id, { tries: 13, errors: 0 });
  await processOnce(id);
  const { state, problems } = await site.find(id);
  expect([state, problems.map(({ code, reason }) => [code, reason])]).toEqual([
    'FAILED',
    [['FAULT', 'the server ended 13 times while it was looked at']],
  ]);
  expect(begun).not.toHaveBeenCalled();
  begun.mockRestore();
  uptime.mockRestore();
});

test('A cancelled upload is gone with its bytes, also when it is cancelled while it is looked at.', async () => {
  const pages = () => site.test.database.selectFrom('own_pages').select('id').execute();
  const before = await pages();
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
  expect(await pages()).toEqual(before);
});
