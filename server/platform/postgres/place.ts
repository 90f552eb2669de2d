import { createHash } from 'node:crypto';
import { chmod, chown, lstat, mkdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { EmbeddedPostgresError } from '../start.errors.ts';
import { runAs } from './binaries.ts';
import type { DatabaseUser } from './system-user.ts';

/** Where the system user postgres keeps what it could not reach elsewhere. */
export const SHARED_FOLDER = '/var/lib/futago';

/** The longest address of a Unix socket: 107 bytes on Linux, 103 on macOS. */
const LONGEST_SOCKET = 103;
const SOCKET_NAME = '.s.PGSQL.5432';

/** The folders of one embedded PostgreSQL. */
export interface Place {
  /** Holds everything below except, where its path would be too long, the socket. */
  readonly folder: string;
  readonly cluster: string;
  readonly socketFolder: string;
}

/**
 * Decides where the database of a data folder lies: in `database` inside it or, when the user cannot get there, below
 * the shared folder with a symbolic link at `database`. What was once decided is kept. All folders are made, mode 0700.
 */
export async function choosePlace(dataFolder: string, user: DatabaseUser | null, say: (line: string) => unknown): Promise<Place> {
  const usual = join(dataFolder, 'database');
  await mkdir(dataFolder, { recursive: true });
  const linked = await linkTarget(usual);
  if (linked !== null) return await prepare(linked, user);
  if (user === null || (await exists(join(usual, 'cluster')))) return await prepare(usual, user);
  await makePrivate(usual, user);
  if (await canUse(usual, user)) return await prepare(usual, user);
  await rm(usual, { recursive: true });
  const other = join(SHARED_FOLDER, createHash('sha256').update(dataFolder).digest('hex').slice(0, 16));
  await setAside(other, say);
  const place = await prepare(other, user);
  await symlink(other, usual);
  say(`The user postgres cannot reach ${dataFolder}: the database lies in ${other}`);
  return place;
}

/** The place as an earlier start decided it; nothing is made. */
export async function knownPlace(dataFolder: string): Promise<Place> {
  const usual = join(dataFolder, 'database');
  return placeAt((await linkTarget(usual)) ?? usual);
}

function placeAt(folder: string): Place {
  const inside = join(folder, 'socket');
  const isShortEnough = Buffer.byteLength(join(inside, SOCKET_NAME)) <= LONGEST_SOCKET;
  const digest = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  return { folder, cluster: join(folder, 'cluster'), socketFolder: isShortEnough ? inside : `/tmp/futago-${digest}` };
}

async function prepare(folder: string, user: DatabaseUser | null): Promise<Place> {
  const place = placeAt(folder);
  if (dirname(folder) === SHARED_FOLDER) {
    await mkdir(SHARED_FOLDER, { recursive: true });
    await chmod(SHARED_FOLDER, 0o755);
  }
  await makePrivate(folder, user);
  if (!(await canUse(folder, user))) throw await unreachable(folder, user);
  await makePrivate(place.socketFolder, user);
  return place;
}

async function makePrivate(folder: string, user: DatabaseUser | null): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Anyone may have made a folder of that name in /tmp before us.
  const found = await lstat(folder);
  const isOurs = found.uid === (user?.uid ?? process.getuid?.() ?? found.uid) || found.uid === process.getuid?.();
  if (!found.isDirectory() || !isOurs)
    throw new EmbeddedPostgresError(
      `${folder} belongs to another user: start Futago as the user who made it, or set FUTAGO_DATA_FOLDER to another folder.`,
    );
  if (user !== null) await chown(folder, user.uid, user.gid);
  await chmod(folder, 0o700);
}

async function canUse(folder: string, user: DatabaseUser | null): Promise<boolean> {
  return (await runAs(user, '/bin/sh', ['-c', 'cd "$1" && test -w .', 'sh', folder])).code === 0;
}

async function unreachable(folder: string, user: DatabaseUser | null): Promise<EmbeddedPostgresError> {
  let closed = folder;
  for (let parent = dirname(folder); parent !== dirname(parent); parent = dirname(parent)) {
    if ((await runAs(user, '/bin/sh', ['-c', 'test -x "$1"', 'sh', parent])).code !== 0) closed = parent;
  }
  return new EmbeddedPostgresError(
    `The user postgres cannot reach the database in ${folder}, since ${closed} is closed to it: open it (chmod o+x ${closed}), or set FUTAGO_DATA_FOLDER or DATABASE_URL.`,
  );
}

/** A database whose data folder was removed is kept, but never taken for that of a new data folder at the same place. */
async function setAside(folder: string, say: (line: string) => unknown): Promise<void> {
  if (!(await exists(folder))) return;
  const aside = `${folder}.until-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}`;
  await rename(folder, aside);
  say(`An earlier database of this folder was set aside as ${aside}; remove it when nobody needs it`);
}

async function linkTarget(path: string): Promise<string | null> {
  const found = await lstat(path).catch(() => null);
  return found?.isSymbolicLink() === true ? resolve(dirname(path), await readlink(path)) : null;
}

async function exists(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => null)) !== null;
}
