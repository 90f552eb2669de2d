import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { numberChapters, titleBeside } from '#server/modules/uploads/processing/processed-upload.ts';
import { isVisible } from '#graphql/document/kept-text.ts';
import { bearer } from '#tests/support/site/accounts.ts';
import { isSharedContentMissing, sharedContent } from '#tests/support/files/shared-content.ts';
import { comicArchive, UploadsSite, WORK_INPUT } from '../uploads-site.ts';

let site: UploadsSite;
let workId: string;
let chapterId: string;
let publishedId: number;
beforeAll(async () => {
  site = await UploadsSite.start();
  workId = await site.createWork();
  const { chapters } = await site.upload(workId, [await comicArchive([1, 2])]);
  chapterId = chapters[0]?.id ?? '';
  await site.run(PUBLISH, { id: chapterId }, site.lan);
  const row = await site.test.database.selectFrom('own_works').select('work_id').where('id', '=', Number(workId)).executeTakeFirstOrThrow();
  publishedId = row.work_id ?? 0;
});
afterAll(() => site.close());

const PUBLISH = `mutation ($id: ID!) { publishChapter(id: $id) { __typename } }`;
const EDIT = `mutation ($id: ID!, $input: OwnWorkInput!) { editOwnWork(id: $id, input: $input) { __typename
  ... on OwnWork { title titleReading description credits { name role } twin { id } } ... on InvalidInput { problems { field code limit } } } }`;
const LIST = `query ($page: Int!, $perPage: Int!) { viewer { ownWorks(page: $page, perPage: $perPage) {
  items { id chaptersCount } position { page totalItems totalPages } } } }`;

test('Nobody sees or changes what another account makes, whatever they ask.', async () => {
  const file = { name: 'a.cbz', size: 10 };
  const begin = (more: object) => ({ input: { id: randomUUID(), workId, purpose: 'CHAPTERS', files: [file], ...more } });
  const asked: readonly (readonly [string, object])[] = [
    [EDIT, { id: workId, input: WORK_INPUT }],
    [`mutation ($id: ID!) { deleteOwnWork(id: $id) { __typename } }`, { id: workId }],
    [`mutation ($input: BeginUploadInput!) { beginUpload(input: $input) { __typename } }`, begin({})],
    [`mutation ($input: BeginUploadInput!) { beginUpload(input: $input) { __typename } }`, begin({ purpose: 'CONTENT', chapterId })],
    [`mutation ($id: ID!) { editOwnChapter(id: $id, number: "9") { __typename } }`, { id: chapterId }],
    [`mutation ($id: ID!) { deleteOwnChapter(id: $id) { __typename } }`, { id: chapterId }],
    [`mutation ($id: ID!) { arrangePages(chapterId: $id, pageIds: ["1"]) { __typename } }`, { id: chapterId }],
    [PUBLISH, { id: chapterId }],
    [`mutation ($id: ID!) { publishDrafts(workId: $id) { __typename } }`, { id: workId }],
    [`mutation ($id: ID!) { unscheduleChapter(id: $id) { __typename } }`, { id: chapterId }],
    [`mutation ($id: ID!) { restoreVersion(chapterId: $id, version: 1) { __typename } }`, { id: chapterId }],
  ];
  const answers: unknown[] = [];
  for (const [operation, variables] of asked)
    answers.push(
      Object.values(await site.run<Record<string, { __typename: string }>>(operation, { ...variables }, site.other))[0]?.__typename,
    );
  expect(answers).toEqual(asked.map(() => 'NotYours'));
  const seen = await site.run(
    `query ($work: ID!, $chapter: ID!) { viewer { ownWork(id: $work) { id } ownChapter(id: $chapter) { id } ownWorks { items { id } } uploads { id } } }`,
    { work: workId, chapter: chapterId },
    site.other,
  );
  expect(seen).toEqual({ viewer: { ownWork: null, ownChapter: null, ownWorks: { items: [] }, uploads: [] } });
  for (const [operation, variables] of asked)
    await expect(site.run(operation, { ...variables })).rejects.toThrow('This needs a signed-in reader.');
});

