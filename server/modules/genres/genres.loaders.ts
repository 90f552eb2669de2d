import DataLoader from 'dataloader';
import { groupRows } from '../keyed-rows.ts';
import type { GenreRow, GenresRepository } from './genres.repository.ts';

export interface GenreLoaders {
  readonly byWork: DataLoader<number, readonly GenreRow[]>;
}

/** Made once a request. */
export function createGenreLoaders(genres: GenresRepository): GenreLoaders {
  return { byWork: new DataLoader(async (ids) => groupRows(ids, await genres.findOfWorks(ids), (row) => row.workId)) };
}
