import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BackupError, UncertainRestoreError } from '#server/backup/backup.errors.ts';
import { checkBackup } from '#server/backup/read-backup.ts';
import { type RestoreOrder, restoreBackup } from '#server/backup/restore-backup.ts';
import { writeBackup } from '#server/backup/write-backup.ts';
import { runCommandLine } from '#server/cli.ts';
import { MIGRATION_NAMES, rebuildTables } from '#server/platform/database/migrate.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { everyRow } from '#tests/support/database/every-row.ts';
import { type RunningProgram, startProgram } from '#tests/support/process/program.ts';
import { seedCatalogue } from '#tests/support/database/seed.ts';
import { waiting } from '#tests/support/database/standing-tables.ts';

const PICTURE = 'pictures/ab/abababababababababababababababab/original';
const KEY = 'realtime-app.json';
/** The lock that Kysely's migrator takes. */
const MIGRATOR = 3853314791062309107n;
const never = new AbortController().signal;

let target: TestDatabase;
let folder: string;
let file: string;
let before: unknown;

beforeAll(async () => {
  target = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'futago-restore-'));
  await put('of-old', PICTURE, 'a picture');
  await put('of-old', KEY, 'the old key');
  file = await oldBackup('old.tar', `insert into genres (slug, name_vi, name_ja) values ('fantasy', 'Kỳ ảo', 'ファンタジー')`);
  await seedCatalogue(target.database);
  await put('data', KEY, 'the key of now');
  before = await state();
});
afterAll(async () => {
  await target.close();
  await rm(folder, { recursive: true, force: true });
});

async function put(data: string, path: string, content: string): Promise<void> {
  await mkdir(dirname(join(folder, data, path)), { recursive: true });
  await writeFile(join(folder, data, path), content);
}

/** Of an older Futago that these statements filled. */
async function oldBackup(name: string, statements: string): Promise<string> {
  const old = await createTestDatabase();
  try {
    await rebuildTables(old.database, '009-search');
    await sql.raw(statements).execute(old.database);
    await writeBackup({ url: old.url, dataFolder: join(folder, 'of-old'), file: join(folder, name), signal: never });
    return join(folder, name);
  } finally {
    await old.close();
  }
}

function environment(): Record<string, string> {
  return { DATABASE_URL: target.url, FUTAGO_DATA_FOLDER: join(folder, 'data'), FUTAGO_LOG_LEVEL: 'silent' };
}

async function restore(backup: string): Promise<{ code: number; said: string[]; complained: string[] }> {
  const [said, complained]: [string[], string[]] = [[], []];
  const terminal = { say: (line: string) => said.push(line), complain: (line: string) => complained.push(line) };
  return { code: await runCommandLine(['restore', backup, '--replace'], terminal, environment()), said, complained };
}

async function order(): Promise<RestoreOrder> {
  return {
    file,
    manifest: await checkBackup(file, never),
    url: target.url,
    dataFolder: join(folder, 'data'),
    mayReplace: true,
    signal: never,
  };
}

async function refusedRestore(wish: RestoreOrder): Promise<unknown> {
  return await restoreBackup(wish).then(
    () => null,
    (error: unknown) => error,
  );
}

function refusal(sentence: string): { code: number; said: string[]; complained: string[] } {
  return { code: 1, said: [], complained: [sentence] };
}

async function migrations(): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(target.database);
  return rows.map(({ name }) => name);
}

/** All that a restore could change. */
async function state(): Promise<unknown> {
  const files = (await readdir(join(folder, 'data'))).filter((name) => !name.startsWith('futago.lock'));
  const key = await readFile(join(folder, 'data', KEY), 'utf8');
  return { rows: await everyRow(target.database), migrations: await migrations(), files, key };
}

