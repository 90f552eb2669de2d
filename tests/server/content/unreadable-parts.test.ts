import type Files from 'node:fs/promises';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { findSources } from '#server/content/import-paths.ts';
import type { ImportSource } from '#server/content/sources/import-source.ts';
import { page } from '#tests/support/files/content-store.ts';
import { putOnShelf } from '#tests/support/files/import-shelf.ts';
import { makeZip } from '#tests/support/files/make-zip.ts';

let shelf: string;
beforeEach(async () => {
  shelf = await mkdtemp(join(tmpdir(), 'futago-shelf-'));
});
afterEach(async () => {
  await rm(shelf, { recursive: true });
});

const put = (name: string, content: Buffer | string): Promise<void> => putOnShelf(shelf, name, content);

const NOTHING_SAID = { language: null, format: null };

/** As `findSources`, where one folder may not be read: whoever runs the tests may read everything. */
async function findAround(locked: string): Promise<ImportSource[]> {
  const files = await vi.importActual<typeof Files>('node:fs/promises');
  const readdir = (path: string, options: object): Promise<unknown> =>
    path === locked ? Promise.reject(Object.assign(new Error('EACCES'), { code: 'EACCES', path })) : files.readdir(path, options);
  vi.resetModules();
  vi.doMock('node:fs/promises', () => ({ ...files, readdir }));
  onTestFinished(() => {
    vi.doUnmock('node:fs/promises');
    vi.resetModules();
  });
  const { findSources: find } = await import('#server/content/import-paths.ts');
  return find(shelf, NOTHING_SAID);
}

async function read(sources: readonly ImportSource[]) {
  const opened = [];
  for (const source of sources) opened.push(await source.open());
  await Promise.all(opened.map((each) => each.close()));
  return {
    works: opened.flatMap(({ works }) => works).map(({ title, chapters }) => `${title} ${chapters.length}`),
    refused: opened.flatMap(({ refused }) => refused).map(({ message }) => message.replaceAll(`${shelf}/`, '')),
  };
}

const TEXT = 'Đêm nay trăng sáng lắm, ai ơi.\n';

async function archive(): Promise<Buffer> {
  const info = '<ComicInfo><LanguageISO>ja</LanguageISO></ComicInfo>';
  return makeZip([
    { name: '1.png', content: await (await page(1)).read() },
    { name: 'ComicInfo.xml', content: info },
  ]);
}

test('A folder that may not be read is told, and what lies beside it is imported.', async () => {
  await mkdir(join(shelf, 'of-root'));
  await put('a.txt', TEXT);
  expect(await read(await findAround(join(shelf, 'of-root')))).toEqual({ works: ['A 1'], refused: ['of-root: cannot be read (EACCES)'] });
});

test('Texts and archives are imported beside one that is gone, or may not be read, when its turn comes.', async () => {
  for (const name of ['trang.txt', 'sao.txt']) await put(name, TEXT);
  for (const name of ['b/Kitsune.cbz', 'b/Tanuki.cbz']) await put(name, await archive());
  const sources = await findSources(shelf, NOTHING_SAID);
  await rm(join(shelf, 'sao.txt'));
  await rm(join(shelf, 'b/Kitsune.cbz'));
  expect(await read(sources)).toEqual({
    works: ['Trang 1', 'Tanuki 1'],
    refused: ['sao.txt: cannot be read (ENOENT)', 'b/Kitsune.cbz: cannot be read (ENOENT)'],
  });
});
