import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeBackup } from '#server/backup/write-backup.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { runFutago } from '#tests/support/site/operator-commands.ts';

let source: TestDatabase;
let target: TestDatabase;
let folder: string;
beforeAll(async () => {
  [source, target] = [await createTestDatabase(), await createTestDatabase()];
  folder = await mkdtemp(join(tmpdir(), 'futago-restore-'));
  await mkdir(join(folder, 'source'));
});
afterAll(async () => {
  await Promise.all([source.close(), target.close()]);
  await rm(folder, { recursive: true, force: true });
});

const picture = (id: string) => ({ id, width: 640, height: 960, dominant_color: '#000000', thumbhash: Buffer.from('') });
const file = (id: string, type: 'image/webp' | 'image/avif', width: number) => ({ picture_id: id, type, width, bytes: 1 });
const both = (id: string, width: number) => [file(id, 'image/webp', width), file(id, 'image/avif', width)];

test('What pictures lack of AVIF is ordered once they are restored, since no queue is kept.', async () => {
  await source.database.insertInto('pictures').values(['half', 'none', 'whole'].map(picture)).execute();
  const files = [...both('half', 320), file('half', 'image/webp', 640), file('none', 'image/webp', 320), ...both('whole', 320)];
  await source.database.insertInto('picture_sources').values(files).execute();
  const backup = join(folder, 'backup.tar');
  await writeBackup({ url: source.url, dataFolder: join(folder, 'source'), file: backup, signal: new AbortController().signal });
  expect(await runFutago(['restore', backup], target.url, join(folder, 'target'))).toMatchObject({ code: 0, complained: [] });
  const ordered = await sql`select data from pgboss.job where name = 'picture-avif'`.execute(target.database);
  expect(ordered.rows).toEqual([{ data: { pictureIds: ['half', 'none'] } }]);
});
