import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ModerationRepository } from '#server/modules/moderation/moderation.repository.ts';
import { rankWorks, rankWorksLong } from '#server/modules/rankings/ranking-job.ts';
import { RankingsRepository } from '#server/modules/rankings/rankings.repository.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { post, json } from '#tests/support/site/graphql-site.ts';
import { type InProcessSite, startInProcessSite } from '#tests/support/site/in-process-site.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type SeededCatalogue, seedCatalogue } from '#tests/support/database/seed.ts';
import { waiting, whileLocked } from '#tests/support/database/standing-tables.ts';

let testing: TestDatabase;
let seeded: SeededCatalogue;
let site: InProcessSite;

const NOON = { now: () => new Date('2026-11-21T12:00:00.000Z') };

beforeAll(async () => {
  testing = await createTestDatabase();
  seeded = await seedCatalogue(testing.database);
  site = await startInProcessSite(testing.database, { graphql: { cacheSeconds: 0 } });
});
afterAll(async () => {
  await site.close();
  await testing.close();
});
beforeEach(async () => {
  await testing.database.deleteFrom('work_views').execute();
  await testing.database.deleteFrom('rankings').execute();
});

async function viewed(rows: readonly (readonly [day: string, workId: number, views: number])[]): Promise<void> {
  const values = rows.map(([day, work_id, views]) => ({ day, work_id, views, totaled: views }));
  await testing.database.insertInto('work_views').values(values).execute();
}

async function ranking(period: string, page = 1, perPage = 10): Promise<unknown> {
  const query = `{ ranking(language: vi, period: ${period}, page: ${page}, perPage: ${perPage}) {
    period items { rank views previousRank work { id } } position { page perPage totalItems totalPages } } }`;
  const { data } = json(await post(site, query)) as { data: { ranking: { items: { work: { id: string } }[] } } };
  return { ...data.ranking, items: data.ranking.items.map(({ work, ...place }) => ({ ...place, id: Number(work.id) })) };
}

async function top(limit: number): Promise<{ period: string; places: number }> {
  const { data } = json(await post(site, `{ topRanking(language: vi, limit: ${limit}) { period items { rank } } }`)) as {
    data: { topRanking: { period: string; items: object[] } };
  };
  return { period: data.topRanking.period, places: data.topRanking.items.length };
}

