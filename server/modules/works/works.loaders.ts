import DataLoader from 'dataloader';
import { alignRows, groupRows } from '../keyed-rows.ts';
import type { CreditRow, WorkRow, WorksRepository } from './works.repository.ts';

export interface WorkLoaders {
  readonly byId: DataLoader<number, WorkRow | null>;
  readonly twins: DataLoader<number, readonly WorkRow[]>;
  readonly credits: DataLoader<number, readonly CreditRow[]>;
  /** One loader a limit, for one query answers one limit. */
  readonly related: (limit: number) => DataLoader<number, readonly WorkRow[]>;
}

/** Made once a request. */
export function createWorkLoaders(works: WorksRepository): WorkLoaders {
  const related = new Map<number, DataLoader<number, readonly WorkRow[]>>();
  return {
    byId: new DataLoader(async (ids) => alignRows(ids, await works.findByIds(ids), (row) => row.id)),
    twins: new DataLoader(async (ids) => groupRows(ids, await works.findTwins(ids), (row) => row.twinOf)),
    credits: new DataLoader(async (ids) => groupRows(ids, await works.findCredits(ids), (row) => row.workId)),
    related: (limit) => {
      const loader = related.get(limit) ?? createRelatedLoader(works, limit);
      related.set(limit, loader);
      return loader;
    },
  };
}

function createRelatedLoader(works: WorksRepository, limit: number): DataLoader<number, readonly WorkRow[]> {
  return new DataLoader(async (ids) => groupRows(ids, await works.findRelated(ids, limit), (row) => row.relatedTo));
}
