import { chown, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { EmbeddedPostgresError, StartError } from '../start.errors.ts';
import { type Binaries, runAs } from './binaries.ts';
import type { Place } from './place.ts';
import type { DatabaseUser } from './system-user.ts';

const OWNER = 'futago';
const ADMINISTRATOR = 'postgres';

/** Makes the cluster when there is none: UTF-8 in code point order everywhere, checksums on. True when it was made now. */
export async function makeCluster(binaries: Binaries, place: Place, user: DatabaseUser | null): Promise<boolean> {
  const existing = await readFile(join(place.cluster, 'PG_VERSION'), 'utf8').catch(() => null);
  if (existing !== null) {
    requireSameMajor(existing.trim(), binaries, place);
    return false;
  }
  // Under a name of its own until it is whole: an initdb that was killed leaves nothing that counts.
  const draft = join(place.folder, 'cluster.new');
  await rm(draft, { recursive: true, force: true });
  const outcome = await runAs(user, binaries.initdb, [
    `--pgdata=${draft}`,
    `--username=${ADMINISTRATOR}`,
    '--auth=peer',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--data-checksums',
    '--no-instructions',
  ]);
  if (outcome.code !== 0) {
    await rm(draft, { recursive: true, force: true });
    throw clusterError(outcome.output, place);
  }
  await rename(draft, place.cluster);
  return true;
}

/**
 * Lets the operating system's user we run as, and nobody else, in as owner or administrator: the kernel vouches for
 * whoever is at the other end of the socket, so there is no password to keep.
 */
export async function writeAccessFiles(place: Place, user: DatabaseUser | null): Promise<{ hba: string; ident: string }> {
  const [hba, ident] = [join(place.folder, 'pg_hba.conf'), join(place.folder, 'pg_ident.conf')];
  await writeOwned(hba, `local all ${ADMINISTRATOR},${OWNER} peer map=futago\n`, user);
  const name = userInfo().username;
  await writeOwned(ident, `futago "${name}" ${ADMINISTRATOR}\nfutago "${name}" ${OWNER}\n`, user);
  return { hba, ident };
}

/** Makes role and database unless they are there. */
export async function makeOwnerAndDatabase(place: Place): Promise<void> {
  const client = new Client({ connectionString: socketUrl(place, ADMINISTRATOR, 'postgres') });
  await client.connect();
  try {
    const { rows } = await client.query<{ has_role: boolean; has_database: boolean }>(
      `select exists (select from pg_roles where rolname = $1) as has_role, exists (select from pg_database where datname = $1) as has_database`,
      [OWNER],
    );
    if (rows[0]?.has_role !== true) await client.query(`create role ${OWNER} login`);
    if (rows[0]?.has_database !== true) await client.query(`create database ${OWNER} owner ${OWNER}`);
  } finally {
    await client.end();
  }
}

export function ownerUrl(place: Place): string {
  return socketUrl(place, OWNER, OWNER);
}

/** For tests, which make and drop databases of their own. */
export function administratorUrl(place: Place): string {
  return socketUrl(place, ADMINISTRATOR, 'postgres');
}

/** The sentence for what initdb or postgres printed before it gave up. */
export function clusterError(output: string, place: Place): StartError {
  if (/no space left on device|disk quota exceeded/i.test(output)) {
    return new StartError(`The disk of the database is full (${place.folder}): free some space and start again.`);
  }
  const lines = output.split('\n').filter((line) => /fatal|panic|error|could not/i.test(line));
  const reason = (lines.at(-1) ?? output.trim().split('\n').at(-1) ?? '').replace(/^.*?(FATAL|PANIC|ERROR|error): */i, '').trim();
  return new EmbeddedPostgresError(`The embedded PostgreSQL in ${place.folder} does not start: ${reason || 'it said nothing'}.`);
}

function socketUrl(place: Place, user: string, database: string): string {
  return `postgresql://${user}@/${database}?host=${encodeURIComponent(place.socketFolder)}&port=5432&sslmode=disable`;
}

function requireSameMajor(found: string, binaries: Binaries, place: Place): void {
  const major = /(\d+)\./.exec(binaries.version)?.[1];
  if (major !== found) {
    throw new EmbeddedPostgresError(
      `The database in ${place.folder} was made by PostgreSQL ${found}, these programs are ${binaries.version}: restore a backup into a new data folder, or go back to the earlier Futago.`,
    );
  }
}

async function writeOwned(file: string, text: string, user: DatabaseUser | null): Promise<void> {
  if ((await readFile(file, 'utf8').catch(() => null)) === text) return;
  await rm(file, { force: true });
  await writeFile(file, text, { mode: 0o600 });
  if (user !== null) await chown(file, user.uid, user.gid);
}
