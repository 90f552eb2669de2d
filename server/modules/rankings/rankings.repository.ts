import { type Kysely, type Transaction, sql } from 'kysely';
import { prepareStatement } from '#server/platform/database/prepared-statement.ts';
import type { LanguageCode, Tables } from '#server/platform/database/tables.ts';
import { untilAborted } from '#server/platform/until-aborted.ts';
import type { RankingPeriod } from '#server/platform/database/view-tables.ts';
import { NOTES_KEPT_HOURS } from '../works/listing-moves.ts';
import { LISTED } from '../works/listed-works.ts';
import type { Slice } from '../works/slice.ts';

/** Places that a ranking has at most. */
export const MOST_RANKED = 1000;
/** Of the last so many times 24 hours. */
const DAYS: Readonly<Record<Exclude<RankingPeriod, 'ALL'>, number>> = { DAY: 1, WEEK: 7, MONTH: 30, QUARTER: 90, YEAR: 365 };
/** Rows of views that one statement adds to the totals. */
const TOTALED_AT_ONCE = 1000;
/** Views this old are kept by month: two quarters back, days are still apart. */
const APART_DAYS = 200;
const DAY_MILLISECONDS = 86_400_000;

export interface RankingRow {
  readonly rank: number;
  readonly workId: number;
  readonly views: number;
  readonly previousRank: number | null;
}

/**
 * Rankings by the views of a period. Views are kept by day, so that of the oldest day as much counts as is left of it:
 * at noon, half of yesterday's views are those of the last 24 hours.
 */
export class RankingsRepository {
  readonly #database: Kysely<Tables>;
  readonly #between: (language: LanguageCode, period: RankingPeriod, before: number, last: number) => Promise<RankingRow[]>;
  readonly #places: (language: LanguageCode, period: RankingPeriod) => Promise<{ readonly places: number }[]>;
  readonly #previousOfAll: (language: LanguageCode, workIds: readonly number[]) => Promise<Pick<RankingRow, 'workId' | 'previousRank'>[]>;

  constructor(database: Kysely<Tables>) {
    this.#database = database;
    this.#between = prepareStatement(database, (language, period, before, last) => selectBetween(database, language, period, before, last));
    this.#places = prepareStatement(database, (language, period) => selectPlaces(database, language, period));
    this.#previousOfAll = prepareStatement(database, (language, workIds) => selectPreviousOfAll(database, language, workIds));
  }

  find(language: LanguageCode, period: RankingPeriod, { offset, limit }: Slice): Promise<RankingRow[]> {
    return this.#between(language, period, offset, offset + limit);
  }

  async count(language: LanguageCode, period: RankingPeriod): Promise<number> {
    const [row] = await this.#places(language, period);
    return row?.places ?? 0;
  }

  /** Of each work its rank of all time a day before, null where it had none. */
  async findPreviousOfAll(language: LanguageCode, workIds: readonly number[]): Promise<ReadonlyMap<number, number | null>> {
    const rows = await this.#previousOfAll(language, workIds);
    return new Map(rows.map(({ workId, previousRank }) => [workId, previousRank]));
  }

  /** Adds the views that are new to the works' totals, so many rows at once: readers' views of these works wait meanwhile. */
  async addToTotals(atOnce: number = TOTALED_AT_ONCE): Promise<void> {
    let from: number | null = 0;
    while (from !== null) from = await this.#addSome(from, atOnce);
  }

  /** Of works from this one on; where there may be more, which, else null. */
  async #addSome(from: number, atOnce: number): Promise<number | null> {
    const { rows } = await sql<{ next: number | null }>`
      with fresh as (
        select day, work_id, views, views - totaled as added from work_views where totaled < views and work_id >= ${from}
        order by work_id, day limit ${atOnce} for update
      ),
      marked as (
        update work_views set totaled = fresh.views from fresh where work_views.day = fresh.day and work_views.work_id = fresh.work_id
      ),
      added as (select work_id, sum(added) as views from fresh group by work_id),
      works_moved as (
        update works set views_count = views_count + added.views from added where works.id = added.work_id returning works.id, views_count
      ),
      genres_moved as (
        update work_genres set views_count = works_moved.views_count from works_moved where work_genres.work_id = works_moved.id
      )
      select case when count(*) = ${atOnce} then max(work_id) end as next from fresh`.execute(this.#database);
    return rows[0]?.next ?? null;
  }

