import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, chmod, chown, lstat, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '#server/platform/database/database.ts';
import { type EmbeddedPostgres, runningPostgresUrl, startEmbeddedPostgres } from '#server/platform/postgres/embedded-postgres.ts';
import { processIdentity } from '#server/platform/data-folder/process-identity.ts';
import { EmbeddedPostgresError } from '#server/platform/start.errors.ts';
import { startProgram } from '#tests/support/process/program.ts';

const isRoot = process.getuid?.() === 0;
/** A data folder whose cluster was made and stopped. */
let made: string;
let root: string;
let dataFolder: string;
const opened: EmbeddedPostgres[] = [];
const said: string[] = [];

beforeAll(async () => {
  made = join(await makeOpenFolder(), 'data');
  const postgres = await startEmbeddedPostgres({ dataFolder: made, say: () => {} });
  await postgres.stop();
});
afterAll(() => rm(dirname(made), { recursive: true }));

beforeEach(async () => {
  root = await makeOpenFolder();
  dataFolder = join(root, 'data');
  said.length = 0;
});
afterEach(async () => {
  for (const postgres of opened.splice(0)) {
    await postgres.stop();
    if (!postgres.folder.startsWith(root)) await rm(postgres.folder, { recursive: true, force: true, maxRetries: 10 });
  }
  await rm(root, { recursive: true, force: true, maxRetries: 10 });
});

/** Open to the user postgres, unlike the folder for temporary files of some systems. */
async function makeOpenFolder(): Promise<string> {
  const folder = await mkdtemp('/tmp/futago-postgres-');
  await chmod(folder, 0o755);
  return folder;
}

/** Files and their owners, as they were made once: to make a cluster takes seconds. */
async function putMadeCluster(): Promise<void> {
  await promisify(execFile)('cp', ['-a', made, dataFolder]);
}

async function startMade(): Promise<EmbeddedPostgres> {
  await putMadeCluster();
  return await start();
}

async function start(folder = dataFolder): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataFolder: folder, say: (line) => said.push(line) });
  opened.push(postgres);
  return postgres;
}

async function using<Result>(url: string, work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = openDatabase(url);
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}

async function one(url: string, statement: string): Promise<unknown> {
  const { rows } = await using(url, (database) => sql.raw<{ value: unknown }>(`select (${statement}) as value`).execute(database));
  return rows[0]?.value;
}

/** Starts it in a process of its own and kills that process with its lock still held. */
async function startAndKillParent(): Promise<{ pid: number; url: string }> {
  await putMadeCluster();
  const program = startProgram('tests/support/database/run-postgres.ts', [dataFolder]);
  await program.until('"isReused"');
  const started = JSON.parse(program.printed().trim().split('\n').at(-1) ?? '') as { pid: number; url: string };
  await using(started.url, async (database) => {
    await sql`create table if not exists kept (line text)`.execute(database);
    await sql`insert into kept values ('acknowledged')`.execute(database);
  });
  program.child.kill('SIGKILL');
  await program.ended;
  return started;
}

async function statusBecomes(status: string): Promise<void> {
  const pidFile = join(dataFolder, 'database', 'cluster', 'postmaster.pid');
  await expect.poll(() => readFile(pidFile, 'utf8').catch(() => ''), { timeout: 10_000 }).toContain(`\n${status}`);
}

test('a new cluster is durable, sorts by code points and is closed to the network', async () => {
  const postgres = await start();
  expect({ isNew: postgres.isNew, isReused: postgres.isReused, said }).toEqual({ isNew: true, isReused: false, said: [] });
  expect(
    await one(postgres.url, `current_setting('fsync') || current_setting('full_page_writes') || current_setting('data_checksums')`),
  ).toBe('ononon');
  expect(await one(postgres.url, `current_setting('listen_addresses')`)).toBe('');
  expect(await one(postgres.url, `lower('ĐẸP')`)).toBe('đẹp');
  expect(await one(postgres.url, `array(select x from unnest(array['é', 'z', 'あ', 'a']) as x order by x)`)).toEqual(['a', 'z', 'é', 'あ']);
  expect((await stat(postgres.folder)).mode & 0o777).toBe(0o700);
  expect((await stat(join(postgres.folder, 'socket'))).mode & 0o777).toBe(0o700);
});

test('our role owns its database and nothing more', async () => {
  const postgres = await startMade();
  expect(await one(postgres.url, `current_user || '@' || current_database()`)).toBe('futago@futago');
  expect(await one(postgres.url, `select rolsuper or rolcreaterole or rolcreatedb from pg_roles where rolname = current_user`)).toBe(false);
});

