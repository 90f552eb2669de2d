import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkBackup } from '#server/backup/read-backup.ts';
import { writeBackup } from '#server/backup/write-backup.ts';
import { MAIL_JOB } from '#server/modules/identity/postbox.ts';
import { lockFolder } from '#server/platform/data-folder/folder-lock.ts';
import { startJobs } from '#server/platform/jobs/jobs.ts';
import { createLogger } from '#server/platform/logging.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { runFutago } from '#tests/support/site/operator-commands.ts';
import { startProgram } from '#tests/support/process/program.ts';
import { waiting } from '#tests/support/database/standing-tables.ts';

const UPLOAD = 'uploads/0b5c1c9e-6b5a-4c43-8a56-3f3f4b1d2e3f/0';
const EARLIER_UPLOAD = 'uploads/1b5c1c9e-6b5a-4c43-8a56-3f3f4b1d2e3f/0';
const PICTURE = 'pictures/ab/abababababababababababababababab/original';
const EARLIER_PICTURE = 'pictures/cd/cdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd/original';
const KEPT = { [PICTURE]: 'a picture', [UPLOAD]: 'half an upload', 'outbox/a.eml': 'a letter', 'realtime-app.json': 'the key' };

let target: TestDatabase;
let folder: string;
let data: string;
let file: string;

beforeAll(async () => {
  target = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'futago-restored-'));
  file = join(folder, 'backup.tar');
  await put(join(folder, 'source'), KEPT);
  await writeBackup({ url: target.url, dataFolder: join(folder, 'source'), file, signal: new AbortController().signal });
});
afterAll(async () => {
  await target.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  data = await mkdtemp(join(folder, 'data-'));
});

async function put(below: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(below, path)), { recursive: true });
    await writeFile(join(below, path), content);
  }
}

async function filesOf(below: string): Promise<Record<string, string>> {
  const entries = await readdir(below, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(below.length + 1));
  return Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await readFile(join(below, path), 'utf8')])));
}

const restore = (...words: string[]) => runFutago(['restore', file, ...words], target.url, data);

test('Of what the site wrote before nothing stays beside the backup, but what is none of Futago’s does.', async () => {
  const own = { 'notes.txt': 'of the operator', 'old-backup.tar': 'whole' };
  await put(data, { [EARLIER_UPLOAD]: 'b', [EARLIER_PICTURE]: 'b', 'pictures/.incoming/x/original': 'b', 'outbox/b.eml': 'b' });
  await put(data, {
    'cards/1.png': 'b',
    [UPLOAD]: 'another',
    'realtime-app.json': 'another key',
    'database/cluster/PG_VERSION': '17',
    ...own,
  });
  expect(await restore('--replace')).toMatchObject({ code: 0, complained: [] });
  expect(await filesOf(data)).toEqual({ ...KEPT, ...own, 'database/cluster/PG_VERSION': '17' });
  expect((await readdir(data)).toSorted()).toEqual([
    'database',
    'notes.txt',
    'old-backup.tar',
    'outbox',
    'pictures',
    'realtime-app.json',
    'uploads',
  ]);
  expect(await readdir(join(data, 'uploads'))).toEqual([UPLOAD.split('/')[1]]);
});

test('Pictures on another disk are backed up as well, and nothing is where that disk is missing.', async () => {
  const [disk, linked] = [join(data, 'disk'), join(data, 'linked')];
  await put(disk, { [PICTURE]: 'a picture elsewhere' });
  await put(linked, { 'realtime-app.json': 'the key' });
  await symlink(join(disk, 'pictures'), join(linked, 'pictures'));
  const backUp = (name: string) =>
    writeBackup({ url: target.url, dataFolder: linked, file: join(data, name), signal: new AbortController().signal });
  await expect(backUp('whole.tar')).resolves.toMatchObject({ files: 2 });
  await rm(disk, { recursive: true });
  await expect(backUp('torn.tar')).rejects.toThrow('pictures is a link that leads nowhere');
  expect(await readdir(data)).not.toContain('torn.tar');
});

test('Files that only a link leads to are left alone.', async () => {
  await put(folder, { 'elsewhere/1.png': 'of another disk' });
  await symlink(join(folder, 'elsewhere'), join(data, 'cards'));
  expect(await restore('--replace')).toMatchObject({ code: 0, complained: [] });
  expect(await readFile(join(data, 'cards/1.png'), 'utf8')).toBe('of another disk');
});

