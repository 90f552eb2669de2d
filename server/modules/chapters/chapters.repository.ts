import type { ChapterDocument } from '#graphql/document/chapter-document.ts';
import { type Kysely, type Selection, type SqlBool, sql } from 'kysely';
import { prepareStatement } from '#server/platform/database/prepared-statement.ts';
import type { Tables } from '#server/platform/database/tables.ts';

const CHAPTER_COLUMNS = [
  'chapters.id',
  'chapters.work_id as workId',
  'chapters.position',
  'chapters.number',
  'chapters.title',
  'chapters.version_id as versionId',
  'chapters.published_at as publishedAt',
] as const;

const VERSION_COLUMNS = [
  'chapter_versions.id',
  'chapter_versions.version',
  'chapter_versions.content_hash as contentHash',
  'chapter_versions.layout',
  'chapter_versions.length',
] as const;

/** `position` counts from 1 within the work; `number` is a decimal with its trailing zeros. */
export type ChapterRow = Selection<Tables, 'chapters', (typeof CHAPTER_COLUMNS)[number]>;
/** `layout` is null for text; `pictureIds` are its pages in their order, none for text. */
export type VersionRow = Selection<Tables, 'chapter_versions', (typeof VERSION_COLUMNS)[number]> & {
  readonly pictureIds: readonly string[];
};

export interface ChapterPlace {
  readonly workId: number;
  readonly position: number;
}

/** What is left of a reader's filter after folding: `number` is null where it cannot be the start of one. */
export interface ChapterFilter {
  readonly folded: string;
  readonly number: string | null;
}

/** Reads chapters and the versions of their content. Positions have no gaps, so that a page of a list is a range of them. */
export class ChaptersRepository {
  readonly #database: Kysely<Tables>;
  readonly #byPlaces: (workIds: readonly number[], positions: readonly number[]) => Promise<ChapterRow[]>;
  readonly findByIds: (ids: readonly number[]) => Promise<ChapterRow[]>;
  /** Of each work its last chapters, newest first. */
  readonly findLatest: (workIds: readonly number[], limit: number) => Promise<ChapterRow[]>;
  /** Aligned chapters of works that are shown; a pair stored in either order counts for both. */
  readonly findTwins: (chapterIds: readonly number[]) => Promise<(ChapterRow & { readonly twinOf: number })[]>;
  readonly findVersions: (ids: readonly number[]) => Promise<VersionRow[]>;

  constructor(database: Kysely<Tables>) {
    this.#database = database;
    this.#byPlaces = prepareStatement(database, (workIds, positions) => selectByPlaces(database, workIds, positions));
    this.findByIds = prepareStatement(database, (ids) => selectByIds(database, ids));
    this.findLatest = prepareStatement(database, (workIds, limit) => selectLatest(database, workIds, limit));
    this.findTwins = prepareStatement(database, (chapterIds) => selectTwins(database, chapterIds));
    this.findVersions = prepareStatement(database, (ids) => selectVersions(database, ids));
  }

  findByPlaces(places: readonly ChapterPlace[]): Promise<ChapterRow[]> {
    return this.#byPlaces(
      places.map((place) => place.workId),
      places.map((place) => place.position),
    );
  }

  async findFiltered(
    workId: number,
    filter: ChapterFilter,
    { direction, offset, limit }: { readonly direction: 'asc' | 'desc'; readonly offset: number; readonly limit: number },
  ): Promise<ChapterRow[]> {
    return this.#database
      .selectFrom('chapters')
      .select(CHAPTER_COLUMNS)
      .where('chapters.work_id', '=', workId)
      .where(matches(filter))
      .orderBy('chapters.position', direction)
      .offset(offset)
      .limit(limit)
      .execute();
  }

  async countFiltered(workId: number, filter: ChapterFilter): Promise<number> {
    const row = await this.#database
      .selectFrom('chapters')
      .select((expression) => expression.fn.countAll<number>().as('total'))
      .where('chapters.work_id', '=', workId)
      .where(matches(filter))
      .executeTakeFirstOrThrow();
    return row.total;
  }

  async findDocument(versionId: number): Promise<ChapterDocument | null> {
    const row = await this.#database.selectFrom('chapter_versions').select('document').where('id', '=', versionId).executeTakeFirst();
    return row?.document ?? null;
  }
}

function matches({ folded, number }: ChapterFilter) {
  const inTitle = sql<SqlBool>`chapters.title_folded like ${`%${escapeLike(folded)}%`}`;
  return number === null ? inTitle : sql<SqlBool>`(trim_scale(chapters.number)::text like ${`${number}%`} or ${inTitle})`;
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

function selectByIds(database: Kysely<Tables>, ids: readonly number[]) {
  return database
    .selectFrom('chapters')
    .select(CHAPTER_COLUMNS)
    .where(sql<SqlBool>`chapters.id = any(${ids})`);
}

function selectByPlaces(database: Kysely<Tables>, workIds: readonly number[], positions: readonly number[]) {
  const wanted = sql<{ work_id: number; position: number }>`unnest(${workIds}::bigint[], ${positions}::integer[])`;
  return database
    .selectFrom(wanted.as<'wanted'>(sql`wanted (work_id, position)`))
    .innerJoin('chapters', (join) =>
      join.onRef('chapters.work_id', '=', 'wanted.work_id').onRef('chapters.position', '=', 'wanted.position'),
    )
    .select(CHAPTER_COLUMNS);
}

function selectLatest(database: Kysely<Tables>, workIds: readonly number[], limit: number) {
  const wanted = sql<{ id: number }>`unnest(${workIds}::bigint[])`;
  return database
    .selectFrom(wanted.as<'wanted'>(sql`wanted (id)`))
    .innerJoinLateral(
      (inner) =>
        inner
          .selectFrom('chapters')
          .select(CHAPTER_COLUMNS)
          .whereRef('chapters.work_id', '=', 'wanted.id')
          .orderBy('chapters.position', 'desc')
          .limit(limit)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .selectAll('newest');
}

function selectTwins(database: Kysely<Tables>, chapterIds: readonly number[]) {
  const pairs = sql<{ chapter_id: number; twin_id: number }>`(
    select chapter_id, twin_id from chapter_twins where chapter_id = any(${chapterIds})
    union select twin_id, chapter_id from chapter_twins where twin_id = any(${chapterIds}))`.as('pairs');
  return database
    .selectFrom(pairs)
    .innerJoin('chapters', 'chapters.id', 'pairs.twin_id')
    .innerJoin('works', 'works.id', 'chapters.work_id')
    .select(CHAPTER_COLUMNS)
    .select('pairs.chapter_id as twinOf')
    .where('works.hidden_at', 'is', null)
    .orderBy('chapters.work_id')
    .orderBy('chapters.position');
}

function selectVersions(database: Kysely<Tables>, ids: readonly number[]) {
  return database
    .selectFrom('chapter_versions')
    .select(VERSION_COLUMNS)
    .select(
      sql<readonly string[]>`array(
        select picture_id::text from version_pages where version_id = chapter_versions.id order by position)`.as('pictureIds'),
    )
    .where(sql<SqlBool>`chapter_versions.id = any(${ids})`);
}
