import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findSources } from '#server/content/import-paths.ts';
import type { ImportedWork } from '#server/content/imported-work.ts';
import { page } from '#tests/support/files/content-store.ts';
import { makeZip } from '#tests/support/files/make-zip.ts';

let shelf: string;
beforeEach(async () => {
  shelf = await mkdtemp(join(tmpdir(), 'futago-shelf-'));
});
afterEach(async () => {
  await rm(shelf, { recursive: true });
});

/** As a Mac names files: every mark apart from its letter. */
async function put(name: string, content: Buffer | string): Promise<string> {
  const path = join(shelf, name.normalize('NFD'));
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
  return path;
}

async function read(path = shelf): Promise<readonly ImportedWork[]> {
  const works: ImportedWork[] = [];
  for (const source of await findSources(path, { language: 'vi', format: null })) {
    const opened = await source.open();
    works.push(...opened.works);
    await opened.close();
  }
  return works;
}

test('A work.json finds the files that it names, though their names were taken apart.', async () => {
  await put('trăng/Chương một/1.png', await (await page(1)).read());
  await put('trăng/bìa.png', await (await page(2)).read());
  const chapters = [{ folder: 'Chương một' }];
  await put('trăng/work.json', JSON.stringify({ language: 'vi', format: 'COMIC', title: 'Trăng', cover: 'bìa.png', chapters }));
  const [work] = await read();
  expect(work?.chapters.map(({ sourceKey }) => sourceKey)).toEqual(['Chương một']);
  expect((await work?.cover?.read())?.length).toBeGreaterThan(0);
});

test('A text is found, and the picture that it names, though their names were taken apart.', async () => {
  await put('窓/ガラス.png', await (await page(1)).read());
  const path = await put('窓/ガラス.txt', 'ガラス\n\n　きつねがいました。\n［＃ガラスの図（ガラス.png、横60×縦90）入る］\n');
  const [work] = await read(join(shelf, '窓'));
  expect(work?.chapters.flatMap(({ content }) => (content.kind === 'text' ? content.pictures : []))).toHaveLength(1);
  expect(await read(path)).toHaveLength(1);
});

test('Archives whose names were taken apart are read from where they are.', async () => {
  await put('Truyện.cbz', makeZip([{ name: '1.png', content: await (await page(1)).read() }]));
  expect((await read()).map(({ title }) => title)).toEqual(['Truyện']);
});
