import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { keepLatestBuilds } from '../../build/kept-builds.ts';

const STAYS = ['web/index.html', 'web/assets/face.woff2', 'web/assets/face.woff2.br', 'first-response/first-response.mjs'];

const made: string[] = [];
let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'futago-dist-'));
  made.push(dist);
});
afterAll(() => Promise.all(made.map((folder) => rm(folder, { recursive: true }))));

/** The files of a build that its number tells apart. */
function filesOf(build: number): string[] {
  return [
    `first-response/0.${build}.mjs`,
    `web/assets/site.${build}.js`,
    `web/assets/site.${build}.js.br`,
    `web/builds/meta/${build}.json`,
  ];
}

async function finish(build: number): Promise<void> {
  const files = [...STAYS, ...filesOf(build)];
  for (const file of files) {
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await writeFile(join(dist, file), '');
  }
  await keepLatestBuilds(
    dist,
    files.filter((file) => !file.endsWith('.br')),
  );
}

async function there(): Promise<string[]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  return files.map(({ parentPath, name }) => join(parentPath, name).slice(dist.length + 1)).toSorted();
}

test('The files of a build stay through the four after it, and go with the fifth.', async () => {
  for (const build of [1, 2, 3, 4, 5]) await finish(build);
  expect(await there()).toEqual([...STAYS, ...[1, 2, 3, 4, 5].flatMap(filesOf)].toSorted());
  await finish(6);
  expect(await there()).toEqual([...STAYS, ...[2, 3, 4, 5, 6].flatMap(filesOf)].toSorted());
});

test('The same build again pushes none out.', async () => {
  for (const build of [1, 2, 2, 2, 2, 2, 2]) await finish(build);
  expect(await there()).toEqual([...STAYS, ...[1, 2].flatMap(filesOf)].toSorted());
});

test('What lies there and is of no build that is known goes.', async () => {
  await mkdir(join(dist, 'web/assets'), { recursive: true });
  await writeFile(join(dist, 'web/assets/old.0.js'), '');
  await finish(1);
  expect(await there()).toEqual([...STAYS, ...filesOf(1)].toSorted());
});

test('A record that was cut short is none.', async () => {
  await finish(1);
  await writeFile(join(dist, '.futago-builds.json'), '[["web/assets/si');
  await finish(2);
  expect(await there()).toEqual([...STAYS, ...filesOf(2)].toSorted());
});
