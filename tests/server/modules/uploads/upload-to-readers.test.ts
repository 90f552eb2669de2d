import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Publishing } from '#server/modules/uploads/own/publishing.ts';
import { comicArchive, picture, UploadsSite, WORK_INPUT } from './uploads-site.ts';

let site: UploadsSite;
beforeAll(async () => {
  site = await UploadsSite.start();
});
afterAll(() => site.close());

const PUBLISH = `mutation ($id: ID!, $at: DateTime) { publishChapter(id: $id, at: $at) { __typename
  ... on OwnChapter { state publishAt isShown chapter { id number title work { id title } } work { work { id } } }
  ... on InvalidInput { problems { field code } } } }`;
const READ = `query ($workId: ID!, $chapterId: ID!) { chapter(workId: $workId, chapterId: $chapterId, language: vi) { __typename
  ... on Chapter { number version work { title description genres { slug } credits { role creator { name } } }
    content { ... on ComicPages { layout pages { number picture { id width height sources { url } } } } } } } }`;
const OWN = `query ($id: ID!) { viewer { ownChapter(id: $id) { state publishAt number title isShown pagesCount pages { id number picture { id } }
  versions { version length } } } }`;
const ARRANGE = `mutation ($chapterId: ID!, $pageIds: [ID!]!) { arrangePages(chapterId: $chapterId, pageIds: $pageIds) { __typename
  ... on OwnChapter { pages { number picture { id } } isShown } ... on PagesChanged { chapter { pagesCount } } } }`;
const RESTORE = `mutation ($chapterId: ID!, $version: Int!) { restoreVersion(chapterId: $chapterId, version: $version) { __typename
  ... on OwnChapter { pages { picture { id } } } } }`;

interface Own {
  readonly viewer: {
    readonly ownChapter: {
      readonly isShown: boolean;
      readonly versions: readonly { version: number; length: number }[];
      readonly pages: readonly { readonly id: string; readonly picture: { readonly id: string } }[];
    };
  };
}
interface Published {
  readonly publishChapter: { readonly state: string; readonly chapter: { readonly id: string; readonly work: { readonly id: string } } };
}

async function ownChapter(id: string) {
  return (await site.run<Own>(OWN, { id }, site.lan)).viewer.ownChapter;
}

async function publish(id: string) {
  return (await site.run<Published>(PUBLISH, { id }, site.lan)).publishChapter;
}

