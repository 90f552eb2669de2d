import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findSources } from '#server/content/import-paths.ts';
import { page } from '#tests/support/files/content-store.ts';
import { putOnShelf } from '#tests/support/files/import-shelf.ts';
import { makeZip } from '#tests/support/files/make-zip.ts';
import { page as chapter, smallBook } from '../documents/epub/memory-archive.ts';

const TEXT = 'Đêm nay trăng sáng lắm, ai ơi.\n';

let shelf: string;
beforeEach(async () => {
  shelf = await mkdtemp(join(tmpdir(), 'futago-shelf-'));
});
afterEach(async () => {
  await rm(shelf, { recursive: true });
});

const put = (name: string, content: Buffer | string): Promise<void> => putOnShelf(shelf, name, content);

/** Format, title, chapters and the file of the cover, of each work. */
async function read(name: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const source of await findSources(join(shelf, name), { language: 'vi', format: null })) {
    const opened = await source.open();
    for (const { format, title, chapters, cover } of opened.works)
      found.push(`${format} ${title} ${chapters.length} ${cover?.name.split('/').slice(-2).join('/') ?? 'no cover'}`);
    await opened.close();
  }
  return found;
}

const picture = async (): Promise<Buffer> => (await page(1)).read();

async function book(): Promise<Buffer> {
  const entries = smallBook({ entries: { 'a.xhtml': chapter('<p>Trăng sáng.</p>') } });
  const zipped = entries.names().map(async (name) => ({ name, content: await entries.read(name, 10_000) }));
  return makeZip(await Promise.all(zipped));
}

test('The cover beside a book is its cover, and no comic of one page.', async () => {
  await put('Vũ Mộc/Trăng (12)/cover.jpg', await picture());
  await put('Vũ Mộc/Trăng (12)/Trăng - Vũ Mộc.epub', await book());
  expect(await read('Vũ Mộc')).toEqual(['NOVEL 草枕 1 Trăng (12)/cover.jpg']);
});

test('The cover beside the archives of a series is the cover of the series.', async () => {
  const archive = makeZip([{ name: '1.png', content: await picture() }]);
  await put('Đèn/cover.jpg', await picture());
  for (const number of [1, 2]) await put(`Đèn/Đèn v0${number}.cbz`, archive);
  expect(await read('Đèn')).toEqual(['COMIC Đèn 2 Đèn/cover.jpg']);
});

test('The cover beside a text is its cover, whether zipped or not.', async () => {
  await put('Trăng/trang.txt', TEXT);
  await put('Trăng/bìa.png', await picture());
  const entries = [
    { name: 'trang.txt', content: TEXT },
    { name: 'bìa.png', content: await picture() },
  ];
  await put('zipped.zip', makeZip(entries));
  expect(await read('Trăng')).toEqual(['NOVEL Trang 1 Trăng/bìa.png']);
  expect(await read('zipped.zip')).toEqual(['NOVEL Trang 1 zipped.zip/bìa.png']);
});

test('Where several works lie beside a cover it is that of none.', async () => {
  await put('Kệ/cover.jpg', await picture());
  for (const name of ['Trăng', 'Sao']) await put(`Kệ/${name}.epub`, await book());
  expect(await read('Kệ')).toEqual(['NOVEL 草枕 1 no cover', 'NOVEL 草枕 1 no cover']);
  await put('Tầng/cover.jpg', await picture());
  for (const number of [1, 2]) await put(`Tầng/Sách ${number}/a.epub`, await book());
  expect(await read('Tầng')).toEqual(['NOVEL 草枕 1 no cover', 'NOVEL 草枕 1 no cover']);
});
