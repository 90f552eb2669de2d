import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, readlink, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { processCommand, processIdentity } from '../data-folder/process-identity.ts';
import { EmbeddedPostgresError } from '../start.errors.ts';
import { type Binaries, POSTGRES_ENVIRONMENT } from './binaries.ts';
import { clusterError } from './cluster.ts';
import type { Place } from './place.ts';
import type { DatabaseUser } from './system-user.ts';

/** A running server process: started by us, or found running after its starter was killed. */
export interface Postmaster {
  readonly pid: number;
  readonly identity: string;
  /** Null when an earlier process of ours started it. */
  readonly child: ChildProcess | null;
}

const SOCKET_LOCK = '.s.PGSQL.5432.lock';
const POLL_MILLISECONDS = 10;
const LOOK_MILLISECONDS = 2_000;
const LOG_BYTES_KEPT = 1_048_576;
const SLOW_START_MILLISECONDS = 5_000;
const LONGEST_START_MILLISECONDS = 300_000;
const LONGEST_STOP_MILLISECONDS = 30_000;

export function serverArguments(
  place: Place,
  access: { hba: string; ident: string },
  settings: Readonly<Record<string, string>>,
): readonly string[] {
  const all = {
    listen_addresses: '',
    port: '5432',
    unix_socket_directories: place.socketFolder,
    unix_socket_permissions: '0700',
    hba_file: access.hba,
    ident_file: access.ident,
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...settings,
  };
  return ['-D', place.cluster, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/** The server that runs on this cluster, whoever started it. A pid file that a dead or foreign process left counts for nothing. */
export async function findPostmaster(place: Place): Promise<Postmaster | null> {
  const pid = Number((await pidFile(place))[0]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  const identity = processIdentity(pid);
  if (identity === null) return null;
  if (processCommand(pid).includes(place.cluster)) return { pid, identity, child: null };
  // PostgreSQL itself refuses to start while the number belongs to any process of the same user. Its own check of
  // the shared memory still guards against a server that lives on without this file.
  await rm(join(place.cluster, 'postmaster.pid'), { force: true });
  return null;
}

/** True when it can stay as it is: same arguments, same program file. */
export async function isAsWanted(found: Postmaster, binaries: Binaries, options: readonly string[]): Promise<boolean> {
  const command = processCommand(found.pid).join('\0');
  if (command !== [binaries.postgres, ...options].join('\0')) return false;
  if (process.platform !== 'linux') return true;
  return (await readlink(`/proc/${found.pid}/exe`).catch(() => '')) === binaries.postgres;
}

/** Starts the server in a process group of its own, so that Ctrl-C reaches it only through us, and waits until it answers. */
export async function startPostmaster(
  binaries: Binaries,
  place: Place,
  user: DatabaseUser | null,
  options: readonly string[],
  { say, onBegun }: { readonly say: (line: string) => unknown; readonly onBegun?: (() => void) | undefined },
): Promise<Postmaster> {
  const logFile = logFileOf(place);
  const logStart = await shortenLog(logFile);
  // Like the pid file, where a crash left it: its number may belong to any process by now, as numbers in a container soon do.
  await rm(join(place.socketFolder, SOCKET_LOCK), { force: true });
  const child = await spawnInBackground(binaries.postgres, options, user, logFile);
  onBegun?.();
  const pid = child.pid ?? 0;
  const identity = processIdentity(pid) ?? '';
  const hasEnded = async (): Promise<boolean> => child.exitCode !== null || child.signalCode !== null;
  if (!(await untilReady(place, pid, { hasEnded, say })))
    throw clusterError((await readFile(logFile)).subarray(logStart).toString(), place);
  return { pid, identity, child };
}

/** Waits for one that was found while it starts, which its starter did not live to see; false where it ends, or is about to. */
export async function becomesReady({ pid, identity }: Postmaster, place: Place, say: (line: string) => unknown): Promise<boolean> {
  const hasEnded = async (): Promise<boolean> => processIdentity(pid) !== identity || (await statusOf(place, pid)) === 'stopping';
  return await untilReady(place, pid, { hasEnded, say });
}

/** False where it ended before it answered. */
async function untilReady(
  place: Place,
  pid: number,
  { hasEnded, say }: { readonly hasEnded: () => Promise<boolean>; readonly say: (line: string) => unknown },
): Promise<boolean> {
  const begun = performance.now();
  let isSlow = false;
  while (!(await isReady(place, pid))) {
    if (await hasEnded()) return false;
    const elapsed = performance.now() - begun;
    if (elapsed > LONGEST_START_MILLISECONDS) {
      throw new EmbeddedPostgresError(
        `The embedded PostgreSQL in ${place.folder} did not answer within five minutes: ${logFileOf(place)} says why.`,
      );
    }
    if (elapsed > SLOW_START_MILLISECONDS && !isSlow) {
      isSlow = true;
      say('PostgreSQL recovers after an unclean end; this may take a while');
    }
    await wait(POLL_MILLISECONDS);
  }
  return true;
}

function logFileOf({ folder }: Place): string {
  return join(folder, 'postgres.log');
}

async function spawnInBackground(
  program: string,
  options: readonly string[],
  user: DatabaseUser | null,
  logFile: string,
): Promise<ChildProcess> {
  const log = await open(logFile, 'a', 0o600);
  try {
    const stdio = ['ignore', log.fd, log.fd] as const;
    const child = spawn(program, options, { ...user, cwd: '/', env: POSTGRES_ENVIRONMENT, detached: true, stdio: [...stdio] });
    child.unref();
    await once(child, 'spawn');
    return child;
  } finally {
    await log.close();
  }
}

/** Ends it as PostgreSQL's fast mode does: open transactions are rolled back, everything committed is on disk. */
export async function stopPostmaster(postmaster: Postmaster, place: Place): Promise<void> {
  const isRunning = (): boolean => processIdentity(postmaster.pid) === postmaster.identity;
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!isRunning()) return;
    process.kill(postmaster.pid, signal);
    const begun = performance.now();
    while (isRunning() && performance.now() - begun < LONGEST_STOP_MILLISECONDS) await wait(POLL_MILLISECONDS);
  }
  if (isRunning()) throw new EmbeddedPostgresError(`The embedded PostgreSQL in ${place.folder} (process ${postmaster.pid}) does not end.`);
}

/** Resolves when it is gone. Nobody tells of one that another process started: that one is looked for again and again. */
export async function endOf({ child, pid, identity }: Postmaster): Promise<void> {
  if (child !== null) return await new Promise((settle) => child.once('exit', () => settle()));
  while (processIdentity(pid) === identity) await wait(LOOK_MILLISECONDS, undefined, { ref: false });
}

/** PostgreSQL's immediate mode, not waited for. */
export function abandonPostmaster(postmaster: Postmaster): void {
  if (processIdentity(postmaster.pid) === postmaster.identity) process.kill(postmaster.pid, 'SIGQUIT');
}

export async function isReady(place: Place, pid: number): Promise<boolean> {
  return (await statusOf(place, pid)) === 'ready';
}

/** As the server itself says it; undefined for that of another process. */
async function statusOf(place: Place, pid: number): Promise<string | undefined> {
  const lines = await pidFile(place);
  return Number(lines[0]) === pid ? lines[7]?.trim() : undefined;
}

/**
 * Lines: process, cluster, start, port, socket folder, address, shared memory, status. One that this user may not read
 * says nothing of whether it runs.
 */
async function pidFile(place: Place): Promise<readonly string[]> {
  const text = await readFile(join(place.cluster, 'postmaster.pid'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n');
}

/** Returns the length of what stands in the log, emptied first when it has grown long. */
async function shortenLog(file: string): Promise<number> {
  const size = (await stat(file).catch(() => null))?.size ?? 0;
  if (size <= LOG_BYTES_KEPT) return size;
  await truncate(file);
  return 0;
}
