import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { extract, pack } from 'tar-stream';
import { BackupError } from '#server/backup/backup.errors.ts';
import { writeBackup } from '#server/backup/write-backup.ts';
import { runCommandLine } from '#server/cli.ts';
import { MIGRATION_NAMES, rebuildTables } from '#server/platform/database/migrate.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { everyRow } from '#tests/support/database/every-row.ts';
import { type SeededCatalogue, seedCatalogue } from '#tests/support/database/seed.ts';

const PICTURE = 'pictures/ab/abababababababababababababababab/original';
const never = new AbortController().signal;

let source: TestDatabase;
let seeded: SeededCatalogue;
let folder: string;
let backup: string;
const others: TestDatabase[] = [];

beforeAll(async () => {
  source = await createTestDatabase();
  seeded = await seedCatalogue(source.database);
  folder = await mkdtemp(join(tmpdir(), 'futago-backup-'));
  await put('data', PICTURE, Buffer.from([0, 255, 10, 13]));
  await put('data', 'realtime-app.json', '{"key":"a"}');
  await put('data', 'pictures/.incoming/half', 'unfinished');
  await put('data', 'cards/1.png', 'drawn anew');
  backup = join(folder, 'whole.tar');
  await run(source, 'data', 'backup', backup);
});
afterAll(async () => {
  for (const testing of [source, ...others]) await testing.close();
  await rm(folder, { recursive: true, force: true });
});

async function put(data: string, path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(join(folder, data, path)), { recursive: true });
  await writeFile(join(folder, data, path), content);
}

async function emptyDatabase(): Promise<TestDatabase> {
  const made = await createTestDatabase();
  others.push(made);
  return made;
}

async function run(
  testing: TestDatabase,
  data: string,
  ...words: string[]
): Promise<{ code: number; said: string[]; complained: string[] }> {
  const [said, complained]: [string[], string[]] = [[], []];
  const terminal = { say: (line: string) => said.push(line), complain: (line: string) => complained.push(line) };
  const environment = { DATABASE_URL: testing.url, FUTAGO_DATA_FOLDER: join(folder, data), FUTAGO_LOG_LEVEL: 'silent' };
  return { code: await runCommandLine(words, terminal, environment), said, complained };
}

async function filesBelow(data: string): Promise<readonly string[]> {
  const entries = await readdir(join(folder, data), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(join(folder, data).length + 1));
}

/** The backup once more, with other entries. */
async function forged(name: string, change: (entries: Map<string, Buffer>) => void, mayMendSums = false): Promise<string> {
  const entries = new Map<string, Buffer>();
  const reading = extract();
  const fed = pipeline(createReadStream(backup), reading);
  for await (const entry of reading) entries.set(entry.header.name, await buffer(entry));
  await fed;
  change(entries);
  const sums = [...entries].filter(([entry]) => entry !== 'checksums.sha256');
  const lines = sums.map(([entry, content]) => `${createHash('sha256').update(content).digest('hex')}  ${entry}\n`);
  if (mayMendSums) entries.set('checksums.sha256', Buffer.from(lines.join('')));
  const made = pack();
  for (const [entry, content] of entries) made.entry({ name: entry }, content);
  made.finalize();
  await pipeline(made, createWriteStream(join(folder, name)));
  return join(folder, name);
}

/** As if one more migration had been applied. */
function migrateLater(entries: Map<string, Buffer>): void {
  const manifest = JSON.parse(String(entries.get('futago-backup.json'))) as { migrations: string[] };
  entries.set('futago-backup.json', Buffer.from(JSON.stringify({ ...manifest, migrations: [...manifest.migrations, '999-later'] })));
}

test('What was backed up comes back whole into an empty folder and database, and new rows get new numbers.', async () => {
  const target = await emptyDatabase();
  expect(await run(target, 'restored', 'restore', backup)).toEqual({
    code: 0,
    said: [expect.stringMatching(/whole\.tar is restored as of \d{4}-.*Z\.$/)],
    complained: [],
  });
  expect(await everyRow(target.database)).toEqual(await everyRow(source.database));
  expect((await filesBelow('restored')).toSorted()).toEqual([PICTURE, 'realtime-app.json']);
  expect(await readFile(join(folder, 'restored', PICTURE))).toEqual(Buffer.from([0, 255, 10, 13]));
  const nextWork = sql<{ id: number }>`select nextval(pg_get_serial_sequence('works', 'id')) as id`;
  expect((await nextWork.execute(target.database)).rows).toEqual((await nextWork.execute(source.database)).rows);
});