/** Runs `during` while a restore waits between the fall of the tables that were there and the making of the older ones. */
async function whileRebuilding(start: () => unknown, during: () => Promise<unknown>): Promise<void> {
  await target.database.connection().execute(async (holder) => {
    await sql`select pg_advisory_lock(${sql.lit(MIGRATOR)})`.execute(holder);
    try {
      start();
      await expect.poll(() => waiting(target.database), { timeout: 20_000 }).toBe(1);
      await during();
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(MIGRATOR)})`.execute(holder);
    }
  });
}

/** The address of a stand-in for the database's server, which is gone when it has passed the wish to commit on. */
async function leaveAtCommit(begun: AsyncDisposableStack): Promise<string> {
  const url = new URL(target.url.replace('@/', '@socket/'));
  const [host, port] = [url.searchParams.get('host') ?? url.hostname, url.searchParams.get('port') ?? (url.port || '5432')];
  const server = createServer((near) => {
    const far = connect(host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port: Number(port) });
    far.pipe(near);
    near.on('data', (sent: Buffer) => {
      if (sent.includes('commit\0')) near.destroy();
      far.write(sent);
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one.on('error', () => undefined).on('close', () => other.end());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  begun.defer(() => void server.close());
  return `postgresql://${url.username}:${url.password}@127.0.0.1:${(server.address() as AddressInfo).port}${url.pathname}`;
}

test('A row that the older tables refuse leaves everything as it was.', async () => {
  const twice = await oldBackup(
    'twice.tar',
    `alter table genres drop constraint genres_pkey cascade;
    insert into genres (slug, name_vi, name_ja) values ('twice', 'a', 'a'), ('twice', 'b', 'b')`,
  );
  expect(await restore(twice)).toEqual(
    refusal(`${twice} cannot be restored (duplicate key value violates unique constraint "genres_pkey"); nothing was changed.`),
  );
  expect(await state()).toEqual(before);
});

test('A migration that fails on the older rows leaves everything as it was, and its reason is told.', async () => {
  const late = await oldBackup(
    'late.tar',
    `insert into pictures (id, width, height, dominant_color, thumbhash) values ('a', 1, 1, '#000000', '');
    insert into works (source_key, language, format, status, direction, title)
      values ('a', 'vi', 'NOVEL', 'ONGOING', 'TOP_TO_BOTTOM', 'a');
    insert into chapters (work_id, source_key, position, number, published_at) select id, 'a', 1, 1, now() from works;
    insert into chapter_versions (chapter_id, version, content_hash, document) select id, 1, 'a', '{"blocks": "none"}' from chapters`,
  );
  expect(await restore(late)).toEqual(refusal(`${late} cannot be restored (cannot extract elements from a scalar); nothing was changed.`));
  expect(await state()).toEqual(before);
});

test('A connection that breaks in the middle leaves everything as it was.', async () => {
  const outcome: Promise<unknown>[] = [];
  await whileRebuilding(
    async () => outcome.push(refusedRestore(await order())),
    () =>
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'futago restore'`.execute(target.database),
  );
  expect(String(await outcome[0])).toMatch(/^BackupError: .*old\.tar cannot be restored \([^)]+\); nothing was changed\.$/);
  expect(await state()).toEqual(before);
});

test('Killed in the middle it leaves the rows as they were.', async () => {
  const words = JSON.stringify({
    file,
    manifest: await checkBackup(file, never),
    url: target.url,
    dataFolder: join(folder, 'killed'),
    mayReplace: true,
  });
  const code = `const { restoreBackup } = await import('./server/backup/restore-backup.ts');
    await restoreBackup({ ...${words}, signal: new AbortController().signal });`;
  const programs: RunningProgram[] = [];
  await whileRebuilding(
    () => programs.push(startProgram('--input-type=module', ['--eval', code])),
    async () => {
      programs[0]?.child.kill('SIGKILL');
      expect(await programs[0]?.ended).toBe('SIGKILL');
    },
  );
  expect(await state()).toEqual(before);
});

test('An older backup that was cut off is refused, also where that happens after it was checked.', async () => {
  const cut = join(folder, 'cut.tar');
  await copyFile(file, cut);
  const manifest = await checkBackup(cut, never);
  await truncate(cut, (await readFile(cut)).indexOf('tables/works.copy.gz') + 600);
  const sentence = `${cut} is damaged: it is no whole tar. Nothing was restored.`;
  expect(await restore(cut)).toEqual(refusal(sentence));
  expect(await refusedRestore({ ...(await order()), file: cut, manifest })).toEqual(new BackupError(sentence));
  expect(await state()).toEqual(before);
});

test('Stopped in the middle it leaves everything as it was.', async () => {
  const stopping = new AbortController();
  const outcome: Promise<unknown>[] = [];
  await whileRebuilding(
    async () => outcome.push(refusedRestore({ ...(await order()), signal: stopping.signal })),
    async () => stopping.abort(),
  );
  expect(await outcome[0]).toEqual(new BackupError('Stopped; nothing was changed.'));
  expect(await state()).toEqual(before);
});

test('An older backup that is whole takes the place of rows and files.', async () => {
  expect((await restore(file)).complained).toEqual([]);
  expect(await target.database.selectFrom('genres').select('name_ja').execute()).toEqual([{ name_ja: 'ファンタジー' }]);
  expect(await target.database.selectFrom('works').select('id').execute()).toEqual([]);
  expect(await migrations()).toEqual(MIGRATION_NAMES);
  expect(await readFile(join(folder, 'data', KEY), 'utf8')).toBe('the old key');
  expect(await readFile(join(folder, 'data', PICTURE), 'utf8')).toBe('a picture');
});

test('Where the database goes away at the last step nothing is said to be as it was, and the files stay.', async () => {
  await using begun = new AsyncDisposableStack();
  const url = await leaveAtCommit(begun);
  await put('uncertain', KEY, 'the key of now');
  expect(await refusedRestore({ ...(await order()), url, dataFolder: join(folder, 'uncertain') })).toEqual(
    new UncertainRestoreError(file, {}),
  );
  expect(await readFile(join(folder, 'uncertain', PICTURE), 'utf8')).toBe('a picture');
});