describe('the ranking of a period', () => {
  test('counts the last 24 hours: all of today, and of yesterday what is left of it; and tells the rank one period before', async () => {
    const [one, two, three] = [seeded.viComic.id, seeded.viNovel.id, seeded.viSensitive.id];
    await viewed([
      ['2026-11-21', one, 10],
      ['2026-11-20', one, 20],
      ['2026-11-20', two, 100],
      ['2026-11-19', two, 10],
      ['2026-11-20', three, 4],
      ['2026-11-19', three, 400],
      ['2026-11-21', seeded.jaComic.id, 999],
      ['2026-11-21', seeded.viHidden.id, 999],
    ]);
    await rankWorks(testing.database, NOON);
    expect(await ranking('DAY')).toEqual({
      period: 'DAY',
      items: [
        // 100 / 2; before: 100 / 2 + 10 / 2.
        { rank: 1, views: 50, previousRank: 2, id: two },
        { rank: 2, views: 20, previousRank: 3, id: one },
        { rank: 3, views: 2, previousRank: 1, id: three },
      ],
      position: { page: 1, perPage: 10, totalItems: 3, totalPages: 1 },
    });
    expect(await ranking('DAY', 2, 2)).toEqual({
      period: 'DAY',
      items: [{ rank: 3, views: 2, previousRank: 1, id: three }],
      position: { page: 2, perPage: 2, totalItems: 3, totalPages: 2 },
    });
  });

  test.each([
    ['WEEK', '2026-11-15', '2026-11-08'],
    ['MONTH', '2026-10-23', '2026-09-23'],
    ['QUARTER', '2026-08-24', '2026-05-26'],
    ['YEAR', '2025-11-22', '2024-11-22'],
  ])('counts a %s in days, and what came before it apart', async (period, first, firstBefore) => {
    const [one, two] = [seeded.viComic.id, seeded.viNovel.id];
    await viewed([
      [first, one, 6],
      ['2026-11-21', two, 5],
      [firstBefore, two, 70],
      [firstBefore, one, 7],
    ]);
    await rankWorks(testing.database, NOON);
    await rankWorksLong(testing.database, NOON);
    expect(await ranking(period)).toEqual({
      period,
      items: [
        { rank: 1, views: 6, previousRank: 2, id: one },
        { rank: 2, views: 5, previousRank: 1, id: two },
      ],
      position: { page: 1, perPage: 10, totalItems: 2, totalPages: 1 },
    });
  });

  test('closes up at once where a work of it is hidden, and is as before when it is shown again', async () => {
    const [one, two, three] = [seeded.viComic.id, seeded.viNovel.id, seeded.viSensitive.id];
    await viewed([
      ['2026-11-21', one, 30],
      ['2026-11-21', two, 20],
      ['2026-11-21', three, 10],
    ]);
    await rankWorks(testing.database, NOON);
    const before = await ranking('DAY', 1, 2);
    const judge = (isHidden: boolean) =>
      new ModerationRepository(testing.database).judge({ workId: two, chapterId: null, isHidden, reason: '', byWhom: 'an' });
    await judge(true);
    expect(await ranking('DAY', 1, 2)).toEqual({
      period: 'DAY',
      items: [
        { rank: 1, views: 30, previousRank: null, id: one },
        { rank: 2, views: 10, previousRank: null, id: three },
      ],
      position: { page: 1, perPage: 2, totalItems: 2, totalPages: 1 },
    });
    await judge(false);
    expect(await ranking('DAY', 1, 2)).toEqual(before);
  });

  test('has nothing where nobody has read, and is empty beyond its last page', async () => {
    await rankWorks(testing.database, NOON);
    const position = { page: 1, perPage: 10, totalItems: 0, totalPages: 0 };
    expect(await ranking('DAY')).toEqual({ period: 'DAY', items: [], position });
    expect(await ranking('YEAR', 7)).toEqual({ period: 'YEAR', items: [], position: { ...position, page: 7 } });
    const beyond = { ...position, page: 2_147_483_647, perPage: 100 };
    expect(await ranking('DAY', beyond.page, beyond.perPage)).toEqual({ period: 'DAY', items: [], position: beyond });
  });
});

describe('the ranking of all time', () => {
  test('goes on to the last work, and tells the rank a day before', async () => {
    await viewed([['2026-11-21', seeded.viNovel.id, 450]]);
    await rankWorks(testing.database, NOON);
    expect(await ranking('ALL', 1, 2)).toEqual({
      period: 'ALL',
      items: [
        { rank: 1, views: 900, previousRank: 1, id: seeded.viComic.id },
        { rank: 2, views: 500, previousRank: 2, id: seeded.viNovel.id },
      ],
      position: { page: 1, perPage: 2, totalItems: 15, totalPages: 8 },
    });
    expect(await ranking('ALL', 8, 2)).toMatchObject({ items: [{ rank: 15 }] });
  });

  test('holds views as soon as the job has added them to the totals, each once', async () => {
    const id = seeded.viComic.id;
    await testing.database.insertInto('work_views').values({ day: '2026-11-21', work_id: id, views: 30 }).execute();
    await rankWorks(testing.database, NOON);
    await rankWorks(testing.database, NOON);
    await testing.database.updateTable('work_views').set({ views: 35 }).where('work_id', '=', id).execute();
    await rankWorks(testing.database, NOON);
    const work = await testing.database.selectFrom('works').select('views_count').where('id', '=', id).executeTakeFirstOrThrow();
    const copies = await testing.database.selectFrom('work_genres').select('views_count').where('work_id', '=', id).execute();
    expect({ work, copies }).toEqual({ work: { views_count: 935 }, copies: [{ views_count: 935 }, { views_count: 935 }] });
    await testing.database.updateTable('works').set({ views_count: 900 }).where('id', '=', id).execute();
  });
});

