import { mkdtemp, rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { type Database, openDatabase } from '#server/platform/database.ts';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts';

const CHAPTERS = Number(process.env['PARTITIONS_CHAPTERS'] ?? 1_000_000);
const OF_A_WORK = 50;
const PARTS = 16;
/** A day of a site whose works are all read. */
const VIEWS_OF_A_DAY = 50_000;
const DAYS = 60;
const ROUNDS = 7;
const READS = 400;

/**
 * What partitions would give, on one database and by turns: chapters as one table and in 16 by the hash of their work, read the three
 * ways in which the site reads them; the views of two months as one table and by months, counted, added up, and a month of them taken away.
 */
export async function partitions(): Promise<void> {
  // Not the system's folder for temporary files: that of root may be closed to the user postgres.
  const folder = await mkdtemp('/tmp/futago-bench-partitions-');
  const postgres = await startEmbeddedPostgres({ dataFolder: folder, say: () => {} });
  const database = openDatabase(postgres.url, { poolSize: 1 });
  try {
    await sql`set statement_timeout = 0`.execute(database);
    for (const statement of [...chapterTables(), ...viewTables()]) await sql.raw(statement).execute(database);
    console.table(await measureChapters(database));
    console.table(await measureViews(database));
  } finally {
    await database.destroy();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const KINDS = ['one', 'parted'] as const;

function chapterTables(): string[] {
  const columns = `id bigint not null, work_id bigint not null, position integer not null, number numeric(10, 3) not null, title text,
    published_at timestamptz not null`;
  const parts = Array.from(
    { length: PARTS },
    (_, at) => `create table parted_chapters_${at} partition of parted_chapters for values with (modulus ${PARTS}, remainder ${at})`,
  );
  return [
    `create table one_chapters (${columns}, primary key (id), unique (work_id, position))`,
    // A key has to hold what parts the table, so that an id alone is nobody's key any more.
    `create table parted_chapters (${columns}, primary key (work_id, id), unique (work_id, position)) partition by hash (work_id)`,
    ...parts,
    `create index on parted_chapters (id)`,
    ...KINDS.map(
      (kind) => `insert into ${kind}_chapters
        select n, 1 + n / ${OF_A_WORK}, 1 + n % ${OF_A_WORK}, 1 + n % ${OF_A_WORK}, 'Chương ' || n, now() from generate_series(0, ${CHAPTERS - 1}) n`,
    ),
    ...KINDS.map((kind) => `vacuum analyze ${kind}_chapters`),
  ];
}

function viewTables(): string[] {
  const columns =
    'day date not null, work_id bigint not null, views integer not null, totaled integer not null, primary key (day, work_id)';
  return [
    `create table one_views (${columns})`,
    `create table parted_views (${columns}) partition by range (day)`,
    `create table parted_views_1 partition of parted_views for values from ('2026-01-01') to ('2026-02-01')`,
    `create table parted_views_2 partition of parted_views for values from ('2026-02-01') to ('2026-04-01')`,
    ...KINDS.map((kind) => `create index on ${kind}_views (work_id)`),
    ...KINDS.map(
      (kind) => `insert into ${kind}_views
        select date '2026-01-01' + day, n, 3, 3 from generate_series(0, ${DAYS - 1}) day, generate_series(1, ${VIEWS_OF_A_DAY}) n`,
    ),
    ...KINDS.map((kind) => `vacuum analyze ${kind}_views`),
  ];
}

async function measureChapters(database: Database): Promise<object> {
  const reads = {
    'a chapter by its id, µs': (kind: string) => `select * from ${kind}_chapters where id = $1`,
    'neighbours in a work, µs': (kind: string) =>
      `select * from ${kind}_chapters where work_id = 1 + $1 / ${OF_A_WORK} and position between 7 and 9`,
    'the latest of a work, µs': (kind: string) =>
      `select * from ${kind}_chapters where work_id = 1 + $1 / ${OF_A_WORK} order by position desc limit 5`,
  };
  const rows: Record<string, object> = {};
  for (const [name, query] of Object.entries(reads)) {
    for (const kind of KINDS) await sql.raw(`prepare ${kind}_read (bigint) as ${query(kind)}`).execute(database);
    const figures = await byTurns(async (kind) => {
      const begun = performance.now();
      for (let count = 0; count < READS; count += 1)
        await sql.raw(`execute ${kind}_read (${(count * 7_919 * 131) % CHAPTERS})`).execute(database);
      return ((performance.now() - begun) / READS) * 1000;
    });
    for (const kind of KINDS) await sql.raw(`deallocate ${kind}_read`).execute(database);
    rows[name] = figures;
  }
  await sql`update one_chapters set title = title || '!' where id % 50 = 0`.execute(database);
  await sql`update parted_chapters set title = title || '!' where id % 50 = 0`.execute(database);
  rows['vacuum after 2 % moved, ms'] = await byTurns((kind) => timed(database, `vacuum ${kind}_chapters`), 1);
  return rows;
}

async function measureViews(database: Database): Promise<object> {
  const rows: Record<string, object> = {};
  rows['1,000 views counted, ms'] = await byTurns((kind) =>
    timed(
      database,
      `insert into ${kind}_views select '2026-03-01', n, 1, 0 from generate_series(1, 1000) n
        on conflict (day, work_id) do update set views = ${kind}_views.views + 1`,
    ),
  );
  rows['views of a month added up, ms'] = await byTurns((kind) =>
    timed(database, `select work_id, sum(views) from ${kind}_views where day >= '2026-02-01' group by work_id`),
  );
  const ways = { one: `delete from one_views where day < '2026-02-01'`, parted: 'drop table parted_views_1' };
  rows['a month taken away, ms'] = await byTurns((kind) => timed(database, ways[kind]), 1);
  rows['vacuum after it, ms'] = await byTurns((kind) => timed(database, `vacuum ${kind}_views`), 1);
  return rows;
}

async function timed(database: Database, statement: string): Promise<number> {
  const begun = performance.now();
  await sql.raw(statement).execute(database);
  return performance.now() - begun;
}

/** Medians. */
async function byTurns(
  measure: (kind: (typeof KINDS)[number]) => Promise<number>,
  rounds: number = ROUNDS,
): Promise<Record<string, number>> {
  const figures: Record<(typeof KINDS)[number], number[]> = { one: [], parted: [] };
  for (let round = 0; round < rounds; round += 1) for (const kind of KINDS) figures[kind].push(await measure(kind));
  const median = (all: readonly number[]): number => Math.round((all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0) * 10) / 10;
  return { 'one table': median(figures.one), partitions: median(figures.parted) };
}
