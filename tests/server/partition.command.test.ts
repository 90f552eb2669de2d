import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { moveTables } from '#server/backup/move-tables.ts';
import { addViewPartitions, areViewsPartitioned, partitionViews } from '#server/modules/views/view-partitions.ts';
import { startViewMonthsJob } from '#server/modules/views/view-months-job.ts';
import { partitionCommand } from '#server/partition.command.ts';
import { defaultConfig } from '#server/platform/config/config.ts';
import { startJobs } from '#server/platform/jobs/jobs.ts';
import { createLogger } from '#server/platform/logging.ts';
import { MIGRATION_NAMES, rebuildTables } from '#server/platform/database/migrate.ts';
import { StartError } from '#server/platform/start.errors.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { runFutago } from '#tests/support/site/operator-commands.ts';
import { seedCatalogue } from '#tests/support/database/seed.ts';
import { shapeOf, waiting, whileLocked } from '#tests/support/database/standing-tables.ts';

const NOW = new Date('2026-06-15T12:00:00Z');
const NOW_AND_AHEAD = ['2026_06', '2026_07', '2026_08', '2026_09'].map((month) => `work_views_${month}`);

let testing: TestDatabase;
let other: TestDatabase;
let folder: string;
let workId: number;

beforeAll(async () => {
  [testing, other] = [await createTestDatabase(), await createTestDatabase()];
  folder = await mkdtemp(join(tmpdir(), 'futago-partition-'));
});
afterAll(async () => {
  await Promise.all([testing.close(), other.close()]);
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  // As the migrations make them, whatever this run partitions.
  for (const { database } of [testing, other]) await rebuildTables(database, MIGRATION_NAMES.at(-1) ?? '');
  workId = (await seedCatalogue(testing.database)).viComic.id;
  await viewed('2026-03-31', '2026-04-01', '2026-06-15');
});

async function viewed(...days: readonly string[]): Promise<void> {
  const rows = days.map((day, at) => ({ day, work_id: workId, views: at + 1, totaled: at }));
  await testing.database.insertInto('work_views').values(rows).execute();
}

async function partition(): Promise<void> {
  await testing.database.transaction().execute((transaction) => partitionViews(transaction, NOW));
}

async function views({ database }: TestDatabase = testing): Promise<readonly string[]> {
  const { rows } = await sql<{ view: string }>`select work_views::text as view from work_views order by day, work_id`.execute(database);
  return rows.map(({ view }) => view);
}

/** Rows by the partition they lie in. */
async function placed({ database }: TestDatabase = testing): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ place: string; rows: number }>`
    select tableoid::regclass::text as place, count(*) as rows from work_views group by 1 order by 1`.execute(database);
  return Object.fromEntries(rows.map(({ place, rows: count }) => [place, count]));
}

