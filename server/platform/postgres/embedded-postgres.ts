import { rm, stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { type FolderLock, lockFolder } from '../data-folder/folder-lock.ts';
import { type Binaries, findBinaries, hasModule } from './binaries.ts';
import { administratorUrl, makeCluster, makeOwnerAndDatabase, ownerUrl, writeAccessFiles } from './cluster.ts';
import { machineSettings, usableMemory } from './machine-settings.ts';
import { choosePlace, knownPlace, SHARED_FOLDER, type Place } from './place.ts';
import {
  abandonPostmaster,
  becomesReady,
  endOf,
  findPostmaster,
  isAsWanted,
  isReady,
  type Postmaster,
  serverArguments,
  startPostmaster,
  stopPostmaster,
} from './postmaster.ts';
import { chooseDatabaseUser, type DatabaseUser } from './system-user.ts';
import { StartError } from '../start.errors.ts';

/**
 * A real PostgreSQL of our own behind a Unix socket that only the user who started it may use. It outlives a killed
 * parent; the next start finds it and goes on with it.
 */
export interface EmbeddedPostgres {
  /** Opens our database as its owner. */
  readonly url: string;
  /** Opens the maintenance database as administrator. */
  readonly administratorUrl: string;
  /** Where its files lie. */
  readonly folder: string;
  readonly pid: number;
  /** True when this start made the cluster. */
  readonly isNew: boolean;
  /** True when it was still running after its starter was killed. */
  readonly isReused: boolean;
  /** Settles when the server process ends, whoever ended it; for one that was found running, a moment later. */
  readonly ended: Promise<void>;
  /** Resolves when everything committed is on disk and the process is gone. */
  stop(): Promise<void>;
  /** Tells it to end at once, without waiting; the next start recovers what was committed. */
  abandon(): void;
}

export interface EmbeddedPostgresOptions {
  /** Absolute; the database lies in its `database` folder, or that is a link to where it lies. */
  readonly dataFolder: string;
  /** Told what an operator should know: an unusual place, a slow recovery. */
  readonly say: (line: string) => unknown;
  /** Settings of postgresql.conf that win over the cluster's own and over those made for this machine. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Called once its process runs. */
  readonly onBegun?: (() => void) | undefined;
}

/** Starts it, making the cluster first when there is none. Rejects with a StartError. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataFolder, say } = options;
  const user = await chooseDatabaseUser();
  const binaries = await findBinaries(user, user === null ? dataFolder : SHARED_FOLDER, say);
  const place = await choosePlace(dataFolder, user, say);
  // A copied data folder may link to the same place; two of us must never share one cluster.
  const lock = await lockFolder(place.folder, `the database of ${dataFolder}`);
  try {
    const isNew = await makeCluster(binaries, place, user);
    const postmaster = await findOrStart(binaries, place, user, options);
    await makeOwnerAndDatabase(place);
    return running(postmaster, place, isNew, lock);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** The address of the server that another process of ours runs on this data folder; null when none runs, or answers yet. */
export async function runningPostgresUrl(dataFolder: string): Promise<string | null> {
  const place = await knownPlace(dataFolder);
  const found = await findPostmaster(place);
  return found === null || !(await isReady(place, found.pid)) ? null : ownerUrl(place);
}

/** Whether a database was ever made for this data folder. Rejects with the system's error where that cannot be seen. */
export async function hasDatabase(dataFolder: string): Promise<boolean> {
  const { cluster } = await knownPlace(dataFolder);
  return await stat(cluster).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
}

async function findOrStart(
  binaries: Binaries,
  place: Place,
  user: DatabaseUser | null,
  { settings = {}, say, onBegun }: EmbeddedPostgresOptions,
): Promise<Postmaster> {
  const own = { ...machineSettings(usableMemory()), ...(await settingsOfModules(binaries)) };
  const wanted = serverArguments(place, await writeAccessFiles(place, user), { ...own, ...settings });
  const found = await findPostmaster(place);
  if (found !== null && (await isAsWanted(found, binaries, wanted))) {
    onBegun?.();
    if (await becomesReady(found, place, say)) return found;
  }
  if (found !== null) await stopPostmaster(found, place);
  return await startPatiently(() => startPostmaster(binaries, place, user, wanted, { say, onBegun }));
}

/** What was in its memory when it ended is read again at the next start: in order, beside the first requests, not by each of them. */
async function settingsOfModules(binaries: Binaries): Promise<Readonly<Record<string, string>>> {
  return (await hasModule(binaries, 'pg_prewarm')) ? { shared_preload_libraries: 'pg_prewarm' } : {};
}

function running(postmaster: Postmaster, place: Place, isNew: boolean, lock: FolderLock): EmbeddedPostgres {
  return {
    url: ownerUrl(place),
    administratorUrl: administratorUrl(place),
    folder: place.folder,
    pid: postmaster.pid,
    isNew,
    isReused: postmaster.child === null,
    ended: endOf(postmaster),
    stop: async () => {
      await stopPostmaster(postmaster, place);
      await removeOutsideSocket(place);
      await lock.release();
    },
    abandon: () => abandonPostmaster(postmaster),
  };
}

async function removeOutsideSocket({ folder, socketFolder }: Place): Promise<void> {
  if (!socketFolder.startsWith(folder)) await rm(socketFolder, { recursive: true, force: true });
}

/** Backends of a server that was killed need a moment to notice; until then the shared memory is still theirs. */
async function startPatiently(start: () => Promise<Postmaster>): Promise<Postmaster> {
  for (const pause of [100, 300, 1000, 3000]) {
    try {
      return await start();
    } catch (error) {
      if (!(error instanceof StartError) || !/shared memory block|lock file/i.test(error.message)) throw error;
      await wait(pause);
    }
  }
  return await start();
}