test('Own works are listed in numbered pages, last changed first.', async () => {
  const others = [await site.createWork({ title: 'Hai' }), await site.createWork({ title: 'Ba' })];
  const first = await site.run(LIST, { page: 1, perPage: 2 }, site.lan);
  expect(first).toEqual({
    viewer: {
      ownWorks: {
        items: [
          { id: others[1], chaptersCount: 0 },
          { id: others[0], chaptersCount: 0 },
        ],
        position: { page: 1, totalItems: 3, totalPages: 2 },
      },
    },
  });
  const REMOVE = `mutation ($id: ID!) { deleteOwnWork(id: $id) { __typename } }`;
  expect(await site.run(REMOVE, { id: others[0] }, site.lan)).toEqual({ deleteOwnWork: { __typename: 'Done' } });
  expect(await site.run(REMOVE, { id: workId }, site.lan)).toEqual({ deleteOwnWork: { __typename: 'NotYours' } });
});

test('The file of all that is held on an account has its works and their chapters.', async () => {
  const answer = await site.site.send('/api/account/export', { headers: bearer(site.lan.token) });
  const { ownWorks } = JSON.parse(answer.body.toString()) as { ownWorks: { id: string; title: string; chapters: object[] }[] };
  expect(ownWorks.find(({ id }) => id === workId)).toMatchObject({
    workId: String(publishedId),
    title: WORK_INPUT.title,
    credits: WORK_INPUT.credits,
    chapters: [{ number: '1', title: null, state: 'PUBLISHED', publishAt: null }],
  });
});

test('Every problem with what is said of a work is named.', async () => {
  const input = {
    ...WORK_INPUT,
    title: ' \t ',
    description: 'x'.repeat(5_001),
    credits: [{ name: '', role: 'AUTHOR' }],
    genres: ['no-such-genre'],
    twinId: workId,
  };
  expect(await site.run(EDIT, { id: workId, input }, site.lan)).toEqual({
    editOwnWork: {
      __typename: 'InvalidInput',
      problems: [
        { field: 'title', code: 'REQUIRED', limit: null },
        { field: 'description', code: 'TOO_LONG', limit: 5_000 },
        { field: 'credits', code: 'REQUIRED', limit: null },
        { field: 'genres', code: 'UNKNOWN', limit: null },
        { field: 'twinId', code: 'UNKNOWN', limit: null },
      ],
    },
  });
  const CHAPTER = `mutation ($id: ID!, $number: String!) { editOwnChapter(id: $id, number: $number) { __typename
    ... on InvalidInput { problems { field code } } ... on OwnChapter { number } } }`;
  const number = async (written: string) =>
    (await site.run<{ editOwnChapter: object }>(CHAPTER, { id: chapterId, number: written }, site.lan)).editOwnChapter;
  expect(await number('một')).toEqual({ __typename: 'InvalidInput', problems: [{ field: 'number', code: 'NOT_A_NUMBER' }] });
  expect(await number('１２.５')).toEqual({ __typename: 'OwnChapter', number: '12.5' });
  await site.upload(workId, [await comicArchive([91], 'Chương 3.cbz')]);
  expect(await number('03')).toEqual({ __typename: 'InvalidInput', problems: [{ field: 'number', code: 'TAKEN' }] });
  expect(await number('12.50')).toEqual({ __typename: 'OwnChapter', number: '12.5' });
});

