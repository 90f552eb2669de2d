import { type Kysely, sql } from 'kysely';

/**
 * Names as their language orders them: Vietnamese by letters with their tones (Đ after D), Japanese by reading. A
 * PostgreSQL built without ICU orders by code point.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const language of ['vi', 'ja']) await sql.raw(createCollation(language)).execute(database);
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

function createCollation(language: string): string {
  return `do $$ begin
    create collation futago_${language} (provider = icu, locale = '${language}');
  exception when feature_not_supported then
    create collation futago_${language} from "C";
  end $$`;
}

const STATEMENTS = [
  `drop index works_name`,
  `create index works_name_vi on works (title collate futago_vi, id)
    where language = 'vi' and hidden_at is null and chapters_count > 0`,
  `create index works_name_ja on works (coalesce(title_reading, title) collate futago_ja, id)
    where language = 'ja' and hidden_at is null and chapters_count > 0`,
];
