import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/tables.ts';
import { createChapterLoaders } from './chapters/chapters.loaders.ts';
import { ChaptersRepository } from './chapters/chapters.repository.ts';
import { ChaptersService } from './chapters/chapters.service.ts';
import { createGenreLoaders } from './genres/genres.loaders.ts';
import { GenresRepository } from './genres/genres.repository.ts';
import { GenresService } from './genres/genres.service.ts';
import { createPictureLoaders } from './pictures/pictures.loaders.ts';
import { PicturesRepository } from './pictures/pictures.repository.ts';
import { PicturesService } from './pictures/pictures.service.ts';
import { createWorkLoaders } from './works/works.loaders.ts';
import { WorksRepository } from './works/works.repository.ts';
import { WorksService } from './works/works.service.ts';

/** What resolvers may reach, made anew for every request, because its loaders remember what they loaded. */
export interface ApiContext {
  readonly works: WorksService;
  readonly chapters: ChaptersService;
  readonly genres: GenresService;
  readonly pictures: PicturesService;
}

export function createContextFactory(database: Kysely<Tables>): () => ApiContext {
  const works = new WorksRepository(database);
  const chapters = new ChaptersRepository(database);
  const genres = new GenresRepository(database);
  const pictures = new PicturesRepository(database);
  return () => {
    const worksService = new WorksService(works, genres, createWorkLoaders(works));
    return {
      works: worksService,
      chapters: new ChaptersService(chapters, createChapterLoaders(chapters), worksService),
      genres: new GenresService(genres, createGenreLoaders(genres)),
      pictures: new PicturesService(createPictureLoaders(pictures)),
    };
  };
}
