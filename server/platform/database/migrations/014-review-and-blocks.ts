import { type Kysely, sql } from 'kysely';

/** Accounts that may not publish any more, and what operators decided about them and about first uploads. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `alter table users add column blocked_at timestamptz`,
  `alter table moderation_notes drop constraint moderation_notes_action_check`,
  `alter table moderation_notes add constraint moderation_notes_action_check
    check (action in ('hide', 'show', 'pass', 'refuse', 'block', 'unblock'))`,
  `alter table moderation_notes alter column work_id drop not null`,
  `alter table moderation_notes add column own_work_id bigint, add column user_id bigint`,
];
