import { type Kysely, type RawBuilder, sql } from 'kysely';
import { prepareStatement } from '#server/platform/database/prepared-statement.ts';
import type { LanguageCode, Tables } from '#server/platform/database/tables.ts';
import { LISTED } from '../works/listed-works.ts';

const MOST_ENTRIES = 50;

/** A chapter as a feed tells of it. */
export interface FeedChapter {
  readonly id: number;
  readonly workId: number;
  readonly workTitle: string;
  readonly workDescription: string;
  readonly isSensitive: boolean;
  /** Decimal without trailing zeros: '12.5'. */
  readonly number: string;
  readonly title: string | null;
  readonly publishedAt: Date;
  /** Names of the work's creators, in their order. */
  readonly creators: readonly string[];
}

export interface FeedWork {
  readonly id: number;
  readonly title: string;
  readonly updatedAt: Date;
}

export interface FeedGenre {
  readonly slug: string;
  readonly name: string;
}

/** Reads the newest chapters of a site, a genre or a work: at most fifty. */
export class FeedsRepository {
  readonly #database: Kysely<Tables>;
  /** The last chapter of each of the works that were updated last, newest first. */
  readonly findOfSite: (language: LanguageCode) => Promise<FeedChapter[]>;
  readonly findOfGenre: (language: LanguageCode, slug: string) => Promise<FeedChapter[]>;
  /** The last chapters of the work, the last one first. */
  readonly findOfWork: (workId: number) => Promise<FeedChapter[]>;
  readonly #works: (language: LanguageCode, id: number) => Promise<FeedWork[]>;

  constructor(database: Kysely<Tables>) {
    this.#database = database;
    this.findOfSite = prepareStatement(database, selectOfSite);
    this.findOfGenre = prepareStatement(database, selectOfGenre);
    this.findOfWork = prepareStatement(database, selectOfWork);
    this.#works = prepareStatement(database, (language, id) => selectWork(database, language, id));
  }

  /** Undefined for a work that is hidden, empty, of the other language or not there. */
  async findWork(language: LanguageCode, id: number): Promise<FeedWork | undefined> {
    const [work] = await this.#works(language, id);
    return work;
  }

  async findGenre(language: LanguageCode, slug: string): Promise<FeedGenre | undefined> {
    return this.#database
      .selectFrom('genres')
      .select(['slug', language === 'vi' ? 'name_vi as name' : 'name_ja as name'])
      .where('slug', '=', slug)
      .executeTakeFirst();
  }
}

function selectWork(database: Kysely<Tables>, language: LanguageCode, id: number) {
  return database
    .selectFrom('works')
    .select(['works.id', 'works.title', 'works.updated_at as updatedAt'])
    .where('works.id', '=', id)
    .where('works.language', '=', language)
    .where(LISTED);
}

function selectOfSite(language: LanguageCode) {
  return selectChapters(sql`select last_chapter_id from works where works.language = ${language} and ${LISTED}
    order by works.updated_at desc, works.id desc limit ${sql.lit(MOST_ENTRIES)}`);
}

function selectOfGenre(language: LanguageCode, slug: string) {
  return selectChapters(sql`select works.last_chapter_id
    from work_genres listed join works on works.id = listed.work_id and ${LISTED}
    where listed.genre_slug = ${slug} and listed.language = ${language}
    order by listed.updated_at desc, listed.work_id desc limit ${sql.lit(MOST_ENTRIES)}`);
}

function selectOfWork(workId: number) {
  return selectChapters(sql`select id from chapters where work_id = ${workId} order by position desc limit ${sql.lit(MOST_ENTRIES)}`);
}

function selectChapters(ids: RawBuilder<unknown>) {
  return sql<FeedChapter>`
    select chapters.id, works.id as "workId", works.title as "workTitle", works.description as "workDescription",
      works.is_sensitive as "isSensitive", trim_scale(chapters.number)::text as number, chapters.title,
      chapters.published_at as "publishedAt",
      array(
        select creators.name from credits join creators on creators.id = credits.creator_id
        where credits.work_id = works.id group by creators.name order by min(credits.position)
      ) as creators
    from (${ids}) newest (id) join chapters on chapters.id = newest.id join works on works.id = chapters.work_id
    order by chapters.published_at desc, chapters.position desc, chapters.id desc`;
}
