import type { LanguageCode } from '#server/platform/database/tables.ts';
import { alignRows, groupRows } from '../keyed-rows.ts';
import type { RowMemory, RowSource } from '../shared-rows.ts';
import type { Kin, ListingIndex } from './listing-index.ts';
import { Listings } from './listings.ts';
import { unpackIds } from './packed-ids.ts';
import type { CreditRow, WorkRow, WorksRepository } from './works.repository.ts';

export interface WorkLoaders {
  readonly byId: RowSource<number, WorkRow | null>;
  readonly twins: RowSource<number, readonly WorkRow[]>;
  readonly credits: RowSource<number, readonly CreditRow[]>;
  readonly listings: RowSource<LanguageCode, ListingIndex>;
  /** Null for a work that is hidden. */
  readonly kin: RowSource<number, (Kin & { readonly language: LanguageCode }) | null>;
}

const MOST_KIN = 500;

export function createWorkLoaders(works: WorksRepository, memory: RowMemory): WorkLoaders {
  const listings = new Listings(works);
  return {
    byId: memory.share(async (ids) => alignRows(ids, await works.findByIds(ids), (row) => row.id)),
    twins: memory.share(async (ids) => groupRows(ids, await works.findTwins(ids), (row) => row.twinOf)),
    credits: memory.share(async (ids) => groupRows(ids, await works.findCredits(ids), (row) => row.workId)),
    listings: memory.share((languages) => Promise.all(languages.map((language) => listings.of(language)))),
    kin: memory.share(async (ids) => {
      const rows = alignRows(ids, await works.findKin(ids), (row) => row.id);
      return rows.map((row) => (row === null ? null : { ...row, ofCreators: [...unpackIds(row.ofCreators)] }));
    }, MOST_KIN),
  };
}
