import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeBackup } from '#server/backup/write-backup.ts';
import { createTestDatabase } from '#tests/support/database/database.ts';

const DAY = 24 * 60 * 60 * 1000;
const [NOW, LONG_AGO] = [new Date(), new Date(Date.now() - DAY - 60_000)];

/** A folder with one file, both of which were changed then. */
async function put(folder: string, file: string, changed: { readonly folder: Date; readonly file: Date }): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, file), 'half');
  await utimes(join(folder, file), changed.file, changed.file);
  await utimes(folder, changed.folder, changed.folder);
}

test('What a killed backup left goes with a later one into the same folder, and what is written or somebody else’s stays.', async () => {
  const testing = await createTestDatabase();
  onTestFinished(() => testing.close());
  const folder = await mkdtemp(join(tmpdir(), 'futago-drafts-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await put(join(folder, '.futago-backup-killed'), 'draft.tar', { folder: LONG_AGO, file: LONG_AGO });
  await put(join(folder, '.futago-backup-before'), 'table', { folder: LONG_AGO, file: LONG_AGO });
  await put(join(folder, '.futago-backup-beside'), 'draft.tar', { folder: LONG_AGO, file: NOW });
  await put(join(folder, '.futago-backup-others'), 'notes.txt', { folder: LONG_AGO, file: LONG_AGO });
  await put(join(folder, '.futago-backup-of-mine'), 'draft.tar', { folder: LONG_AGO, file: LONG_AGO });
  await mkdir(join(folder, 'data'));
  await writeBackup({
    url: testing.url,
    dataFolder: join(folder, 'data'),
    file: join(folder, 'new.tar'),
    signal: new AbortController().signal,
  });
  expect((await readdir(folder)).toSorted()).toEqual([
    '.futago-backup-beside',
    '.futago-backup-of-mine',
    '.futago-backup-others',
    'data',
    'new.tar',
  ]);
});
