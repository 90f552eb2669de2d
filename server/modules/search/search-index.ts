import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';
import { untilAborted } from '#server/platform/until-aborted.ts';
import { LISTED } from '../works/listed-works.ts';
import { shorterWords } from './near-words.ts';
import { ENTRY_VERSION, entryOf, type SearchedWork, vocabularyOf } from './search-entry.ts';

const BATCH = 1000;
/** Entries that one statement brings up to date. */
const REFRESHED_AT_ONCE = 10_000;

/** How many works of a language are most read, and how many much read. */
const TIER_SIZES = [5_000, 50_000] as const;

/** The last work of each tier but the lowest, in a language; null where there are less. */
interface EndsOfTiers {
  readonly language: string;
  readonly most_views: number | null;
  readonly most_id: number | null;
  readonly much_views: number | null;
  readonly much_id: number | null;
}

const ENDS_OF_TIERS = sql<EndsOfTiers>`(
  select languages.language, most.views_count as most_views, most.id as most_id, much.views_count as much_views, much.id as much_id
  from (values ('vi'), ('ja')) languages (language)
  ${lastOfTier('most', TIER_SIZES[0])} ${lastOfTier('much', TIER_SIZES[1])}
)`;

/**
 * Makes the entries of these works anew; a work that is not shown has none, and that of a new one is where the least read works are. Within
 * the transaction that changed the works they never differ.
 */
export async function indexWorks(database: Kysely<Tables>, ids: readonly number[]): Promise<void> {
  const works = await readWorks(database, ids);
  const shown = new Set(works.map(({ id }) => id));
  const gone = ids.filter((id) => !shown.has(id));
  if (gone.length > 0) await sql`delete from search_works where work_id = any(${gone})`.execute(database);
  if (works.length === 0) return;
  const [most, much] = TIER_SIZES;
  await sql`
    insert into search_works (work_id, language, tier, views_count, version, exact_names, folded_names, creators, terms)
    select work_id, language, case when works_count <= ${most} then 0 when works_count <= ${much} then 1 else 2 end, views_count, version,
      exact_names, folded_names, creators, array_to_tsvector(terms)
    from json_to_recordset(${JSON.stringify(works.map(entryOf))}) as entry (work_id bigint, language text, views_count bigint,
      version smallint, exact_names text, folded_names text, creators text, terms text[])
    left join work_counts using (language)
    on conflict (work_id) do update set language = excluded.language, version = excluded.version,
      exact_names = excluded.exact_names, folded_names = excluded.folded_names, creators = excluded.creators, terms = excluded.terms`.execute(
    database,
  );
  await addWords(database, works.flatMap(vocabularyOf));
}

/**
 * Makes the entries that are missing or of an older version, and takes away those of works no longer shown: after an
 * update, a restored backup or works written by other hands; so many works at once. Returns how many entries were made.
 */
export async function indexMissingWorks(
  database: Kysely<Tables>,
  signal?: AbortSignal,
  atOnce: number = REFRESHED_AT_ONCE,
): Promise<number> {
  let made = 0;
  let after: number | null = 0;
  while (after !== null) {
    const part: PartOfWorks | undefined = await readPart(database, after, atOnce);
    if (part !== undefined && part.gone.length > 0) await sql`delete from search_works where work_id = any(${part.gone})`.execute(database);
    for (const ids of batchesOf(part?.missing ?? [])) {
      if (signal?.aborted) return made;
      await indexWorks(database, ids);
      made += ids.length;
    }
    after = signal?.aborted ? null : (part?.last ?? null);
  }
  return made;
}

interface PartOfWorks {
  /** Null where there are none any more. */
  readonly last: number | null;
  readonly missing: readonly number[];
  /** Not shown, but with an entry. */
  readonly gone: readonly number[];
}

/** What is to be done about the works after this one. */
async function readPart(database: Kysely<Tables>, after: number, atOnce: number): Promise<PartOfWorks | undefined> {
  const { rows } = await sql<PartOfWorks>`
    with works as (select * from works where id > ${after} order by id limit ${atOnce})
    select max(id) as last,
      coalesce(json_agg(id order by id) filter (where ${LISTED} and (work_id is null or version < ${ENTRY_VERSION})), '[]') as missing,
      coalesce(json_agg(id) filter (where not (${LISTED}) and work_id is not null), '[]') as gone
    from works left join search_works on work_id = id`.execute(database);
  return rows[0];
}

