import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { writeBackup } from '#server/backup/write-backup.ts';
import { areChaptersPartitioned, partitionChapters } from '#server/modules/chapters/chapter-partitions.ts';
import { areViewsPartitioned, partitionViews } from '#server/modules/views/view-partitions.ts';
import { MIGRATION_NAMES, rebuildTables } from '#server/platform/database/migrate.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { everyRow } from '#tests/support/database/every-row.ts';
import { runFutago } from '#tests/support/site/operator-commands.ts';
import { seedCatalogue } from '#tests/support/database/seed.ts';
import { shapeOf } from '#tests/support/database/standing-tables.ts';

const NOW = new Date('2026-06-15T12:00:00Z');
const PARTITIONED = ['works', 'chapters', 'chapter_versions', 'work_views'] as const;

let source: TestDatabase;
let target: TestDatabase;
let folder: string;
let file: string;
beforeAll(async () => {
  [source, target] = [await createTestDatabase(), await createTestDatabase()];
  folder = await mkdtemp(join(tmpdir(), 'futago-restore-'));
  file = join(folder, 'backup.tar');
});
afterAll(async () => {
  await Promise.all([source.close(), target.close()]);
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  // As the migrations make them, whatever this run partitions.
  for (const { database } of [source, target]) await rebuildTables(database, MIGRATION_NAMES.at(-1) ?? '');
  await seed(source, ['2026-03-31', '2026-06-15']);
  await rm(file, { force: true });
});

async function seed({ database }: TestDatabase, days: readonly string[]): Promise<void> {
  const { viComic } = await seedCatalogue(database);
  await database
    .insertInto('work_views')
    .values(days.map((day, at) => ({ day, work_id: viComic.id, views: at + 1, totaled: at })))
    .execute();
}

async function partition(testing: TestDatabase): Promise<void> {
  await testing.database.transaction().execute(async (transaction) => {
    await partitionViews(transaction, NOW);
    await partitionChapters(transaction);
  });
}

async function arePartitioned({ database }: TestDatabase): Promise<readonly boolean[]> {
  return [await areViewsPartitioned(database), await areChaptersPartitioned(database)];
}

async function rowsOf({ database }: TestDatabase): Promise<readonly unknown[]> {
  const asked = PARTITIONED.map((table) =>
    sql<{ row: string }>`select t::text as row from ${sql.table(table)} t order by 1`.execute(database),
  );
  return (await Promise.all(asked)).map(({ rows }) => rows.map(({ row }) => row));
}

async function shapes({ database }: TestDatabase): Promise<readonly (readonly string[])[]> {
  return [await shapeOf(database, 'work_views'), await shapeOf(database, 'chapters')];
}

/** Numbers to come are those of the backup. */
async function shapesWithoutNumbers(testing: TestDatabase): Promise<readonly unknown[]> {
  return (await shapes(testing)).map((shape) => shape.map((part) => part.replace(/^(\(public,.*,)\d*\)/, '$1)')));
}

async function viewsByPlace({ database }: TestDatabase): Promise<readonly unknown[]> {
  return (await sql`select tableoid::regclass::text as place, day::text from work_views order by day`.execute(database)).rows;
}

async function backup(): Promise<void> {
  await writeBackup({ url: source.url, dataFolder: folder, file, signal: new AbortController().signal });
}

async function restore() {
  return await runFutago(['restore', file, '--replace'], target.url, folder);
}

test('A backup of plain tables takes the place of the rows of partitioned ones, which stay as they are made.', async () => {
  await seed(target, ['2026-05-01', '2026-06-01']);
  await partition(target);
  const before = await shapesWithoutNumbers(target);
  await backup();
  expect(await restore()).toMatchObject({ code: 0, complained: [] });
  expect(await rowsOf(target)).toEqual(await rowsOf(source));
  expect([await arePartitioned(target), await shapesWithoutNumbers(target)]).toEqual([[true, true], before]);
  expect(await viewsByPlace(target)).toEqual([
    { place: 'work_views_default', day: '2026-03-31' },
    { place: 'work_views_2026_06', day: '2026-06-15' },
  ]);
});

test('A backup of partitioned tables comes into plain ones and into partitioned ones alike.', async () => {
  const rows = await rowsOf(source);
  await partition(source);
  await backup();
  expect(await restore()).toMatchObject({ code: 0, complained: [] });
  expect([await rowsOf(target), await arePartitioned(target)]).toEqual([rows, [false, false]]);
  await partition(target);
  expect(await restore()).toMatchObject({ code: 0, complained: [] });
  expect([await rowsOf(target), await arePartitioned(target)]).toEqual([rows, [true, true]]);
});

test('A backup whose chapters share what a work may have once leaves partitioned tables as they were.', async () => {
  await partition(source);
  await sql`alter table chapters disable trigger user`.execute(source.database);
  await sql`update chapters set source_key = 'same'`.execute(source.database);
  await backup();
  await seed(target, ['2026-06-01']);
  await partition(target);
  await sql`select setval('chapters_id_seq', 5000)`.execute(target.database);
  const before = [await everyRow(target.database), await shapes(target)];
  const sentence = 'Rows of chapters share what the key chapters_work_id_source_key_key allows once; nothing was taken over.';
  expect(await restore()).toEqual({ code: 1, said: [], complained: [sentence] });
  expect([await everyRow(target.database), await shapes(target)]).toEqual(before);
});

test('An older backup is brought to the newest in plain tables, in the place of partitioned ones.', async () => {
  await rebuildTables(source.database, '009-search');
  await sql`insert into genres (slug, name_vi, name_ja) values ('fantasy', 'Kỳ ảo', 'ファンタジー')`.execute(source.database);
  await backup();
  await seed(target, ['2026-06-01']);
  await partition(target);
  expect(await restore()).toMatchObject({ code: 0, complained: [] });
  expect(await target.database.selectFrom('genres').select('slug').execute()).toEqual([{ slug: 'fantasy' }]);
  expect([await arePartitioned(target), (await rowsOf(target)).flat()]).toEqual([[false, false], []]);
});
