import type { LanguageCode } from '#server/platform/tables.ts';
import type { GenreLoaders } from './genres.loaders.ts';
import type { GenreRow, GenresRepository } from './genres.repository.ts';

/** Genres as a site names and counts them. */
export class GenresService {
  readonly #repository: GenresRepository;
  readonly #loaders: GenreLoaders;

  constructor(repository: GenresRepository, loaders: GenreLoaders) {
    this.#repository = repository;
    this.#loaders = loaders;
  }

  async used(language: LanguageCode): Promise<GenreRow[]> {
    return this.#repository.findUsed(language);
  }

  async ofWork(workId: number): Promise<readonly GenreRow[]> {
    return this.#loaders.byWork.load(workId);
  }

  nameOf(genre: GenreRow, language: LanguageCode): string {
    return language === 'vi' ? genre.nameVi : genre.nameJa;
  }

  worksCountOf(genre: GenreRow, language: LanguageCode): number {
    return language === 'vi' ? genre.worksCountVi : genre.worksCountJa;
  }
}
