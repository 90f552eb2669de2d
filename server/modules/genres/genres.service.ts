import type { LanguageCode } from '#server/platform/database/tables.ts';
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
