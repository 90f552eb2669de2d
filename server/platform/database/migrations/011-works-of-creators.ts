import { type Kysely, sql } from 'kysely';

/** A creator's works, found without reading every credit there is. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index credits_creator on credits (creator_id, work_id)`.execute(database);
}
