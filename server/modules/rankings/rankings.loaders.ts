import type { LanguageCode } from '#server/platform/database/tables.ts';
import type { RankingPeriod } from '#server/platform/database/view-tables.ts';
import type { RowMemory, RowSource } from '../shared-rows.ts';
import type { Slice } from '../works/slice.ts';
import type { RankingRow, RankingsRepository } from './rankings.repository.ts';

/** All by keyOfRanking. */
export interface RankingLoaders {
  readonly counts: RowSource<string, number>;
  readonly slices: RowSource<string, readonly RankingRow[]>;
  readonly previousOfAll: RowSource<string, ReadonlyMap<number, number | null>>;
}

interface RankingKey {
  readonly language: LanguageCode;
  readonly period: RankingPeriod;
  readonly slice?: Slice;
  readonly ids?: readonly number[];
}

const MOST_SLICES = 1000;
const NOTHING: Slice = { offset: 0, limit: 0 };

export function keyOfRanking(key: RankingKey): string {
  return JSON.stringify(key);
}

export function createRankingLoaders(rankings: RankingsRepository, memory: RowMemory): RankingLoaders {
  return {
    counts: memory.share(each(({ language, period }) => rankings.count(language, period))),
    slices: memory.share(
      each(({ language, period, slice = NOTHING }) => rankings.find(language, period, slice)),
      MOST_SLICES,
    ),
    previousOfAll: memory.share(
      each(({ language, ids = [] }) => rankings.findPreviousOfAll(language, ids)),
      MOST_SLICES,
    ),
  };
}

function each<Row>(read: (key: RankingKey) => Promise<Row>): (keys: readonly string[]) => Promise<Row[]> {
  return (keys) => Promise.all(keys.map((key) => read(JSON.parse(key) as RankingKey)));
}
