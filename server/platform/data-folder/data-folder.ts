import { sql } from 'kysely';
import type { Config } from '../config/config.ts';
import { type Database, type DatabaseWatch, openDatabase } from '../database/database.ts';
import { hasDatabase, runningPostgresUrl, startEmbeddedPostgres } from '../postgres/embedded-postgres.ts';
import { describeHolder, type FolderLock, lockFolder, lockHolder } from './folder-lock.ts';
import type { Logger } from '../logging.ts';
import { migrate } from '../database/migrate.ts';
import { FolderInUseError, StartError } from '../start.errors.ts';

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
  readonly watch?: DatabaseWatch;
  /** Called once the database is on its way, or was there: what is slow in this process may begin. */
  readonly onBegun?: () => void;
}

export interface JoinOptions extends DataFolderOptions {
  /** What the next one to come is told. */
  readonly purpose: string;
  /** Whether it is of use in a folder that has no database yet, and makes one there. */
  readonly mayBegin?: boolean;
}

/** What the lock of a running server says; a command may work beside that one. */
export const SERVING = 'futago serve';
const NEVER = new Promise<never>(() => {});

/**
 * Takes the data folder for a server that is reached at `addresses`. Servers on one database of its own address share a
 * folder; with the embedded one, or on other databases, the second is refused by a FolderInUseError.
 */
export async function lockForServing({ dataFolder, databaseUrl }: Config, addresses: string): Promise<FolderLock> {
  if (databaseUrl === null) return await lockFolder(dataFolder, `${SERVING} at ${addresses}`);
  const purpose = `${SERVING} on the database ${placeOf(databaseUrl)} at ${addresses}`;
  try {
    return await lockFolder(dataFolder, purpose);
  } catch (error) {
    const holder = error instanceof FolderInUseError ? await lockHolder(dataFolder) : null;
    if (holder?.purpose !== purpose) throw error;
    return { release: async () => {} };
  }
}

/** Where a database is, without who connects. That of a socket has no host, which URL takes for none at all. */
function placeOf(databaseUrl: string): string {
  const [place = '', query = ''] = databaseUrl.replace(/^\w+:\/\/(?:[^@/?]*@)?/, '').split('?');
  const parameters = new URLSearchParams(query);
  for (const name of ['user', 'password']) parameters.delete(name);
  return parameters.size === 0 ? place : `${place}?${decodeURIComponent(parameters.toString())}`;
}

/** For a command that works alone: rejects with a FolderInUseError where something is at work in the folder, a server too. */
export async function refuseCompany(dataFolder: string): Promise<void> {
  const holder = await lockHolder(dataFolder);
  if (holder !== null) throw new FolderInUseError(`Stop what works in ${dataFolder} first (${describeHolder(holder)}).`);
}

/** For a command that looks after what is there: rejects with a StartError where the settings name a folder in which nothing ever was. */
export async function requireDatabase({ dataFolder, databaseUrl }: Pick<Config, 'dataFolder' | 'databaseUrl'>): Promise<void> {
  if (databaseUrl !== null || (await hasDatabase(dataFolder))) return;
  throw new StartError(`There is no database in ${dataFolder}: set FUTAGO_DATA_FOLDER to the folder of the site.`);
}

/** Starts or finds the database. The caller holds the data folder's lock. */
export async function openStandingDatabase({ config, log, say, watch, onBegun }: DataFolderOptions): Promise<OpenDatabase> {
  if (config.databaseUrl !== null) {
    onBegun?.();
    return await joinDatabase(config.databaseUrl, { config, log, watch });
  }
  const postgres = await startEmbeddedPostgres({ dataFolder: config.dataFolder, say, onBegun });
  try {
    const database = await openMigrated(postgres.url, { config, log, watch });
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
 * that over its database and leaves it running.
 */
export async function joinDataFolder(options: JoinOptions): Promise<OpenDatabase> {
  const { config, log, purpose, mayBegin = false } = options;
  const holder = await lockHolder(config.dataFolder);
  if (holder === null) {
    if (!mayBegin) await requireDatabase(config);
    return await takeDataFolder(options);
  }
  if (config.databaseUrl !== null) return await joinDatabase(config.databaseUrl, { config, log });
  if (!holder.purpose.startsWith(SERVING)) {
    throw new FolderInUseError(
      `Another command is at work in ${config.dataFolder} (${describeHolder(holder)}): ${purpose} can start when it has ended.`,
    );
  }
  if (holder.isElsewhere)
    throw new FolderInUseError(
      `Futago is at work in ${config.dataFolder} (${describeHolder(holder)}): run ${purpose} there, as docker exec does.`,
    );
  const url = await runningPostgresUrl(config.dataFolder);
  if (url === null) throw new StartError(`Futago is just starting in ${config.dataFolder} (process ${holder.pid}): try again in a moment.`);
  return await joinDatabase(url, { config, log });
}

async function takeDataFolder(options: JoinOptions): Promise<OpenDatabase> {
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

type Opening = Pick<DataFolderOptions, 'config' | 'log'> & { readonly watch?: DatabaseWatch | undefined };

async function joinDatabase(url: string, opening: Opening): Promise<OpenDatabase> {
  await requireReachable(url);
  const database = await openMigrated(url, opening);
  return { database, url, ended: NEVER, abandon: () => {}, close: () => database.destroy() };
}

/** What keeps a first connection from being made lies in the address or behind it, whatever it is called. */
async function requireReachable(url: string): Promise<void> {
  const database = openDatabase(url, { poolSize: 1 });
  try {
    await sql`select`.execute(database);
  } catch (error) {
    // Of a host of several addresses that all refuse, Node says a code alone.
    const { message, code } = error as NodeJS.ErrnoException;
    throw new StartError(`The database cannot be reached (${message || code}): check DATABASE_URL.`, { cause: error });
  } finally {
    await database.destroy();
  }
}

async function openMigrated(url: string, { config, log, watch }: Opening): Promise<Database> {
  const poolSize = config.databasePoolSize;
  const database = openDatabase(url, {
    watch,
    poolSize,
    onIdleError: ({ message }) => log.warn({ reason: message }, 'a database connection broke'),
  });
  try {
    const applied = await migrate(database);
    if (applied.length > 0) log.info({ applied }, 'database migrated');
    return database;
  } catch (error) {
    await database.destroy();
    throw error;
  }
}
