import { type Kysely, type Transaction, sql } from 'kysely';
import { LISTED } from '#server/modules/works/listed-works.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { untilAborted } from '#server/platform/until-aborted.ts';
import { GENRE_NAMES } from '../genre-names.ts';
import { draftWorks } from './draft-works.ts';
import { ownNames } from './own-titles.ts';
import { BENCH_KEY } from './pattern-works.ts';
import type { BenchTitle } from './real-titles.ts';
import { setAside } from './set-aside.ts';

export interface BenchCatalogue {
  readonly works: number;
  readonly seed: number;
  /** The newest chapter is published just before. */
  readonly until: Date;
  readonly titles: readonly BenchTitle[];
}

export interface FilledCatalogue {
  readonly works: number;
  readonly chapters: number;
}

const TITLES_AT_A_TIME = 5000;
const VIEW_DAYS = 60;

/**
 * Fills a database that holds the pattern works, all in one transaction. The rows are made by the database itself from
 * hashes of the work's number and the seed, so that the same seed always makes the same catalogue.
 */
export async function fillCatalogue(
  database: Kysely<Tables>,
  catalogue: BenchCatalogue,
  say: (line: string) => unknown,
  signal: AbortSignal,
): Promise<FilledCatalogue> {
  const filled = await database
    .transaction()
    .execute((transaction) => untilAborted(database, transaction, signal, () => fill(transaction, catalogue, say, signal)));
  await database.connection().execute(async (connection) => {
    await sql.raw('set statement_timeout = 0').execute(connection);
    await untilAborted(database, connection, signal, async () => {
      for (const table of ['works', 'work_genres', 'credits', 'chapters', 'work_views'])
        await sql.raw(`vacuum analyze ${table}`).execute(connection);
    });
    await sql.raw('reset statement_timeout').execute(connection);
  });
  return filled;
}

async function fill(
  transaction: Transaction<Tables>,
  catalogue: BenchCatalogue,
  say: (line: string) => unknown,
  signal: AbortSignal,
): Promise<FilledCatalogue> {
  await sql
    .raw(`set local statement_timeout = 0; set local maintenance_work_mem = '768MB'; set local work_mem = '128MB'`)
    .execute(transaction);
  await sql.raw(chance(catalogue.seed)).execute(transaction);
  await writeTitles(transaction, catalogue.titles);
  const wayBack = await setAside(transaction);
  for (const [name, statement] of steps(catalogue)) {
    signal.throwIfAborted();
    const begun = performance.now();
    await sql.raw(statement).execute(transaction);
    say(`${name}: ${seconds(begun)}`);
  }
  const begun = performance.now();
  for (const statement of wayBack) {
    signal.throwIfAborted();
    await sql.raw(statement).execute(transaction);
  }
  say(`keys and indexes: ${seconds(begun)}`);
  await COUNTERS.execute(transaction);
  await sql`insert into listing_changes default values`.execute(transaction);
  const { rows } = await sql<FilledCatalogue>`select count(*) as works, sum(chapters_count) as chapters from bench_works`.execute(
    transaction,
  );
  return { works: Number(rows[0]?.works), chapters: Number(rows[0]?.chapters) };
}

/** Uniform from 0 to below 1, by a key and what it is for. */
function chance(seed: number): string {
  return `create function pg_temp.chance(key bigint, use integer) returns double precision immutable language sql as
    $$ select ((hashint8extended(key, ${seed}::bigint * 1000 + use) >> 11) & 4503599627370495)::double precision / 4503599627370496 $$`;
}

async function writeTitles(transaction: Transaction<Tables>, titles: readonly BenchTitle[]): Promise<void> {
  const names = ownNames();
  await sql
    .raw(`
    create temporary table bench_titles (place integer generated always as identity, language text, title text, reading text, author text,
      author_reading text, format text) on commit drop;
    create temporary table bench_names (place integer generated always as identity, language text, name text) on commit drop`)
    .execute(transaction);
  for (let start = 0; start < titles.length; start += TITLES_AT_A_TIME) {
    const rows = JSON.stringify(titles.slice(start, start + TITLES_AT_A_TIME));
    await sql`insert into bench_titles (language, title, reading, author, author_reading, format)
      select language, title, reading, author, "authorReading", format from jsonb_to_recordset(${rows}::jsonb)
      as given (language text, title text, reading text, author text, "authorReading" text, format text)`.execute(transaction);
  }
  for (const language of ['vi', 'ja'] as const)
    await sql`insert into bench_names (language, name) select ${language}, unnest(${names[language]}::text[])`.execute(transaction);
  await sql.raw(`create index on bench_titles (place); analyze bench_titles; analyze bench_names`).execute(transaction);
}

