import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BackupError } from '#server/backup/backup.errors.ts';
import { moveTables } from '#server/backup/move-tables.ts';
import { areChaptersPartitioned, partitionChapters } from '#server/modules/chapters/chapter-partitions.ts';
import { partitionCommand } from '#server/partition.command.ts';
import { defaultConfig } from '#server/platform/config/config.ts';
import { createLogger } from '#server/platform/logging.ts';
import { MIGRATION_NAMES, rebuildTables } from '#server/platform/database/migrate.ts';
import { StartError } from '#server/platform/start.errors.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { runFutago } from '#tests/support/site/operator-commands.ts';
import { type SeededCatalogue, seedCatalogue } from '#tests/support/database/seed.ts';
import { shapeOf, waiting, whileLocked } from '#tests/support/database/standing-tables.ts';

const DONE = 'Chapters are partitioned by the hash of their id.';
const HELD_UP = 20_000;

let testing: TestDatabase;
let other: TestDatabase;
let folder: string;
let seeded: SeededCatalogue;

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
  seeded = await seedCatalogue(testing.database);
});

async function partition({ database }: TestDatabase): Promise<void> {
  await database.transaction().execute(partitionChapters);
}

async function rows({ database }: TestDatabase = testing): Promise<readonly unknown[]> {
  return await database.selectFrom('chapters').selectAll().orderBy('id').execute();
}

