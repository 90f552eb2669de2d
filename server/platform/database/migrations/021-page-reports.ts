import { type Kysely, sql } from 'kysely';

/** A report may be about one picture of a chapter: each reader has one of each. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `alter table reader_reports add column page integer check (page > 0)`,
  `alter table reader_reports add check (page is null or chapter_id is not null)`,
  `alter table reader_reports drop constraint reader_reports_user_id_work_id_chapter_id_key`,
  `alter table reader_reports add unique nulls not distinct (user_id, work_id, chapter_id, page)`,
];
