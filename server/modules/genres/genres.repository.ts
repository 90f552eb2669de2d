import { type Kysely, type Selection, sql } from 'kysely';
import type { LanguageCode, Tables } from '#server/platform/tables.ts';

const GENRE_COLUMNS = [
  'genres.slug',
  'genres.name_vi as nameVi',
  'genres.name_ja as nameJa',
  'genres.works_count_vi as worksCountVi',
  'genres.works_count_ja as worksCountJa',
] as const;

export type GenreRow = Selection<Tables, 'genres', (typeof GENRE_COLUMNS)[number]>;

/** Reads genres and how many works they have; the counters are kept by the store of imports. */
export class GenresRepository {
  readonly #database: Kysely<Tables>;

  constructor(database: Kysely<Tables>) {
    this.#database = database;
  }

  /** Genres with a work in the language, by their number of works, most first. */
  async findUsed(language: LanguageCode): Promise<GenreRow[]> {
    const counter = `genres.works_count_${language}` as const;
    return this.#database
      .selectFrom('genres')
      .select(GENRE_COLUMNS)
      .where(counter, '>', 0)
      .orderBy(counter, 'desc')
      .orderBy('genres.slug')
      .execute();
  }

  async findBySlugs(slugs: readonly string[]): Promise<GenreRow[]> {
    return this.#database
      .selectFrom('genres')
      .select(GENRE_COLUMNS)
      .where(sql<boolean>`genres.slug = any(${slugs})`)
      .execute();
  }

  async findOfWorks(workIds: readonly number[]): Promise<(GenreRow & { readonly workId: number })[]> {
    return this.#database
      .selectFrom('work_genres')
      .innerJoin('genres', 'genres.slug', 'work_genres.genre_slug')
      .select(GENRE_COLUMNS)
      .select('work_genres.work_id as workId')
      .where(sql<boolean>`work_genres.work_id = any(${workIds})`)
      .orderBy('genres.slug')
      .execute();
  }
}
