import { type Kysely, sql } from 'kysely';

/** What an operator did to works, kept when the work is gone. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `create table moderation_notes (
    id bigint generated always as identity primary key,
    at timestamptz not null default now(),
    by_whom text not null,
    action text not null check (action in ('hide', 'show')),
    work_id bigint not null,
    work_title text not null,
    reason text not null
  )`,
  `create index moderation_notes_work on moderation_notes (work_id, id)`,
];