test('Files of another site are given up by --replace alone, though its rows are elsewhere.', async () => {
  const before = { [EARLIER_PICTURE]: 'b', 'cards/1.png': 'b', 'realtime-app.json': 'another key' };
  await put(data, before);
  const why = `The data folder has files already that the backup does not hold, such as ${EARLIER_PICTURE}: restore into an empty one, or give --replace to lose them.`;
  expect(await restore()).toEqual({ code: 1, said: [], complained: [why] });
  expect(await filesOf(data)).toEqual(before);
});

test('Work that waited is gone with the rows it was about.', async () => {
  const jobs = await startJobs({ url: target.url, log: createLogger('silent'), isWorker: false });
  const mails = async () => (await sql`select data from pgboss.job where name = ${MAIL_JOB.name}`.execute(target.database)).rows;
  try {
    await jobs.add(MAIL_JOB, [{ data: { kind: 'password', userId: 7 }, key: 'a' }]);
    expect(await mails()).toHaveLength(1);
    expect(await restore('--replace')).toMatchObject({ code: 0, complained: [] });
    expect(await mails()).toEqual([]);
  } finally {
    await jobs.stop();
  }
});

test('Where only what is made anew lies already nothing is asked.', async () => {
  await put(data, { 'cards/1.png': 'b', 'realtime-app.json': 'another key', 'pictures/.incoming/x/original': 'b' });
  expect(await restore()).toMatchObject({ code: 0, complained: [] });
  expect(await filesOf(data)).toEqual(KEPT);
});

test('A restore that was killed can be run again, and leaves nothing but the backup.', async () => {
  await put(data, { 'realtime-app.json': 'another key' });
  const manifest = await checkBackup(file, new AbortController().signal);
  const order = JSON.stringify({ file, manifest, url: target.url, dataFolder: data, mayReplace: true });
  const code = `const { restoreBackup } = await import('./server/backup/restore-backup.ts');
    await restoreBackup({ ...${order}, signal: new AbortController().signal });`;
  const begun = target.database.transaction().execute(async (holder) => {
    await holder.insertInto('genres').values({ slug: 'held', name_vi: 'a', name_ja: 'a' }).execute();
    const program = startProgram('--input-type=module', ['--eval', code]);
    await eventually(async () => expect(await waiting(target.database)).toBe(1));
    program.child.kill('SIGKILL');
    expect(await program.ended).toBe('SIGKILL');
    throw new Error('taken back');
  });
  await expect(begun).rejects.toThrow('taken back');
  // As if it had been killed in the middle of a file as well.
  await put(data, { 'pictures/ef/.original.restored': 'half' });
  expect(Object.keys(await filesOf(data))).toContain('.realtime-app.json.restored');
  expect(await restore()).toMatchObject({ code: 0, complained: [] });
  expect(await filesOf(data)).toEqual(KEPT);
});

test('Beside a server that works in the folder nothing is read, and its operator is told to stop it.', async () => {
  const lock = await lockFolder(data, 'futago serve at http://vi.localhost:3000');
  const why = `Stop what works in ${data} first (futago serve at http://vi.localhost:3000, process ${process.pid}).`;
  expect(await restore('--replace')).toEqual({ code: 1, said: [], complained: [why] });
  const moved = await runFutago(['migrate-database', 'postgresql://nobody.invalid/futago'], target.url, data);
  expect(moved).toEqual({ code: 1, said: [], complained: [why] });
  await lock.release();
});

test('Beside a server that works on the database from another folder nothing is restored, and nothing moved.', async () => {
  const jobs = await startJobs({ url: target.url, log: createLogger('silent'), isWorker: true });
  try {
    const why = expect.stringMatching(/^A server works on this database \(from \S.*\): stop it first, and all that share the database\.$/);
    expect(await restore('--replace')).toEqual({ code: 1, said: [], complained: [why] });
    const moved = await runFutago(['migrate-database', 'postgresql://nobody.invalid/futago'], target.url, data);
    expect(moved).toEqual({ code: 1, said: [], complained: [why] });
  } finally {
    await jobs.stop();
  }
  expect(await restore('--replace')).toMatchObject({ code: 0, complained: [] });
});