test('A backup is made while files grow, go and are empty, and holds what was there.', { timeout: 120_000 }, async () => {
  const piece = 'uploads/0b5c1c9e-6b5a-4c43-8a56-3f3f4b1d2e3f/0';
  for (const name of ['0a', '0b', '0c']) await put('busy', `pictures/${name}/original`, 'a');
  await put('busy', piece, Buffer.alloc(1_000_000, 'b'));
  await put('busy', 'avatars/none', '');
  const writing = { isOver: false };
  const grown = (async () => {
    for (let round = 0; !writing.isOver; round += 1) {
      await appendFile(join(folder, 'busy', piece), Buffer.alloc(2000, 'c'));
      const passing = `uploads/scratch-${round}`;
      await put('busy', passing, 'x');
      await rm(join(folder, 'busy', passing));
    }
  })();
  const made: number[] = [];
  for (let round = 0; round < 5; round += 1) made.push((await run(source, 'busy', 'backup', join(folder, `busy-${round}.tar`))).code);
  writing.isOver = true;
  await grown;
  expect(made).toEqual([0, 0, 0, 0, 0]);
  expect((await run(await emptyDatabase(), 'calm', 'restore', join(folder, 'busy-0.tar'))).code).toBe(0);
  const restored = (await filesBelow('calm')).filter((path) => !path.startsWith('uploads/scratch-'));
  expect(restored.toSorted()).toEqual(['avatars/none', ...['0a', '0b', '0c'].map((name) => `pictures/${name}/original`), piece]);
});

test('A backup is made however short the database bounds a transaction that waits.', async () => {
  const hasty = await emptyDatabase();
  await sql`alter database ${sql.id(hasty.name)} set idle_in_transaction_session_timeout = '1ms'`.execute(hasty.database);
  for (const name of ['1a', '1b', '1c', '1d']) await put('many', `pictures/${name}/original`, Buffer.alloc(500_000, name));
  const file = join(folder, 'hasty.tar');
  expect((await writeBackup({ url: hasty.url, dataFolder: join(folder, 'many'), file, signal: never })).files).toBe(4);
});

