import { type Kysely, sql } from 'kysely';

/** How far a reader came in a chapter by reading; null of positions from before. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table reading_positions add column reach integer`.execute(database);
}
