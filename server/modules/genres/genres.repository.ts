import { type Kysely, type Selection, sql } from 'kysely';
import { prepareStatement } from '#server/platform/database/prepared-statement.ts';
import type { LanguageCode, Tables } from '#server/platform/database/tables.ts';

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
  readonly #used: Readonly<Record<LanguageCode, () => Promise<GenreRow[]>>>;
  readonly findBySlugs: (slugs: readonly string[]) => Promise<GenreRow[]>;
  readonly findOfWorks: (workIds: readonly number[]) => Promise<(GenreRow & { readonly workId: number })[]>;

  constructor(database: Kysely<Tables>) {
    this.#used = {
      vi: prepareStatement(database, () => selectUsed(database, 'vi')),
      ja: prepareStatement(database, () => selectUsed(database, 'ja')),
    };
    this.findBySlugs = prepareStatement(database, (slugs) => selectBySlugs(database, slugs));
    this.findOfWorks = prepareStatement(database, (workIds) => selectOfWorks(database, workIds));
  }

  /** Genres with a work in the language, by their number of works, most first. */
  findUsed(language: LanguageCode): Promise<GenreRow[]> {
    return this.#used[language]();
  }
}

function selectUsed(database: Kysely<Tables>, language: LanguageCode) {
  const counter = `genres.works_count_${language}` as const;
  return database.selectFrom('genres').select(GENRE_COLUMNS).where(counter, '>', 0).orderBy(counter, 'desc').orderBy('genres.slug');
}

function selectBySlugs(database: Kysely<Tables>, slugs: readonly string[]) {
  return database
    .selectFrom('genres')
    .select(GENRE_COLUMNS)
    .where(sql<boolean>`genres.slug = any(${slugs})`);
}

function selectOfWorks(database: Kysely<Tables>, workIds: readonly number[]) {
  return database
    .selectFrom('work_genres')
    .innerJoin('genres', 'genres.slug', 'work_genres.genre_slug')
    .select(GENRE_COLUMNS)
    .select('work_genres.work_id as workId')
    .where(sql<boolean>`work_genres.work_id = any(${workIds})`)
    .orderBy('genres.slug');
}