function batchesOf(ids: readonly number[]): (readonly number[])[] {
  return Array.from({ length: Math.ceil(ids.length / BATCH) }, (_batch, index) => ids.slice(index * BATCH, (index + 1) * BATCH));
}

/** Puts the entry of a work where it belongs by its views, as it is shown again. */
export async function placeWork(database: Kysely<Tables>, id: number): Promise<void> {
  await sql`
    update search_works set tier = ${tierOf(sql`views_count`, sql`work_id`)} from ${ENDS_OF_TIERS} ends
    where work_id = ${id} and ends.language = search_works.language`.execute(database);
}

/** Brings views and tiers of the entries up to date, so many at once; only what changed is written. */
export async function refreshTiers(database: Kysely<Tables>, signal?: AbortSignal, atOnce: number = REFRESHED_AT_ONCE): Promise<void> {
  const { rows: ends } = await sql<EndsOfTiers>`select * from ${ENDS_OF_TIERS} ends`.execute(database);
  let after: number | null = 0;
  while (after !== null) after = signal?.aborted ? null : await refreshSome(database, ends, after, atOnce);
}

/** Those after this work; the last of them, or null where there were none. */
async function refreshSome(database: Kysely<Tables>, ends: readonly EndsOfTiers[], after: number, atOnce: number): Promise<number | null> {
  const { rows } = await sql<{ last: number | null }>`
    with part as (select work_id from search_works where work_id > ${after} order by work_id limit ${atOnce}),
    now as (
      select works.id, works.views_count, ${tierOf(sql`works.views_count`, sql`works.id`)} as tier
      from part join works on works.id = work_id
      join json_to_recordset(${JSON.stringify(ends)}) as ends (language text, most_views bigint, most_id bigint, much_views bigint, much_id bigint)
        using (language)
    ), changed as (
      update search_works set tier = now.tier, views_count = now.views_count from now
      where now.id = work_id and (now.tier, now.views_count) is distinct from (search_works.tier::integer, search_works.views_count)
    )
    select max(work_id) as last from part`.execute(database);
  return rows[0]?.last ?? null;
}

function lastOfTier(name: 'most' | 'much', size: number) {
  return sql`left join lateral (
    select works.views_count, works.id from works where works.language = languages.language and ${LISTED}
    order by works.views_count desc, works.id desc offset ${sql.lit(size - 1)} limit 1
  ) ${sql.id(name)} on true`;
}

/** Beside the `ends` of its language. */
function tierOf(views: RawBuilder<unknown>, id: RawBuilder<unknown>) {
  return sql`case
    when ends.most_id is null or (${views}, ${id}) >= (ends.most_views, ends.most_id) then 0
    when ends.much_id is null or (${views}, ${id}) >= (ends.much_views, ends.much_id) then 1
    else 2 end`;
}

/**
 * Sorts in what was added of late, which every search would read through, and counts anew what the planner goes by,
 * however long it takes.
 */
export async function settleIndex(database: Kysely<Tables>, signal: AbortSignal = new AbortController().signal): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    await untilAborted(database, transaction, signal, () => settle(transaction));
  });
}

async function settle(database: Kysely<Tables>): Promise<void> {
  await sql`
    select gin_clean_pending_list(indexrelid) from pg_index
    join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam and amname = 'gin'
    where indrelid in ('search_works'::regclass, 'search_words'::regclass)`.execute(database);
  await sql`analyze search_works, search_words`.execute(database);
}

async function readWorks(database: Kysely<Tables>, ids: readonly number[]): Promise<SearchedWork[]> {
  const { rows } = await sql<SearchedWork>`
    select works.id, language, format, status, title, title_reading as "titleReading", aliases, views_count as "viewsCount",
      array(select genre_slug from work_genres where work_id = works.id order by genre_slug) as genres,
      coalesce((
        select json_agg(json_build_object('id', creators.id, 'name', name, 'reading', reading) order by position, creators.id)
        from credits join creators on creators.id = creator_id where work_id = works.id), '[]') as credits
    from works where works.id = any(${ids}) and ${LISTED}`.execute(database);
  return rows;
}

async function addWords(database: Kysely<Tables>, words: readonly string[]): Promise<void> {
  const rows = [...new Set(words)].toSorted().map((word) => ({ word, shorter: shorterWords(word) }));
  if (rows.length === 0) return;
  await sql`
    insert into search_words (word, shorter)
    select word, shorter from json_to_recordset(${JSON.stringify(rows)}) as found (word text, shorter text[])
    where not exists (select from search_words known where known.word = found.word)
    on conflict do nothing`.execute(database);
}
