import { GENRE_NAMES, genreNames } from '#server/content/genre-names.ts';
import type { LanguageCode } from '#server/platform/database/tables.ts';
import { twinOf } from '#server/platform/twin-language.ts';
import type { GenreLoaders } from './genres.loaders.ts';
import type { Soon } from '../shared-rows.ts';
import type { GenreRow } from './genres.repository.ts';

/** Genres as a site names and counts them. */
export class GenresService {
  readonly #loaders: GenreLoaders;

  constructor(loaders: GenreLoaders) {
    this.#loaders = loaders;
  }

  used(language: LanguageCode): Soon<readonly GenreRow[]> {
    return this.#loaders.used.get(language);
  }

  /** Those that have a name of ours: first those with a work in the language, as `used` has them, then the others by slug. */
  async choices(language: LanguageCode): Promise<readonly GenreRow[]> {
    const [here, there] = await Promise.all([this.used(language), this.used(twinOf(language))]);
    const known = new Map([...here, ...there].map((genre) => [genre.slug, genre]));
    const slugs = new Set([...here.map(({ slug }) => slug), ...Object.keys(GENRE_NAMES).toSorted()]);
    return [...slugs].filter((slug) => Object.hasOwn(GENRE_NAMES, slug)).map((slug) => known.get(slug) ?? withoutWorks(slug));
  }

  ofWork(workId: number): Soon<readonly GenreRow[]> {
    return this.#loaders.byWork.get(workId);
  }

  /** Null for a slug that no genre has. */
  find(slug: string): Soon<GenreRow | null> {
    return this.#loaders.bySlug.get(slug);
  }

  nameOf(genre: GenreRow, language: LanguageCode): string {
    return language === 'vi' ? genre.nameVi : genre.nameJa;
  }

  worksCountOf(genre: GenreRow, language: LanguageCode): number {
    return language === 'vi' ? genre.worksCountVi : genre.worksCountJa;
  }
}

/** A genre that no work has had yet. */
function withoutWorks(slug: string): GenreRow {
  const { vi, ja } = genreNames(slug);
  return { slug, nameVi: vi, nameJa: ja, worksCountVi: 0, worksCountJa: 0 };
}
