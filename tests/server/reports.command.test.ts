import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommandLine } from '#server/cli.ts';
import { registerAccount } from '#tests/support/site/accounts.ts';
import { type HeardNotices, hearNotices } from '#tests/support/database/heard-notices.ts';
import { ReadersSite, startSiteParts } from '#tests/support/site/readers-site.ts';

const REPORT = `mutation ($input: ReportContentInput!) { reportContent(input: $input) { __typename
  ... on InvalidInput { problems { field code limit } } } }`;
const SEND = `mutation ($input: SendCommentInput!) { sendComment(input: $input) { ... on Comment { id } } }`;
const REPORT_COMMENT = 'mutation ($id: ID!) { reportComment(id: $id, reason: ABUSE) { __typename } }';
/** What would move a terminal's cursor, begin a line, turn the direction of the text or stand as a column of its own. */
const HOSTILE = '\u001b[2J\u001b]0;owned\u0007<script>alert(1)</script>\r\n1\twork\t1\u202eevil\u2028';

let site: ReadersSite;
let folder: string;
let heard: HeardNotices;
beforeAll(async () => {
  site = new ReadersSite(await startSiteParts());
  heard = await hearNotices(site.test);
  folder = await mkdtemp(join(tmpdir(), 'futago-reports-'));
});
afterAll(async () => {
  await heard.close();
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

async function futago(...words: string[]): Promise<{ code: number; said: string[]; complained: string[] }> {
  const [said, complained]: [string[], string[]] = [[], []];
  const terminal = { say: (line: string) => said.push(line), complain: (line: string) => complained.push(line) };
  const environment = { DATABASE_URL: site.test.url, FUTAGO_DATA_FOLDER: folder, FUTAGO_LOG_LEVEL: 'silent' };
  return { code: await runCommandLine(['reports', ...words], terminal, environment), said, complained };
}

async function report(subject: object, as = site.lan, more: object = {}): Promise<unknown> {
  const input = { subject, reason: 'BROKEN', note: '', ...more };
  return (await site.run<{ reportContent: unknown }>(REPORT, { input }, as)).reportContent;
}

/** Without the time, which no test can know. */
const listed = async (): Promise<readonly (readonly string[])[]> =>
  (await futago('list')).said.map((line) => line.split('\t').toSpliced(3, 1));

async function notes(): Promise<readonly object[]> {
  return await site.test.database
    .selectFrom('moderation_notes')
    .select(['by_whom', 'action', 'work_id', 'chapter_id', 'comment_id', 'user_id', 'reason'])
    .orderBy('id')
    .execute();
}

test('What readers reported is listed on one line each, most reported first, and is answered with an audit trail.', async () => {
  const { id: workId, chapterIds } = site.seeded.viComic;
  const [first, , third] = chapterIds;
  const { title } = await site.test.database.selectFrom('works').select('title').where('id', '=', workId).executeTakeFirstOrThrow();
  const chapter = { workId: String(workId), chapterId: String(first) };
  expect(await report(chapter, site.lan, { note: 'thiếu trang 3' })).toEqual({ __typename: 'Done' });
  expect(await report(chapter, site.other, { reason: 'COPYRIGHT', note: HOSTILE })).toEqual({ __typename: 'Done' });
  expect(await report(chapter, site.lan, { note: 'thiếu trang 4' })).toEqual({ __typename: 'Done' });
  expect(await report(chapter, site.lan, { note: 'mờ', page: 2 })).toEqual({ __typename: 'Done' });
  expect(await report({ workId: String(workId) })).toEqual({ __typename: 'Done' });
  const address = `http://vi.localhost:3000/comic/${workId}`;
  const [most, rest, ...others] = await listed();
  expect(most?.slice(0, 6)).toEqual(['3', 'chapter', String(first), `${address}/${first}`, title, 'BROKEN COPYRIGHT']);
  expect(most?.[6]).toContain('thiếu trang 4');
  expect(most?.[6]).toContain('page 2: mờ');
  expect(most?.[6]).not.toMatch(/trang 3|[\p{Cc}\u202e\u2028]/u);
  expect([rest, others]).toEqual([['1', 'work', String(workId), address, title, 'BROKEN', ''], []]);
  expect((await futago('dismiss', 'chapter', String(first), '--because', 'all is there')).said).toEqual(['Reports dismissed: 3.']);
  expect(await report(chapter, site.lan, { note: 'again' })).toEqual({ __typename: 'Done' });
  expect(await listed()).toEqual([['1', 'work', String(workId), address, title, 'BROKEN', '']]);
  expect((await futago('hide', 'chapter', String(third))).said).toEqual([`Chapter ${third} of "${title}" is hidden.`]);
  expect((await futago('hide', 'chapter', String(third))).said).toEqual([`Chapter ${third} of "${title}" was hidden already.`]);
  expect(await listed()).toEqual([['1', 'work', String(workId), address, title, 'BROKEN', '']]);
  expect((await futago('hide', 'work', String(workId))).said).toEqual([`"${title}" is hidden.`]);
  expect(await listed()).toEqual([]);
  await expect.poll(() => heard.topics).toEqual(['contentChanged', 'contentChanged']);
  site.site.api.forget();
  expect(await report(chapter)).toEqual({ __typename: 'CommentSubjectNotFound' });
  const none = { by_whom: userInfo().username, chapter_id: null, comment_id: null, user_id: null, work_id: workId };
  expect(await notes()).toEqual([
    { ...none, action: 'dismiss', chapter_id: first, reason: 'all is there' },
    { ...none, action: 'hide', chapter_id: third, reason: '' },
    { ...none, action: 'hide', reason: '' },
  ]);
});

test('What was said most often of a thing stands first, and what was written last; the address is of the site that tells the work.', async () => {
  const { id } = site.seeded.jaNovel;
  const work = { workId: String(id) };
  const third = await registerAccount(site.site);
  await report(work, site.lan, { reason: 'BROKEN', note: 'あ' });
  await report(work, site.other, { reason: 'HARMFUL', note: 'ん' });
  await report(work, third, { reason: 'HARMFUL', note: 'か' });
  const line = (await listed()).find((said) => said.includes(work.workId));
  expect(line?.slice(3).toSpliced(1, 1)).toEqual([`http://ja.localhost:3000/comic/${id}`, 'HARMFUL BROKEN', 'か | ん | あ']);
  await futago('dismiss', 'work', work.workId);
});

test('A reported comment loses its words for good, and nothing else is touched.', async () => {
  const { id: workId } = site.seeded.jaNovel;
  const send = async (text: string): Promise<string> => {
    const input = { subject: { workId: String(workId) }, text, isSpoiler: false, idempotencyKey: crypto.randomUUID() };
    return (await site.run<{ sendComment: { id: string } }>(SEND, { input }, site.lan)).sendComment.id;
  };
  const [bad, good] = [await send('ひどい言葉'), await send('よい言葉')];
  for (const id of [bad, good]) await site.run(REPORT_COMMENT, { id }, site.other);
  expect((await listed()).map(([count, kind, id, , , reasons, words]) => [count, kind, id, reasons, words])).toEqual(
    expect.arrayContaining([
      ['1', 'comment', bad, 'ABUSE', 'ひどい言葉'],
      ['1', 'comment', good, 'ABUSE', 'よい言葉'],
    ]),
  );
  expect((await futago('hide', 'comment', bad, '--because', 'abuse')).said).toEqual([`The words of comment ${bad} are gone.`]);
  expect((await futago('dismiss', 'comment', good)).said).toEqual(['Reports dismissed: 1.']);
  const rows = await site.test.database.selectFrom('comments').select(['id', 'text']).orderBy('id').execute();
  expect([rows, await listed()]).toEqual([
    [
      { id: Number(bad), text: '' },
      { id: Number(good), text: 'よい言葉' },
    ],
    [],
  ]);
  expect((await notes()).slice(-2)).toMatchObject([
    { action: 'remove', comment_id: Number(bad), user_id: Number(site.lan.viewer.id), reason: 'abuse' },
    { action: 'dismiss', comment_id: Number(good), reason: '' },
  ]);
  await expect.poll(() => heard.topics.slice(2)).toEqual(['commentChanged']);
  expect((await futago('hide', 'comment', bad)).complained[0]).toContain(`There is no comment ${bad} with words in it.`);
});

test('Words that name nothing are refused with a sentence.', async () => {
  const wrong = [
    ['hide'],
    ['list', 'all'],
    ['dismiss', 'page', '1'],
    ['hide', 'work', "1' or true"],
    ['dismiss', 'work', '999999'],
    ['hide', 'chapter', '999999'],
  ];
  const answers = [];
  for (const words of wrong) answers.push(await futago(...words));
  expect(answers.map(({ code, said, complained }) => [code, said.length, complained[0]?.split('\n')[0]])).toEqual([
    [1, 0, 'Say list, or hide or dismiss and the two words that list prints: what it is and its number.'],
    [1, 0, 'Say list, or hide or dismiss and the two words that list prints: what it is and its number.'],
    [1, 0, '"page 1" is nothing that futago reports list prints: work, chapter or comment and a number.'],
    [1, 0, `"work 1' or true" is nothing that futago reports list prints: work, chapter or comment and a number.`],
    [1, 0, 'Nothing that readers reported of work 999999 is open.'],
    [1, 0, 'There is no chapter 999999.'],
  ]);
});