test('Views are added to the totals a part at a time, so that each is done within the bound of a statement, however slow the disk.', async () => {
  const slow = openDatabase(testing.url, { statementTimeoutMilliseconds: 2000 });
  await sql`create function slowly() returns trigger language plpgsql as $$ begin perform pg_sleep(0.25); return new; end $$`.execute(slow);
  await sql`create trigger slowly before update on works for each row execute function slowly()`.execute(slow);
  await sql`insert into work_views (day, work_id, views) select day, id, 1 from works, (values ('2026-11-20'::date), ('2026-11-21')) days (day)
    where hidden_at is null`.execute(slow);
  const total = async () =>
    (await sql<{ views: number }>`select sum(views_count)::int as views from works`.execute(slow)).rows[0]?.views ?? 0;
  const [before, { rows }] = [await total(), await sql<{ views: number }>`select sum(views)::int as views from work_views`.execute(slow)];
  await new RankingsRepository(slow).addToTotals(5);
  expect(await total()).toBe(before + (rows[0]?.views ?? 0));
  await sql`drop function slowly cascade`.execute(slow);
  await sql`update works set views_count = views_count - 2 where hidden_at is null`.execute(slow);
  await slow.destroy();
});

describe('the top ranking', () => {
  test('is of the shortest period that fills it, else of all time', async () => {
    await viewed([
      ['2026-11-21', seeded.viComic.id, 3],
      ['2026-11-17', seeded.viNovel.id, 3],
    ]);
    await rankWorks(testing.database, NOON);
    expect([await top(1), await top(2), await top(3)]).toEqual([
      { period: 'DAY', places: 1 },
      { period: 'WEEK', places: 2 },
      { period: 'ALL', places: 3 },
    ]);
  });

  test('refuses a limit out of range', async () => {
    const answer = json(await post(site, '{ topRanking(language: vi, limit: 51) { period } }')) as { errors: { message: string }[] };
    expect(answer.errors.map(({ message }) => message)).toEqual(['limit must be between 1 and 50; it is 51.']);
  });
});

test('Days long past become one row a month, and no view is lost or counted twice by it.', async () => {
  const id = seeded.viComic.id;
  await viewed([
    ['2026-03-01', id, 1],
    ['2026-03-14', id, 2],
    ['2026-03-31', id, 4],
    ['2026-11-20', id, 8],
  ]);
  await testing.database.insertInto('work_views').values({ day: '2026-03-20', work_id: id, views: 16, totaled: 15 }).execute();
  for (let times = 0; times < 2; times++) await rankWorksLong(testing.database, NOON);
  const rows = await testing.database
    .selectFrom('work_views')
    .select((row) => [row.cast<string>('day', 'text').as('day'), 'views', 'totaled'])
    .orderBy('day')
    .execute();
  expect(rows).toEqual([
    { day: '2026-03-01', views: 7, totaled: 7 },
    { day: '2026-03-20', views: 16, totaled: 15 },
    { day: '2026-11-20', views: 8, totaled: 8 },
  ]);
});

test('Who stops a server waits for no ranking: it is given up, and the one before stays.', async () => {
  await viewed([['2026-11-21', seeded.viComic.id, 10]]);
  await rankWorks(testing.database, NOON);
  const before = await testing.database.selectFrom('rankings').selectAll().execute();
  await viewed([['2026-11-20', seeded.viNovel.id, 99]]);
  for (const rank of [rankWorks, rankWorksLong]) {
    const stopping = new AbortController();
    await whileLocked(testing.database, 'rankings', 'access exclusive', async () => {
      const ranked = rank(testing.database, NOON, stopping.signal);
      const given = expect(ranked).rejects.toThrow();
      await eventually(async () => expect(await waiting(testing.database)).toBe(1));
      stopping.abort();
      await given;
    });
  }
  expect(await testing.database.selectFrom('rankings').selectAll().execute()).toEqual(before);
});
