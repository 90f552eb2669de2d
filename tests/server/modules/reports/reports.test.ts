import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerAccount } from '#tests/support/site/accounts.ts';
import { ReadersSite, startSiteParts } from '#tests/support/site/readers-site.ts';

const REPORT = `mutation ($input: ReportContentInput!) { reportContent(input: $input) { __typename
  ... on InvalidInput { problems { field code limit } } ... on Throttled { retryAfterSeconds } } }`;

let site: ReadersSite;
let work: { readonly workId: string };
beforeAll(async () => {
  site = new ReadersSite(await startSiteParts());
  work = { workId: String(site.seeded.viComic.id) };
});
afterAll(() => site.close());

async function report(subject: object, as = site.lan, note = '', page?: number): Promise<{ readonly __typename: string }> {
  const input = { subject, reason: 'OTHER', note, page };
  return (await site.run<{ reportContent: { __typename: string } }>(REPORT, { input }, as)).reportContent;
}

const kept = () =>
  site.test.database.selectFrom('reader_reports').select(['user_id', 'work_id', 'chapter_id', 'page', 'note']).orderBy('id').execute();

test('A reader has one report of a work, one of each of its chapters and one of each page, of which the last words count.', async () => {
  const [chapterId] = site.seeded.viComic.chapterIds;
  const chapter = { ...work, chapterId: String(chapterId) };
  for (const [subject, note, page] of [
    [work, 'một'],
    [work, ' hai\r\nba\u0001 '],
    [chapter, 'bốn'],
    [chapter, 'mờ', 2],
    [chapter, 'thiếu', 4],
    [chapter, 'nhòe', 2],
  ] as const) {
    expect(await report(subject, site.lan, note, page)).toEqual({ __typename: 'Done' });
  }
  const mine = { user_id: Number(site.lan.viewer.id), work_id: Number(work.workId) };
  expect(await kept()).toEqual([
    { ...mine, chapter_id: null, page: null, note: 'hai\nba' },
    { ...mine, chapter_id: chapterId, page: null, note: 'bốn' },
    { ...mine, chapter_id: chapterId, page: 2, note: 'nhòe' },
    { ...mine, chapter_id: chapterId, page: 4, note: 'thiếu' },
  ]);
});

test('Nothing is kept of a visitor, of a note that is too long, or of what readers do not see or is in another work.', async () => {
  const before = await kept();
  await expect(site.run(REPORT, { input: { subject: work, reason: 'OTHER', note: '' } })).rejects.toThrow();
  await expect(site.run(REPORT, { input: { subject: work, reason: 'SPAM', note: '' } }, site.lan)).rejects.toThrow();
  expect(await report(work, site.other, '字'.repeat(501))).toEqual({
    __typename: 'InvalidInput',
    problems: [{ field: 'note', code: 'TOO_LONG', limit: 500 }],
  });
  const chapter = { ...work, chapterId: String(site.seeded.viComic.chapterIds[0]) };
  const novel = { workId: String(site.seeded.jaNovel.id), chapterId: String(site.seeded.jaNovel.chapterIds[0]) };
  for (const [subject, page] of [
    [chapter, 5],
    [chapter, 0],
    [chapter, -1],
    [work, 1],
    [novel, 1],
  ] as const) {
    expect(await report(subject, site.other, '', page)).toEqual({
      __typename: 'InvalidInput',
      problems: [{ field: 'page', code: 'UNKNOWN', limit: null }],
    });
  }
  const ids = ['0', "1' or true", '99999999999999999999', String(site.seeded.viHidden.id)];
  const chapters = [String(site.seeded.jaNovel.chapterIds[0]), '-1', ''];
  const wrong = [...ids.map((workId) => ({ workId })), ...chapters.map((chapterId) => ({ ...work, chapterId }))];
  for (const subject of wrong) expect(await report(subject, site.other)).toEqual({ __typename: 'CommentSubjectNotFound' });
  expect(await kept()).toEqual(before);
});

test('Who reports much at once waits, and reports of others go on.', async () => {
  const busy = await registerAccount(site.site);
  const answers = [];
  for (let count = 0; count < 21; count += 1) answers.push((await report(work, busy)).__typename);
  expect([new Set(answers.slice(0, 20)), answers[20]]).toEqual([new Set(['Done']), 'Throttled']);
  expect(await report(work, site.other)).toEqual({ __typename: 'Done' });
});

test('Reports go with the account that made them.', async () => {
  const mine = Number(site.lan.viewer.id);
  expect((await kept()).some(({ user_id: id }) => id === mine)).toBe(true);
  await site.test.database.deleteFrom('users').where('id', '=', mine).execute();
  expect((await kept()).some(({ user_id: id }) => id === mine)).toBe(false);
});
