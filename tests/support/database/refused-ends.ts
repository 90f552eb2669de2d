import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

/** From now on no session of the database can be ended, until what this resolves with is called. */
export async function refuseEnds(database: Database): Promise<() => Promise<void>> {
  await sql`create or replace function refuse_end() returns trigger language plpgsql as $$ begin raise 'The disk is full.'; end $$`.execute(
    database,
  );
  await sql`create or replace trigger refuse_end before update on sessions for each row execute function refuse_end()`.execute(database);
  return async () => {
    await sql`drop function refuse_end() cascade`.execute(database);
  };
}
