import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sweepCards } from '#server/modules/sharing/swept-cards.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'futago-cards-'));
  await mkdir(join(folder, 'ab'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function draw(name: string, minute: number): Promise<void> {
  const path = join(folder, 'ab', name);
  await writeFile(path, Buffer.alloc(100));
  await utimes(path, new Date(2026, 0, 1, 8, minute), new Date(2026, 0, 1, 8, minute));
}

it('The oldest cards go, and what a killed process left of one, until the rest has room.', async () => {
  await draw('3.jpg', 3);
  await draw('1.jpg.0123456789ab', 1);
  await draw('2.jpg', 2);
  await sweepCards(folder, 200);
  expect(await readdir(join(folder, 'ab'))).toEqual(['2.jpg', '3.jpg']);
});

it('A card that another process takes away meanwhile is no fault of the one that is drawn.', async () => {
  await draw('1.jpg', 1);
  await symlink(join(folder, 'gone'), join(folder, 'ab', '2.jpg'));
  await expect(sweepCards(folder, 0)).resolves.toBeUndefined();
  expect(await readdir(join(folder, 'ab'))).toEqual(['2.jpg']);
});
