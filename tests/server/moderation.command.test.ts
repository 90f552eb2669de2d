import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runCommandLine } from '#server/cli.ts';
import { indexMissingWorks } from '#server/modules/search/search-index.ts';
import { ask, bearer, registerAccount } from '#tests/support/site/accounts.ts';
import { type SeededSite, startSeededSite } from '#tests/support/site/seeded-site.ts';

const SEND = 'mutation ($input: SendCommentInput!) { sendComment(input: $input) { __typename } }';
const SAVE = 'mutation ($positions: [ReadingPositionInput!]!) { savePositions(positions: $positions) { __typename } }';
const SEEN = `query ($work: ID!, $twin: ID!, $chapter: ID!) {
  work(id: $work, language: vi) { ... on Work { chaptersCount firstChapter { id } lastChapter { id } latestChapters { id }
    chapters(order: OLDEST_FIRST) { items { id number } } } }
  chapter(workId: $work, chapterId: $chapter, language: vi) { __typename ... on Chapter { twins { id } } }
  twin: work(id: $twin, language: ja) { ... on Work { chapters(order: OLDEST_FIRST) { items { twins { id } } } } }
  comments(subject: { workId: $work, chapterId: $chapter }) { items { text } }
  viewer { positions(language: vi) { workId chapterId } comments { items { text work { id } chapter { id } } } } }`;

const SEARCH = `query ($query: String!) { search(query: $query, language: vi, filters: {}) {
  items { work { id } } position { totalItems } } }`;

interface Found {
  readonly items: readonly { readonly work: { readonly id: string } }[];
  readonly position: { readonly totalItems: number };
}

let testing: SeededSite['testing'];
let site: SeededSite['site'];
let seeded: SeededSite['seeded'];
let close: SeededSite['close'];
let folder: string;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  ({ testing, site, seeded, close } = await startSeededSite());
  folder = await mkdtemp(join(tmpdir(), 'futago-hide-'));
});
afterAll(async () => {
  await close();
  await rm(folder, { recursive: true, force: true });
  vi.useRealTimers();
});

/** What was kept for less than a minute is kept no longer. */
function letAMinutePass(): void {
  vi.advanceTimersByTime(60_000);
}

async function futago(...words: string[]): Promise<{ code: number; said: string[]; complained: string[] }> {
  const [said, complained]: [string[], string[]] = [[], []];
  const terminal = { say: (line: string) => said.push(line), complain: (line: string) => complained.push(line) };
  const environment = { DATABASE_URL: testing.url, FUTAGO_DATA_FOLDER: folder, FUTAGO_LOG_LEVEL: 'silent' };
  return { code: await runCommandLine(words, terminal, environment), said, complained };
}

async function counts(): Promise<unknown> {
  const { database } = testing;
  const genres = await database.selectFrom('genres').select(['slug', 'works_count_vi', 'works_count_ja']).orderBy('slug').execute();
  return { genres, works: await database.selectFrom('work_counts').selectAll().orderBy('language').execute() };
}

async function isFound(id: number): Promise<boolean> {
  const { body } = await ask(site, `{ work(id: "${id}", language: vi) { __typename } }`);
  return (JSON.parse(body.toString()) as { data: { work: { __typename: string } } }).data.work.__typename === 'Work';
}

