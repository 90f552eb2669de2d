import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Config, defaultConfig } from '#server/platform/config/config.ts';
import {
  type DataFolderOptions,
  joinDataFolder,
  lockForServing,
  openStandingDatabase,
  requireDatabase,
  SERVING,
} from '#server/platform/data-folder/data-folder.ts';
import { lockFolder, lockHolder } from '#server/platform/data-folder/folder-lock.ts';
import { createLogger } from '#server/platform/logging.ts';
import { asLostDatabase, asStartError, FolderInUseError, StartError } from '#server/platform/start.errors.ts';
import { createTestDatabase } from '#tests/support/database/database.ts';
import { lockElsewhere } from '#tests/support/process/lock-elsewhere.ts';

let root: string;
let config: Config;
let options: DataFolderOptions;
beforeAll(async () => {
  root = await mkdtemp('/tmp/futago-folder-');
  await chmod(root, 0o755);
  config = defaultConfig(join(root, 'data'));
  options = { config, log: createLogger('silent'), say: () => {} };
});
afterAll(() => rm(root, { recursive: true, force: true }));

const countWorks = async ({ database }: Awaited<ReturnType<typeof openStandingDatabase>>): Promise<number> =>
  (await database.selectFrom('works').select('id').execute()).length;

test('a command on a free folder starts the database, and gives the folder free at its end', async () => {
  const open = await joinDataFolder({ ...options, purpose: 'futago import', mayBegin: true });
  expect((await lockHolder(config.dataFolder))?.purpose).toBe('futago import');
  expect(await countWorks(open)).toBe(0);
  await open.close();
  expect(await lockHolder(config.dataFolder)).toBeNull();
});

test('a command that looks after what is there makes nothing in a folder that was named by mistake', async () => {
  const dataFolder = join(root, 'mistyped');
  const elsewhere = { ...options, config: { ...config, dataFolder } };
  const missing = new StartError(`There is no database in ${dataFolder}: set FUTAGO_DATA_FOLDER to the folder of the site.`);
  await expect(joinDataFolder({ ...elsewhere, purpose: 'futago backup' })).rejects.toThrow(missing);
  await expect(requireDatabase(elsewhere.config)).rejects.toThrow(missing);
  expect(existsSync(dataFolder)).toBe(false);
  const open = await joinDataFolder({ ...options, purpose: 'futago backup' });
  expect(await countWorks(open)).toBe(0);
  await open.close();
});

test('a command beside a running server works on its database and leaves it running', async () => {
  const lock = await lockFolder(config.dataFolder, `${SERVING} at http://vi.localhost:3000`);
  const server = await openStandingDatabase(options);
  const command = await joinDataFolder({ ...options, purpose: 'futago import' });
  expect(command.url).toBe(server.url);
  expect(await countWorks(command)).toBe(0);
  await command.close();
  expect(await countWorks(server)).toBe(0);
  await server.close();
  await lock.release();
});

test('a command beside another command is asked to wait', async () => {
  const lock = await lockFolder(config.dataFolder, 'futago import');
  await expect(joinDataFolder({ ...options, purpose: 'futago import' })).rejects.toThrow(
    new FolderInUseError(
      `Another command is at work in ${config.dataFolder} (futago import, process ${process.pid}): futago import can start when it has ended.`,
    ),
  );
  await lock.release();
});

test('a command beside a server that is only starting is asked to try again', async () => {
  const lock = await lockFolder(config.dataFolder, SERVING);
  await expect(joinDataFolder({ ...options, purpose: 'futago import' })).rejects.toThrow(
    new StartError(`Futago is just starting in ${config.dataFolder} (process ${process.pid}): try again in a moment.`),
  );
  await lock.release();
});

test('a command beside a server in another container starts no second database, and is sent there', async () => {
  const dataFolder = join(root, 'elsewhere');
  const kill = await lockElsewhere(dataFolder, SERVING);
  await expect(joinDataFolder({ ...options, config: { ...config, dataFolder }, purpose: 'futago backup' })).rejects.toThrow(
    new FolderInUseError(
      `Futago is at work in ${dataFolder} (${SERVING}, in another container): run futago backup there, as docker exec does.`,
    ),
  );
  await kill();
});

