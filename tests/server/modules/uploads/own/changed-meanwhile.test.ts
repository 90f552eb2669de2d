import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Workshop } from '#server/content/workshop/workshop.ts';
import { AccountsService } from '#server/modules/accounts/accounts.service.ts';
import { Publishing } from '#server/modules/uploads/own/publishing.ts';
import { MOST_OWN_CHAPTERS } from '#server/modules/uploads/upload-limits.ts';
import { comicArchive, UploadsSite, WORK_INPUT } from '../uploads-site.ts';

let site: UploadsSite;
beforeAll(async () => {
  site = await UploadsSite.start();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => site.close());

const EDIT = `mutation ($id: ID!, $input: OwnWorkInput!) { editOwnWork(id: $id, input: $input) { __typename } }`;
const PUBLISH = `mutation ($id: ID!, $at: DateTime) { publishChapter(id: $id, at: $at) { __typename
  ... on OwnChapter { state } ... on InvalidInput { problems { field code } } } }`;
const ARRANGE = `mutation ($id: ID!, $pageIds: [ID!]!) { arrangePages(chapterId: $id, pageIds: $pageIds) { __typename } }`;

async function changedAt(workId: string): Promise<number> {
  const { database } = site.test;
  const row = await database.selectFrom('own_works').select('changed_at').where('id', '=', Number(workId)).executeTakeFirstOrThrow();
  return row.changed_at.getTime();
}

test('A comic that became a novel while its first chapter was looked at gets no comic pages: they are refused at the next look.', async () => {
  const workId = await site.createWork();
  const comic = await comicArchive([1]);
  const { id } = await site.begin(workId, [comic]);
  await site.patch(id, 0, comic.content);
  const begin = Workshop.begin.bind(Workshop);
  vi.spyOn(Workshop, 'begin').mockImplementationOnce(async () => {
    const edited = await site.run(EDIT, { id: workId, input: { ...WORK_INPUT, format: 'NOVEL' } }, site.lan);
    expect(edited).toEqual({ editOwnWork: { __typename: 'OwnWork' } });
    return await begin();
  });
  await expect(site.work()).rejects.toThrow('The work is another one now.');
  expect(await site.find(id)).toMatchObject({ state: 'PROCESSING', chapters: [] });
  await site.site.api.uploadWork.process(id, new AbortController().signal);
  expect(await site.find(id)).toMatchObject({ state: 'FAILED', chapters: [], problems: [{ code: 'OTHER_FORMAT' }] });
});

test('A chapter that is published while its time is being set stays published.', async () => {
  const workId = await site.createWork();
  const { chapters } = await site.upload(workId, [await comicArchive([2])]);
  const id = chapters[0]?.id;
  vi.spyOn(AccountsService.prototype, 'throttled').mockImplementationOnce(async () => {
    expect(await site.run(PUBLISH, { id, at: null }, site.lan)).toEqual({
      publishChapter: { __typename: 'OwnChapter', state: 'PUBLISHED' },
    });
    return null;
  });
  const at = new Date(Date.now() + 60_000).toISOString();
  expect(await site.run(PUBLISH, { id, at }, site.lan)).toEqual({
    publishChapter: { __typename: 'InvalidInput', problems: [{ field: 'at', code: 'SETTLED' }] },
  });
  const asked = `query ($id: ID!) { viewer { ownChapter(id: $id) { state publishAt } } }`;
  expect(await site.run(asked, { id }, site.lan)).toEqual({ viewer: { ownChapter: { state: 'PUBLISHED', publishAt: null } } });
});

test('A chapter that is given a later time while others that are due are shown waits for that time.', async () => {
  const workId = await site.createWork();
  const { chapters } = await site.upload(workId, [await comicArchive([5]), await comicArchive([6], 'Chương 2.cbz')]);
  const [, later] = chapters.map(({ id }) => id);
  const { database } = site.test;
  const due = { state: 'SCHEDULED' as const, publish_at: new Date(Date.now() - 1_000) };
  await database.updateTable('own_chapters').set(due).where('own_work_id', '=', Number(workId)).execute();
  const at = new Date(Date.now() + 86_400_000).toISOString();
  vi.spyOn(Publishing.prototype, 'publish').mockImplementationOnce(async () => {
    expect(await site.run(PUBLISH, { id: later, at }, site.lan)).toEqual({
      publishChapter: { __typename: 'OwnChapter', state: 'SCHEDULED' },
    });
    return false;
  });
  await site.site.api.uploadWork.publishDue(new AbortController().signal);
  const asked = `query ($id: ID!) { viewer { ownChapter(id: $id) { state publishAt } } }`;
  expect(await site.run(asked, { id: later }, site.lan)).toEqual({ viewer: { ownChapter: { state: 'SCHEDULED', publishAt: at } } });
});

test('What changes nothing of a chapter does not count as a change of its work.', async () => {
  const workId = await site.createWork();
  const { chapters } = await site.upload(workId, [await comicArchive([3])]);
  const id = chapters[0]?.id;
  const before = await changedAt(workId);
  expect(await site.run(ARRANGE, { id, pageIds: ['0'] }, site.lan)).toEqual({ arrangePages: { __typename: 'PagesChanged' } });
  await site.run(`mutation ($id: ID!) { unscheduleChapter(id: $id) { __typename } }`, { id }, site.lan);
  await site.run(`mutation ($id: ID!) { restoreVersion(chapterId: $id, version: 9) { __typename } }`, { id }, site.lan);
  expect(await changedAt(workId)).toBe(before);
  await site.run(`mutation ($id: ID!) { editOwnChapter(id: $id, number: "9") { __typename } }`, { id }, site.lan);
  expect(await changedAt(workId)).toBeGreaterThan(before);
});

test('A work takes no more chapters than it may have; what it has stays.', async () => {
  const workId = await site.createWork();
  const { chapters } = await site.upload(workId, [await comicArchive([4])]);
  const known = await site.test.database
    .selectFrom('own_chapters')
    .selectAll()
    .where('id', '=', Number(chapters[0]?.id))
    .executeTakeFirstOrThrow();
  const { id: _id, ...row } = known;
  const more = Array.from({ length: MOST_OWN_CHAPTERS - 2 }, (_, index) => ({ ...row, document: null, number: String(index + 2) }));
  for (let done = 0; done < more.length; done += 1_000)
    await site.test.database
      .insertInto('own_chapters')
      .values(more.slice(done, done + 1_000))
      .execute();
  const [last, over] = [await comicArchive([5], 'Chương 5000.cbz'), await comicArchive([6], 'Chương 5001.cbz')];
  expect(await site.upload(workId, [last, over])).toMatchObject({
    state: 'FAILED',
    chapters: [],
    problems: [{ file: null, code: 'TOO_MANY_CHAPTERS', limit: MOST_OWN_CHAPTERS }],
  });
  expect(await site.upload(workId, [last])).toMatchObject({ state: 'DONE', chapters: [{ number: '5000' }] });
});