test('A hidden work is gone from its page’s data, its feed and the sitemap within a minute, and comes back as it was.', async () => {
  const { id } = seeded.viComic;
  const [before, path, feed] = [await counts(), `/comic/${id}`, `/feeds/comic/${id}.atom`];
  const inSitemap = async (): Promise<boolean> => (await site.send('/sitemap/works-0.xml')).body.toString().includes(`${path}<`);
  const sight = async () => [await isFound(id), (await site.send(feed)).status, await inSitemap()];
  expect(await sight()).toEqual([true, 200, true]);
  const { title } = await testing.database.selectFrom('works').select('title').where('id', '=', id).executeTakeFirstOrThrow();
  expect(await futago('hide', `http://vi.localhost:3000${path}`, '--because', 'asked for')).toEqual({
    code: 0,
    said: [`"${title}" is hidden.`],
    complained: [],
  });
  expect(await counts()).not.toEqual(before);
  letAMinutePass();
  expect(await sight()).toEqual([false, 404, false]);
  expect((await futago('hide', String(id))).said).toEqual([`"${title}" was hidden already.`]);
  const row = expect.stringMatching(new RegExp(`^${id}\t\\d{4}-\\S+Z\t${userInfo().username}\t${title}\tasked for$`)) as string;
  expect((await futago('hide', 'list')).said).toEqual(expect.arrayContaining([row]));
  expect((await futago('show', String(id))).said).toEqual([`"${title}" is shown.`]);
  expect(await counts()).toEqual(before);
  letAMinutePass();
  expect(await sight()).toEqual([true, 200, true]);
  const notes = await testing.database
    .selectFrom('moderation_notes')
    .select(['action', 'work_id', 'work_title', 'reason', 'by_whom'])
    .execute();
  const note = { work_id: id, work_title: title, by_whom: userInfo().username };
  expect(notes).toEqual([
    { ...note, action: 'hide', reason: 'asked for' },
    { ...note, action: 'show', reason: '' },
  ]);
});

test('What is hidden stands on a line each, whatever its title and the reason hold.', async () => {
  const { id } = seeded.viNovel;
  const works = testing.database.updateTable('works').where('id', '=', id);
  const { title } = await testing.database.selectFrom('works').select('title').where('id', '=', id).executeTakeFirstOrThrow();
  await works.set({ title: 'Đêm\u202e\u001b[2J' }).execute();
  await futago('hide', String(id), '--because', 'one\ntwo');
  const lines = (await futago('hide', 'list')).said.filter((line) => line.startsWith(`${id}\t`));
  expect(lines.map((line) => line.split('\t').slice(3))).toEqual([['Đêm [2J', 'one two']]);
  await futago('show', String(id));
  await works.set({ title }).execute();
});

test('A hidden work is counted in no search, and found again once it is shown, though the index was tidied meanwhile.', async () => {
  const { id } = seeded.viComic;
  await indexMissingWorks(testing.database);
  const { title } = await testing.database.selectFrom('works').select('title').where('id', '=', id).executeTakeFirstOrThrow();
  const found = async () => {
    const { body } = await ask(site, SEARCH, { query: title });
    const { data } = JSON.parse(body.toString()) as { data: { search: Found } };
    return [data.search.items.some(({ work }) => work.id === String(id)), data.search.position.totalItems];
  };
  const before = await found();
  expect(before).toEqual([true, expect.any(Number)]);
  await futago('hide', String(id));
  letAMinutePass();
  expect(await found()).toEqual([false, Number(before[1]) - 1]);
  await indexMissingWorks(testing.database);
  await futago('show', String(id));
  letAMinutePass();
  expect(await found()).toEqual(before);
});

