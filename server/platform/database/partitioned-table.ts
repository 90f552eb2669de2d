import { type Kysely, sql, type Transaction } from 'kysely';
import { StartError } from '../start.errors.ts';
import { readBelongings, readInboundKeys, readObstacles, readUnheldKeys, type UniqueKey } from './table-belongings.ts';
import type { Tables } from './tables.ts';

export interface PartitionOrder {
  readonly table: string;
  readonly method: 'range' | 'hash';
  readonly column: string;
  /** Makes the partitions; rows lie in the table of this name still. */
  readonly addPartitions: (plain: string) => Promise<void>;
  /** Statements that hold a unique key which the column is no part of; none may be there where this is not given. */
  readonly holdKey?: (key: UniqueKey) => readonly string[];
}

/** Longer than an autovacuum takes to give way. Who needs longer is at work on it, and all others would wait behind us meanwhile. */
const LOCK_TIMEOUT = '3s';

interface Sequence {
  readonly column: string;
  readonly name: string;
}

export async function isPartitioned(database: Kysely<Tables>, table: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select relkind = 'p' as is from pg_class where oid = ${table}::regclass`.execute(database);
  return rows[0]?.is === true;
}

/**
 * Makes a table, which is none yet, one in partitions, with its rows and all that belongs to it under their names. Nobody else gets at it,
 * nor at tables with foreign keys to it, until the transaction ends. Rejects with a StartError where something would be lost.
 */
export async function partitionTable(transaction: Transaction<Tables>, order: PartitionOrder): Promise<void> {
  const { table, method, column, addPartitions, holdKey } = order;
  const run = (statement: string) => sql.raw(statement).execute(transaction);
  const inbound = await readInboundKeys(transaction, table);
  await run(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
  await run(`lock table ${[...new Set([table, ...inbound.map(({ relation }) => relation)])].join(', ')} in access exclusive mode`);
  await run('set local lock_timeout = 0');
  await refuseLosses(transaction, table);
  const belongings = await readBelongings(transaction, table, column);
  const unheld = await readUnheldKeys(transaction, table, column);
  const plain = `${table}_plain`;
  for (const { relation, name } of inbound) await run(`alter table ${relation} drop constraint ${name}`);
  const sequence = await setSequenceAside(transaction, table, plain);
  await run(`alter table ${table} rename to ${plain}`);
  await run(
    `create table ${table} (like ${plain} including all excluding indexes excluding statistics) partition by ${method} (${column})`,
  );
  await addPartitions(plain);
  const columns = await writtenColumns(transaction, table);
  await run(`insert into ${table} (${columns}) overriding system value select ${columns} from ${plain}`);
  if (sequence !== null) await takeSequenceBack(transaction, table, sequence, plain);
  await run(`drop table ${plain}`);
  for (const statement of [...belongings, ...unheld.flatMap((key) => holdKey?.(key) ?? refuseKey(key))]) await run(statement);
}

async function refuseLosses(transaction: Transaction<Tables>, table: string): Promise<void> {
  const obstacles = await readObstacles(transaction, table);
  if (obstacles.length === 0) return;
  throw new StartError(
    `The table ${table} is used by what would be lost (${obstacles.join(', ')}): take it away and make it anew afterwards.`,
  );
}

function refuseKey({ name }: UniqueKey): never {
  throw new StartError(`The key ${name} cannot be held by a table in partitions.`);
}

async function setSequenceAside(transaction: Transaction<Tables>, table: string, plain: string): Promise<Sequence | null> {
  const { rows } = await sql<Sequence>`
    select attname as column, relname as name from pg_attribute
    join pg_class on pg_class.oid = pg_get_serial_sequence(${table}, attname)::regclass
    where attrelid = ${table}::regclass and attidentity <> ''`.execute(transaction);
  const sequence = rows[0];
  if (sequence === undefined) return null;
  await sql`alter sequence ${sql.id(sequence.name)} rename to ${sql.id(`${plain}_numbers`)}`.execute(transaction);
  return sequence;
}

/** The new one goes on where the old one was. */
async function takeSequenceBack(transaction: Transaction<Tables>, table: string, { column, name }: Sequence, plain: string): Promise<void> {
  const { rows } = await sql<{ made: string }>`
    select relname as made from pg_class where oid = pg_get_serial_sequence(${table}, ${column})::regclass`.execute(transaction);
  const made = rows[0]?.made ?? name;
  if (made !== name) await sql`alter sequence ${sql.id(made)} rename to ${sql.id(name)}`.execute(transaction);
  await sql`select setval(${name}::regclass, last_value, is_called) from ${sql.id(`${plain}_numbers`)}`.execute(transaction);
}

/** Those that PostgreSQL does not work out itself. */
async function writtenColumns(transaction: Transaction<Tables>, table: string): Promise<string> {
  const { rows } = await sql<{ columns: string }>`
    select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(transaction);
  return rows[0]?.columns ?? '';
}
