import type { ColumnType, Generated } from 'kysely';

type Instant = ColumnType<Date, Date | string | undefined, Date | string>;

/** A row for every statement that may have moved a work in a listing, written by triggers. */
export interface ListingChangesTable {
  id: ColumnType<number, never, never>;
  at: Instant;
  /** Null where any work may have moved. */
  work_id: number | null;
  /** The transaction that wrote the note. */
  xid: ColumnType<string, never, never>;
}

/** When a view of a reader of a chapter was counted last; kept for as long as it keeps the next one from counting. */
export interface ViewMarksTable {
  reader: Buffer;
  chapter_id: number;
  counted_at: Instant;
}

/** Makes readers of one day unknown on the next. */
export interface ViewSaltsTable {
  day: string;
  salt: Buffer;
}

export interface WorkViewsTable {
  /** Of UTC; a day long past stands for its whole month. */
  day: ColumnType<Date, string, never>;
  work_id: number;
  views: number;
  /** How many of them `works.views_count` holds already. */
  totaled: Generated<number>;
}

/** Made by job; `rank` counts from 1. */
export interface RankingsTable {
  language: 'vi' | 'ja';
  period: RankingPeriod;
  rank: number;
  work_id: number;
  /** Within the period. */
  views: number;
  /** Null for a work that was not in the ranking one period before. */
  previous_rank: number | null;
}

export type RankingPeriod = 'DAY' | 'WEEK' | 'MONTH' | 'QUARTER' | 'YEAR' | 'ALL';