test('A hidden chapter is gone from its work, its feed, its comments and the places of readers, and comes back where it was.', async () => {
  const { id: workId, chapterIds } = seeded.viComic;
  const [first = 0, second = 0, third = 0] = chapterIds;
  const lan = await registerAccount(site);
  const say = async (chapterId: number): Promise<string> => {
    const input = {
      subject: { workId: String(workId), chapterId: String(chapterId) },
      text: 'Hay quá',
      isSpoiler: false,
      idempotencyKey: randomUUID(),
    };
    const { body } = await ask(site, SEND, { input }, bearer(lan.token));
    return (JSON.parse(body.toString()) as { data: { sendComment: { __typename: string } } }).data.sendComment.__typename;
  };
  expect(await say(second)).toBe('Comment');
  const place = { elementId: 'p1', offset: 0, order: 1, count: 4, before: [], after: [], contentHash: 'x', progress: 0.5 };
  const position = { ...place, workId: String(workId), chapterId: String(second), at: new Date().toISOString(), isRereading: false };
  await ask(site, SAVE, { positions: [position] }, bearer(lan.token));
  const seen = async () => {
    const variables = { work: String(workId), twin: String(seeded.jaComic.id), chapter: String(second) };
    const { body } = await ask(site, SEEN, variables, bearer(lan.token));
    const feed = (await site.send(`/feeds/comic/${workId}.atom`)).body.toString();
    const { data } = JSON.parse(body.toString()) as { data: { readonly work: object; readonly twin: object } };
    return { ...data, isInFeed: feed.includes(`/comic/${workId}/${second}`) };
  };
  const before = await seen();
  expect(before).toMatchObject({
    work: { chaptersCount: 3, firstChapter: { id: String(first) }, lastChapter: { id: String(third) } },
    chapter: { __typename: 'Chapter' },
    isInFeed: true,
  });
  expect(JSON.stringify(before)).toContain('Hay quá');
  const { title } = await testing.database.selectFrom('works').select('title').where('id', '=', workId).executeTakeFirstOrThrow();
  const named = `Chapter ${second} of "${title}"`;
  expect((await futago('hide', `http://vi.localhost:3000/comic/${workId}/${second}`, '--because', 'asked for')).said).toEqual([
    `${named} is hidden.`,
  ]);
  const gone = {
    work: { chaptersCount: 2, firstChapter: { id: String(first) }, lastChapter: { id: String(third) } },
    chapter: { __typename: 'ChapterNotFound' },
    comments: { items: [] },
    viewer: { positions: [], comments: { items: [{ text: 'Hay quá', work: null }] } },
    isInFeed: false,
  };
  letAMinutePass();
  expect(await seen()).toMatchObject(gone);
  expect(JSON.stringify([(await seen()).work, (await seen()).twin])).not.toContain(`"${second}"`);
  expect(await say(second)).toBe('CommentSubjectNotFound');
  const rows = await testing.database
    .selectFrom('chapters')
    .select(['id', 'position'])
    .where('work_id', '=', workId)
    .orderBy('position')
    .execute();
  expect(rows).toEqual([
    { id: first, position: 1 },
    { id: third, position: 2 },
  ]);
  expect((await futago('hide', `${workId}/${second}`)).said).toEqual([`${named} was hidden already.`]);
  const row = new RegExp(`^${workId}/${second}\t\\d{4}-\\S+Z\t${userInfo().username}\t${title}\tasked for$`);
  expect((await futago('hide', 'list')).said).toEqual(expect.arrayContaining([expect.stringMatching(row)]));
  for (const other of chapterIds.filter((id) => id !== second)) await futago('hide', `${workId}/${other}`);
  letAMinutePass();
  expect(await seen()).toMatchObject({ work: { chaptersCount: 0 } });
  for (const id of [second, third, first]) await futago('show', `${workId}/${id}`);
  letAMinutePass();
  expect(await seen()).toEqual(before);
  expect((await futago('show', `${workId}/${second}`)).said).toEqual([`${named} was shown already.`]);
});

test.each([
  [['hide'], 'Say one work or chapter, by its number or its address.'],
  [['hide', '1', '2'], 'Say one work or chapter, by its number or its address.'],
  [
    ['hide', 'https://elsewhere.example/comic/1'],
    '"https://elsewhere.example/comic/1" is no address at http://vi.localhost:3000 or http://ja.localhost:3000.',
  ],
  [['show', 'list'], '"list" names no work or chapter: give the number in its address, or the address.'],
  [
    ['hide', 'http://vi.localhost:3000/genres/1/2'],
    '"http://vi.localhost:3000/genres/1/2" names no work or chapter: give the number in its address, or the address.',
  ],
  [['hide', '1/999999'], 'There is no chapter 999999 of a work 1.'],
  [['hide', '999999'], 'There is no work 999999.'],
  [['hide', '1', '--because', 'x'.repeat(501)], '--because has at most 500 characters.'],
  [['hide', '1', '--why'], "Unknown option '--why'."],
])('futago %j changes nothing and says why.', async (words, sentence) => {
  const { code, said, complained } = await futago(...words);
  expect([code, said, complained[0]?.split('\n')[0]]).toEqual([1, [], sentence]);
});
