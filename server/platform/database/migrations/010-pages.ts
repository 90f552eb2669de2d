import { type Kysely, sql } from 'kysely';

/** Pages that an operator writes: one of a site and slug, with the Markdown it was made from. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `create table pages (
    language text not null check (language in ('vi', 'ja')),
    slug text not null,
    title text not null,
    description text not null,
    markdown text not null,
    document jsonb not null,
    updated_at timestamptz not null default now(),
    primary key (language, slug)
  )`,
];
