import type { LanguageCode } from '#server/platform/database/tables.ts';
import { alignRows, groupRows } from '../keyed-rows.ts';
import type { RowMemory, RowSource } from '../shared-rows.ts';
import type { GenreRow, GenresRepository } from './genres.repository.ts';

export interface GenreLoaders {
  readonly byWork: RowSource<number, readonly GenreRow[]>;
  readonly bySlug: RowSource<string, GenreRow | null>;
  readonly used: RowSource<LanguageCode, readonly GenreRow[]>;
}

export function createGenreLoaders(genres: GenresRepository, memory: RowMemory): GenreLoaders {
  return {
    byWork: memory.share(async (ids) => groupRows(ids, await genres.findOfWorks(ids), (row) => row.workId)),
    bySlug: memory.share(async (slugs) => alignRows(slugs, await genres.findBySlugs(slugs), (row) => row.slug)),
    used: memory.share((languages) => Promise.all(languages.map((language) => genres.findUsed(language)))),
  };
}
