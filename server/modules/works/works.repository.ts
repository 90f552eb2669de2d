import { type Kysely, type Selection, type SqlBool, sql } from 'kysely';
import type { LanguageCode, Tables } from '#server/platform/tables.ts';

const WORK_COLUMNS = [
  'works.id',
  'works.language',
  'works.format',
  'works.status',
  'works.title',
  'works.title_reading as titleReading',
  'works.aliases',
  'works.description',
  'works.is_sensitive as isSensitive',
  'works.direction',
  'works.cover_id as coverId',
  'works.views_count as viewsCount',
  'works.chapters_count as chaptersCount',
  'works.updated_at as updatedAt',
  'works.first_chapter_id as firstChapterId',
  'works.last_chapter_id as lastChapterId',
  'works.source_note as sourceNote',
] as const;

export type WorkRow = Selection<Tables, 'works', (typeof WORK_COLUMNS)[number]>;
export type WorkOrder = 'UPDATED' | 'VIEWS' | 'NAME';
/** A slice of a listing, counted in items. */
export interface Slice {
  readonly offset: number;
  readonly limit: number;
}

const LISTED = sql<SqlBool>`works.hidden_at is null and works.chapters_count > 0`;
const RELATED_PER_GENRE = 150;

/**
 * Reads works that are not hidden. Listings are ids from an index; their rows are read apart, so that a deep page costs
 * little more than the first one and rows at hand are not read again.
 */
export class WorksRepository {
  readonly #database: Kysely<Tables>;

  constructor(database: Kysely<Tables>) {
    this.#database = database;
  }

  async findByIds(ids: readonly number[]): Promise<WorkRow[]> {
    return this.#database
      .selectFrom('works')
      .select(WORK_COLUMNS)
      .where(sql<SqlBool>`works.id = any(${ids})`)
      .where('works.hidden_at', 'is', null)
      .execute();
  }

  async count(language: LanguageCode): Promise<number> {
    const row = await this.#database.selectFrom('work_counts').select('works_count').where('language', '=', language).executeTakeFirst();
    return row?.works_count ?? 0;
  }

  async findListed(language: LanguageCode, order: WorkOrder, { offset, limit }: Slice): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select id from works where language = ${language} and ${LISTED}
      order by ${order === 'NAME' ? NAME_ORDERS[language] : ORDERS[order]} limit ${limit} offset ${offset}`.execute(this.#database);
    return rows.map(({ id }) => id);
  }

  /** Works that have every one of the genres; the slugs must differ from each other and be at least one. */
  async findListedOfGenres(
    language: LanguageCode,
    slugs: readonly string[],
    order: WorkOrder,
    { offset, limit }: Slice,
  ): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select works.id from ${ofGenres(language, slugs)}
      order by ${order === 'NAME' ? NAME_ORDERS[language] : GENRE_ORDERS[order]} limit ${limit} offset ${offset}`.execute(this.#database);
    return rows.map(({ id }) => id);
  }

  async countOfGenres(language: LanguageCode, slugs: readonly string[]): Promise<number> {
    const { rows } = await sql<{ total: number }>`select count(*) as total from ${ofGenres(language, slugs)}`.execute(this.#database);
    return rows[0]?.total ?? 0;
  }

  /**
   * Of each work, up to `limit` works of its language that share most genres, then most viewed. Only the most viewed
   * 150 of each genre are weighed, which keeps the cost the same in a catalogue of any size.
   */
  async findRelated(workIds: readonly number[], limit: number): Promise<(WorkRow & { readonly relatedTo: number })[]> {
    const picked = sql<{ related_to: number; id: number; shared: number }>`(
      select wanted.id as related_to, alike.id, alike.shared
      from unnest(${workIds}::bigint[]) as wanted (id)
      cross join lateral (
        select other.work_id as id, count(*) as shared
        from work_genres mine
        cross join lateral (
          select work_id, views_count from work_genres
          where genre_slug = mine.genre_slug and language = mine.language
          order by views_count desc, work_id desc limit ${RELATED_PER_GENRE}
        ) other
        join works on works.id = other.work_id and ${LISTED}
        where mine.work_id = wanted.id and other.work_id <> wanted.id
        group by other.work_id
        order by count(*) desc, max(other.views_count) desc, other.work_id desc
        limit ${limit}
      ) alike)`.as('picked');
    return this.#database
      .selectFrom(picked)
      .innerJoin('works', 'works.id', 'picked.id')
      .select(WORK_COLUMNS)
      .select('picked.related_to as relatedTo')
      .orderBy('picked.shared', 'desc')
      .orderBy(ORDERS.VIEWS)
      .execute();
  }

  /** A pair stored in either order makes both works each other's twins. */
  async findTwins(workIds: readonly number[]): Promise<(WorkRow & { readonly twinOf: number })[]> {
    const pairs = sql<{ work_id: number; twin_id: number }>`(
      select work_id, twin_id from twins where work_id = any(${workIds})
      union select twin_id, work_id from twins where twin_id = any(${workIds}))`.as('pairs');
    return this.#database
      .selectFrom(pairs)
      .innerJoin('works', 'works.id', 'pairs.twin_id')
      .select(WORK_COLUMNS)
      .select('pairs.work_id as twinOf')
      .where('works.hidden_at', 'is', null)
      .orderBy('works.id')
      .execute();
  }

  async findCredits(workIds: readonly number[]): Promise<CreditRow[]> {
    return this.#database
      .selectFrom('credits')
      .innerJoin('creators', 'creators.id', 'credits.creator_id')
      .select(['credits.work_id as workId', 'credits.role', 'creators.id', 'creators.name'])
      .where(sql<SqlBool>`credits.work_id = any(${workIds})`)
      .orderBy('credits.position')
      .orderBy('creators.id')
      .execute();
  }
}

export interface CreditRow {
  readonly workId: number;
  readonly role: 'AUTHOR' | 'ARTIST' | 'TRANSLATOR';
  readonly id: number;
  readonly name: string;
}

const ORDERS = {
  UPDATED: sql`works.updated_at desc, works.id desc`,
  VIEWS: sql`works.views_count desc, works.id desc`,
} as const;

/** As the language orders its names; a Japanese title stands where its reading does. Collations of migration 005. */
const NAME_ORDERS = {
  vi: sql`works.title collate futago_vi, works.id`,
  ja: sql`coalesce(works.title_reading, works.title) collate futago_ja, works.id`,
} as const;

/** The copies in work_genres, so that the listing of a genre walks one index. */
const GENRE_ORDERS = {
  UPDATED: sql`listed.updated_at desc, listed.work_id desc`,
  VIEWS: sql`listed.views_count desc, listed.work_id desc`,
} as const;

function ofGenres(language: LanguageCode, [first, ...others]: readonly string[]) {
  const also = others.map((slug) => sql`and exists (select from work_genres where work_id = listed.work_id and genre_slug = ${slug})`);
  return sql`work_genres listed join works on works.id = listed.work_id and ${LISTED}
    where listed.genre_slug = ${first} and listed.language = ${language} ${sql.join(also, sql` `)}`;
}