  /** Puts the ranking of a period, of both languages, in the place of the one before; which stays where the signal aborts. */
  async make(period: RankingPeriod, now: Date, signal?: AbortSignal): Promise<void> {
    const ranked = period === 'ALL' ? rankedOfAll(now) : rankedOf(DAYS[period], now);
    await this.#takeLong(async (transaction) => {
      await sql`delete from rankings where period = ${period}`.execute(transaction);
      await sql`
        insert into rankings (language, period, rank, work_id, views, previous_rank)
        select language, ${period}, rank, work_id, round(score), case when score_before > 0 and rank_before <= ${MOST_RANKED} then rank_before end
        from ${ranked} where rank <= ${MOST_RANKED} and (score >= 0.5 or ${period} = 'ALL')`.execute(transaction);
    }, signal);
  }

  /** Old days become one row a month, and notes of changes go that no listing is older than. */
  async sweep(now: Date, signal?: AbortSignal): Promise<void> {
    const oldest = new Date(now.getTime() - APART_DAYS * DAY_MILLISECONDS);
    await this.#takeLong(async (transaction) => {
      await sql`
        with gone as (
          delete from work_views where day < ${oldest}::date and extract(day from day) > 1 and totaled = views returning day, work_id, views, totaled
        )
        insert into work_views (day, work_id, views, totaled)
        select date_trunc('month', day)::date, work_id, sum(views), sum(totaled) from gone group by 1, 2 order by 1, 2
        on conflict (day, work_id) do update
        set views = work_views.views + excluded.views, totaled = work_views.totaled + excluded.totaled`.execute(transaction);
    }, signal);
    await sql`delete from listing_changes where at < ${now}::timestamptz - make_interval(hours => ${sql.lit(NOTES_KEPT_HOURS)})`.execute(
      this.#database,
    );
  }

  /** A year of a large catalogue takes longer than any request may, and than whoever stops a server waits. */
  async #takeLong(run: (transaction: Transaction<Tables>) => Promise<void>, signal = new AbortController().signal): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      await sql`set local statement_timeout = '10min'`.execute(transaction);
      await untilAborted(this.#database, transaction, signal, () => run(transaction));
    });
  }
}

/** Works that are listed no more leave no gap, though the ranking was made before. */
function selectBetween(database: Kysely<Tables>, language: LanguageCode, period: RankingPeriod, before: number, last: number) {
  return database
    .selectFrom(
      listedOf(database, language, period)
        .select(['work_id as workId', 'views', 'previous_rank as previousRank'])
        .select(sql<number>`row_number() over (order by rank)`.as('rank'))
        .as('listed'),
    )
    .selectAll()
    .where('rank', '>', before)
    .where('rank', '<=', last)
    .orderBy('rank');
}

function selectPlaces(database: Kysely<Tables>, language: LanguageCode, period: RankingPeriod) {
  return listedOf(database, language, period).select(({ fn }) => fn.countAll<number>().as('places'));
}

function listedOf(database: Kysely<Tables>, language: LanguageCode, period: RankingPeriod) {
  return database
    .selectFrom('rankings')
    .innerJoin('works', 'works.id', 'rankings.work_id')
    .where('rankings.language', '=', language)
    .where('rankings.period', '=', period)
    .where(LISTED);
}

function selectPreviousOfAll(database: Kysely<Tables>, language: LanguageCode, workIds: readonly number[]) {
  return database
    .selectFrom('rankings')
    .select(['work_id as workId', 'previous_rank as previousRank'])
    .where('language', '=', language)
    .where('period', '=', 'ALL')
    .where(sql<boolean>`work_id = any(${workIds})`);
}

/** Rows of language, work_id, score, rank, and the same one period before. */
function rankedOf(days: number, now: Date) {
  const { today, left } = momentOf(now);
  const start = sql`(${today}::date - ${days}::integer)`;
  const startBefore = sql`(${today}::date - ${days * 2}::integer)`;
  return sql`(
    select language, work_id, score, score_before,
      row_number() over (partition by language order by score desc, work_id desc) as rank,
      row_number() over (partition by language order by score_before desc, work_id desc) as rank_before
    from (
      select work_id,
        sum(views * case when day > ${start} then 1 when day = ${start} then ${left}::double precision else 0 end) as score,
        sum(views * case when day > ${start} or day < ${startBefore} then 0 when day = ${start} then 1 - ${left}::double precision
          when day = ${startBefore} then ${left}::double precision else 1 end) as score_before
      from work_views where day >= ${startBefore} group by work_id
    ) scored join works on works.id = work_id and ${LISTED}
  ) ranked`;
}

/** The most viewed of all, each without what the last 24 hours brought it: how they stood a day before. */
function rankedOfAll(now: Date) {
  const { today, left } = momentOf(now);
  const start = sql`(${today}::date - 1)`;
  return sql`(
    select language, work_id, score, score_before,
      row_number() over (partition by language order by score desc, work_id desc) as rank,
      row_number() over (partition by language order by score_before desc, work_id desc) as rank_before
    from (
      select top.language, top.id as work_id, top.views_count as score, top.views_count - coalesce(recent.views, 0) as score_before
      from (values ('vi'), ('ja')) languages (language)
      cross join lateral (
        select id, works.language, views_count from works where works.language = languages.language and ${LISTED}
        order by views_count desc, id desc limit ${MOST_RANKED * 2}
      ) top
      left join lateral (
        select sum(views * case when day > ${start} then 1 else ${left}::double precision end) as views
        from work_views where work_id = top.id and day >= ${start}
      ) recent on true
    ) scored
  ) ranked`;
}

/** The day, and what part of it is still to come. */
function momentOf(now: Date): { readonly today: string; readonly left: number } {
  return { today: now.toISOString().slice(0, 10), left: 1 - (now.getTime() % DAY_MILLISECONDS) / DAY_MILLISECONDS };
}
