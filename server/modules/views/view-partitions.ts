import { type Kysely, sql, type Transaction } from 'kysely';
import { isPartitioned, partitionTable } from '#server/platform/database/partitioned-table.ts';
import type { Tables } from '#server/platform/database/tables.ts';

/** Views lie in partitions by month where the operator chose so (decision 043); of months that have none, in the default partition. */
const DEFAULT_PARTITION = 'work_views_default';

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
  return await isPartitioned(database, 'work_views');
}

/** Gives the table of views, which is none yet, partitions: one for every month that has rows and for the months ahead. */
export async function partitionViews(transaction: Transaction<Tables>, now: Date): Promise<void> {
  const addPartitions = async (plain: string): Promise<void> => {
    await sql.raw(`create table ${DEFAULT_PARTITION} partition of work_views default`).execute(transaction);
    for (const { partition, from, to } of await missingMonths(transaction, plain, now))
      await sql.raw(`create table ${partition} partition of work_views for values from ('${from}') to ('${to}')`).execute(transaction);
  };
  await partitionTable(transaction, { table: 'work_views', method: 'range', column: 'day', addPartitions });
}

/**
 * Makes the partitions of the months ahead, and of months whose rows came into the default partition, where views are
 * partitioned; each in a transaction of its own. Returns their names. Rejects where others are at work on the table, or
 * make the same: then those before stay.
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