describe('An archive of pictures', () => {
  test('becomes a draft that nobody sees, and a chapter that everybody reads when it is published.', async () => {
    const workId = await site.createWork();
    const upload = await site.upload(workId, [await comicArchive([1, 2, 3], 'Chương 7 - Bến sông.cbz')]);
    expect(upload).toEqual({
      id: upload.id,
      state: 'DONE',
      picturesDone: 3,
      picturesCount: 3,
      chapters: [{ id: expect.any(String) as string, number: '7', title: 'Bến sông', pagesCount: 3 }],
      problems: [],
    });
    expect(await site.files()).toEqual(expect.not.arrayContaining([expect.stringMatching(/^uploads\//)]));
    const chapterId = upload.chapters[0]?.id ?? '';
    const before = await site.run<{ viewer: { ownWork: object } }>(
      `query ($id: ID!) { viewer { ownWork(id: $id) { work { id } direction chaptersCount } } }`,
      { id: workId },
      site.lan,
    );
    expect(before.viewer.ownWork).toEqual({ work: null, direction: 'LEFT_TO_RIGHT', chaptersCount: 1 });
    const { chapter, state } = await publish(chapterId);
    expect(state).toBe('PUBLISHED');
    const read = await site.run<{ chapter: object }>(READ, { workId: chapter.work.id, chapterId: chapter.id });
    expect(read.chapter).toMatchObject({
      __typename: 'Chapter',
      number: '7',
      version: 1,
      work: {
        title: WORK_INPUT.title,
        description: WORK_INPUT.description,
        genres: [{ slug: 'fantasy' }],
        credits: [{ role: 'AUTHOR', creator: { name: 'Lan' } }],
      },
      content: { layout: 'PAGED', pages: [{ number: 1 }, { number: 2 }, { number: 3 }] },
    });
  });

  test('holds as many chapters as its folders are numbered, and later ones go on from the highest.', async () => {
    const workId = await site.createWork();
    const named = [1, 2].flatMap((chapter) => [1, 2].map((at) => ({ name: `0${chapter}/${at}.png`, shade: chapter * 10 + at })));
    const files = await Promise.all(named.map(async ({ name, shade }) => ({ name, content: await picture(shade) })));
    const first = await site.upload(workId, files);
    expect(first.chapters.map(({ number, pagesCount }) => [number, pagesCount])).toEqual([
      ['1', 2],
      ['2', 2],
    ]);
    const second = await site.upload(workId, [{ name: 'a.png', content: await picture(90) }]);
    expect(second.chapters.map(({ number }) => number)).toEqual(['3']);
  });
});

test('Pages are moved, dropped and replaced, and readers see it as a new version that can be taken back.', async () => {
  const workId = await site.createWork();
  const { chapters } = await site.upload(workId, [await comicArchive([21, 22, 23])]);
  const chapterId = chapters[0]?.id ?? '';
  await publish(chapterId);
  const first = await ownChapter(chapterId);
  const [one, two, three] = first.pages.map(({ id }) => id);
  const { arrangePages } = await site.run<{ arrangePages: { pages: { picture: { id: string } }[]; isShown: boolean } }>(
    ARRANGE,
    { chapterId, pageIds: [three, one] },
    site.lan,
  );
  expect(arrangePages.pages.map((page) => page.picture.id)).toEqual([first.pages[2]?.picture.id, first.pages[0]?.picture.id]);
  expect(arrangePages.isShown).toBe(false);
  const gone = await site.run<{ arrangePages: object }>(ARRANGE, { chapterId, pageIds: [two, one] }, site.lan);
  expect(gone.arrangePages).toEqual({ __typename: 'PagesChanged', chapter: { pagesCount: 2 } });
  const replacing = { purpose: 'PAGE', chapterId, pageId: one };
  const replaced = await site.upload(workId, [{ name: 'mới.png', content: await picture(24) }], replacing);
  expect([replaced.state, replaced.problems]).toEqual(['DONE', []]);
  await publish(chapterId);
  const second = await ownChapter(chapterId);
  expect(second.versions).toEqual([
    { version: 2, length: 2 },
    { version: 1, length: 3 },
  ]);
  expect(second.isShown).toBe(true);
  const { restoreVersion } = await site.run<{ restoreVersion: { pages: { picture: { id: string } }[] } }>(
    RESTORE,
    { chapterId, version: 1 },
    site.lan,
  );
  expect(restoreVersion.pages.map((page) => page.picture.id)).toEqual(first.pages.map((page) => page.picture.id));
  expect((await ownChapter(chapterId)).isShown).toBe(false);
});

test('A scheduled chapter is shown when its time comes, unless it was taken back.', async () => {
  const workId = await site.createWork();
  const { chapters } = await site.upload(workId, [await comicArchive([31]), await comicArchive([32], 'Chương 2.cbz')]);
  const [kept, taken] = chapters.map(({ id }) => id);
  const at = new Date(Date.now() + 60_000).toISOString();
  for (const id of [kept, taken]) {
    const { publishChapter } = await site.run<{ publishChapter: object }>(PUBLISH, { id, at }, site.lan);
    expect(publishChapter).toMatchObject({ state: 'SCHEDULED', publishAt: at, chapter: null });
  }
  await site.run(`mutation ($id: ID!) { unscheduleChapter(id: $id) { __typename } }`, { id: taken }, site.lan);
  const past = await site.run<{ publishChapter: object }>(PUBLISH, { id: taken, at: '2020-01-01T00:00:00Z' }, site.lan);
  expect(past.publishChapter).toEqual({ __typename: 'InvalidInput', problems: [{ field: 'at', code: 'PAST' }] });
  for (const wrong of ['tomorrow', '2026-11-22T08:00'])
    await expect(site.run(PUBLISH, { id: taken, at: wrong }, site.lan)).rejects.toThrow('at must be an instant with a time zone.');
  const work = site.site.api.uploadWork;
  await work.publishDue(new AbortController().signal);
  expect(await ownChapter(kept ?? '')).toMatchObject({ state: 'SCHEDULED' });
  await site.test.database.updateTable('own_chapters').set({ publish_at: new Date() }).where('id', '=', Number(kept)).execute();
  await work.publishDue(new AbortController().signal);
  expect(await ownChapter(kept ?? '')).toMatchObject({ state: 'PUBLISHED', isShown: true });
  expect(await ownChapter(taken ?? '')).toMatchObject({ state: 'DRAFT', isShown: false });
});

test('A chapter that cannot be shown when its time comes holds up no other.', async () => {
  const workId = await site.createWork();
  const { chapters } = await site.upload(workId, [await comicArchive([41]), await comicArchive([42], 'Chương 2.cbz')]);
  const [broken = '', sound = ''] = chapters.map(({ id }) => id);
  const due = { state: 'SCHEDULED' as const, publish_at: new Date() };
  const { database } = site.test;
  await database.updateTable('own_chapters').set(due).where('own_work_id', '=', Number(workId)).execute();
  const publishing = vi.spyOn(Publishing.prototype, 'publish').mockRejectedValueOnce(new Error('The disk is full.'));
  await expect(site.site.api.uploadWork.publishDue(new AbortController().signal)).rejects.toThrow('could not be published: 1.');
  publishing.mockRestore();
  expect([await ownChapter(broken), await ownChapter(sound)]).toMatchObject([{ state: 'SCHEDULED' }, { state: 'PUBLISHED' }]);
  await site.site.api.uploadWork.publishDue(new AbortController().signal);
  expect(await ownChapter(broken)).toMatchObject({ state: 'PUBLISHED' });
});

test('All drafts are published together, what is scheduled keeps its time, and the rest of many follows within a minute.', async () => {
  const drafts = 52;
  const workId = await site.createWork({ format: 'NOVEL', title: 'Trăng' });
  const text = Array.from({ length: drafts + 1 }, (_, index) => `Chương ${index + 1}\n\n${'Trăng lên. '.repeat(30)}\n`).join('\n');
  const { chapters } = await site.upload(workId, [{ name: 'Trăng.txt', content: Buffer.from(text) }]);
  const at = new Date(Date.now() + 60_000).toISOString();
  await site.run(PUBLISH, { id: chapters.at(-1)?.id, at }, site.lan);
  const count = 'query ($workId: ID!) { viewer { ownWork(id: $workId) { draftsCount chapters(perPage: 1) { items { id } } } } }';
  expect(await site.run(count, { workId }, site.lan)).toMatchObject({ viewer: { ownWork: { draftsCount: drafts } } });
  const { publishDrafts } = await site.run<{ publishDrafts: { chapters: { items: readonly { number: string; state: string }[] } } }>(
    `mutation ($workId: ID!) { publishDrafts(workId: $workId) { ... on OwnWork { chapters(perPage: 100) { items { number state } } } } }`,
    { workId },
    site.lan,
  );
  const stateOf = Object.fromEntries(publishDrafts.chapters.items.map(({ number, state }) => [number, state]));
  expect([stateOf['1'], stateOf['50'], stateOf['51'], stateOf['52'], stateOf['53']]).toEqual([
    'PUBLISHED',
    'PUBLISHED',
    'SCHEDULED',
    'SCHEDULED',
    'SCHEDULED',
  ]);
  expect(await site.run(count, { workId }, site.lan)).toMatchObject({ viewer: { ownWork: { draftsCount: 0 } } });
  await site.site.api.uploadWork.publishDue(new AbortController().signal);
  expect(await ownChapter(chapters[drafts - 1]?.id ?? '')).toMatchObject({ state: 'PUBLISHED', isShown: true });
  expect(await ownChapter(chapters[drafts]?.id ?? '')).toMatchObject({ state: 'SCHEDULED', publishAt: at });
});

test('A text becomes the chapters of a novel.', async () => {
  const workId = await site.createWork({ format: 'NOVEL', title: 'Đêm' });
  const text = Buffer.from(`Chương 1\n\n${'Trời tối. '.repeat(30)}\n\nChương 2\n\n${'Trời sáng. '.repeat(30)}\n`);
  const { state, chapters, problems } = await site.upload(workId, [{ name: 'Đêm.txt', content: text }]);
  expect([state, problems]).toEqual(['DONE', []]);
  expect(chapters.map(({ number }) => number)).toEqual(['1', '2']);
  const { chapter } = await publish(chapters[0]?.id ?? '');
  const read = await site.run<{ chapter: { content: { document: { blocks: object[] } } } }>(
    `query ($workId: ID!, $chapterId: ID!) { chapter(workId: $workId, chapterId: $chapterId, language: vi) {
      ... on Chapter { content { ... on NovelText { document } } } } }`,
    { workId: chapter.work.id, chapterId: chapter.id },
  );
  expect(JSON.stringify(read.chapter.content.document)).toContain('Trời tối.');
});

test('What a creator says of a work that is published is shown at once; its site and kind stay.', async () => {
  const workId = await site.createWork();
  const { chapters } = await site.upload(workId, [await comicArchive([41])]);
  const { chapter } = await publish(chapters[0]?.id ?? '');
  const EDIT = `mutation ($id: ID!, $input: OwnWorkInput!) { editOwnWork(id: $id, input: $input) { __typename
    ... on InvalidInput { problems { field code } } ... on OwnWork { work { title isSensitive } } } }`;
  const refused = await site.run<{ editOwnWork: object }>(EDIT, { id: workId, input: { ...WORK_INPUT, language: 'ja' } }, site.lan);
  expect(refused.editOwnWork).toEqual({ __typename: 'InvalidInput', problems: [{ field: 'language', code: 'SETTLED' }] });
  await site.run(EDIT, { id: workId, input: { ...WORK_INPUT, title: 'Sông đêm', isSensitive: true } }, site.lan);
  site.site.api.forget();
  const read = await site.run<{ work: object }>(`query ($id: ID!) { work(id: $id, language: vi) { ... on Work { title isSensitive } } }`, {
    id: chapter.work.id,
  });
  expect(read.work).toEqual({ title: 'Sông đêm', isSensitive: true });
});

test('The same key makes one work, and the same id one upload.', async () => {
  const key = randomUUID();
  const CREATE = `mutation ($input: OwnWorkInput!, $key: ID!) { createOwnWork(input: $input, key: $key) { ... on OwnWork { id } } }`;
  const create = async () =>
    (await site.run<{ createOwnWork: { id: string } }>(CREATE, { input: WORK_INPUT, key }, site.lan)).createOwnWork.id;
  const [one, two] = [await create(), await create()];
  expect(two).toBe(one);
  const id = randomUUID();
  const file = await comicArchive([51]);
  const begun = [await site.begin(one, [file], { id }), await site.begin(one, [file], { id })];
  expect(begun.map((upload) => [upload.__typename, upload.id])).toEqual([
    ['Upload', id],
    ['Upload', id],
  ]);
});

test('A cover is shown at once where readers see the work, and stays with the owner where they do not.', async () => {
  const workId = await site.createWork();
  const { chapters } = await site.upload(workId, [await comicArchive([61])]);
  const cover = async (shade: number): Promise<string> => {
    const { state } = await site.upload(workId, [{ name: 'bìa.png', content: await picture(shade) }], { purpose: 'COVER' });
    expect(state).toBe('DONE');
    const { viewer } = await site.run<{ viewer: { ownWork: { cover: { id: string } } } }>(
      `query ($id: ID!) { viewer { ownWork(id: $id) { cover { id } } } }`,
      { id: workId },
      site.lan,
    );
    return viewer.ownWork.cover.id;
  };
  const before = await cover(62);
  const { chapter } = await publish(chapters[0]?.id ?? '');
  const shown = async (): Promise<string> => {
    site.site.api.forget();
    const { work } = await site.run<{ work: { cover: { id: string } } }>(
      `query ($id: ID!) { work(id: $id, language: vi) { ... on Work { cover { id } } } }`,
      { id: chapter.work.id },
    );
    return work.cover.id;
  };
  expect(await shown()).toBe(before);
  const after = await cover(63);
  expect([after === before, await shown()]).toEqual([false, after]);
});

test('New content takes the place of all pages of a chapter, and is refused where it is several chapters.', async () => {
  const workId = await site.createWork();
  const { chapters } = await site.upload(workId, [await comicArchive([71, 72, 73])]);
  const chapterId = chapters[0]?.id ?? '';
  await publish(chapterId);
  const replacing = { purpose: 'CONTENT', chapterId };
  const { state } = await site.upload(workId, [await comicArchive([74, 75], 'lại.cbz')], replacing);
  expect(state).toBe('DONE');
  const changed = await ownChapter(chapterId);
  expect([changed.pages.length, changed.isShown, changed.versions]).toEqual([2, false, [{ version: 1, length: 3 }]]);
  await publish(chapterId);
  expect((await ownChapter(chapterId)).versions).toEqual([
    { version: 2, length: 2 },
    { version: 1, length: 3 },
  ]);
  const two = await Promise.all(['01/1.png', '02/1.png'].map(async (name, at) => ({ name, content: await picture(76 + at) })));
  const refused = await site.upload(workId, two, replacing);
  expect([refused.state, refused.problems.map(({ code }) => code)]).toEqual(['FAILED', ['SEVERAL_CHAPTERS']]);
});
