import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

/** Every row of every table of ours, as JSON, and what stands around the rows. */
export async function everyRow(database: Database): Promise<Record<string, unknown>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_name not like 'kysely%' order by 1`.execute(
    database,
  );
  const found: Record<string, unknown> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t order by 1`.execute(database);
    found[name] = rows.map(({ row }) => row);
  }
  found['foreign keys'] = (
    await sql`select conname, pg_get_constraintdef(oid) as d from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`.execute(database)
  ).rows;
  found['triggers'] = (await sql`select tgname, tgenabled from pg_trigger where not tgisinternal order by 1`.execute(database)).rows;
  return found;
}
