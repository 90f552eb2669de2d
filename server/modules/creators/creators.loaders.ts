import { alignRows, groupRows } from '../keyed-rows.ts';
import type { RowMemory, RowSource } from '../shared-rows.ts';
import type { CreatorRow, CreatorsRepository } from './creators.repository.ts';

export interface CreatorLoaders {
  readonly byId: RowSource<number, CreatorRow | null>;
  readonly workIds: RowSource<number, Int32Array>;
  readonly twins: RowSource<number, readonly CreatorRow[]>;
}

/** Some have thousands of works. */
const MOST_WITH_WORKS = 500;
const NONE = new Int32Array(0);

export function createCreatorLoaders(creators: CreatorsRepository, memory: RowMemory): CreatorLoaders {
  return {
    byId: memory.share(async (ids) => alignRows(ids, await creators.findByIds(ids), (row) => row.askedFor)),
    workIds: memory.share(async (ids) => {
      const rows = alignRows(ids, await creators.findWorkIds(ids), (row) => row.id);
      return rows.map((row) => row?.workIds ?? NONE);
    }, MOST_WITH_WORKS),
    twins: memory.share(async (ids) => groupRows(ids, await creators.findTwins(ids), (row) => row.twinOf)),
  };
}
