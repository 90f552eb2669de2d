import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '#server/platform/tables.ts';

/** Views lie in partitions by month where the operator chose so (decision 043); of months that have none, in the default partition. */
const DEFAULT_PARTITION = 'work_views_default';

const PLAIN = 'work_views_plain';
const MONTHS_AHEAD = 3;
/** Below PostgreSQL's deadlock_timeout: of two who wait for each other it is we who give up, and nobody else's statement fails. */
const LOCK_TIMEOUT = '500ms';

interface Month {
  readonly partition: string;
  /** Its first day, and the first of the next one. */
  readonly from: string;
  readonly to: string;
}

export async function areViewsPartitioned(database: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select relkind = 'p' as is from pg_class where oid = 'work_views'::regclass`.execute(database);
  return rows[0]?.is === true;
}

/** Gives the table of views, which is none yet, partitions: one for every month that has rows and for the months ahead. */
export async function partitionViews(transaction: Transaction<Tables>, now: Date): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(transaction);
  await run('lock table work_views in access exclusive mode');
  const { rows: belongings } = await sql.raw<{ make: string }>(BELONGINGS).execute(transaction);
  await run(`alter table work_views rename to ${PLAIN}`);
  await run(`create table work_views (like ${PLAIN} including all excluding indexes) partition by range (day)`);
  await run(`create table ${DEFAULT_PARTITION} partition of work_views default`);
  for (const { partition, from, to } of await missingMonths(transaction, PLAIN, now))
    await run(`create table ${partition} partition of work_views for values from ('${from}') to ('${to}')`);
  await run(`insert into work_views select * from ${PLAIN}`);
  await run(`drop table ${PLAIN}`);
  for (const { make } of belongings) await run(make);
}

/**
 * Makes the partitions of the months ahead, and of months whose rows came into the default partition, where views are partitioned; each
 * in a transaction of its own. Returns their names. Rejects where others are at work on the table, or make the same: then those before stay.
 */
export async function addViewPartitions(database: Kysely<Tables>, now: Date): Promise<readonly string[]> {
  if (!(await areViewsPartitioned(database))) return [];
  const months = await missingMonths(database, DEFAULT_PARTITION, now);
  for (const month of months) await database.transaction().execute((transaction) => addMonth(transaction, month));
  return months.map(({ partition }) => partition);
}

/** A partition cannot be made while its rows lie in the default one: they are taken along. */
async function addMonth(transaction: Transaction<Tables>, { partition, from, to }: Month): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(transaction);
  await run(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
  await run('set local statement_timeout = 0');
  await run('lock table work_views in access exclusive mode');
  await run(`create table ${partition} (like work_views including defaults including constraints)`);
  await run(`
    with moved as (delete from ${DEFAULT_PARTITION} where day >= '${from}' and day < '${to}' returning *)
    insert into ${partition} select * from moved`);
  await run(`alter table work_views attach partition ${partition} for values from ('${from}') to ('${to}')`);
}

async function missingMonths(database: Kysely<Tables>, rowsOf: string, now: Date): Promise<readonly Month[]> {
  const { rows } = await sql<Month>`
    select partition, month::text as from, (month + interval '1 month')::date::text as to
    from (
      select date_trunc('month', day)::date as month from ${sql.table(rowsOf)}
      union select (date_trunc('month', ${now.toISOString().slice(0, 10)}::date) + n * interval '1 month')::date
      from generate_series(0, ${MONTHS_AHEAD}) n
    ) wanted
    cross join lateral (select 'work_views_' || to_char(month, 'YYYY_MM') as partition) named
    where to_regclass(partition) is null order by month`.execute(database);
  return rows;
}

/** Statements that make anew what belongs to the table: keys, indexes, privileges. */
const BELONGINGS = `
  select format('alter table work_views add constraint %I %s', conname, pg_get_constraintdef(oid)) as make
  from pg_constraint where conrelid = 'work_views'::regclass and contype in ('p', 'u', 'f')
  union all
  select pg_get_indexdef(indexrelid) from pg_index
  where indrelid = 'work_views'::regclass and not exists (select from pg_constraint where conindid = indexrelid)
  union all
  select format('grant %s on work_views to %s%s', privilege_type, case grantee when 0 then 'public' else grantee::regrole::text end,
    case when is_grantable then ' with grant option' else '' end)
  from pg_class cross join lateral aclexplode(relacl) where oid = 'work_views'::regclass and grantee <> relowner`;
