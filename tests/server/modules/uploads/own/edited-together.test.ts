import { afterAll, beforeAll, expect, test } from 'vitest';
import { comicArchive, UploadsSite, WORK_INPUT } from '../uploads-site.ts';

let site: UploadsSite;
beforeAll(async () => {
  site = await UploadsSite.start();
});
afterAll(() => site.close());

const EDIT = `mutation ($id: ID!, $input: OwnWorkInput!, $seen: OwnWorkInput, $overrides: Boolean! = false) {
  editOwnWork(id: $id, input: $input, seen: $seen, overrides: $overrides) {
  __typename ... on OwnWork { title status description direction genres { slug } twin { id } }
  ... on WorkChanged { work { title description } } ... on InvalidInput { problems { field code } } } }`;
const NAME = `mutation ($id: ID!, $number: String!, $title: String, $seen: OwnChapterInput, $swaps: Boolean! = false) {
  editOwnChapter(id: $id, number: $number, title: $title, seen: $seen, swaps: $swaps) {
    __typename ... on OwnChapter { number title } ... on ChapterChanged { chapter { number title } } ... on InvalidInput { problems { field code } } } }`;
const LIST = `query ($id: ID!) { viewer { ownWork(id: $id) { chapters { items { id number title state isShown } } } } }`;

type Words = Readonly<Record<string, unknown>>;

async function edit(id: string, input: Words, seen: Words | null, overrides = false): Promise<unknown> {
  return (await site.run<{ editOwnWork: unknown }>(EDIT, { id, input, seen, overrides }, site.lan)).editOwnWork;
}

async function name(id: string | undefined, words: Words): Promise<unknown> {
  return (await site.run<{ editOwnChapter: unknown }>(NAME, { id, ...words }, site.lan)).editOwnChapter;
}

async function chaptersOf(id: string): Promise<readonly { readonly id: string; readonly number: string; readonly isShown: boolean }[]> {
  const { viewer } = await site.run<{
    viewer: { ownWork: { chapters: { items: { id: string; number: string; isShown: boolean }[] } } };
  }>(LIST, { id }, site.lan);
  return viewer.ownWork.chapters.items;
}

test('Who changes what somebody else changed meanwhile is told how it is now, and nothing is written over.', async () => {
  const id = await site.createWork();
  const theirs = { ...WORK_INPUT, title: 'Đèn lồng đỏ' };
  const mine = { ...WORK_INPUT, title: 'Đèn lồng xanh', description: 'Của tôi.' };
  expect(await edit(id, theirs, WORK_INPUT)).toMatchObject({ __typename: 'OwnWork', title: 'Đèn lồng đỏ' });
  expect(await edit(id, mine, WORK_INPUT)).toEqual({
    __typename: 'WorkChanged',
    work: { title: 'Đèn lồng đỏ', description: WORK_INPUT.description },
  });
  await edit(id, { ...theirs, status: 'HIATUS' }, theirs);
  expect(await edit(id, mine, WORK_INPUT, true)).toMatchObject({
    __typename: 'OwnWork',
    title: 'Đèn lồng xanh',
    description: 'Của tôi.',
    status: 'HIATUS',
  });
});

test('What two change of different fields of a work is all kept, and the same change twice is no quarrel.', async () => {
  const id = await site.createWork();
  await edit(id, { ...WORK_INPUT, description: 'Mới.' }, WORK_INPUT);
  await edit(id, { ...WORK_INPUT, genres: ['romance', 'fantasy'] }, { ...WORK_INPUT, genres: ['fantasy'] });
  expect(await edit(id, { ...WORK_INPUT, title: ' Đèn  lồng ' }, WORK_INPUT)).toMatchObject({
    __typename: 'OwnWork',
    title: 'Đèn lồng',
    description: 'Mới.',
    genres: [{ slug: 'fantasy' }, { slug: 'romance' }],
  });
  expect(await edit(id, { ...WORK_INPUT, title: 'Đèn  lồng' }, WORK_INPUT)).toMatchObject({ __typename: 'OwnWork', description: 'Mới.' });
});

