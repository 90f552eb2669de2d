import { type Kysely, sql } from 'kysely';

/** Remembers what a source was like when it was imported, so that the demo library is not read again at every start. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table import_stamps (source text primary key, stamp text not null)`.execute(database);
}
