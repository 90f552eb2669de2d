import { type Kysely, sql } from 'kysely';

/** What readers report of works and chapters, and that an operator has answered a report of whatever kind. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `create table reader_reports (
    id bigint generated always as identity primary key,
    user_id bigint not null references users on delete cascade,
    work_id bigint not null references works on delete cascade,
    chapter_id bigint references chapters on delete cascade,
    reason text not null check (reason in ('COPYRIGHT', 'HARMFUL', 'BROKEN', 'WRONG_LABELS', 'OTHER')),
    note text not null,
    created_at timestamptz not null default now(),
    settled_at timestamptz,
    unique nulls not distinct (user_id, work_id, chapter_id)
  )`,
  `create index reader_reports_work on reader_reports (work_id)`,
  `create index reader_reports_chapter on reader_reports (chapter_id) where chapter_id is not null`,
  `create index reader_reports_open on reader_reports (id) where settled_at is null`,
  `alter table comment_reports add column settled_at timestamptz`,
  `alter table moderation_notes drop constraint moderation_notes_action_check`,
  `alter table moderation_notes add constraint moderation_notes_action_check
    check (action in ('hide', 'show', 'pass', 'refuse', 'block', 'unblock', 'dismiss', 'remove'))`,
  `alter table moderation_notes add column chapter_id bigint, add column comment_id bigint`,
];
