import DataLoader from 'dataloader';
import { alignRows, groupRows } from '../keyed-rows.ts';
import type { ChapterPlace, ChapterRow, ChaptersRepository, VersionRow } from './chapters.repository.ts';

export interface ChapterLoaders {
  readonly byId: DataLoader<number, ChapterRow | null>;
  readonly byPlace: DataLoader<ChapterPlace, ChapterRow | null, string>;
  readonly twins: DataLoader<number, readonly ChapterRow[]>;
  readonly versions: DataLoader<number, VersionRow | null>;
  /** One loader a limit, for one query answers one limit. */
  readonly latest: (limit: number) => DataLoader<number, readonly ChapterRow[]>;
}

const keyOfPlace = ({ workId, position }: ChapterPlace): string => `${workId}:${position}`;

/** Made once a request. */
export function createChapterLoaders(chapters: ChaptersRepository): ChapterLoaders {
  const latest = new Map<number, DataLoader<number, readonly ChapterRow[]>>();
  return {
    byId: new DataLoader(async (ids) => alignRows(ids, await chapters.findByIds(ids), (row) => row.id)),
    byPlace: new DataLoader(async (places) => alignRows(places.map(keyOfPlace), await chapters.findByPlaces(places), keyOfPlace), {
      cacheKeyFn: keyOfPlace,
    }),
    twins: new DataLoader(async (ids) => groupRows(ids, await chapters.findTwins(ids), (row) => row.twinOf)),
    versions: new DataLoader(async (ids) => alignRows(ids, await chapters.findVersions(ids), (row) => row.id)),
    latest: (limit) => {
      const loader = latest.get(limit) ?? createLatestLoader(chapters, limit);
      latest.set(limit, loader);
      return loader;
    },
  };
}

function createLatestLoader(chapters: ChaptersRepository, limit: number): DataLoader<number, readonly ChapterRow[]> {
  return new DataLoader(async (ids) => groupRows(ids, await chapters.findLatest(ids, limit), (row) => row.workId));
}
