import type { Config } from './config.ts';
import { type Database, openDatabase } from './database.ts';
import { type EmbeddedPostgres, runningPostgresUrl, startEmbeddedPostgres } from './embedded-postgres.ts';
import { type FolderLock, lockFolder, lockHolder } from './folder-lock.ts';
import type { Logger } from './logging.ts';
import { migrate } from './migrate.ts';
import { FolderInUseError, StartError } from './start.errors.ts';

/** A data folder at work: locked or joined, its database running and migrated. */
export interface OpenDataFolder {
  readonly database: Database;
  /** Opens the same database once more, as the background jobs do. */
  readonly url: string;
  /** Settles when the embedded PostgreSQL ended by itself; never for another database. */
  readonly databaseEnded: Promise<void>;
  /** Ends the embedded PostgreSQL at once, without waiting, when nobody may wait; what was committed is safe. */
  abandon(): void;
  /** Closes the pool, stops the database when we started it, and gives the folder free. */
  close(): Promise<void>;
}

export interface DataFolderOptions {
  readonly config: Config;
  readonly log: Logger;
  /** What this process does there, for the message that the next one gets. */
  readonly purpose: string;
  readonly say: (line: string) => void;
}

export const SERVING = 'futago serve';

/** Takes the folder for this process alone. Rejects with a FolderInUseError that names the holder, who is left alone. */
export async function openDataFolder(options: DataFolderOptions): Promise<OpenDataFolder> {
  const { config, log, purpose, say } = options;
  const lock = await lockFolder(config.dataFolder, purpose);
  const started: { postgres?: EmbeddedPostgres; databaseLock?: FolderLock; database?: Database } = {};
  const close = async (): Promise<void> => {
    await started.database?.destroy();
    await started.postgres?.stop();
    await started.databaseLock?.release();
    await lock.release();
  };
  try {
    if (config.databaseUrl === null) {
      started.postgres = await startEmbeddedPostgres({ dataFolder: config.dataFolder, say });
      started.databaseLock = await lockFolder(started.postgres.folder, purpose);
    }
    const url = started.postgres?.url ?? config.databaseUrl ?? '';
    started.database = await openMigrated(url, log);
    return {
      database: started.database,
      url,
      databaseEnded: started.postgres?.ended ?? new Promise(() => {}),
      abandon: () => started.postgres?.abandon(),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Like `openDataFolder`, but works beside a server that runs on the folder, over its database, and leaves it running. */
export async function joinDataFolder(options: DataFolderOptions): Promise<OpenDataFolder> {
  const { config, log } = options;
  const holder = await lockHolder(config.dataFolder);
  if (holder === null) return await openDataFolder(options);
  if (config.databaseUrl === null && !holder.purpose.startsWith(SERVING)) {
    throw new FolderInUseError(`Another command is at work in ${config.dataFolder} (${holder.purpose}, process ${holder.pid}): wait until it ends.`);
  }
  const url = config.databaseUrl ?? (await runningPostgresUrl(config.dataFolder));
  if (url === null) throw new StartError(`Futago is just starting in ${config.dataFolder} (process ${holder.pid}): try again in a moment.`);
  const database = await openMigrated(url, log);
  return { database, url, databaseEnded: new Promise(() => {}), abandon: () => {}, close: () => database.destroy() };
}

async function openMigrated(url: string, log: Logger): Promise<Database> {
  const database = openDatabase(url, { onIdleError: (error) => log.warn({ err: error }, 'a database connection broke') });
  try {
    const applied = await migrate(database);
    if (applied.length > 0) log.info({ applied }, 'database migrated');
    return database;
  } catch (error) {
    await database.destroy();
    throw error;
  }
}
