import { mkdtemp, rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { partitionChapters } from '#server/modules/chapters/chapter-partitions.ts';
import { ChaptersRepository } from '#server/modules/chapters/chapters.repository.ts';
import { RankingsRepository } from '#server/modules/rankings/rankings.repository.ts';
import { partitionViews } from '#server/modules/views/view-partitions.ts';
import { ViewsRepository } from '#server/modules/views/views.repository.ts';
import { type Database, openDatabase } from '#server/platform/database/database.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded-postgres.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { urlOfDatabase } from '#tests/support/database/database-url.ts';

const CHAPTERS = Number(process.env['PARTITIONS_CHAPTERS'] ?? 500_000);
const OF_A_WORK = 50;
const WORKS = CHAPTERS / OF_A_WORK;
const WORK_PARTITIONS = 16;
/** Works that are read on one day. */
const READ_A_DAY = WORKS / 5;
/** Longer than days are kept apart. */
const DAYS = 500;
const NOW = new Date('2026-06-15T12:00:00Z');
const TOMORROW = new Date('2026-06-16T12:00:00Z');
const ROUNDS = 7;
const READS = 300;

type Row = Record<string, number>;

/**
 * What partitions give, on one server and by turns, by the site's own statements: chapters as one table, by the hash of their
 * work and by the hash of their id; views as one table and by months. The latter two are as `futago partition` makes them.
 */
export async function partitions(): Promise<void> {
  // Not the system's folder for temporary files: that of root may be closed to the user postgres.
  const folder = await mkdtemp('/tmp/futago-bench-partitions-');
  const postgres = await startEmbeddedPostgres({ dataFolder: folder, say: () => {} });
  await using begun = new AsyncDisposableStack();
  begun.defer(() => rm(folder, { recursive: true, force: true }));
  begun.defer(() => postgres.stop());
  const administrator = openDatabase(postgres.administratorUrl, { poolSize: 1 });
  begun.defer(() => administrator.destroy());
  const make = async (name: string, statements: readonly string[]): Promise<Database> => {
    await sql.raw(`create database ${name} owner futago`).execute(administrator);
    const database = openDatabase(urlOfDatabase(postgres.url, name), { poolSize: 1, statementTimeoutMilliseconds: 0 });
    begun.defer(() => database.destroy());
    await migrate(database);
    for (const statement of [...CHAPTER_ROWS, ...statements]) await sql.raw(statement).execute(database);
    return database;
  };
  const whole = await make('whole', [VIEW_ROWS]);
  const byWork = await make('by_work', BY_WORK);
  const byId = await make('by_id', [VIEW_ROWS]);
  const views = await clocked(() => byId.transaction().execute((transaction) => partitionViews(transaction, NOW)));
  const chapters = await clocked(() => byId.transaction().execute(partitionChapters));
  console.log(`${DAYS * READ_A_DAY} rows of views partitioned in ${(views / 1000).toFixed(1)} s`);
  console.log(`${CHAPTERS} chapters partitioned in ${(chapters / 1000).toFixed(1)} s`);
  for (const database of [whole, byWork, byId]) await sql`vacuum analyze`.execute(database);
  console.table(await measureChapters({ 'one table': whole, '16 by work': byWork, '8 by id': byId }));
  console.table(await measureViews({ 'one table': whole, 'by month': byId }));
}

const CHAPTER_ROWS = [
  `insert into works (source_key, language, format, status, direction, title, chapters_count)
    select n::text, 'vi', 'COMIC', 'ONGOING', 'TOP_TO_BOTTOM', 'Truyện ' || n, ${OF_A_WORK} from generate_series(1, ${WORKS}) n`,
  `insert into chapters (work_id, source_key, position, number, title, published_at)
    select 1 + n / ${OF_A_WORK}, (1 + n % ${OF_A_WORK})::text, 1 + n % ${OF_A_WORK}, 1 + n % ${OF_A_WORK}, 'Chương ' || n, now()
    from generate_series(0, ${CHAPTERS - 1}) n`,
];

const VIEW_ROWS = `insert into work_views
    select date '2026-06-14' - ago, 1 + (n * 3 + ago * 13) % ${WORKS}, 3, 3
    from generate_series(0, ${DAYS - 1}) ago, generate_series(1, ${READ_A_DAY}) n`;

/** A key has to hold what parts the table: by work, an id alone is nobody's key. */
const BY_WORK = [
  'alter table chapters rename to plain',
  `create table chapters (like plain including defaults including identity, primary key (work_id, id), unique (work_id, source_key),
    unique (work_id, position) deferrable initially deferred) partition by hash (work_id)`,
  ...Array.from(
    { length: WORK_PARTITIONS },
    (_, at) => `create table chapters_${at} partition of chapters for values with (modulus ${WORK_PARTITIONS}, remainder ${at})`,
  ),
  'insert into chapters overriding system value select * from plain',
  `select setval(pg_get_serial_sequence('chapters', 'id'), ${CHAPTERS})`,
  'drop table plain cascade',
  'alter table chapters add foreign key (work_id) references works on delete cascade',
  'create index on chapters (id)',
];

const READ: Readonly<Record<string, (chapters: ChaptersRepository, count: number) => Promise<unknown>>> = {
  'a chapter by its id, µs': (chapters, count) => chapters.findByIds([1 + scattered(count, CHAPTERS)]),
  'its neighbours in a work, µs': (chapters, count) => chapters.findByPlaces(placesOf(count, [7, 9])),
  'the latest 3 of 24 works, µs': (chapters, count) =>
    chapters.findLatest(
      Array.from({ length: 24 }, (_, at) => 1 + scattered(count + at, WORKS)),
      3,
    ),
  'a list of 50, µs': (chapters, count) =>
    chapters.findByPlaces(
      placesOf(
        count,
        Array.from({ length: OF_A_WORK }, (_, at) => at + 1),
      ),
    ),
  'a list by what is typed, µs': (chapters, count) =>
    chapters.findFiltered(1 + scattered(count, WORKS), { folded: '4', number: '4' }, { direction: 'asc', offset: 0, limit: 20 }),
};

function placesOf(count: number, positions: readonly number[]) {
  return positions.map((position) => ({ workId: 1 + scattered(count, WORKS), position }));
}

function scattered(count: number, below: number): number {
  return (count * 1_037_389) % below;
}

async function measureChapters(databases: Readonly<Record<string, Database>>): Promise<object> {
  const rows: Record<string, Row> = {};
  for (const [name, read] of Object.entries(READ)) {
    rows[name] = await byTurns(databases, async (database) => {
      const chapters = new ChaptersRepository(database);
      await read(chapters, 0);
      const took = await clocked(async () => {
        for (let count = 0; count < READS; count += 1) await read(chapters, count);
      });
      return (took / READS) * 1000;
    });
  }
  rows['50 chapters of a new work, ms'] = await byTurns(databases, (database, round) =>
    timed(
      database,
      `with work as (
        insert into works (source_key, language, format, status, direction, title)
        values ('new ${round}', 'vi', 'COMIC', 'ONGOING', 'TOP_TO_BOTTOM', 'Truyện') returning id
      )
      insert into chapters (work_id, source_key, position, number, published_at)
      select id, n::text, n, n, now() from work, generate_series(1, ${OF_A_WORK}) n`,
    ),
  );
  rows['chapters of a work in another order, ms'] = await byTurns(databases, (database, round) =>
    timed(database, `update chapters set position = ${OF_A_WORK + 1} - position where work_id = ${round + 1}`),
  );
  await byTurns(databases, (database) => timed(database, `update chapters set title = title || '!' where id % 50 = 0`), 1);
  rows['vacuum after 2 % changed, ms'] = await byTurns(databases, (database) => timed(database, 'vacuum chapters'), 1);
  return rows;
}

async function measureViews(databases: Readonly<Record<string, Database>>): Promise<object> {
  const measures: Readonly<Record<string, (database: Database, round: number) => Promise<number>>> = {
    '1,000 views counted': (database, round) => clocked(() => new ViewsRepository(database).count(viewsOf(round), NOW)),
    'views added to the totals': (database) => clocked(() => new RankingsRepository(database).addToTotals()),
    'the ranking of a month': (database) => clocked(() => new RankingsRepository(database).make('MONTH', NOW)),
    'the ranking of a year': (database) => clocked(() => new RankingsRepository(database).make('YEAR', NOW)),
    'ten months folded': (database) => clocked(() => new RankingsRepository(database).sweep(NOW)),
    'vacuum after it': (database) => timed(database, 'vacuum work_views'),
    'one more day folded': (database) => clocked(() => new RankingsRepository(database).sweep(TOMORROW)),
  };
  const once = ['ten months folded', 'vacuum after it', 'one more day folded'];
  const rows: Record<string, Row> = {};
  for (const [name, measure] of Object.entries(measures))
    rows[`${name}, ms`] = await byTurns(databases, measure, once.includes(name) ? 1 : ROUNDS);
  return rows;
}

function viewsOf(round: number) {
  return Array.from({ length: 1000 }, (_, at) => ({
    reader: Buffer.from(`${round} ${at}`.padEnd(16)),
    chapterId: 1 + scattered(at, CHAPTERS),
  }));
}

function timed(database: Database, statement: string): Promise<number> {
  return clocked(() => sql.raw(statement).execute(database));
}

async function clocked(run: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await run();
  return performance.now() - begun;
}

/** Medians. */
async function byTurns(
  databases: Readonly<Record<string, Database>>,
  measure: (database: Database, round: number) => Promise<number>,
  rounds: number = ROUNDS,
): Promise<Row> {
  const figures = Object.keys(databases).map((name) => ({ name, all: [] as number[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, all } of figures) {
      const database = databases[name];
      if (database !== undefined) all.push(await measure(database, round));
    }
  }
  return Object.fromEntries(
    figures.map(({ name, all }) => [name, Math.round((all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0) * 10) / 10]),
  );
}
