import { type Kysely, sql } from 'kysely';

/** Tries of an upload that ended by an error, apart from those that ended with their whole server. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table uploads add column errors integer not null default 0`.execute(database);
}
