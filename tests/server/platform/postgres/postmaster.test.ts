import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findPostmaster } from '#server/platform/postgres/postmaster.ts';

test('No server runs where there is no pid file; one that cannot be read is no sign of that.', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'futago-postmaster-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const place = { folder, cluster: join(folder, 'cluster'), socketFolder: folder };
  expect(await findPostmaster(place)).toBeNull();
  await mkdir(join(place.cluster, 'postmaster.pid'), { recursive: true });
  await expect(findPostmaster(place)).rejects.toThrow('EISDIR');
});