test('stopping keeps what was written for the next start, and what was in memory; it makes no new cluster', async () => {
  const first = await startMade();
  await using(first.url, (database) => sql`create table kept as select 42 as answer`.execute(database));
  await first.stop();
  expect(processIdentity(first.pid)).toBeNull();
  expect(existsSync(join(first.folder, 'cluster', 'autoprewarm.blocks'))).toBe(true);
  const second = await start();
  expect({ isNew: second.isNew, isReused: second.isReused }).toEqual({ isNew: false, isReused: false });
  expect(await one(second.url, 'select answer from kept')).toBe(42);
});

test('after kill -9 of its starter the server lives on, and the next start goes on with it', async () => {
  const { pid } = await startAndKillParent();
  const next = await start();
  expect({ pid: next.pid, isReused: next.isReused }).toEqual({ pid, isReused: true });
  expect(await one(next.url, 'select line from kept')).toBe('acknowledged');
});

test('after kill -9 of its starter and of the server itself nothing acknowledged is lost', async () => {
  const { pid } = await startAndKillParent();
  process.kill(pid, 'SIGKILL');
  const next = await start();
  expect(next.isReused).toBe(false);
  expect(await one(next.url, 'select line from kept')).toBe('acknowledged');
});

test('a server that recovers still when its starter is killed is waited for by the next start, and by no other command', async () => {
  await putMadeCluster();
  const cluster = join(dataFolder, 'database', 'cluster');
  // Archives are asked for the end of the log before it is recovered: a recovery of seconds.
  await appendFile(join(cluster, 'postgresql.conf'), "restore_command = 'sleep 1; false'\n");
  await writeFile(join(cluster, 'recovery.signal'), '');
  const { uid, gid } = await stat(cluster);
  await chown(join(cluster, 'recovery.signal'), uid, gid);
  const program = startProgram('tests/support/database/run-postgres.ts', [dataFolder]);
  await statusBecomes('starting');
  program.child.kill('SIGKILL');
  await program.ended;
  expect(await runningPostgresUrl(dataFolder)).toBeNull();
  const next = await start();
  expect([next.isReused, await one(next.url, 'select 1')]).toEqual([true, 1]);
});

test('a server that is ending when it is found is waited for, and started anew', async () => {
  const { pid, url } = await startAndKillParent();
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  // It ends when its clients have left.
  process.kill(pid, 'SIGTERM');
  await statusBecomes('stopping');
  const next = await start();
  expect([next.isReused, await one(next.url, 'select line from kept')]).toEqual([false, 'acknowledged']);
});

test('a server that runs with other arguments is stopped and started anew', async () => {
  const { pid } = await startAndKillParent();
  const next = await startEmbeddedPostgres({ dataFolder, say: () => {}, settings: { work_mem: '9MB' } });
  opened.push(next);
  expect({ isReused: next.isReused, isOther: next.pid !== pid }).toEqual({ isReused: false, isOther: true });
  expect(await one(next.url, `current_setting('work_mem')`)).toBe('9MB');
});

test('a pid file whose number now belongs to another process does not stop the start', async () => {
  const first = await startMade();
  const pidFile = join(first.folder, 'cluster', 'postmaster.pid');
  const lines = (await readFile(pidFile, 'utf8')).split('\n');
  await first.stop();
  await writeFile(pidFile, [String(process.pid), ...lines.slice(1)].join('\n'));
  const second = await start();
  expect(await one(second.url, 'select 1')).toBe(1);
});

test('an initdb that was cut short leaves nothing that counts', async () => {
  await mkdir(join(dataFolder, 'database', 'cluster.new', 'base'), { recursive: true });
  const postgres = await start();
  expect(await one(postgres.url, 'select 1')).toBe(1);
  expect(existsSync(join(postgres.folder, 'cluster.new'))).toBe(false);
});

test('a folder whose path is too long for a socket gets its socket elsewhere', async () => {
  const long = join(root, 'x'.repeat(120), 'data');
  const postgres = await start(long);
  const socketFolder = new URLSearchParams(postgres.url.split('?')[1]).get('host') ?? '';
  expect(socketFolder).toMatch(/^\/tmp\/futago-[0-9a-f]{16}$/);
  expect(await one(postgres.url, 'select 1')).toBe(1);
  await postgres.stop();
  expect(existsSync(socketFolder)).toBe(false);
});

