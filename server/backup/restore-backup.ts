import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Client } from 'pg';
import type { Database } from '../platform/database.ts';
import { filePathOf, type KeptTable, type Manifest, tableNameOf } from './backup-format.ts';
import { BackupError } from './backup.errors.ts';
import { eachEntry } from './read-backup.ts';
import { copyIn, listTables, refill } from './table-copies.ts';

export interface RestoreOrder {
  readonly file: string;
  /** Of the checked file. */
  readonly manifest: Manifest;
  /** Of a database with the tables that the backup was made of. */
  readonly url: string;
  readonly dataFolder: string;
  readonly signal: AbortSignal;
}

/**
 * Puts the files beside those that are there, then all tables in one transaction: until its end nothing has changed for
 * readers. Rejects with a BackupError where the database has other tables.
 */
export async function restoreBackup({ file, manifest, url, dataFolder, signal }: RestoreOrder): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'futago restore', statement_timeout: 0 });
  await client.connect();
  try {
    await client.query('begin');
    const tables = fitting(manifest.tables, await listTables(client));
    await refill(client, [...tables.values()], () =>
      eachEntry(file, signal, async ({ name, content }) => {
        const [path, table] = [filePathOf(name), tables.get(tableNameOf(name) ?? '')];
        if (path !== null) await putFile(join(dataFolder, path), content);
        else if (table !== undefined) await pipeline(content, createGunzip(), copyIn(client, table));
        else content.resume();
      }),
    );
    await client.query('commit');
  } finally {
    await client.end();
  }
}

function fitting(kept: readonly KeptTable[], standing: readonly KeptTable[]): ReadonlyMap<string, KeptTable> {
  if (shapeOf(kept) !== shapeOf(standing)) throw new BackupError('The backup has other tables than this database; nothing was restored.');
  return new Map(kept.map((table) => [table.name, table]));
}

function shapeOf(tables: readonly KeptTable[]): string {
  return tables
    .map(({ name, columns }) => `${name} ${columns.toSorted().join(' ')}`)
    .toSorted()
    .join('\n');
}

/** Whether nobody has put anything into it yet. */
export async function isEmpty(database: Database): Promise<boolean> {
  const work = await database.selectFrom('works').select('id').limit(1).executeTakeFirst();
  const user = await database.selectFrom('users').select('id').limit(1).executeTakeFirst();
  return work === undefined && user === undefined;
}

async function putFile(path: string, content: Readable): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = join(dirname(path), `.${basename(path)}.restored`);
  await pipeline(content, createWriteStream(draft, { mode: 0o600, flush: true }));
  await rename(draft, path);
}