async function count(table: 'chapter_versions' | 'chapter_twins'): Promise<number> {
  const { total } = await testing.database
    .selectFrom(table)
    .select((expression) => expression.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Gives every chapter the source key of the first one. */
async function doubleKey({ database }: TestDatabase): Promise<void> {
  await sql`update chapters set source_key = 'same'`.execute(database);
}

async function numbered({ database }: TestDatabase): Promise<unknown> {
  return (await sql`select nextval(pg_get_serial_sequence('chapters', 'id'))`.execute(database)).rows;
}

/** An index that cannot be made anew while somebody has the lock: rows are in their partitions, and their old table is gone then. */
async function holdUp(): Promise<void> {
  await sql`create function held_up(bigint) returns bigint immutable language plpgsql as
    $$ begin perform pg_advisory_xact_lock_shared(${sql.lit(HELD_UP)}); return $1; end $$`.execute(testing.database);
  await sql`create index chapters_held_up on chapters (held_up(id))`.execute(testing.database);
}

async function whileHeldUp(during: () => Promise<void>): Promise<void> {
  await testing.database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${HELD_UP})`.execute(transaction);
    await during();
  });
}

/** What an operator may have made of the table. */
const OWN_TOUCHES = [
  `create function look() returns trigger language plpgsql as $$ begin return new; end $$`,
  `create trigger look before update on chapters for each row execute function look()`,
  `alter table chapters disable trigger look`,
  `create index chapters_newest on chapters (published_at desc) where title is not null`,
  `create statistics chapters_numbers on work_id, number from chapters`,
  `alter table chapters alter column work_id set statistics 500`,
  `comment on table chapters is 'What is read'`,
  `grant select on chapters to public`,
  `grant update (title) on chapters to public`,
  `grant usage on sequence chapters_id_seq to public`,
  `alter sequence chapters_id_seq increment by 3 cache 5`,
];

/** Of the two keys that lack the id there is an index each, and a trigger. */
function heldByTriggers(shape: readonly string[]): readonly string[] {
  const triggers = ['work_id, source_key', 'work_id, "position"'].map((columns) => {
    const name = `chapters_${columns.replace(', ', '_').replaceAll('"', '')}_key`;
    const timing = columns.includes('position') ? 'DEFERRABLE INITIALLY DEFERRED' : 'NOT DEFERRABLE INITIALLY IMMEDIATE';
    return `CREATE CONSTRAINT TRIGGER ${name} AFTER INSERT OR UPDATE OF ${columns} ON public.chapters ${timing} FOR EACH ROW EXECUTE FUNCTION ${name}() O`;
  });
  return [
    ...triggers,
    ...shape.map((part) =>
      part
        .replace(/^CREATE UNIQUE (INDEX chapters_work_id_)/, 'CREATE $1')
        .replace(/^chapters (chapters_work_id_\w+_key) UNIQUE \([^)]*\)/, 'chapters $1 TRIGGER'),
    ),
  ];
}

describe('futago partition chapters', () => {
  test('lays them into eight by id; rows, keys both ways, indexes, triggers, privileges, numbers and statistics stay', async () => {
    for (const statement of OWN_TOUCHES) await sql.raw(statement).execute(testing.database);
    const [before, shape] = [await rows(), await shapeOf(testing.database, 'chapters')];
    expect(await runFutago(['partition', 'chapters'], testing.url, folder)).toEqual({ code: 0, said: [DONE], complained: [] });
    expect(await rows()).toEqual(before);
    expect((await shapeOf(testing.database, 'chapters')).toSorted()).toEqual(heldByTriggers(shape).toSorted());
    const { rows: places } = await sql<{ rows: number; counted: number }>`
      select count(*) as rows, (select reltuples from pg_class where oid = chapters.tableoid) as counted
      from chapters group by tableoid`.execute(testing.database);
    expect([places.length, places.every((place) => place.rows === place.counted)]).toEqual([8, true]);
  });

  test('lets foreign keys do what they did: versions and twins go with a work, and a work lets go of its last chapter', async () => {
    await runFutago(['partition', 'chapters'], testing.url, folder);
    const { database } = testing;
    const { id, chapterIds } = seeded.viComic;
    const [versions, twins] = [await count('chapter_versions'), await count('chapter_twins')];
    await database
      .deleteFrom('chapters')
      .where('id', '=', chapterIds.at(-1) ?? 0)
      .execute();
    const work = await database.selectFrom('works').select('last_chapter_id').where('id', '=', id).executeTakeFirstOrThrow();
    expect([work.last_chapter_id, versions - (await count('chapter_versions')), twins - (await count('chapter_twins'))]).toEqual([
      null,
      1,
      1,
    ]);
    await database.deleteFrom('works').where('id', '=', id).execute();
    expect([await count('chapter_versions'), await count('chapter_twins')]).toEqual([versions - 3, 0]);
    const orphan = { chapter_id: 999_999, version: 1, content_hash: '', layout: 'STRIP' as const };
    await expect(database.insertInto('chapter_versions').values(orphan).execute()).rejects.toMatchObject({ code: '23503' });
  });

  test('says so when it is done already, whether views are or not', async () => {
    await runFutago(['partition', 'chapters'], testing.url, folder);
    const already = { code: 0, said: ['Chapters are partitioned by the hash of their id already.'], complained: [] };
    expect(await runFutago(['partition', 'chapters'], testing.url, folder)).toEqual(already);
    expect((await runFutago(['partition'], testing.url, folder)).said).toEqual(['Views are partitioned by month.']);
    expect(await runFutago(['partition', 'chapters'], testing.url, folder)).toEqual(already);
  });

  test('gives up soon where others are at work, whom everybody would wait for behind it', async () => {
    await whileLocked(testing.database, 'comments', 'row exclusive', async () => {
      expect(await runFutago(['partition', 'chapters'], testing.url, folder)).toEqual({
        code: 1,
        said: [],
        complained: ['Others are at work on chapters, which are as they were: stop the server, or try again later.'],
      });
    });
    expect(await areChaptersPartitioned(testing.database)).toBe(false);
  });

  test('stopped in the middle it leaves everything as it was', async () => {
    await holdUp();
    const [before, shape] = [await rows(), await shapeOf(testing.database, 'chapters')];
    const stopping = new AbortController();
    const said: string[] = [];
    const context = {
      config: { ...defaultConfig(folder), databaseUrl: testing.url },
      log: createLogger('silent'),
      say: (line: string) => said.push(line),
      signal: stopping.signal,
      atForcedEnd: () => {},
    };
    await whileHeldUp(async () => {
      const running = partitionCommand.run(['chapters'], context);
      await expect.poll(() => waiting(testing.database), { timeout: 20_000 }).toBe(1);
      stopping.abort();
      await expect(running).rejects.toThrow(new StartError('Stopped before it was done: chapters are as they were.'));
    });
    expect([await rows(), await shapeOf(testing.database, 'chapters'), said]).toEqual([before, shape, []]);
  });

  test('killed in the middle it leaves everything as it was, and soon holds nobody up', async () => {
    await holdUp();
    const [before, shape] = [await rows(), await shapeOf(testing.database, 'chapters')];
    await whileHeldUp(async () => {
      const program = spawn(process.execPath, ['server/cli.ts', 'partition', 'chapters'], {
        env: { ...process.env, DATABASE_URL: testing.url, FUTAGO_DATA_FOLDER: folder },
        stdio: 'ignore',
      });
      await expect.poll(() => waiting(testing.database), { timeout: 20_000 }).toBe(1);
      program.kill('SIGKILL');
      await once(program, 'exit');
      await expect.poll(() => waiting(testing.database), { timeout: 10_000 }).toBe(0);
    });
    expect([await rows(), await shapeOf(testing.database, 'chapters')]).toEqual([before, shape]);
    expect(await areChaptersPartitioned(testing.database)).toBe(false);
  });
});

describe('Rows of chapters', () => {
  const { signal } = new AbortController();

  test('move into partitions and out of them, and ids go on after them', async () => {
    await partition(other);
    const there = await moveTables({ from: testing.url, to: other.url, signal });
    expect(await rows(other)).toEqual(await rows());
    expect(await numbered(other)).toEqual(await numbered(testing));
    const moved = await rows(other);
    await rebuildTables(testing.database, MIGRATION_NAMES.at(-1) ?? '');
    expect(await moveTables({ from: other.url, to: testing.url, signal })).toEqual(there);
    expect(await rows()).toEqual(moved);
  });

  test('come out of a backup into partitions, and triggers hold what a work may have once', async () => {
    await partition(other);
    const file = join(folder, 'backup.tar');
    expect((await runFutago(['backup', file], testing.url, folder)).code).toBe(0);
    expect((await runFutago(['restore', file], other.url, folder)).code).toBe(0);
    expect([await rows(other), await areChaptersPartitioned(other.database)]).toEqual([await rows(), true]);
    await expect(doubleKey(other)).rejects.toMatchObject({ code: '23505', constraint: 'chapters_work_id_source_key_key' });
  });

  test('that share what a work may have once are not taken over', async () => {
    await partition(testing);
    await partition(other);
    await sql`alter table chapters disable trigger user`.execute(testing.database);
    await doubleKey(testing);
    await expect(moveTables({ from: testing.url, to: other.url, signal })).rejects.toThrow(
      new BackupError('Rows of chapters share what the key chapters_work_id_source_key_key allows once; nothing was taken over.'),
    );
    expect(await rows(other)).toEqual([]);
  });
});