test('The direction that pages were judged to have, and a twin that its other side chose or let go, survive whoever did not see them.', async () => {
  const id = await site.createWork();
  const other = await site.createWork({ language: 'ja', title: '川の灯' });
  const { database } = site.test;
  await database.updateTable('own_works').set({ direction: 'RIGHT_TO_LEFT' }).where('id', '=', Number(id)).execute();
  const twin = { ...WORK_INPUT, language: 'ja', title: '川の灯' };
  await edit(other, { ...twin, twinId: id }, twin);
  expect(await edit(id, { ...WORK_INPUT, description: 'Sau.' }, WORK_INPUT)).toMatchObject({
    description: 'Sau.',
    direction: 'RIGHT_TO_LEFT',
    twin: { id: other },
  });
  const seen = { ...WORK_INPUT, twinId: other };
  await site.run('mutation ($id: ID!) { deleteOwnWork(id: $id) { __typename } }', { id: other }, site.lan);
  expect(await edit(id, { ...seen, description: 'Sau nữa.' }, { ...seen, description: 'Sau.' })).toMatchObject({
    __typename: 'OwnWork',
    description: 'Sau nữa.',
    twin: null,
  });
});

test('A chapter that two name differently keeps the first name, and the second is told; number and title are each their own.', async () => {
  const workId = await site.createWork();
  const { chapters } = await site.upload(workId, [await comicArchive([1])]);
  const id = chapters[0]?.id;
  const seen = { number: '1', title: null };
  expect(await name(id, { number: '1', title: 'Của họ', seen })).toMatchObject({ __typename: 'OwnChapter' });
  expect(await name(id, { number: '2', title: null, seen })).toEqual({ __typename: 'OwnChapter', number: '2', title: 'Của họ' });
  expect(await name(id, { number: '3', title: 'Của tôi', seen })).toEqual({
    __typename: 'ChapterChanged',
    chapter: { number: '2', title: 'Của họ' },
  });
  expect(await name(id, { number: '3', title: 'Của tôi' })).toMatchObject({ number: '3', title: 'Của tôi' });
});

test(
  'Two chapters swap their numbers in one step where that is asked for; their readers’ places stay with them.',
  { timeout: 60_000 },
  async () => {
    const workId = await site.createWork();
    const { chapters } = await site.upload(workId, [await comicArchive([11]), await comicArchive([12], 'Chương 2.cbz')]);
    const [one, two] = chapters.map(({ id }) => id);
    for (const id of [one, two]) await site.run('mutation ($id: ID!) { publishChapter(id: $id) { __typename } }', { id }, site.lan);
    const shown = async () =>
      await site.test.database
        .selectFrom('own_chapters')
        .innerJoin('chapters', 'chapters.id', 'own_chapters.chapter_id')
        .select(['own_chapters.id', 'chapter_id as chapterId', 'chapters.number', 'position'])
        .where('own_work_id', '=', Number(workId))
        .orderBy('own_chapters.id')
        .execute();
    const before = await shown();
    expect(await name(one, { number: '2', title: null })).toEqual({
      __typename: 'InvalidInput',
      problems: [{ field: 'number', code: 'TAKEN' }],
    });
    expect(await name(one, { number: '2', title: null, swaps: true })).toMatchObject({ __typename: 'OwnChapter', number: '2' });
    expect((await chaptersOf(workId)).map(({ id, number, isShown }) => [id, number, isShown])).toEqual([
      [one, '2', false],
      [two, '1', false],
    ]);
    for (const id of [one, two]) await site.run('mutation ($id: ID!) { publishChapter(id: $id) { __typename } }', { id }, site.lan);
    expect((await shown()).map(({ chapterId }) => chapterId)).toEqual(before.map(({ chapterId }) => chapterId));
    expect((await shown()).map(({ number, position }) => [Number(number), position])).toEqual([
      [2, 2],
      [1, 1],
    ]);
  },
);

test('A number that two others have is taken from neither, and who is no owner swaps nothing.', async () => {
  const workId = await site.createWork();
  const { chapters } = await site.upload(workId, [
    await comicArchive([21]),
    await comicArchive([22], 'Chương 2.cbz'),
    await comicArchive([23], 'Chương 3.cbz'),
  ]);
  const [one, two, three] = chapters.map(({ id }) => id);
  await site.test.database.updateTable('own_chapters').set({ number: '2' }).where('id', '=', Number(three)).execute();
  expect(await name(one, { number: '2', title: null, swaps: true })).toMatchObject({ problems: [{ field: 'number', code: 'TAKEN' }] });
  const { editOwnChapter } = await site.run<{ editOwnChapter: unknown }>(NAME, { id: two, number: '1', swaps: true }, site.other);
  expect(editOwnChapter).toEqual({ __typename: 'NotYours' });
  expect((await chaptersOf(workId)).map(({ number }) => number)).toEqual(['2', '2', '1']);
});
