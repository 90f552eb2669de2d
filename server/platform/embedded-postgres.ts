import { setTimeout as wait } from 'node:timers/promises';
import { findBinaries } from './postgres/binaries.ts';
import { administratorUrl, makeCluster, makeOwnerAndDatabase, ownerUrl, writeAccessFiles } from './postgres/cluster.ts';
import { choosePlace, knownPlace, SHARED_FOLDER, type Place } from './postgres/place.ts';
import { abandonPostmaster, findPostmaster, isAsWanted, type Postmaster, serverArguments, startPostmaster, stopPostmaster } from './postgres/postmaster.ts';
import { chooseDatabaseUser } from './postgres/system-user.ts';
import { StartError } from './start.errors.ts';

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
  /** Settles when the server process ends, whoever ended it; never for one that was found running. */
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
  readonly say: (line: string) => void;
  /** Settings of postgresql.conf that win over the cluster's own. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Starts it, making the cluster first when there is none. The caller holds the folder's lock. Rejects with a StartError. */
export async function startEmbeddedPostgres({ dataFolder, say, settings = {} }: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const user = await chooseDatabaseUser();
  const binaries = await findBinaries(user, user === null ? dataFolder : SHARED_FOLDER, say);
  const place = await choosePlace(dataFolder, user, say);
  const isNew = await makeCluster(binaries, place, user);
  const options = serverArguments(place, await writeAccessFiles(place, user), settings);
  let found = await findPostmaster(place);
  if (found !== null && !(await isAsWanted(found, binaries, options))) {
    await stopPostmaster(found, place);
    found = null;
  }
  const postmaster = found ?? (await startPatiently(() => startPostmaster(binaries, place, user, options, say)));
  await makeOwnerAndDatabase(place);
  return running(postmaster, place, isNew);
}

/** The address of the server that another process of ours runs on this data folder; null when none runs. */
export async function runningPostgresUrl(dataFolder: string): Promise<string | null> {
  const place = await knownPlace(dataFolder);
  return (await findPostmaster(place)) === null ? null : ownerUrl(place);
}

function running(postmaster: Postmaster, place: Place, isNew: boolean): EmbeddedPostgres {
  return {
    url: ownerUrl(place),
    administratorUrl: administratorUrl(place),
    folder: place.folder,
    pid: postmaster.pid,
    isNew,
    isReused: postmaster.child === null,
    ended: new Promise((settle) => postmaster.child?.once('exit', () => settle())),
    stop: () => stopPostmaster(postmaster, place),
    abandon: () => abandonPostmaster(postmaster),
  };
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

