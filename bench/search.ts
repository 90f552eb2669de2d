import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createSearchLoaders, keyOfSearch } from '#server/modules/search/search.loaders.ts';
import { indexMissingWorks, refreshTiers } from '#server/modules/search/search-index.ts';
import { SearchRepository } from '#server/modules/search/search.repository.ts';
import { foldedLine } from '#server/modules/search/search-text.ts';
import { RowMemory } from '#server/modules/shared-rows.ts';
import { type Database, openDatabase } from '#server/platform/database/database.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded-postgres.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { isSharedContentMissing, sharedContent } from '#tests/support/files/shared-content.ts';
import { makeQueries, type QueryKind, readTitles, type RealTitle, type TitleQuery } from './title-queries.ts';

const KINDS: Readonly<Record<QueryKind, number>> = {
  exact: 0.99,
  folded: 0.99,
  reading: 0.99,
  reordered: 0.9,
  beginning: 0.9,
  'one slip': 0.9,
  'one slip in the reading': 0.9,
};
const QUERIES = 200;
const BATCH = 5000;
const SHOWN = 10;
const MOST = 1000;

/**
 * How often the first ten results hold what was meant, over all real titles and as many copies of them as
 * SEARCH_BENCH_WORKS asks for, and how long a search takes. Fails where a kind finds less than it must.
 */
export async function search(): Promise<void> {
  if (isSharedContentMissing()) return;
  const folder = await mkdtemp(join(tmpdir(), 'futago-search-'));
  await chmod(folder, 0o755);
  const postgres = await startEmbeddedPostgres({ dataFolder: folder, say: () => undefined });
  const database = openDatabase(postgres.url, { poolSize: 2, statementTimeoutMilliseconds: 0 });
  try {
    await migrate(database);
    const titles = readTitles(sharedContent.path);
    await fill(database, titles, Math.max(titles.length, Number(process.env['SEARCH_BENCH_WORKS'] ?? 0)));
    const misses = await measure(database, titles);
    if (misses.length > 0) throw new Error(`Too little was found: ${misses.join('; ')}.`);
  } finally {
    await database.destroy();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function fill(database: Database, titles: readonly RealTitle[], works: number): Promise<void> {
  const begun = performance.now();
  for (let from = 0; from < works; from += BATCH) {
    const count = Math.min(BATCH, works - from);
    await insert(
      database,
      Array.from({ length: count }, (_, index) => copyOf(titles, from + index)),
    );
  }
  const written = performance.now();
  const made = await indexMissingWorks(database);
  await refreshTiers(database);
  await sql`vacuum analyze search_works`.execute(database);
  const perSecond = Math.round(made / ((performance.now() - written) / 1000));
  const { rows } = await sql<{ rows: string; whole: string }>`
    select pg_size_pretty(pg_table_size('search_works')) as rows, pg_size_pretty(pg_total_relation_size('search_works')) as whole`.execute(
    database,
  );
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(`${made} works in ${seconds} s, ${perSecond} entries a second; rows ${rows[0]?.rows}, with indexes ${rows[0]?.whole}`);
}

/** After the real ones come copies under a number of their own; views fall as in a catalogue. */
function copyOf(titles: readonly RealTitle[], place: number) {
  const copy = Math.floor(place / titles.length);
  const { key, title, ...work } = titles[place % titles.length] ?? titles[0] ?? { key: '', title: '' };
  const suffix = copy === 0 ? '' : ` ${copy + 1}`;
  return { ...work, key: `${key}#${copy}`, title: `${title}${suffix}`, views: Math.floor(2_000_000 / (1 + ((place * 7919) % 1_000_003))) };
}

async function insert(database: Database, works: readonly ReturnType<typeof copyOf>[]): Promise<void> {
  await sql`
    insert into works (source_key, language, format, status, direction, title, title_reading, views_count, chapters_count)
    select key, language, format, 'ONGOING', 'LEFT_TO_RIGHT', title, reading, views, 1
    from json_to_recordset(${JSON.stringify(works)}) as work (key text, language text, format text, title text, reading text, views bigint)`.execute(
    database,
  );
}

async function measure(database: Database, titles: readonly RealTitle[]): Promise<string[]> {
  const loaders = createSearchLoaders(new SearchRepository(database), new RowMemory({ freshMilliseconds: 0 }));
  const filters = { format: null, status: null, genres: [], without: [], creatorId: null };
  const find = async ({ language, typed }: TitleQuery): Promise<readonly number[]> => {
    const { ids, readIds, nearIds } = await loaders.found.get(keyOfSearch({ language, query: typed, filters, most: MOST }));
    return [...ids, ...readIds, ...nearIds].slice(0, SHOWN);
  };
  const rows: Record<string, object> = {};
  const misses: string[] = [];
  for (const [kind, least] of Object.entries(KINDS) as [QueryKind, number][]) {
    const times: number[] = [];
    const missed: string[] = [];
    for (const query of makeQueries(titles, kind, QUERIES)) {
      const begun = performance.now();
      const ids = await find(query);
      times.push(performance.now() - begun);
      if (!(await isNamed(database, ids, query.meant))) missed.push(`${query.typed} (${query.meant})`);
    }
    const recall = 1 - missed.length / QUERIES;
    rows[kind] = { recall: recall.toFixed(3), least, 'p50 ms': at(times, 0.5), 'p99 ms': at(times, 0.99) };
    if (recall < least) misses.push(`${kind} ${recall.toFixed(3)}`);
    if (missed.length > 0) console.log(`${kind}: missed ${missed.slice(0, 6).join(', ')}`);
  }
  console.table(rows);
  return misses;
}

/** Several works may bear one name: each of them is what was meant. */
async function isNamed(database: Database, ids: readonly number[], name: string): Promise<boolean> {
  const { rows } = await sql<{ names: string }>`select folded_names as names from search_works where work_id = any(${ids})`.execute(
    database,
  );
  return rows.some(({ names }) => names.includes(`\n ${foldedLine(name.slice(0, 300))} \n`));
}

function at(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10;
}
