import { type Kysely, sql } from 'kysely';

/** What is hidden is found among all works without reading them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index works_hidden on works (id) where hidden_at is not null`.execute(database);
  await sql`create index own_works_refused on own_works (id) where review = 'REFUSED'`.execute(database);
}
