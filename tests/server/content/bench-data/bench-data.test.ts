import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runCommandLine } from '#server/cli.ts';
import { benchDataCommand } from '#server/content/bench-data/bench-data.command.ts';
import { defaultConfig } from '#server/platform/config/config.ts';
import { createLogger } from '#server/platform/logging.ts';
import { StartError } from '#server/platform/start.errors.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { seedCatalogue } from '#tests/support/database/seed.ts';

let folder: string;
let testing: TestDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'futago-bench-data-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  testing = await createTestDatabase();
});
afterEach(() => testing.close());

async function benchData(...words: string[]): Promise<{ code: number; said: string[]; complained: string[] }> {
  const [said, complained]: [string[], string[]] = [[], []];
  const terminal = { say: (line: string) => said.push(line), complain: (line: string) => complained.push(line) };
  const environment = { DATABASE_URL: testing.url, FUTAGO_DATA_FOLDER: folder, FUTAGO_LOG_LEVEL: 'silent' };
  const own = ['--until', '2026-11-21', '--titles', join(folder, 'nowhere')];
  return { code: await runCommandLine(['bench-data', ...own, ...words], terminal, environment), said, complained };
}

async function read(query: string): Promise<readonly unknown[]> {
  return (await sql.raw(query).execute(testing.database)).rows;
}

const HASH = `select md5(string_agg(works::text, ' ' order by works.id)) as works,
  (select md5(string_agg(chapters::text, ' ' order by chapters.id)) from chapters where source_key <> '1') as chapters,
  (select md5(string_agg(concat_ws(' ', work_id, genre_slug), ' ' order by work_id, genre_slug)) from work_genres) as genres,
  (select md5(string_agg(work_views::text, ' ' order by day, work_id)) from work_views) as views
  from works where source_key not like 'bench/pattern/%'`;
/** Without partitions, which come by the month. */
const SCHEMA = `
  with tables as (select oid, relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition)
  select pg_get_indexdef(indexrelid) || ' ' || indisvalid as made from pg_index join tables on tables.oid = indrelid
  union all select relname || ' ' || conname || ' ' || pg_get_constraintdef(pg_constraint.oid) from pg_constraint join tables on tables.oid = conrelid
  union all select relname || ' ' || tgname || ' ' || tgenabled::text from pg_trigger join tables on tables.oid = tgrelid where not tgisinternal
  order by made`;

describe('futago bench-data', { timeout: 60_000 }, () => {
  it('makes the same works, chapters, genres and views of the same seed, others of another', async () => {
    const schema = await read(SCHEMA);
    const made = await benchData('--works', '900');
    expect({ ...made, said: made.said.at(-1) }).toEqual({
      code: 0,
      said: expect.stringMatching(/^900 works with 1\d{4} chapters in \d+\.\d s$/),
      complained: [],
    });
    const first = await read(HASH);
    expect(await read(SCHEMA)).toEqual(schema);
    await testing.close();
    testing = await createTestDatabase();
    await benchData('--works', '900');
    expect(await read(HASH)).toEqual(first);
    await testing.close();
    testing = await createTestDatabase();
    await benchData('--works', '900', '--seed', '2');
    expect(await read(HASH)).not.toEqual(first);
  });

  it('makes a whole catalogue: every work has its chapters, counters and copies are right, and ids go on after it', async () => {
    await benchData('--works', '400');
    expect(
      await read(`select count(*)::int as works, count(distinct language)::int as languages, min(chapters_count) as least,
        bool_and(chapters_count = (select count(*) from chapters where work_id = works.id)) as counted,
        bool_and(exists (select from chapters where id = first_chapter_id and work_id = works.id and position = 1)) as "hasFirst",
        bool_and(exists (select from chapters where id = last_chapter_id and work_id = works.id and position = chapters_count
          and published_at = updated_at)) as "hasLast",
        bool_and(exists (select from credits where work_id = works.id)) as credited
        from works where source_key not like 'bench/pattern/%'`),
    ).toEqual([{ works: 400, languages: 2, least: 1, counted: true, hasFirst: true, hasLast: true, credited: true }]);
    expect(await read(`select language, works_count from work_counts order by language`)).toEqual([
      { language: 'ja', works_count: 202 },
      { language: 'vi', works_count: 202 },
    ]);
    expect(
      await read(`select bool_and(works_count_vi = (select count(*) from work_genres where genre_slug = slug and language = 'vi')) as counted,
        max(works_count_vi) > 3 * min(works_count_vi) as "isSkewed" from genres`),
    ).toEqual([{ counted: true, isSkewed: true }]);
    expect(await read(`select nextval(pg_get_serial_sequence('works', 'id')) = max(id) + 1 as "goesOn" from works`)).toEqual([
      { goesOn: true },
    ]);
  });

  it('refuses a database with real works unless it is named, and one that it has filled', async () => {
    await seedCatalogue(testing.database);
    const [{ name }] = (await read('select current_database() as name')) as [{ name: string }];
    expect((await benchData('--works', '10')).complained).toEqual([
      `The database ${name} holds real works: say --into ${name} where the bench works may stand among them.`,
    ]);
    expect((await benchData('--works', '10', '--into', 'another')).code).toBe(1);
    expect((await benchData('--works', '10', '--into', name)).code).toBe(0);
    expect((await benchData('--works', '10', '--into', name)).complained).toEqual([
      'The database holds works made up for measuring already; begin with an empty one.',
    ]);
  });

  it.each(['works drafted', 'chapters', 'keys and indexes'])('ends at the first wish, with no work made: after %s', async (step) => {
    const schema = await read(SCHEMA);
    const stopping = new AbortController();
    const running = benchDataCommand.run(['--works', '100', '--titles', join(folder, 'nowhere')], {
      config: { ...defaultConfig(folder), databaseUrl: testing.url },
      log: createLogger('silent'),
      say: (line) => line.startsWith(`${step}: `) && stopping.abort(),
      signal: stopping.signal,
      atForcedEnd: () => {},
    });
    await expect(running).rejects.toThrow(new StartError('Stopped; the works are there whole, or not at all.'));
    expect(await read(`select count(*) from works where source_key not like 'bench/pattern/%'`)).toEqual([{ count: 0 }]);
    expect(await read(SCHEMA)).toEqual(schema);
  });

  it.each([
    [[], 'Say how many works: --works 100000.'],
    [['--works', '0'], '--works is a number from 1 to 5000000, not "0".'],
    [['--works', '5', '--seed', '-1'], "Option '--seed' argument is ambiguous."],
    [['--works', '5', '--seed', 'x'], '--seed is a number of at most nine digits, not "x".'],
  ])('refuses %j with a sentence', async (words, sentence) => {
    const { complained } = await benchData(...words);
    expect(complained[0]?.split('\n')[0]).toBe(sentence);
  });
});
