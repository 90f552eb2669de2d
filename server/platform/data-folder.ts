import type { Config } from './config.ts';
import { type Database, openDatabase } from './database.ts';
import { runningPostgresUrl, startEmbeddedPostgres } from './embedded-postgres.ts';
import { lockFolder, lockHolder } from './folder-lock.ts';
import type { Logger } from './logging.ts';
import { migrate } from './migrate.ts';
import { FolderInUseError, StartError } from './start.errors.ts';

/** A data folder's database: running, migrated, open. */
export interface OpenDatabase {
  readonly database: Database;
  /** Opens the same database once more, as the background jobs do. */
  readonly url: string;
  /** Settles when the embedded PostgreSQL ended, whoever ended it; never for another database. */
  readonly ended: Promise<void>;
  /** Ends the embedded PostgreSQL without waiting; what was committed is safe. */
  abandon(): void;
  /** Closes the pool and gives free, or ends, whatever was taken or started for it. */
  close(): Promise<void>;
}

export interface DataFolderOptions {
  readonly config: Config;
  readonly log: Logger;
  readonly say: (line: string) => unknown;
}

/** What the lock of a running server says; a command may work beside that one. */
export const SERVING = 'futago serve';
const NEVER = new Promise<never>(() => {});

/** Starts or finds the database. The caller holds the data folder's lock. */
export async function openStandingDatabase({ config, log, say }: DataFolderOptions): Promise<OpenDatabase> {
  if (config.databaseUrl !== null) return await joinDatabase(config.databaseUrl, log);
  const postgres = await startEmbeddedPostgres({ dataFolder: config.dataFolder, say });
  try {
    const database = await openMigrated(postgres.url, log);
    const close = async (): Promise<void> => {
      await database.destroy();
      await postgres.stop();
    };
    return { database, url: postgres.url, ended: postgres.ended, abandon: () => postgres.abandon(), close };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

/**
 * For a command of the operator: takes the folder and starts its database or, where a server runs on it, works beside
 * that over its database and leaves it running. `purpose` is what the next one to come is told.
 */
export async function joinDataFolder(options: DataFolderOptions & { readonly purpose: string }): Promise<OpenDatabase> {
  const { config, log, purpose } = options;
  const holder = await lockHolder(config.dataFolder);
  if (holder === null) return await takeDataFolder(options);
  if (config.databaseUrl !== null) return await joinDatabase(config.databaseUrl, log);
  if (!holder.purpose.startsWith(SERVING)) {
    throw new FolderInUseError(
      `Another command is at work in ${config.dataFolder} (${holder.purpose}, process ${holder.pid}): ${purpose} can start when it has ended.`,
    );
  }
  const url = await runningPostgresUrl(config.dataFolder);
  if (url === null) throw new StartError(`Futago is just starting in ${config.dataFolder} (process ${holder.pid}): try again in a moment.`);
  return await joinDatabase(url, log);
}

async function takeDataFolder(options: DataFolderOptions & { readonly purpose: string }): Promise<OpenDatabase> {
  const lock = await lockFolder(options.config.dataFolder, options.purpose);
  try {
    const open = await openStandingDatabase(options);
    const close = async (): Promise<void> => {
      await open.close();
      await lock.release();
    };
    return { ...open, close };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function joinDatabase(url: string, log: Logger): Promise<OpenDatabase> {
  const database = await openMigrated(url, log);
  return { database, url, ended: NEVER, abandon: () => {}, close: () => database.destroy() };
}

async function openMigrated(url: string, log: Logger): Promise<Database> {
  const database = openDatabase(url, { onIdleError: ({ message }) => log.warn({ reason: message }, 'a database connection broke') });
  try {
    const applied = await migrate(database);
    if (applied.length > 0) log.info({ applied }, 'database migrated');
    return database;
  } catch (error) {
    await database.destroy();
    throw error;
  }
}
