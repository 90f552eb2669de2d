import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

/** Columns, keys in both directions, indexes, triggers, privileges, statistics and numbers to come of a table, by their names. */
export async function shapeOf(database: Database, table: string): Promise<readonly string[]> {
  const { rows } = await sql<{ part: string }>`with asked as (select ${table}::regclass as its)
    select attnum || ' ' || attname || ' ' || format_type(atttypid, atttypmod) || ' ' || attnotnull || ' '
      || coalesce(pg_get_expr(adbin, adrelid), '') || attidentity::text || coalesce(nullif(attstattarget, -1), 0) || coalesce(attacl::text, '') as part
    from asked join pg_attribute on attrelid = its and attnum > 0 left join pg_attrdef on adrelid = attrelid and adnum = attnum
    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || ' ' || convalidated
    from pg_constraint, asked where (conrelid = its or confrelid = its) and contype <> 'n' and conparentid = 0
    union all select replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') || ' ' || indisvalid from pg_index, asked where indrelid = its
    union all select pg_get_triggerdef(oid) || ' ' || tgenabled::text from pg_trigger, asked where tgrelid = its and not tgisinternal
    union all select privilege_type || ' to ' || grantee from asked join pg_class on oid = its cross join lateral aclexplode(relacl)
    union all select relowner::regrole || ' says ' || coalesce(obj_description(oid, 'pg_class'), '') from pg_class, asked where oid = its
    union all select pg_get_statisticsobjdef(pg_statistic_ext.oid) from pg_statistic_ext, asked where stxrelid = its
    union all select sequences::text || coalesce(relacl::text, '') from asked
      join pg_depend on refobjid = its and refclassid = 'pg_class'::regclass and classid = refclassid and deptype = 'i'
      join pg_class on pg_class.oid = objid and relkind = 'S' join pg_sequences sequences on sequencename = relname
    order by part`.execute(database);
  return rows.map(({ part }) => part);
}

/** Runs `during` while somebody else has the table locked in this mode. */
export async function whileLocked(database: Database, table: string, mode: string, during: () => Promise<void>): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await sql.raw(`lock table ${table} in ${mode} mode`).execute(transaction);
    await during();
  });
}

/** How many sessions wait for a lock. */
export async function waiting(database: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(database);
  return rows[0]?.count ?? 0;
}
