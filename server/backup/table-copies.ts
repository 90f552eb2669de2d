import type { Readable, Writable } from 'node:stream';
import type { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { KeptTable } from './backup-format.ts';
import { BackupError } from './backup.errors.ts';

interface Key {
  readonly relation: string;
  readonly name: string;
  readonly definition: string;
}

const TABLES = `
  select c.relname as name,
    array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns,
    min(a.attname::text) filter (where a.attidentity <> '') as identity
  from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where n.nspname = current_schema() and c.relkind in ('r', 'p') and not c.relispartition and c.relname not like 'kysely\\_%'
  group by c.relname order by c.relname`;

const FOREIGN_KEYS = `
  select k.conrelid::regclass::text as relation, k.conname as name, pg_get_constraintdef(k.oid) as definition
  from pg_constraint k join pg_namespace n on n.oid = k.connamespace
  where k.contype = 'f' and k.conparentid = 0 and n.nspname = current_schema()`;

/** Triggers that stand in for a unique key, beside an index of their name (decision 052). */
const KEYS_HELD_BY_TRIGGERS = `
  select k.conrelid::regclass::text as relation, k.conname as name,
    (select string_agg(quote_ident(attname), ', ') from pg_attribute where attrelid = c.oid) as definition
  from pg_constraint k join pg_namespace n on n.oid = k.connamespace
    join pg_class c on c.relname = k.conname and c.relnamespace = k.connamespace
    join pg_index i on i.indexrelid = c.oid and i.indrelid = k.conrelid
  where k.contype = 't' and n.nspname = current_schema()`;

/**
 * Our tables as they stand, those in partitions as one, without the migrator's own and without columns that PostgreSQL
 * works out itself.
 */
export async function listTables(client: Client): Promise<readonly KeptTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; identity: string | null }>(TABLES);
  const tables: KeptTable[] = [];
  for (const { name, columns, identity } of rows) {
    tables.push({ name, columns, next: identity === null ? null : await nextOf(client, name, identity) });
  }
  return tables;
}

async function nextOf(client: Client, name: string, identity: string): Promise<number> {
  const { rows: sequences } = await client.query<{ sequence: string }>('select pg_get_serial_sequence($1, $2) as sequence', [
    client.escapeIdentifier(name),
    identity,
  ]);
  const { rows } = await client.query<{ next: string }>(`select last_value + is_called::int as next from ${sequences[0]?.sequence ?? ''}`);
  return Number(rows[0]?.next);
}

/** The rows of a table as text, in the snapshot of the client's transaction. */
export function copyOut(client: Client, table: KeptTable): Readable {
  // PostgreSQL copies nothing out of a partitioned table itself.
  return client.query(copyTo(`copy (select ${columnsOf(client, table)} from ${client.escapeIdentifier(table.name)}) to stdout`));
}

/** Takes rows as text into a table that has just the columns of `table`. */
export function copyIn(client: Client, table: KeptTable): Writable {
  return client.query(copyFrom(`copy ${client.escapeIdentifier(table.name)} (${columnsOf(client, table)}) from stdin`));
}

function columnsOf(client: Client, { columns }: KeptTable): string {
  return columns.map((column) => client.escapeIdentifier(column)).join(', ');
}

/**
 * Empties the tables, lets `fill` copy rows into them in any order, and holds them against their keys after it;
 * triggers do not run. The caller's transaction makes it all or nothing.
 */
export async function refill(client: Client, tables: readonly KeptTable[], fill: () => Promise<void>): Promise<void> {
  const names = tables.map(({ name }) => client.escapeIdentifier(name));
  const { rows: keys } = await client.query<Key>(FOREIGN_KEYS);
  for (const { relation, name } of keys) await client.query(`alter table ${relation} drop constraint ${client.escapeIdentifier(name)}`);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(', ')}`);
  await fill();
  for (const table of tables) await setNext(client, table);
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  await refuseTwice(client);
  for (const { relation, name, definition } of keys) {
    await client.query(`alter table ${relation} add constraint ${client.escapeIdentifier(name)} ${definition}`);
  }
}

async function refuseTwice(client: Client): Promise<void> {
  const { rows: keys } = await client.query<Key>(KEYS_HELD_BY_TRIGGERS);
  for (const { relation, name, definition } of keys) {
    const { rows } = await client.query(`select from ${relation} group by ${definition} having count(*) > 1 limit 1`);
    if (rows.length > 0) throw new BackupError(`Rows of ${relation} share what the key ${name} allows once; nothing was taken over.`);
  }
}

/** Not by setval, which outlives a rollback. */
async function setNext(client: Client, { name, next }: KeptTable): Promise<void> {
  if (next === null) return;
  const identity = `select attname from pg_attribute where attrelid = $1::text::regclass and attidentity <> ''`;
  const { rows } = await client.query<{ sequence: string }>(`select pg_get_serial_sequence($1::text, (${identity})) as sequence`, [
    client.escapeIdentifier(name),
  ]);
  await client.query(`alter sequence ${rows[0]?.sequence ?? ''} restart with ${next}`);
}
