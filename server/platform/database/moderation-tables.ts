import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface ModerationNotesTable {
  id: GeneratedAlways<number>;
  at: GeneratedAlways<Date>;
  by_whom: string;
  action: 'hide' | 'show' | 'pass' | 'refuse' | 'block' | 'unblock' | 'dismiss' | 'remove';
  /** Null where it is about an account, or about a work that readers never saw. */
  work_id: number | null;
  /** '' where it is about an account. */
  work_title: string;
  /** '' where none was given. */
  reason: string;
  own_work_id: number | null;
  user_id: number | null;
  /** Of a report that was answered. */
  chapter_id: Generated<number | null>;
  comment_id: Generated<number | null>;
}

/** One of each reader about a work, one about each chapter and one about each picture of a chapter. */
export interface ReaderReportsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  work_id: number;
  /** Null where it is about the work. */
  chapter_id: number | null;
  /** Of the chapter's pictures, from 1; null where it is about the whole. */
  page: number | null;
  reason: 'COPYRIGHT' | 'HARMFUL' | 'BROKEN' | 'WRONG_LABELS' | 'OTHER';
  /** '' where the reader wrote nothing. */
  note: string;
  created_at: GeneratedAlways<Date>;
  /** When an operator answered it; null until then. */
  settled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