function steps({ works, until }: BenchCatalogue): readonly (readonly [name: string, statement: string])[] {
  return [
    ['works drafted', draftWorks(works, until)],
    ['works', INSERT_WORKS],
    ['genres', insertGenres()],
    ['creators', INSERT_CREDITS],
    ['chapters', INSERT_CHAPTERS],
    ['views', insertViews(until)],
  ];
}

const INSERT_WORKS = `
  insert into works (id, source_key, language, format, status, direction, title, title_reading, description, is_sensitive, cover_id,
    views_count, chapters_count, first_chapter_id, last_chapter_id, updated_at, created_at)
  overriding system value
  select id, '${BENCH_KEY}' || id, language, format, status,
    case when format = 'COMIC' and pg_temp.chance(n, 8) < 0.4 then 'TOP_TO_BOTTOM' when language = 'ja' then 'RIGHT_TO_LEFT' else 'LEFT_TO_RIGHT' end,
    title, reading, title, pg_temp.chance(n, 9) < 0.02, cover_id, views_count, chapters_count, first_chapter_id,
    first_chapter_id + chapters_count - 1, updated_at, updated_at - interval '3 days' * chapters_count
  from bench_works order by n;
  select setval(pg_get_serial_sequence('works', 'id'), (select max(id) from works))`;

/** The first genre has almost half of all works, the last one a few in a hundred. */
function insertGenres(): string {
  const genres = Object.entries(GENRE_NAMES).map(([slug, { vi, ja }], index) => ({ slug, vi, ja, share: 0.45 * (index + 1) ** -0.75 }));
  const values = genres.map(({ slug, share }, index) => `('${slug}', ${index}, ${share.toFixed(6)})`).join(', ');
  return `
    insert into genres (slug, name_vi, name_ja)
    values ${genres.map(({ slug, vi, ja }) => `('${slug}', '${vi}', '${ja}')`).join(', ')} on conflict do nothing;
    insert into work_genres (work_id, genre_slug, language, updated_at, views_count)
    select id, slug, language, updated_at, views_count
    from bench_works join (values ${values}) genre (slug, use, share) on pg_temp.chance(n, 100 + use) < share`;
}

const INSERT_CREDITS = `
  insert into creators (name, reading) select distinct on (author) author, author_reading from bench_titles where author is not null
    order by author, author_reading on conflict do nothing;
  insert into creators (name) select distinct name from bench_names order by name on conflict do nothing;
  insert into credits (work_id, creator_id, role, position)
  select works.id, creators.id, 'AUTHOR', 1
  from bench_works works
  join (select language, array_agg(name order by place) as names from bench_names group by language) own using (language)
  join creators on creators.name = coalesce(author, names[1 + (pg_temp.chance(n, 10) * array_length(names, 1))::int % array_length(names, 1)])`;

const INSERT_CHAPTERS = `
  insert into chapters (id, work_id, source_key, position, number, version_id, published_at)
  overriding system value
  select first_chapter_id + place - 1, id, place::text, place, place, version_id,
    updated_at - (chapters_count - place) * interval '1 day' * (1 + floor(13 * pg_temp.chance(n, 11)))
  from (select * from bench_works order by n) ordered cross join lateral generate_series(1, chapters_count) place;
  select setval(pg_get_serial_sequence('chapters', 'id'), (select max(id) from chapters))`;

/** Of the most viewed: what a day adds, rising and falling by chance; the total holds them already. */
function insertViews(until: Date): string {
  return `
    insert into work_views (day, work_id, views, totaled)
    select day, id, views, views from (
      select (date '${until.toISOString().slice(0, 10)}' - age) as day, id,
        floor(views_count * 0.002 * power(pg_temp.chance(n * 64 + age, 12), 2) * 3)::int as views
      from bench_works cross join generate_series(0, ${VIEW_DAYS - 1}) age where views_count >= 400
    ) days where views > 0 order by day, id`;
}

const COUNTERS = sql`
  update work_counts set works_count = (
    select count(*) from works where works.language = work_counts.language and ${LISTED});
  update genres set works_count_vi = counted.vi, works_count_ja = counted.ja from (
    select genre_slug, count(*) filter (where work_genres.language = 'vi') as vi, count(*) filter (where work_genres.language = 'ja') as ja
    from work_genres join works on works.id = work_id and ${LISTED} group by genre_slug
  ) counted where slug = genre_slug`;

function seconds(begun: number): string {
  return `${((performance.now() - begun) / 1000).toFixed(1)} s`;
}
