import { type Kysely, sql } from 'kysely';

/**
 * The ids under which creators were known before they became one with another, so that addresses with them go on to lead
 * somewhere. Those of 023 are there only where it was applied in the same transaction.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table merged_creators (
    id bigint primary key,
    creator_id bigint not null references creators on delete cascade
  )`.execute(database);
  await sql`create index merged_creators_creator on merged_creators (creator_id)`.execute(database);
  const { rows } = await sql`select where to_regclass('pg_temp.one_creator') is not null`.execute(database);
  if (rows.length > 0) await sql`insert into merged_creators (id, creator_id) select id, kept from one_creator`.execute(database);
}
