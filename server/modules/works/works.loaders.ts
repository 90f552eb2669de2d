import type { LanguageCode } from '#server/platform/tables.ts';
import { alignRows, groupRows } from '../keyed-rows.ts';
import type { RowMemory, RowSource } from '../shared-rows.ts';
import type { CreditRow, Slice, WorkOrder, WorkRow, WorksRepository } from './works.repository.ts';

export interface WorkLoaders {
  readonly byId: RowSource<number, WorkRow | null>;
  readonly twins: RowSource<number, readonly WorkRow[]>;
  readonly credits: RowSource<number, readonly CreditRow[]>;
  /** Works that the listings of a language hold. */
  readonly counts: RowSource<LanguageCode, number>;
  /** Ids of a slice of a language's listing, by keyOfListing. */
  readonly listings: RowSource<string, readonly number[]>;
  /** One loader a limit, for one query answers one limit. */
  readonly related: (limit: number) => RowSource<number, readonly WorkRow[]>;
}

const MOST_RELATED = 500;
const MOST_LISTINGS = 1000;

interface Listing {
  readonly language: LanguageCode;
  readonly order: WorkOrder;
  readonly slice: Slice;
}

export function keyOfListing({ language, order, slice: { offset, limit } }: Listing): string {
  return JSON.stringify([language, order, offset, limit]);
}

export function createWorkLoaders(works: WorksRepository, memory: RowMemory): WorkLoaders {
  const related = new Map<number, RowSource<number, readonly WorkRow[]>>();
  return {
    byId: memory.share(async (ids) => alignRows(ids, await works.findByIds(ids), (row) => row.id)),
    twins: memory.share(async (ids) => groupRows(ids, await works.findTwins(ids), (row) => row.twinOf)),
    credits: memory.share(async (ids) => groupRows(ids, await works.findCredits(ids), (row) => row.workId)),
    counts: memory.share((languages) => Promise.all(languages.map((language) => works.count(language)))),
    listings: memory.share((keys) => Promise.all(keys.map((key) => findListed(works, key))), MOST_LISTINGS),
    related: (limit) => {
      const loader = related.get(limit) ?? memory.share((ids) => findRelated(works, ids, limit), MOST_RELATED);
      related.set(limit, loader);
      return loader;
    },
  };
}

async function findListed(works: WorksRepository, key: string): Promise<readonly number[]> {
  const [language, order, offset, limit] = JSON.parse(key) as [LanguageCode, WorkOrder, number, number];
  return works.findListed(language, order, { offset, limit });
}

async function findRelated(works: WorksRepository, ids: readonly number[], limit: number): Promise<readonly WorkRow[][]> {
  return groupRows(ids, await works.findRelated(ids, limit), (row) => row.relatedTo);
}