async function partitions({ database }: TestDatabase = testing): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits where inhparent = 'work_views'::regclass order by 1`.execute(database);
  return rows.map(({ name }) => name);
}

describe('futago partition', () => {
  test('makes months of all views and of those ahead; rows, keys, indexes and privileges stay as they were', async () => {
    await sql`grant select on work_views to public`.execute(testing.database);
    const [before, shape] = [await views(), await shapeOf(testing.database, 'work_views')];
    expect(await runFutago(['partition'], testing.url, folder)).toEqual({
      code: 0,
      said: ['Views are partitioned by month.'],
      complained: [],
    });
    expect([await views(), await shapeOf(testing.database, 'work_views')]).toEqual([before, shape]);
    expect(await placed()).toEqual({ work_views_2026_03: 1, work_views_2026_04: 1, work_views_2026_06: 1 });
    await testing.database.deleteFrom('works').where('id', '=', workId).execute();
    expect(await views()).toEqual([]);
  });

  test('says so when it is done already, and adds what is missing', async () => {
    await runFutago(['partition'], testing.url, folder);
    expect(await runFutago(['partition'], testing.url, folder)).toEqual({
      code: 0,
      said: ['Views are partitioned by month already; no month was missing.'],
      complained: [],
    });
    await viewed('2019-02-28');
    const { said } = await runFutago(['partition'], testing.url, folder);
    expect(said).toEqual(['Views are partitioned by month already; added work_views_2019_02.']);
    expect((await placed())['work_views_2019_02']).toBe(1);
  });

  test('goes by the name of views too, and knows chapters beside them alone', async () => {
    const { said } = await runFutago(['partition', 'views'], testing.url, folder);
    expect(said).toEqual(['Views are partitioned by month.']);
    for (const words of [['--all'], ['works'], ['views', 'chapters']]) {
      const { code, complained } = await runFutago(['partition', ...words], testing.url, folder);
      const sentence = `futago partition takes views or chapters, but was given ${words.join(' ')}.`;
      expect([code, complained[0]?.split('\n')[0]]).toEqual([1, sentence]);
    }
  });

  test('stopped in the middle it leaves everything as it was', async () => {
    const [before, shape] = [await views(), await shapeOf(testing.database, 'work_views')];
    const stopping = new AbortController();
    const context = {
      config: { ...defaultConfig(folder), databaseUrl: testing.url },
      log: createLogger('silent'),
      say: () => {},
      signal: stopping.signal,
      atForcedEnd: () => {},
    };
    // The rows are in their months when the key to the works is made anew.
    await whileLocked(testing.database, 'works', 'row exclusive', async () => {
      const running = partitionCommand.run([], context);
      await expect.poll(() => waiting(testing.database), { timeout: 20_000 }).toBe(1);
      stopping.abort();
      await expect(running).rejects.toThrow(new StartError('Stopped before it was done: views are as they were.'));
    });
    expect([await views(), await shapeOf(testing.database, 'work_views'), await areViewsPartitioned(testing.database)]).toEqual([
      before,
      shape,
      false,
    ]);
  });

  test('killed in the middle it leaves everything as it was, and soon holds nobody up', async () => {
    const before = await views();
    await whileLocked(testing.database, 'works', 'row exclusive', async () => {
      const program = spawn(process.execPath, ['server/cli.ts', 'partition'], {
        env: { ...process.env, DATABASE_URL: testing.url, FUTAGO_DATA_FOLDER: folder },
        stdio: 'ignore',
      });
      await expect.poll(() => waiting(testing.database), { timeout: 20_000 }).toBe(1);
      program.kill('SIGKILL');
      await once(program, 'exit');
      await expect.poll(() => waiting(testing.database), { timeout: 10_000 }).toBe(0);
    });
    expect([await views(), await areViewsPartitioned(testing.database)]).toEqual([before, false]);
  });
});

describe('months that are added', () => {
  test('are none where views are not partitioned', async () => {
    expect(await addViewPartitions(testing.database, NOW)).toEqual([]);
    expect(await partitions()).toEqual([]);
  });

  test('take along the rows that came into the default partition, and look like the others', async () => {
    await partition();
    expect(await partitions()).toEqual(['work_views_2026_03', 'work_views_2026_04', ...NOW_AND_AHEAD, 'work_views_default']);
    await viewed('2026-11-01', '2026-11-30');
    expect((await placed())['work_views_default']).toBe(2);
    const before = await views();
    expect(await addViewPartitions(testing.database, new Date('2026-07-31T23:59:59Z'))).toEqual([
      'work_views_2026_10',
      'work_views_2026_11',
    ]);
    expect([await views(), (await placed())['work_views_2026_11'], (await placed())['work_views_default']]).toEqual([before, 2, undefined]);
    const [made, added] = [await shapeOf(testing.database, 'work_views_2026_09'), await shapeOf(testing.database, 'work_views_2026_11')];
    expect(added.join('\n').replaceAll('2026_11', '2026_09')).toBe(made.join('\n'));
  });

  test('are made by a job, beginning at once', async () => {
    await partition();
    await viewed('2026-11-01');
    const jobs = await startJobs({ url: testing.url, log: createLogger('silent'), isWorker: true, pollingSeconds: 0.5 });
    try {
      await startViewMonthsJob(jobs, testing.database, { now: () => NOW });
      await expect.poll(async () => (await placed())['work_views_2026_11'], { timeout: 20_000 }).toBe(1);
    } finally {
      await jobs.stop();
    }
  });

  test('wait for another time while others are at work on views', async () => {
    await partition();
    await viewed('2026-11-01');
    await whileLocked(testing.database, 'work_views', 'access share', async () => {
      await expect(addViewPartitions(testing.database, NOW)).rejects.toThrow('canceling statement due to lock timeout');
    });
    expect((await placed())['work_views_default']).toBe(1);
  });
});

test('Rows that move into partitioned tables, and out of them, arrive.', async () => {
  await other.database.transaction().execute((transaction) => partitionViews(transaction, NOW));
  const { signal } = new AbortController();
  const there = await moveTables({ from: testing.url, to: other.url, signal });
  expect(await views(other)).toEqual(await views());
  expect(await placed(other)).toEqual({ work_views_2026_06: 1, work_views_default: 2 });
  expect(await addViewPartitions(other.database, NOW)).toEqual(['work_views_2026_03', 'work_views_2026_04']);
  const moved = await views();
  await rebuildTables(testing.database, MIGRATION_NAMES.at(-1) ?? '');
  expect(await moveTables({ from: other.url, to: testing.url, signal })).toEqual(there);
  expect(await views()).toEqual(moved);
});
