import { readdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transaction } from 'kysely';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/platform/database/database.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded-postgres.ts';
import { partitionChapters } from '#server/modules/chapters/chapter-partitions.ts';
import { partitionViews } from '#server/modules/views/view-partitions.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { knownPlace } from '#server/platform/postgres/place.ts';
import { findPostmaster, stopPostmaster } from '#server/platform/postgres/postmaster.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { processIdentity } from '#server/platform/data-folder/process-identity.ts';
import { urlOfDatabase } from './database-url.ts';
import { findDebianPostgres, findDebianRedis } from '#tests/support/process/debian-programs.ts';
import { startDebianPostgres } from '#tests/support/process/debian-servers.ts';

const PREFIX = 'futago-tests-';
/** A file system in memory: a test database is hundreds of files, and to make them on a disk is half of what PostgreSQL does. */
const IN_MEMORY = '/dev/shm';
/** Not the system's folder for temporary files: that of root may be closed to the user postgres. */
const ON_DISK = '/tmp';
/** More than the tests fill, with a gigabyte of log. */
const ROOM_IN_MEMORY = 4 * 2 ** 30;
/** Nothing of a test must outlive a power cut. */
const SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' };

/**
 * Gives the whole run one PostgreSQL (the server of DATABASE_URL, Debian's where TESTS_HOME says so, or an embedded one; the
 * latter two vanish afterwards) with a
 * migrated template database, from which each test file takes its own copy.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openServer();
  const template = `futago_template_${process.pid}`;
  await run(server.url, `drop database if exists ${template}`, `create database ${template}`);
  const database = openDatabase(urlOfDatabase(server.url, template));
  try {
    await migrate(database);
    // What grows on a database of one's own: its operator may have partitioned it.
    if (process.env['TESTS_HOME'] === 'debian') await database.transaction().execute(partitionAll);
  } finally {
    await database.destroy();
  }
  project.provide('postgres', { url: server.url, template });
  return async () => {
    await run(server.url, `drop database if exists ${template} with (force)`);
    await server.close();
  };
}

async function partitionAll(transaction: Transaction<Tables>): Promise<void> {
  await partitionViews(transaction, new Date());
  await partitionChapters(transaction);
}

async function openServer(): Promise<{ url: string; close: () => Promise<void> }> {
  if (process.env['TESTS_HOME'] === 'debian') return await openDebian();
  const given = process.env['DATABASE_URL'];
  if (given !== undefined && given !== '') return { url: given, close: async () => {} };
  await Promise.all([IN_MEMORY, ON_DISK].map(removeLeftOvers));
  const dataFolder = join((await hasRoomInMemory()) ? IN_MEMORY : ON_DISK, `${PREFIX}${process.pid}`);
  const postgres = await startEmbeddedPostgres({ dataFolder, say: () => {}, settings: SETTINGS });
  await run(postgres.administratorUrl, 'alter role futago createdb');
  return {
    url: postgres.url,
    close: async () => {
      await postgres.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Rejects where a program is missing, so that nothing of the suite is passed over for want of one. */
async function openDebian(): Promise<{ url: string; close: () => Promise<void> }> {
  const [programs, redis] = [findDebianPostgres(), findDebianRedis()];
  if (programs === null || redis === null)
    throw new Error(`This needs Debian's PostgreSQL and Redis, and apt does not bring them: apt-get install postgresql redis-server.`);
  const settings = Object.entries(SETTINGS).map(([name, value]) => `${name}=${value}`);
  const server = await startDebianPostgres(programs, settings);
  process.stdout.write(`On ${programs} and ${redis}\n`);
  return server;
}

async function hasRoomInMemory(): Promise<boolean> {
  const { bavail, bsize } = await statfs(IN_MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  return Math.min(bavail * bsize, process.availableMemory()) >= ROOM_IN_MEMORY;
}

async function removeLeftOvers(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const pid = Number(name.slice(PREFIX.length));
    if (!name.startsWith(PREFIX) || processIdentity(pid) !== null) continue;
    const place = await knownPlace(join(folder, name));
    const postmaster = await findPostmaster(place);
    if (postmaster !== null) await stopPostmaster(postmaster, place);
    await rm(join(folder, name), { recursive: true, force: true });
  }
}

async function run(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