describe.skipIf(isSharedContentMissing())('Naughty strings that others collected', () => {
  test('come back as they were, from the owner’s work and from that of readers.', { timeout: 120_000 }, async () => {
    const lines = readFileSync(sharedContent.path('hostile', 'text', 'blns.txt'), 'utf8').split('\n');
    const strings = lines.filter((line) => line.trim() !== '' && !line.startsWith('#'));
    let exact = 0;
    for (const naughty of strings) {
      const input = { ...WORK_INPUT, description: naughty };
      const { editOwnWork } = await site.run<{ editOwnWork: { description: string } }>(EDIT, { id: workId, input }, site.lan);
      const row = await site.test.database
        .selectFrom('works')
        .select('description')
        .where('id', '=', publishedId)
        .executeTakeFirstOrThrow();
      const cleaned = naughty
        .replace(/[\p{Cc}--[\t]]|\p{Cs}/gv, '')
        .normalize('NFC')
        .trim();
      const expected = isVisible(cleaned) ? cleaned : '';
      expect([editOwnWork.description, row.description]).toEqual([expected, expected]);
      if (expected === naughty) exact += 1;
    }
    expect(strings.length - exact).toBeLessThan(40);
    expect(strings.length).toBeGreaterThan(450);
  });
});

function named(number: string) {
  return { sourceKey: `number/${number}`, number, title: null };
}

function unnamed(number: string, title: string | null = null) {
  return { sourceKey: 'name/a', number, title };
}

test('Numbers that names say stay where they are free; other chapters go on from the highest.', () => {
  expect(numberChapters([named('3'), named('4.5')], [1, 2])).toEqual(['3', '4.5']);
  expect(numberChapters([named('2'), named('3')], [1, 2.5, 2])).toEqual(['3', '4']);
  expect(numberChapters([unnamed('1'), unnamed('2')], [])).toEqual(['1', '2']);
  expect(numberChapters([unnamed('1')], [7])).toEqual(['8']);
  expect(numberChapters([unnamed('1'), unnamed('2', 'Đêm')], [7])).toEqual(['8', '9']);
});

test('Numbers that texts say, by their titles or by the name of a file that is one chapter, stay too.', () => {
  expect(numberChapters([unnamed('12.5', 'Chương 12.5: Mưa')], [12])).toEqual(['12.5']);
  expect(numberChapters([unnamed('101', 'Chương 101'), unnamed('103', 'Chương 103')], [1])).toEqual(['101', '103']);
  expect(numberChapters([unnamed('104')], [102])).toEqual(['104']);
  expect(numberChapters([unnamed('1', 'Chương 1')], [2])).toEqual(['1']);
});

test('A title that says the number alone is none; every other one stays.', () => {
  const titles = ['Chương 5', '第5章', '５.', 'Chapter 5', 'Chương 6', 'Chương 5: Mưa', 'Năm', null];
  expect(titles.map((title) => titleBeside('5', title))).toEqual([null, null, null, null, 'Chương 6', 'Chương 5: Mưa', 'Năm', null]);
});

test('A chapter has the one of the same number in the twin of its work as its twin, and no other owner sees either.', async () => {
  const vietnamese = await site.createWork({ format: 'NOVEL', title: 'Đò' });
  const japanese = await site.createWork({ format: 'NOVEL', title: '渡し舟', language: 'ja', twinId: vietnamese });
  const vi = await site.upload(vietnamese, [
    { name: 'đò.txt', content: Buffer.from(`Chương 1\n\n${'Trời tối. '.repeat(40)}\n\nChương 2\n\n${'Trời sáng. '.repeat(40)}\n`) },
  ]);
  const ja = await site.upload(japanese, [{ name: '渡し舟.txt', content: Buffer.from('夜になった。'.repeat(40)) }]);
  const [one, two] = vi.chapters.map(({ id }) => id);
  const TWIN = `query ($id: ID!) { viewer { ownChapter(id: $id) { twin { id number } } } }`;
  const twinOf = async (id: string | undefined, as = site.lan) =>
    (await site.run<{ viewer: { ownChapter: { twin: object | null } | null } }>(TWIN, { id }, as)).viewer.ownChapter;
  expect(await twinOf(one)).toEqual({ twin: { id: ja.chapters[0]?.id, number: '1' } });
  expect(await twinOf(two)).toEqual({ twin: null });
  expect(await twinOf(one, site.other)).toBeNull();
  const MOVE = `mutation ($id: ID!) { editOwnChapter(id: $id, number: "9") { __typename } }`;
  await site.run(MOVE, { id: one }, site.lan);
  expect(await twinOf(one)).toEqual({ twin: null });
});
