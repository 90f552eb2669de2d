import { type Kysely, sql } from 'kysely';

/**
 * What works are found by, one row a shown work, and the words that misspelt ones are put right by. `tier` is how much
 * a work is read: 0 and 1 are few, and searched first.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `create table search_works (
    work_id bigint primary key references works on delete cascade,
    language text not null,
    tier smallint not null default 2,
    views_count bigint not null,
    version smallint not null,
    exact_names text not null,
    folded_names text not null,
    creators text not null,
    terms tsvector not null
  )`,
  ...['vi', 'ja'].flatMap((language) => [
    `create index search_works_${language} on search_works using gin (terms) where language = '${language}'`,
    `create index search_works_${language}_read on search_works using gin (terms) where language = '${language}' and tier <= 1`,
    `create index search_works_${language}_most_read on search_works using gin (terms) where language = '${language}' and tier = 0`,
  ]),
  `create table search_words (
    word text primary key,
    shorter text[] not null
  )`,
  `create index search_words_shorter on search_words using gin (shorter)`,
];
