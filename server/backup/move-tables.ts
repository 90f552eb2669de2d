import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { openOneConnection } from '../platform/database/one-connection.ts';
import { type KeptTable, tableShape } from './backup-format.ts';
import { BackupError } from './backup.errors.ts';
import { copyIn, copyOut, listTables, refill } from './table-copies.ts';

export interface MoveOrder {
  /** Of a migrated database that nobody writes to. */
  readonly from: string;
  /** Of a migrated, empty one. */
  readonly to: string;
  readonly signal: AbortSignal;
}

export interface MoveReport {
  readonly tables: number;
  readonly rows: number;
}

interface Sum {
  readonly rows: string;
  readonly hash: string | null;
}

/**
 * Copies all rows from one database into another, which takes them in one transaction: before its end their number and a
 * hash over them are held against those of the first, table by table. Rejects with a BackupError where anything differs,
 * and the second database stays empty.
 */
export async function moveTables(order: MoveOrder): Promise<MoveReport> {
  try {
    return await move(order);
  } catch (error) {
    throw order.signal.aborted ? new BackupError('Stopped; nothing was moved.', { cause: error }) : error;
  }
}

async function move({ from, to, signal }: MoveOrder): Promise<MoveReport> {
  await using begun = new AsyncDisposableStack();
  const [source, target] = [await connect(from, begun), await connect(to, begun)];
  await source.query('begin isolation level repeatable read read only');
  await target.query('begin');
  const tables = await listTables(source);
  const standing = new Set((await listTables(target)).map(tableShape));
  if (tables.length !== standing.size || !tables.every((table) => standing.has(tableShape(table))))
    throw new BackupError('The other database has other tables; nothing was moved.');
  await refill(target, tables, async () => {
    for (const table of tables) await pipeline(copyOut(source, table), copyIn(target, table), { signal });
  });
  let rows = 0;
  for (const table of tables) {
    signal.throwIfAborted();
    rows += await requireAlike(table, source, target);
  }
  signal.throwIfAborted();
  await target.query('commit');
  return { tables: tables.length, rows };
}

async function connect(url: string, begun: AsyncDisposableStack): Promise<Client> {
  const connection = await openOneConnection(url, 'futago migrate-database');
  begun.defer(() => connection.close());
  const { client } = connection;
  // Rows are written as text, which is to be alike on both sides.
  await client.query(`set timezone to 'UTC'; set datestyle to iso; set extra_float_digits to 3; set intervalstyle to iso_8601`);
  return client;
}

async function requireAlike(table: KeptTable, source: Client, target: Client): Promise<number> {
  const [kept, moved] = [await sumOf(table, source), await sumOf(table, target)];
  if (kept.rows !== moved.rows || kept.hash !== moved.hash) {
    throw new BackupError(
      `The table ${table.name} did not arrive as it left (${kept.rows} rows, ${moved.rows} arrived); nothing was moved.`,
    );
  }
  return Number(kept.rows);
}

/** The sum of the rows' own hashes, whatever their order. */
async function sumOf({ name, columns }: KeptTable, client: Client): Promise<Sum> {
  const row = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  const { rows } = await client.query<Sum>(`select count(*)::text as rows,
    sum(('x' || left(md5(row(${row})::text), 16))::bit(64)::bigint::numeric)::text as hash from ${client.escapeIdentifier(name)}`);
  return rows[0] ?? { rows: '0', hash: null };
}
