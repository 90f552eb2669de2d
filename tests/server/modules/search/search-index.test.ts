import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ModerationRepository } from '#server/modules/moderation/moderation.repository.ts';
import { indexMissingWorks, indexWorks, refreshTiers, settleIndex } from '#server/modules/search/search-index.ts';
import { type Database, openDatabase } from '#server/platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';

let testing: TestDatabase;
let database: Database;
beforeAll(async () => {
  testing = await createTestDatabase();
  ({ database } = testing);
});
afterAll(() => testing.close());

async function insert(count: number, views: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into works (source_key, language, format, status, direction, title, views_count, chapters_count)
    select concat(${views}::int, ' ', place), 'vi', 'NOVEL', 'ONGOING', 'LEFT_TO_RIGHT', 'Đọc', ${views}, 1
    from generate_series(1, ${count}::int) as place returning id`.execute(database);
  return rows.map(({ id }) => id);
}

test('Views are taken over a part at a time, so that each is done within the bound of a statement, however slow the disk.', async () => {
  await indexWorks(database, await insert(12, 7));
  const slow = openDatabase(testing.url, { statementTimeoutMilliseconds: 2000 });
  await sql`create function slowly() returns trigger language plpgsql as $$ begin perform pg_sleep(0.25); return new; end $$`.execute(slow);
  await sql`create trigger slowly before update on search_works for each row execute function slowly()`.execute(slow);
  await sql`update works set views_count = 8`.execute(slow);
  await refreshTiers(slow, undefined, 3);
  const { rows } = await sql`select tier, views_count, count(*) from search_works group by tier, views_count`.execute(slow);
  expect(rows).toEqual([{ tier: 0, views_count: 8, count: 12 }]);
  await sql`drop function slowly cascade`.execute(slow);
  await slow.destroy();
  await sql`delete from works`.execute(database);
});

test('What is no longer shown goes a part at a time, and what takes longer than a statement may is done however long it takes.', async () => {
  await indexWorks(database, await insert(12, 7));
  const slow = openDatabase(testing.url, { statementTimeoutMilliseconds: 2000 });
  await sql`create function slowly() returns trigger language plpgsql as $$ begin perform pg_sleep(0.25); return old; end $$`.execute(slow);
  await sql`create trigger slowly before delete on search_works for each row execute function slowly()`.execute(slow);
  await sql`update works set hidden_at = now()`.execute(slow);
  expect(await indexMissingWorks(slow, undefined, 3)).toBe(0);
  expect((await sql`select from search_works`.execute(slow)).rows).toHaveLength(0);
  await sql`drop function slowly cascade`.execute(slow);
  await sql`update works set hidden_at = null`.execute(slow);
  expect(await indexMissingWorks(slow, undefined, 3)).toBe(12);
  await sql`create function counted(bigint) returns int immutable language plpgsql as $$ begin perform pg_sleep(0.25); return 1; end $$`.execute(
    database,
  );
  await sql`create index slowly on search_works (counted(work_id))`.execute(database);
  await settleIndex(slow);
  await sql`drop function counted cascade`.execute(database);
  await slow.destroy();
  await sql`delete from works`.execute(database);
});

test('A work that is new, or shown again, is among those that are read as much at once, not from the next night on.', async () => {
  const many = await insert(4999, 10_000);
  const [most = 0, least = 0] = [...(await insert(1, 10_001)), ...(await insert(1, 0))];
  const tiers = async () => {
    const { rows } = await sql<{
      tier: number;
    }>`select tier from search_works where work_id = any(${[most, least]}) order by work_id`.execute(database);
    return rows.map(({ tier }) => tier);
  };
  await indexWorks(database, [...many, most]);
  expect(await tiers()).toEqual([0]);
  await sql`update work_counts set works_count = 5001 where language = 'vi'`.execute(database);
  await indexWorks(database, [least]);
  expect(await tiers()).toEqual([0, 1]);
  const judge = (isHidden: boolean) =>
    new ModerationRepository(database).judge({ workId: most, chapterId: null, isHidden, reason: '', byWhom: 'an' });
  await judge(true);
  expect(await tiers()).toEqual([1]);
  await judge(false);
  expect(await tiers()).toEqual([0, 1]);
  await refreshTiers(database);
  const { rows } = await sql`select tier, count(*) from search_works group by tier order by tier`.execute(database);
  expect(rows).toEqual([
    { tier: 0, count: 5000 },
    { tier: 1, count: 1 },
  ]);
});
