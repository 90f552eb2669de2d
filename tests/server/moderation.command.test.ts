import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommandLine } from '#server/cli.ts';
import { ask } from '#tests/support/accounts.ts';
import { type SeededSite, startSeededSite } from '#tests/support/seeded-site.ts';

let testing: SeededSite['testing'];
let site: SeededSite['site'];
let seeded: SeededSite['seeded'];
let close: SeededSite['close'];
let folder: string;

beforeAll(async () => {
  ({ testing, site, seeded, close } = await startSeededSite());
  folder = await mkdtemp(join(tmpdir(), 'futago-hide-'));
});
afterAll(async () => {
  await close();
  await rm(folder, { recursive: true, force: true });
});

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

test(
  'A hidden work is gone from its page’s data, its feed and the sitemap within a minute, and comes back as it was.',
  { timeout: 150_000 },
  async () => {
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
    await expect.poll(sight, { timeout: 60_000, interval: 500 }).toEqual([false, 404, false]);
    expect((await futago('hide', String(id))).said).toEqual([`"${title}" was hidden already.`]);
    const row = expect.stringMatching(new RegExp(`^${id}\t\\d{4}-\\S+Z\t${userInfo().username}\t${title}\tasked for$`)) as string;
    expect((await futago('hide', 'list')).said).toEqual(expect.arrayContaining([row]));
    expect((await futago('show', String(id))).said).toEqual([`"${title}" is shown.`]);
    expect(await counts()).toEqual(before);
    await expect.poll(sight, { timeout: 60_000, interval: 500 }).toEqual([true, 200, true]);
    const notes = await testing.database
      .selectFrom('moderation_notes')
      .select(['action', 'work_id', 'work_title', 'reason', 'by_whom'])
      .execute();
    const note = { work_id: id, work_title: title, by_whom: userInfo().username };
    expect(notes).toEqual([
      { ...note, action: 'hide', reason: 'asked for' },
      { ...note, action: 'show', reason: '' },
    ]);
  },
);

test.each([
  [['hide'], 'Say one work, by its number or its address.'],
  [['hide', '1', '2'], 'Say one work, by its number or its address.'],
  [['show', 'list'], '"list" names no work: give the number in its address, or the address.'],
  [
    ['hide', 'http://vi.localhost:3000/comic/1/2'],
    '"http://vi.localhost:3000/comic/1/2" names no work: give the number in its address, or the address.',
  ],
  [['hide', '999999'], 'There is no work 999999.'],
  [['hide', '1', '--because', 'x'.repeat(501)], '--because has at most 500 characters.'],
  [['hide', '1', '--why'], "Unknown option '--why'."],
])('futago %j changes nothing and says why.', async (words, sentence) => {
  const { code, said, complained } = await futago(...words);
  expect([code, said, complained[0]?.split('\n')[0]]).toEqual([1, [], sentence]);
});