test('A database that goes away while files are written leaves no backup, and nothing of it.', { timeout: 60_000 }, async () => {
  await put('large', 'pictures/2a/original', '');
  await truncate(join(folder, 'large', 'pictures/2a/original'), 400_000_000);
  const file = join(folder, 'cut.tar');
  const writing = writeBackup({ url: source.url, dataFolder: join(folder, 'large'), file, signal: never });
  writing.catch(() => undefined);
  await expect
    .poll(async () => {
      const ended = await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${source.name}
        and application_name = 'futago backup' and state = 'idle in transaction'`.execute(source.database);
      return ended.rows.length;
    })
    .toBe(1);
  await expect(writing).rejects.toThrow();
  expect((await readdir(folder)).filter((name) => name.startsWith('.') || name === 'cut.tar')).toEqual([]);
});

test('Earlier backups in the data folder are not kept in the next one, nor PostgreSQL’s programs; what else the operator has there is.', async () => {
  await put('full', 'realtime-app.json', '{"key":"a"}');
  await put('full', 'postgresql-18.4.0/bin/postgres', 'a program');
  await put('full', 'logo.svg', '<svg/>');
  await put('full', 'notes', '');
  await mkdir(join(folder, 'full', 'of the week'));
  for (const name of ['first.tar', 'of the week/second one.tar', 'third.tar'])
    expect((await run(source, 'full', 'backup', join(folder, 'full', name))).complained).toEqual([]);
  expect((await run(await emptyDatabase(), 'of-full', 'restore', join(folder, 'full', 'third.tar'))).code).toBe(0);
  expect((await filesBelow('of-full')).toSorted()).toEqual(['logo.svg', 'notes', 'realtime-app.json']);
});

test('A disk that is mounted in the data folder or as it has a place of its own, which is neither backed up nor looked into.', async () => {
  await put('disk', PICTURE, 'a picture');
  await put('disk', 'pictures/lost+found/#1234', 'what a repair found');
  await put('disk', 'lost+found/#1234', 'what a repair found');
  expect(await run(source, 'disk', 'backup', join(folder, 'disk.tar'))).toMatchObject({ code: 0, complained: [] });
  await put('other-disk', 'lost+found/.half.restored', 'what a repair found');
  expect(await run(await emptyDatabase(), 'other-disk', 'restore', join(folder, 'disk.tar'))).toMatchObject({ code: 0, complained: [] });
  expect((await filesBelow('other-disk')).toSorted()).toEqual(['lost+found/.half.restored', PICTURE]);
});

test('A backup is for its owner alone, and no other file stands beside it.', async () => {
  expect(((await stat(backup)).mode & 0o777).toString(8)).toBe('600');
  expect((await readdir(folder)).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('A backup that is there is not written over.', async () => {
  const before = await readFile(backup);
  const { code, complained } = await run(source, 'data', 'backup', backup);
  expect([code, complained]).toEqual([1, [`${backup} is there already: choose another name, or move it.`]]);
  expect(await readFile(backup)).toEqual(before);
});

const refused = (sentence: string) => ({ code: 1, said: [], complained: [sentence] });

test('A backup that cannot be written or read is one sentence.', async () => {
  const nowhere = join(folder, 'nowhere', 'a.tar');
  expect(await run(source, 'data', 'backup', nowhere)).toEqual(refused(`No backup can be written into ${dirname(nowhere)} (ENOENT).`));
  for (const words of [['--check'], []]) {
    expect(await run(source, 'data', 'restore', nowhere, ...words)).toEqual(refused(`${nowhere} cannot be read (ENOENT).`));
    expect(await run(source, 'data', 'restore', folder, ...words)).toEqual(refused(`${folder} is no file.`));
  }
});

test('A backup that is stopped says so and leaves nothing.', async () => {
  const stopping = new AbortController();
  const writing = writeBackup({
    url: source.url,
    dataFolder: join(folder, 'data'),
    file: join(folder, 'stopped.tar'),
    signal: stopping.signal,
  });
  stopping.abort();
  await expect(writing).rejects.toThrow(new BackupError('Stopped; no backup was written.'));
  expect((await readdir(folder)).filter((name) => /^\.|^stopped/.test(name))).toEqual([]);
});

test('Where somebody has works already nothing is restored, unless they are given up.', async () => {
  const target = await emptyDatabase();
  await run(target, 'again', 'restore', backup);
  await target.database.deleteFrom('works').where('id', '=', seeded.viComic.id).execute();
  const { code, complained } = await run(target, 'again', 'restore', backup);
  expect([code, complained]).toEqual([
    1,
    ['There are works or accounts already: restore into an empty data folder, or give --replace to lose them.'],
  ]);
  expect((await run(target, 'again', 'restore', backup, '--replace')).code).toBe(0);
  expect(await everyRow(target.database)).toEqual(await everyRow(source.database));
});

test('The backup of an older Futago comes back with the tables of today.', async () => {
  const [old, target] = [await emptyDatabase(), await emptyDatabase()];
  await rebuildTables(old.database, '009-search');
  await sql`insert into genres (slug, name_vi, name_ja) values ('fantasy', 'Kỳ ảo', 'ファンタジー')`.execute(old.database);
  const file = join(folder, 'old.tar');
  await writeBackup({ url: old.url, dataFolder: join(folder, 'data'), file, signal: never });
  expect((await run(target, 'of-old', 'restore', file)).code).toBe(0);
  expect(await target.database.selectFrom('genres').select('name_ja').execute()).toEqual([{ name_ja: 'ファンタジー' }]);
  expect(await target.database.selectFrom('pages').selectAll().execute()).toEqual([]);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(target.database);
  expect(rows.map(({ name }) => name)).toEqual(MIGRATION_NAMES);
});

describe('nothing is restored', () => {
  let target: TestDatabase;
  let before: Record<string, unknown>;
  beforeAll(async () => {
    target = await emptyDatabase();
    before = await everyRow(target.database);
  });

  async function isRefused(file: string, sentence: string): Promise<void> {
    for (const words of [['--check'], []]) {
      const { code, said, complained } = await run(target, 'untouched', 'restore', file, ...words);
      expect([code, said, complained]).toEqual([1, [], [`${file} ${sentence}`]]);
    }
    expect(await everyRow(target.database)).toEqual(before);
    expect(await filesBelow('untouched').catch(() => [])).toEqual([]);
  }

  test('of a file in which one byte has turned', async () => {
    const file = await forged('turned.tar', (entries) => entries.get('tables/works.copy.gz')?.fill(7, 30, 31));
    await isRefused(file, 'is damaged: it has a tables/works.copy.gz that differs from its checksum. Nothing was restored.');
  });

  test('of a file that was cut off', async () => {
    const file = await forged('cut.tar', () => undefined);
    await truncate(file, 5000);
    await isRefused(file, 'is damaged: it is no whole tar. Nothing was restored.');
  });

  test('of a file that lacks an entry, and of one that has one more', async () => {
    const lacking = await forged('lacking.tar', (entries) => entries.delete(`files/${PICTURE}`));
    await isRefused(lacking, `is damaged: it lacks files/${PICTURE}. Nothing was restored.`);
    const more = await forged('more.tar', (entries) => entries.set('files/more', Buffer.from('x')));
    await isRefused(more, 'is damaged: it holds files/more behind its checksums. Nothing was restored.');
  });

  test.each(['files/../../escaped', '/etc/escaped', 'files/.ssh/escaped', 'files//escaped', 'tables/x; drop table works.copy.gz'])(
    'of a file with the entry %s',
    async (entry) => {
      const file = await forged('hostile.tar', (entries) => entries.set(entry, Buffer.from('x')), true);
      await isRefused(file, `is damaged: it holds ${JSON.stringify(entry)}, which no backup has. Nothing was restored.`);
    },
  );

  test('of a file that a newer Futago made', async () => {
    const newer = await forged('newer.tar', (entries) => entries.set('futago-backup.json', Buffer.from('{"format":2}')), true);
    await isRefused(newer, 'was made by a newer Futago: restore it with that.');
    await isRefused(await forged('later.tar', migrateLater, true), 'was made by a newer Futago: restore it with that.');
  });

  test('of what is no backup at all', async () => {
    const file = join(folder, 'text.tar');
    await writeFile(file, 'Not a tar, only some words.'.repeat(100));
    await isRefused(file, 'is damaged: it is no whole tar. Nothing was restored.');
  });
});
