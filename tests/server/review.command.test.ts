import { userInfo } from 'node:os';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { runCommandLine } from '#server/cli.ts';
import { Publishing } from '#server/modules/uploads/own/publishing.ts';
import { hearNotices } from '#tests/support/database/heard-notices.ts';
import { comicArchive, UploadsSite, WORK_INPUT } from './modules/uploads/uploads-site.ts';

let site: UploadsSite;
beforeAll(async () => {
  site = await UploadsSite.start({ uploads: { review: 'first' } });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => site.close());

const PUBLISH = `mutation ($id: ID!) { publishChapter(id: $id) { __typename ... on OwnChapter { state work { review work { id } } } } }`;

async function futago(...words: string[]): Promise<{ code: number; said: string[]; complained: string[] }> {
  const [said, complained]: [string[], string[]] = [[], []];
  const terminal = { say: (line: string) => said.push(line), complain: (line: string) => complained.push(line) };
  const environment = { DATABASE_URL: site.test.url, FUTAGO_DATA_FOLDER: site.site.dataFolder, FUTAGO_LOG_LEVEL: 'silent' };
  return { code: await runCommandLine(words, terminal, environment), said, complained };
}

async function pass(workId: string, ...words: string[]): ReturnType<typeof futago> {
  const { said } = await futago('review', 'look', workId);
  return await futago('review', 'pass', workId, said.at(-1)?.split('\t')[1] ?? 'none', ...words);
}

async function publish(id: string | undefined): Promise<object> {
  return (await site.run<{ publishChapter: object }>(PUBLISH, { id }, site.lan)).publishChapter;
}

async function emailOfLan(): Promise<string> {
  const { viewer } = await site.run<{ viewer: { email: string } }>('{ viewer { email } }', {}, site.lan);
  return viewer.email;
}

test('The first work of an account waits until it was passed; its next one does not.', { timeout: 60_000 }, async () => {
  const workId = await site.createWork();
  const { chapters } = await site.upload(workId, [await comicArchive([1, 2]), await comicArchive([3], 'Chương 2.cbz')]);
  for (const { id } of chapters) expect(await publish(id)).toMatchObject({ state: 'HELD', work: { review: 'WAITING', work: null } });
  const email = await emailOfLan();
  const { said } = await futago('review', 'list');
  expect(said.map((line) => line.split('\t').toSpliced(1, 1))).toEqual([[workId, email, 'vi', WORK_INPUT.title]]);
  const looked = await futago('review', 'look', workId);
  const pages = looked.said.filter((line) => line.includes('/pictures/'));
  expect(looked.said.slice(0, 2)).toEqual([`title\t${WORK_INPUT.title}`, `description\t${WORK_INPUT.description}`]);
  expect(pages.map((line) => line.split('\t')[0])).toEqual(['1', '1', '2']);
  const paths = pages.map((line) => line.replace(/^.*http:\/\/vi\.localhost:3000/, ''));
  for (const path of paths) expect((await site.site.send(path)).status).toBe(200);
  expect(await pass(workId, '--because', 'own drawings')).toEqual({
    code: 0,
    said: [`"${WORK_INPUT.title}" is shown; chapters: 2.`],
    complained: [],
  });
  expect((await futago('review', 'list')).said).toEqual([]);
  const next = await site.upload(await site.createWork(), [await comicArchive([4])]);
  expect(await publish(next.chapters[0]?.id)).toMatchObject({ state: 'PUBLISHED', work: { review: 'NOT_NEEDED' } });
  const notes = await site.test.database
    .selectFrom('moderation_notes')
    .select(['by_whom', 'action', 'own_work_id', 'user_id', 'work_title', 'reason'])
    .execute();
  expect(notes).toEqual([
    {
      by_whom: userInfo().username,
      action: 'pass',
      own_work_id: Number(workId),
      user_id: Number(site.lan.viewer.id),
      work_title: WORK_INPUT.title,
      reason: 'own drawings',
    },
  ]);
});

test('A look at a novel is its words, whole, of which none begins a line of its own.', { timeout: 60_000 }, async () => {
  const { database } = site.test;
  const workId = await site.createWork({ format: 'NOVEL', title: 'Đêm\u001b[2J', description: 'Dòng một.\nDòng hai.' });
  const content = Buffer.from(`Trời tối. \n\n${'Nước lên. '.repeat(60)}\n`);
  const { chapters } = await site.upload(workId, [{ name: 'Chương 1.txt', content }]);
  await database.updateTable('own_works').set({ review: 'WAITING' }).where('id', '=', Number(workId)).execute();
  expect(await publish(chapters[0]?.id)).toMatchObject({ state: 'HELD' });
  await database.updateTable('own_works').set({ title: 'Đêm\n\u202e\u001b[2J' }).where('id', '=', Number(workId)).execute();
  expect((await futago('review', 'list')).said.map((line) => line.split('\t').at(-1))).toEqual(['Đêm [2J']);
  const { said } = await futago('review', 'look', workId);
  const [title, ...rest] = said;
  expect(title).toMatch(/^title\tĐêm *\[2J$/);
  expect(rest.slice(0, 2)).toEqual(['description\tDòng một.', 'description\tDòng hai.']);
  expect(rest.slice(2).join('\n')).toContain(`1\t${'Nước lên. '.repeat(60).trim()}`);
  expect((await futago('review', 'look', '999999')).complained[0]).toContain('No work 999999 waits for a look.');
});

test('A work that was refused is not seen, whatever its owner publishes, until it is passed after all.', { timeout: 60_000 }, async () => {
  const { database } = site.test;
  const workId = await site.createWork();
  const { chapters } = await site.upload(workId, [await comicArchive([5])]);
  await database.updateTable('own_works').set({ review: 'WAITING' }).where('id', '=', Number(workId)).execute();
  const heard = await hearNotices(site.test);
  expect((await futago('review', 'refuse', workId)).said).toEqual([`"${WORK_INPUT.title}" is refused.`]);
  await expect.poll(() => heard.topics).toEqual(['contentChanged']);
  await heard.close();
  expect((await futago('review', 'refuse', workId)).complained[0]).toContain(`No work ${workId} waits for a look.`);
  expect(await publish(chapters[0]?.id)).toMatchObject({ state: 'HELD', work: { review: 'REFUSED', work: null } });
  expect((await pass(workId)).said).toEqual([`"${WORK_INPUT.title}" is shown; chapters: 1.`]);
});

test(
  'A work that was refused is listed again once more of it is published or changed, until it is answered again.',
  {
    timeout: 60_000,
  },
  async () => {
    const { database } = site.test;
    const workId = await site.createWork();
    const { chapters } = await site.upload(workId, [await comicArchive([31]), await comicArchive([32], 'Chương 2.cbz')]);
    const listed = async (): Promise<readonly (string | undefined)[]> =>
      (await futago('review', 'list')).said
        .map((line) => line.split('\t'))
        .flatMap((line) => (line[0] === workId ? [line[5] ?? 'new'] : []));
    await database.updateTable('own_works').set({ review: 'WAITING' }).where('id', '=', Number(workId)).execute();
    await publish(chapters[0]?.id);
    expect(await listed()).toEqual(['new']);
    expect((await futago('review', 'refuse', workId)).code).toBe(0);
    expect(await listed()).toEqual([]);
    expect(await publish(chapters[0]?.id)).toMatchObject({ state: 'HELD' });
    expect(await listed()).toEqual([]);
    expect(await publish(chapters[1]?.id)).toMatchObject({ state: 'HELD', work: { review: 'REFUSED' } });
    expect(await listed()).toEqual(['refused before']);
    expect((await futago('review', 'refuse', workId)).said).toEqual([`"${WORK_INPUT.title}" is refused.`]);
    expect(await listed()).toEqual([]);
    const edit = 'mutation ($id: ID!) { editOwnChapter(id: $id, number: "2", title: "Anders") { __typename } }';
    await site.run(edit, { id: chapters[1]?.id }, site.lan);
    expect(await listed()).toEqual(['refused before']);
    expect((await pass(workId)).said).toEqual([`"${WORK_INPUT.title}" is shown; chapters: 2.`]);
    expect(await listed()).toEqual([]);
  },
);

test('What its owner changed since the look is not passed unseen.', { timeout: 60_000 }, async () => {
  const { database } = site.test;
  const workId = await site.createWork();
  const { chapters } = await site.upload(workId, [await comicArchive([21, 22])]);
  await database.updateTable('own_works').set({ review: 'WAITING' }).where('id', '=', Number(workId)).execute();
  await publish(chapters[0]?.id);
  const version = async (): Promise<string> => (await futago('review', 'look', workId)).said.at(-1)?.replace('version\t', '') ?? '';
  const seen = await version();
  expect(await version()).toBe(seen);
  await site.upload(workId, [await comicArchive([23])], { purpose: 'CONTENT', chapterId: chapters[0]?.id });
  const refused = await futago('review', 'pass', workId, seen);
  expect(refused).toMatchObject({ code: 1, said: [] });
  expect(refused.complained[0]).toContain(`Work ${workId} was changed since version ${seen}. Look at it again.`);
  expect((await futago('review', 'list')).said.map((line) => line.split('\t')[0])).toContain(workId);
  expect((await pass(workId)).said).toEqual([`"${WORK_INPUT.title}" is shown; chapters: 1.`]);
});

test('What its owner gives a time while the work is being passed waits for that time.', { timeout: 60_000 }, async () => {
  const { database } = site.test;
  const workId = await site.createWork();
  const { chapters } = await site.upload(workId, [await comicArchive([14]), await comicArchive([15], 'Chương 2.cbz')]);
  await database.updateTable('own_works').set({ review: 'WAITING' }).where('id', '=', Number(workId)).execute();
  for (const { id } of chapters) expect(await publish(id)).toMatchObject({ state: 'HELD' });
  const at = new Date(Date.now() + 86_400_000);
  vi.spyOn(Publishing.prototype, 'publish').mockImplementationOnce(async () => {
    const later = { state: 'SCHEDULED' as const, publish_at: at };
    await database.updateTable('own_chapters').set(later).where('id', '=', Number(chapters[1]?.id)).execute();
    return true;
  });
  await pass(workId);
  const row = await database
    .selectFrom('own_chapters')
    .select(['state', 'publish_at'])
    .where('id', '=', Number(chapters[1]?.id))
    .executeTakeFirst();
  expect(row).toEqual({ state: 'SCHEDULED', publish_at: at });
});

test('A pass that was cut off before all chapters were shown goes on when it is said again.', { timeout: 60_000 }, async () => {
  const { database } = site.test;
  const workId = await site.createWork();
  const { chapters } = await site.upload(workId, [await comicArchive([8]), await comicArchive([9], 'Chương 2.cbz')]);
  await database.updateTable('own_works').set({ review: 'WAITING' }).where('id', '=', Number(workId)).execute();
  for (const { id } of chapters) expect(await publish(id)).toMatchObject({ state: 'HELD' });
  await sql`create function cut_off() returns trigger language plpgsql as $$ begin raise 'The disk is full.'; end $$`.execute(database);
  await sql`
    create trigger cut_off before update on own_chapters for each row when (new.state = 'PUBLISHED' and new.number = '2')
    execute function cut_off()`.execute(database);
  expect(await pass(workId)).toMatchObject({ code: 1, said: [] });
  await sql`drop function cut_off cascade`.execute(database);
  expect(await pass(workId)).toEqual({
    code: 0,
    said: [`"${WORK_INPUT.title}" is shown; chapters: 1.`],
    complained: [],
  });
  const states = await database.selectFrom('own_chapters').select('state').where('own_work_id', '=', Number(workId)).execute();
  expect(states).toEqual([{ state: 'PUBLISHED' }, { state: 'PUBLISHED' }]);
  // As one is that an operator hid after readers saw it.
  await database.updateTable('own_chapters').set({ state: 'HELD' }).where('id', '=', Number(chapters[0]?.id)).execute();
  expect((await pass(workId)).complained[0]).toContain(`No work ${workId} waits for a look.`);
});

test(
  'A blocked account reads and leaves, but neither publishes nor comments; what it scheduled is a draft again.',
  { timeout: 60_000 },
  async () => {
    const email = await emailOfLan();
    const workId = await site.createWork();
    const { chapters } = await site.upload(workId, [await comicArchive([6])]);
    const at = new Date(Date.now() + 3_600_000).toISOString();
    await site.run(
      `mutation ($id: ID!, $at: DateTime) { publishChapter(id: $id, at: $at) { __typename } }`,
      { id: chapters[0]?.id, at },
      site.lan,
    );
    expect((await futago('user', 'block', email, '--because', 'spam')).said).toEqual([`${email} is blocked.`]);
    expect((await futago('user', 'block', email)).said).toEqual([`${email} was blocked already.`]);
    await expect(publish(chapters[0]?.id)).rejects.toThrow('This account may not publish or comment any more.');
    await expect(site.begin(workId, [await comicArchive([7])])).rejects.toThrow('may not publish');
    await expect(site.createWork()).rejects.toThrow('may not publish');
    const state = await site.run(
      `query ($id: ID!) { viewer { ownChapter(id: $id) { state publishAt } } }`,
      { id: chapters[0]?.id },
      site.lan,
    );
    expect(state).toEqual({ viewer: { ownChapter: { state: 'DRAFT', publishAt: null } } });
    expect((await futago('user', 'unblock', email)).said).toEqual([`${email} is not blocked.`]);
    expect(await publish(chapters[0]?.id)).toMatchObject({ state: 'PUBLISHED' });
  },
);

test('What passes is not shown while its account is blocked; the account publishes it once it may.', { timeout: 60_000 }, async () => {
  const email = await emailOfLan();
  const workId = await site.createWork();
  const { chapters } = await site.upload(workId, [await comicArchive([8])]);
  await site.test.database.updateTable('own_works').set({ review: 'WAITING' }).where('id', '=', Number(workId)).execute();
  expect(await publish(chapters[0]?.id)).toMatchObject({ state: 'HELD', work: { review: 'WAITING' } });
  await futago('user', 'block', email);
  expect((await pass(workId)).said).toEqual([`"${WORK_INPUT.title}" has passed; chapters: 0.`]);
  await futago('user', 'unblock', email);
  expect(await publish(chapters[0]?.id)).toMatchObject({ state: 'PUBLISHED', work: { review: 'PASSED' } });
});

test('What cannot be read is said, with what can.', async () => {
  expect((await futago('review')).complained[0]).toContain('Say list, or look, pass or refuse');
  expect((await futago('review', 'pass', '1')).complained[0]).toContain('the version that look prints behind the number');
  expect((await futago('review', 'pass', 'x')).complained[0]).toContain('"x" is not a number that futago review list prints.');
});
