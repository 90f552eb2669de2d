import { type Kysely, sql } from 'kysely';

/** Notes of changes say which work may have moved and which transaction moved it, so that listings can be changed in place. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

/** A statement that moves more is noted once, as one that may have moved any work. */
const MOST_NOTED = 5000;

const note = (ids: string) => `
  insert into listing_changes (work_id)
  select distinct case when count(*) over () <= ${MOST_NOTED} then id end from (${ids}) as moved (id);
  return null;`;

const MOVED = ['language', 'title', 'title_reading', 'chapters_count', 'updated_at', 'views_count', 'hidden_at'];
const listedBy = (row: string) => `(${MOVED.map((column) => `${row}.${column}`).join(', ')})`;

const STATEMENTS = [
  `alter table listing_changes add column work_id bigint, add column xid xid8 not null default pg_current_xact_id()`,
  `create index listing_changes_xid on listing_changes (xid)`,
  `create function note_works() returns trigger language plpgsql as $$ begin ${note('select id from works_changed')} end $$`,
  `create function note_works_moved() returns trigger language plpgsql as $$ begin ${note(
    `select now.id from works_changed now join works_before before using (id) where ${listedBy('now')} is distinct from ${listedBy('before')}`,
  )} end $$`,
  `create function note_genres() returns trigger language plpgsql as $$ begin ${note('select work_id from genres_changed')} end $$`,
  `drop trigger works_came_or_went on works`,
  `drop trigger works_moved on works`,
  `drop trigger work_genres_changed on work_genres`,
  `create trigger works_came after insert on works
    referencing new table as works_changed for each statement execute function note_works()`,
  `create trigger works_went after delete on works
    referencing old table as works_changed for each statement execute function note_works()`,
  `create trigger works_moved after update on works
    referencing new table as works_changed old table as works_before for each statement execute function note_works_moved()`,
  `create trigger works_emptied after truncate on works for each statement execute function note_listing_change()`,
  `create trigger work_genres_came after insert on work_genres
    referencing new table as genres_changed for each statement execute function note_genres()`,
  `create trigger work_genres_went after delete on work_genres
    referencing old table as genres_changed for each statement execute function note_genres()`,
  `create trigger work_genres_changed after update of work_id, genre_slug, language or truncate on work_genres
    for each statement execute function note_listing_change()`,
];
