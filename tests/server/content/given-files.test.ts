import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importPaths } from '#server/content/import-run.ts';
import { createTestStore, page, type TestStore } from '#tests/support/files/content-store.ts';
import { putOnShelf } from '#tests/support/files/import-shelf.ts';
import { makeBook } from '#tests/support/files/make-book.ts';
import { makeZip } from '#tests/support/files/make-zip.ts';

let store: TestStore;
let shelf: string;
beforeEach(async () => {
  store = await createTestStore();
  shelf = await mkdtemp(join(tmpdir(), 'futago-given-'));
});
afterEach(async () => {
  await store.close();
  await rm(shelf, { recursive: true });
});

/** Imports these files by their own paths, as a shell gives `*.txt`; the works that there are then, with their chapters. */
async function importFiles(names: readonly string[]): Promise<readonly string[]> {
  const { refused } = await importPaths(
    names.map((name) => join(shelf, name)),
    { language: 'vi', format: null },
    store.store,
  );
  const rows = await store.database
    .selectFrom('works')
    .innerJoin('chapters', 'work_id', 'works.id')
    .select(['works.title', 'number', 'chapters.title as chapter'])
    .orderBy('works.id')
    .orderBy('position')
    .execute();
  const chapters = Map.groupBy(rows, ({ title }) => title);
  return [
    ...[...chapters].map(
      ([title, own]) => `${title}: ${own.map(({ number, chapter }) => `${Number(number)} ${chapter ?? '-'}`).join(', ')}`,
    ),
    ...refused.map(({ message }) => message.replaceAll(`${shelf}/`, '')),
  ];
}

const text = (night: number): string => `Đêm nay là đêm thứ ${night}, trăng sáng lắm ai ơi.\n`;

async function putComic(name: string, shade: number): Promise<void> {
  await putOnShelf(shelf, name, makeZip([{ name: '1.png', content: await (await page(shade)).read() }]));
}

test('Texts of one folder that are given file by file are the chapters of one work, none in the place of another.', async () => {
  const names = ['Trăng/0001.txt', 'Trăng/0002.txt', 'Trăng/0010.txt', 'Sao/Sao rơi.txt', 'Trăng/cũ.pdf'];
  for (const [index, name] of names.entries()) await putOnShelf(shelf, name, name.endsWith('pdf') ? '%PDF-1.4' : text(index));
  expect(await importFiles(names)).toEqual(['Trăng: 1 -, 2 -, 3 -', 'Sao rơi: 1 -', 'Trăng/cũ.pdf: is a PDF, which is not read here']);
});

test('A chapter whose text comes alone later stands behind those that are there.', async () => {
  for (const number of [1, 2, 3, 4]) await putOnShelf(shelf, `Trăng/Chương ${number}.txt`, text(number));
  expect(await importFiles(['Trăng/Chương 1.txt', 'Trăng/Chương 2.txt'])).toEqual(['Trăng: 1 -, 2 -']);
  expect(await importFiles(['Trăng/Chương 3.txt'])).toEqual(['Trăng: 1 -, 2 -, 3 -']);
  expect(await importFiles(['Trăng/Chương 4.txt'])).toEqual(['Trăng: 1 -, 2 -, 3 -, 4 -']);
});

test('Archives that are called alike are of one comic, given file by file or one alone.', async () => {
  for (const number of [1, 2, 3]) await putComic(`Mây trôi 00${number}.cbz`, number);
  await putComic('Apollo 13.cbz', 13);
  expect(await importFiles(['Mây trôi 001.cbz', 'Mây trôi 002.cbz', 'Apollo 13.cbz'])).toEqual(['Apollo 13: 1 -', 'Mây trôi: 1 -, 2 -']);
  expect(await importFiles(['Mây trôi 003.cbz'])).toEqual(['Apollo 13: 1 -', 'Mây trôi: 1 -, 2 -, 3 -']);
});

test('Chapters in the volumes of a folder are counted on, though each volume is given file by file.', async () => {
  const names = ['Mây/Tập 1/01.cbz', 'Mây/Tập 1/02.cbz', 'Mây/Tập 2/01.cbz'];
  for (const [index, name] of names.entries()) await putComic(name, index);
  const texts = ['Gió/Tập 1/1.txt', 'Gió/Tập 2/1.txt'];
  for (const [index, name] of texts.entries()) await putOnShelf(shelf, name, text(index));
  expect(await importFiles([...names, ...texts])).toEqual(['Mây: 1 -, 2 -, 3 -', 'Gió: 1 -, 2 -']);
});

test('A book that is given by its own path is told apart and described by what lies beside it.', async () => {
  await putOnShelf(shelf, 'Sao 01.epub', makeBook('Sao'));
  await putOnShelf(shelf, 'Sao 02.epub', makeBook('Sao'));
  await putOnShelf(shelf, 'Lan/trang.epub', makeBook('trang_v2_final'));
  await putOnShelf(
    shelf,
    'Lan/metadata.opf',
    '<package><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Trăng</dc:title></metadata></package>',
  );
  const works = await importFiles(['Sao 01.epub', 'Sao 02.epub', 'Lan/trang.epub']);
  expect(works.map((work) => work.split(':')[0])).toEqual(['Sao', 'Sao 2', 'Trăng']);
});
