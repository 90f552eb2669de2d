import { type Kysely, sql } from 'kysely';

/** What all servers of a site sign with. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table site_secrets (name text primary key, value text not null)`.execute(database);
}