test('a database that goes away in the middle of a command is said with the way out', async () => {
  const testing = await createTestDatabase();
  const { database } = testing;
  for (const ending of [sql`select pg_terminate_backend(pg_backend_pid())`, null]) {
    const cut = database.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      await (ending?.execute(transaction) ?? sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(database));
      await sql`select`.execute(transaction);
    });
    const error: unknown = await cut.catch((reason: unknown) => reason);
    expect(asLostDatabase(error)?.message).toMatch(/^The database went away meanwhile \(.+\): once it runs again, run this again\.$/);
  }
  await testing.close();
});

test('servers on one database of its own address share a data folder; another one, or the embedded one, is refused there', async () => {
  const dataFolder = join(root, 'shared');
  const on = (databaseUrl: string | null) => lockForServing({ ...config, dataFolder, databaseUrl }, 'http://vi.localhost:3000');
  const locks = await Promise.all([1, 2, 3].map(() => on('postgresql://futago:secret@db.example:5432/futago')));
  const held = `Futago is already at work in ${dataFolder} (futago serve on the database db.example:5432/futago at http://vi.localhost:3000, process ${process.pid}); that one was left alone.`;
  await expect(on('postgresql://futago@db.example:5432/other')).rejects.toThrow(new FolderInUseError(held));
  await expect(on(null)).rejects.toThrow(new FolderInUseError(held));
  for (const lock of locks) await lock.release();
  const embedded = await on(null);
  await expect(on('postgresql://futago@db.example:5432/futago')).rejects.toThrow(FolderInUseError);
  await embedded.release();
});

test('a database behind a socket is told by its folder, never by who connects to it', async () => {
  const dataFolder = join(root, 'socket');
  const databaseUrl = 'postgres://futago:secret@/futago?host=/run/futago&port=1&password=other';
  const lock = await lockForServing({ ...config, dataFolder, databaseUrl }, 'http://vi.localhost:3000');
  expect((await lockHolder(dataFolder))?.purpose).toBe(
    'futago serve on the database /futago?host=/run/futago&port=1 at http://vi.localhost:3000',
  );
  await lock.release();
});

test('with a database of its own address nothing is embedded', async () => {
  const own = await createTestDatabase();
  const open = await openStandingDatabase({ ...options, config: { ...config, databaseUrl: own.url } });
  expect(open.url).toBe(own.url);
  expect(await countWorks(open)).toBe(0);
  await open.close();
  await own.close();
});

test.each([
  ['postgresql://nobody@127.0.0.1:4199/none', 'connect ECONNREFUSED 127.0.0.1:4199'],
  ['postgresql://nobody@/none?host=/nowhere', 'connect ENOENT /nowhere/.s.PGSQL.5432'],
  ['postgresql://nobody@127.0.0.1:port/none', 'Invalid URL'],
])('a database that cannot be reached at %s is one sentence', async (databaseUrl, why) => {
  await expect(openStandingDatabase({ ...options, config: { ...config, databaseUrl } })).rejects.toThrow(
    new StartError(`The database cannot be reached (${why}): check DATABASE_URL.`),
  );
});

test('a database in which its user may make no tables is one sentence', async () => {
  const own = await createTestDatabase();
  try {
    await sql`drop schema public cascade`.execute(own.database);
    await sql`create schema public`.execute(own.database);
    await sql`revoke create on schema public from current_user`.execute(own.database);
    const refused = openStandingDatabase({ ...options, config: { ...config, databaseUrl: own.url } }).catch((error: unknown) =>
      asStartError(error),
    );
    expect((await refused) as StartError).toEqual(
      new StartError('The database does not let its user do what is needed (permission denied for schema public): let the user own it.'),
    );
  } finally {
    await own.close();
  }
});