test('two data folders that link to one database are told apart', async () => {
  const first = await startMade();
  const copy = join(root, 'copy');
  await mkdir(copy);
  await symlink(first.folder, join(copy, 'database'));
  await expect(startEmbeddedPostgres({ dataFolder: copy, say: () => {} })).rejects.toThrow(`Futago is already at work in ${first.folder}`);
  expect(await one(first.url, 'select 1')).toBe(1);
});

test('another command finds the address while it runs, and none when it does not', async () => {
  const postgres = await startMade();
  expect(await runningPostgresUrl(dataFolder)).toBe(postgres.url);
  await postgres.stop();
  expect(await runningPostgresUrl(dataFolder)).toBeNull();
});

test('a cluster of another PostgreSQL is left alone with a sentence', async () => {
  const postgres = await startMade();
  await postgres.stop();
  await writeFile(join(postgres.folder, 'cluster', 'PG_VERSION'), '9\n');
  await expect(startEmbeddedPostgres({ dataFolder, say: () => {} })).rejects.toThrow(
    /^The database in .+ was made by PostgreSQL 9, these programs are postgres \(PostgreSQL\) \d+/,
  );
});

test('a broken cluster is reported by the reason PostgreSQL gives, and the folder is given free', async () => {
  const postgres = await startMade();
  await postgres.stop();
  await writeFile(join(postgres.folder, 'cluster', 'postgresql.conf'), 'no_such_setting = 1\n');
  const failing = startEmbeddedPostgres({ dataFolder, say: () => {} });
  await expect(failing).rejects.toBeInstanceOf(EmbeddedPostgresError);
  await expect(failing).rejects.toThrow(/^The embedded PostgreSQL in .+ does not start: .*(no_such_setting|configuration file).*\.$/);
  expect(existsSync(join(postgres.folder, 'futago.lock'))).toBe(false);
});

test('when the server ends by itself its starter is told', async () => {
  const postgres = await startMade();
  process.kill(postgres.pid, 'SIGINT');
  await postgres.ended;
  expect(processIdentity(postgres.pid)).toBeNull();
});

test('when a server that was found running ends by itself, who goes on with it is told', async () => {
  const { pid } = await startAndKillParent();
  const next = await start();
  process.kill(pid, 'SIGINT');
  await next.ended;
  expect(processIdentity(pid)).toBeNull();
});

describe.skipIf(!isRoot)('started by root, whose folders may be closed to the user postgres (skipped for other users):', () => {
  test('the database of a closed folder lies elsewhere, which is said once and kept', async () => {
    await chmod(root, 0o700);
    const first = await start();
    expect(first.folder).toMatch(/^\/var\/lib\/futago\/[0-9a-f]{16}$/);
    expect(said).toEqual([`The user postgres cannot reach ${dataFolder}: the database lies in ${first.folder}`]);
    expect((await lstat(join(dataFolder, 'database'))).isSymbolicLink()).toBe(true);
    await first.stop();
    await chmod(root, 0o755);
    const second = await start();
    expect({ folder: second.folder, isNew: second.isNew, said: said.length }).toEqual({ folder: first.folder, isNew: false, said: 1 });
  });

  test('a database that lies in a folder closed later names the closed folder and the ways out', async () => {
    const first = await startMade();
    await first.stop();
    await chmod(root, 0o700);
    await expect(startEmbeddedPostgres({ dataFolder, say: () => {} })).rejects.toThrow(
      new EmbeddedPostgresError(
        `The user postgres cannot reach the database in ${first.folder}, since ${root} is closed to it: open it (chmod o+x ${root}), or set FUTAGO_DATA_FOLDER or DATABASE_URL.`,
      ),
    );
  });

  test('a removed data folder never finds the database of its predecessor', async () => {
    await chmod(root, 0o700);
    const first = await start();
    await first.stop();
    await rm(dataFolder, { recursive: true });
    const second = await start();
    expect(second.isNew).toBe(true);
    const aside = /set aside as (\S+);/.exec(said.join('\n'))?.[1] ?? '';
    expect(existsSync(join(aside, 'cluster', 'PG_VERSION'))).toBe(true);
    await rm(aside, { recursive: true });
  });

  test('the server runs as the user postgres', async () => {
    const postgres = await startMade();
    expect((await stat(`/proc/${postgres.pid}`)).uid).toBe((await stat(join(postgres.folder, 'cluster'))).uid);
    expect((await stat(`/proc/${postgres.pid}`)).uid).not.toBe(0);
  });
});
