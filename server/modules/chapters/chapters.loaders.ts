import { alignRows, groupRows } from '../keyed-rows.ts';
import type { RowMemory, RowSource } from '../shared-rows.ts';
import type { ChapterPlace, ChapterRow, ChaptersRepository, VersionRow } from './chapters.repository.ts';

export interface ChapterLoaders {
  readonly byId: RowSource<number, ChapterRow | null>;
  /** By keyOfPlace. */
  readonly byPlace: RowSource<string, ChapterRow | null>;
  readonly twins: RowSource<number, readonly ChapterRow[]>;
  readonly versions: RowSource<number, VersionRow | null>;
  /** One loader a limit, for one query answers one limit. */
  readonly latest: (limit: number) => RowSource<number, readonly ChapterRow[]>;
}

const MOST_VERSIONS = 1000;
const MOST_LATEST = 1000;

export function keyOfPlace({ workId, position }: ChapterPlace): string {
  return `${workId}:${position}`;
}

export function createChapterLoaders(chapters: ChaptersRepository, memory: RowMemory): ChapterLoaders {
  const latest = new Map<number, RowSource<number, readonly ChapterRow[]>>();
  return {
    byId: memory.share(async (ids) => alignRows(ids, await chapters.findByIds(ids), (row) => row.id)),
    byPlace: memory.share(async (keys) => alignRows(keys, await chapters.findByPlaces(keys.map(placeOf)), keyOfPlace)),
    twins: memory.share(async (ids) => groupRows(ids, await chapters.findTwins(ids), (row) => row.twinOf)),
    versions: memory.share(async (ids) => alignRows(ids, await chapters.findVersions(ids), (row) => row.id), MOST_VERSIONS),
    latest: (limit) => {
      const loader = latest.get(limit) ?? memory.share((ids) => findLatest(chapters, ids, limit), MOST_LATEST);
      latest.set(limit, loader);
      return loader;
    },
  };
}

function placeOf(key: string): ChapterPlace {
  const [workId, position] = key.split(':');
  return { workId: Number(workId), position: Number(position) };
}

async function findLatest(chapters: ChaptersRepository, ids: readonly number[], limit: number): Promise<readonly ChapterRow[][]> {
  return groupRows(ids, await chapters.findLatest(ids, limit), (row) => row.workId);
}
