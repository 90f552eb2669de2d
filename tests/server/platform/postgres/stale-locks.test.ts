import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded-postgres.ts';

test('What a crash left of PostgreSQL does not stop the start, though its number belongs to another process of the same user.', async () => {
  await using begun = new AsyncDisposableStack();
  const root = await mkdtemp('/tmp/futago-stale-');
  begun.defer(() => rm(root, { recursive: true, force: true }));
  await chmod(root, 0o755);
  const start = (name: string) => startEmbeddedPostgres({ dataFolder: join(root, name), say: () => {} });
  const other = await start('other');
  begun.defer(() => other.stop());
  const first = await start('data');
  const files = [join(first.folder, 'cluster/postmaster.pid'), join(first.folder, 'socket/.s.PGSQL.5432.lock')];
  const left = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  await first.stop();
  for (const [index, file] of files.entries()) await writeFile(file, (left[index] ?? '').replace(/^\d+/, String(other.pid)));
  const again = await start('data');
  begun.defer(() => again.stop());
  expect(again.isReused).toBe(false);
});
