import { finished, pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { AbortedTransactionError } from 'kysely';
import { DatabaseError } from 'pg';
import type { Database } from '../platform/database/database.ts';
import { forgetJobs } from '../platform/jobs/jobs.ts';
import { migrate, MIGRATION_NAMES, rebuildTables } from '../platform/database/migrate.ts';
import { type OneConnection, openOneConnection } from '../platform/database/one-connection.ts';
import { asStartError } from '../platform/start.errors.ts';
import { filePathOf, type KeptTable, type Manifest, tableNameOf, tableShape } from './backup-format.ts';
import { BackupError, UncertainRestoreError } from './backup.errors.ts';
import { eachEntry } from './read-backup.ts';
import { RestoredFiles } from './restored-files.ts';
import { copyIn, listTables, refill } from './table-copies.ts';

export interface RestoreOrder {
  readonly file: string;
  /** Of the checked file; none of its migrations is unknown here. */
  readonly manifest: Manifest;
  /** Of a migrated database. */
  readonly url: string;
  readonly dataFolder: string;
  /** Whether what is there may be lost. */
  readonly mayReplace: boolean;
  readonly signal: AbortSignal;
}

/**
 * Puts the files beside those that are there, then all tables, brought to the newest, in one transaction: whenever it
 * ends, the database is as it was or as the backup was. Then the data folder loses what the site wrote before. Rejects
 * with a StartError; unless that says otherwise, the data folder is as it was too. Killed before its end, it may leave
 * files there that no row names, until it is run again.
 */
export async function restoreBackup(order: RestoreOrder): Promise<void> {
  const files = new RestoredFiles(order.dataFolder);
  try {
    await putFiles(order, files);
    if (!order.mayReplace) await refuseLoss(files);
    await restoreTables(order);
  } catch (error) {
    if (error instanceof UncertainRestoreError) throw error;
    await files.undo();
    throw (
      asStartError(error) ??
      new BackupError(`${order.file} cannot be restored (${reasonOf(error)}); nothing was changed.`, { cause: error })
    );
  }
  try {
    await files.settle();
  } catch (error) {
    throw new BackupError(
      `The works and accounts of ${order.file} are restored, but not all of its files (${reasonOf(error)}): restore it once more with --replace.`,
      { cause: error },
    );
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function putFiles({ file, signal }: RestoreOrder, files: RestoredFiles): Promise<void> {
  await eachEntry(file, signal, async ({ name, content }) => {
    const path = filePathOf(name);
    if (path === null) await finished(content.resume());
    else await files.put(path, content);
  });
}

async function refuseLoss(files: RestoredFiles): Promise<void> {
  const lost = await files.firstLost();
  if (lost === null) return;
  throw new BackupError(
    `The data folder has files already that the backup does not hold, such as ${lost}: restore into an empty one, or give --replace to lose them.`,
  );
}

async function restoreTables(order: RestoreOrder): Promise<void> {
  const connection = await openOneConnection(order.url, 'futago restore');
  let isToBeKept = false;
  try {
    await connection.database.transaction().execute(async (transaction) => {
      const newest = order.manifest.migrations.at(-1);
      if (newest !== undefined && newest !== MIGRATION_NAMES.at(-1)) await rebuildTables(transaction, newest);
      await fillTables(order, connection.client);
      await forgetJobs(transaction);
      await migrate(transaction);
      isToBeKept = true;
    });
  } catch (error) {
    const isRefused = error instanceof DatabaseError || error instanceof AbortedTransactionError;
    throw isToBeKept && !isRefused ? new UncertainRestoreError(order.file, { cause: error }) : error;
  } finally {
    await connection.close();
  }
}

async function fillTables({ file, manifest, signal }: RestoreOrder, client: OneConnection['client']): Promise<void> {
  const tables = fitting(manifest.tables, await listTables(client));
  await refill(client, [...tables.values()], () =>
    eachEntry(file, signal, async ({ name, content }) => {
      const table = tables.get(tableNameOf(name) ?? '');
      if (table === undefined) await finished(content.resume());
      else await pipeline(content, createGunzip(), copyIn(client, table));
    }),
  );
}

function fitting(kept: readonly KeptTable[], standing: readonly KeptTable[]): ReadonlyMap<string, KeptTable> {
  if (shapesOf(kept) !== shapesOf(standing)) throw new BackupError('The backup has other tables than this database; nothing was restored.');
  return new Map(kept.map((table) => [table.name, table]));
}

function shapesOf(tables: readonly KeptTable[]): string {
  return tables.map(tableShape).toSorted().join('\n');
}

/** Whether nobody has put anything into it yet. */
export async function isEmpty(database: Database): Promise<boolean> {
  const work = await database.selectFrom('works').select('id').limit(1).executeTakeFirst();
  const user = await database.selectFrom('users').select('id').limit(1).executeTakeFirst();
  return work === undefined && user === undefined;
}
