import { type Kysely, sql } from 'kysely';

/** Views by day, rankings made of them, and a note of every change that moves a work in a listing. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const LISTED_BY = 'language, title, title_reading, chapters_count, updated_at, views_count, hidden_at';

const STATEMENTS = [
  `create table listing_changes (
    id bigint generated always as identity primary key,
    at timestamptz not null default now()
  )`,
  `create function note_listing_change() returns trigger language plpgsql as $$ begin
    insert into listing_changes default values;
    return null;
  end $$`,
  `create trigger works_came_or_went after insert or delete or truncate on works
    for each statement execute function note_listing_change()`,
  `create trigger works_moved after update of ${LISTED_BY} on works
    for each statement execute function note_listing_change()`,
  `create trigger work_genres_changed after insert or update of work_id, genre_slug, language or delete or truncate on work_genres
    for each statement execute function note_listing_change()`,
  `create table view_marks (
    reader bytea not null,
    chapter_id bigint not null,
    counted_at timestamptz not null,
    primary key (reader, chapter_id)
  )`,
  `create index view_marks_counted on view_marks (counted_at)`,
  `create table view_salts (day date primary key, salt bytea not null)`,
  `create table work_views (
    day date not null,
    work_id bigint not null references works on delete cascade,
    views integer not null,
    totaled integer not null default 0,
    primary key (day, work_id)
  )`,
  `create index work_views_work on work_views (work_id)`,
  `create index work_views_untotaled on work_views (work_id) where totaled < views`,
  `create table rankings (
    language text not null check (language in ('vi', 'ja')),
    period text not null check (period in ('DAY', 'WEEK', 'MONTH', 'QUARTER', 'YEAR', 'ALL')),
    rank integer not null,
    work_id bigint not null references works on delete cascade,
    views bigint not null,
    previous_rank integer,
    primary key (language, period, rank)
  )`,
  `create index rankings_work on rankings (work_id)`,
];
