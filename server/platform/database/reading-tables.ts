import type { ColumnType } from 'kysely';

type Instant = ColumnType<Date, Date | string | undefined, Date | string>;

/** One of a reader in each chapter. */
export interface ReadingPositionsTable {
  user_id: number;
  chapter_id: number;
  work_id: number;
  /** The block or page at the reading edge. */
  element_id: string;
  element_offset: number;
  element_order: number;
  elements_count: number;
  /** Nearest first, as those after it. */
  before_ids: string[];
  after_ids: string[];
  content_hash: string;
  /** 0 to 1. */
  progress: number;
  /** The furthest element of this content that was come to by reading; null where it was kept before anybody told it. */
  reach: number | null;
  at: Instant;
  /** What was read before it counts no more; null in the first reading. */
  reread_since: Date | null;
  /** When the end was reached first; a rereading leaves it. */
  read_at: Date | null;
}

export interface FollowsTable {
  user_id: number;
  work_id: number;
  followed_at: Instant;
}
