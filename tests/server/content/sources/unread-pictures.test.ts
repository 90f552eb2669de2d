import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findSources } from '#server/content/import-paths.ts';
import { refuseUnread } from '#server/content/sources/unread-pictures.ts';
import { makeZip } from '#tests/support/files/make-zip.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'futago-unread-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function put(path: string, content: Buffer | string = 'x'): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), content);
}

/** How many pages each chapter has that a path holds, and what is refused of it. */
async function look(path: string) {
  const found = await findSources(join(folder, path), { language: 'vi', format: null });
  const opened = await Promise.all(found.map((source) => source.open()));
  await Promise.all(opened.map((each) => each.close()));
  const chapters = opened.flatMap(({ works }) => works.flatMap((work) => work.chapters));
  return {
    pages: chapters.map(({ content }) => (content.kind === 'pages' ? content.pages.length : null)),
    refused: opened.flatMap(({ refused }) => refused.map(({ message }) => message.replace(`${folder}/`, ''))),
  };
}

const told = (...names: readonly string[]) => refuseUnread(names, (name) => `truyện/${name}`).map(({ message }) => message);
const UNREAD = 'is a picture of a kind that is not read: make it PNG, JPEG or WebP';

it('Pictures of kinds that are not read are told once of each folder, and others not at all.', () => {
  expect(told('01/1.jpg', '01/2.BMP', '01/3.tiff', '02/1.jxl', '02/2.heic', '02/3.tif', '03/notes.txt', 'bìa.bmp')).toEqual([
    'truyện/01/2.BMP: is a picture of a kind that is not read, as is one other beside it: make it PNG, JPEG or WebP',
    'truyện/02/1.jxl: is a picture of a kind that is not read, as are 2 others beside it: make it PNG, JPEG or WebP',
    `truyện/bìa.bmp: ${UNREAD}`,
  ]);
});

it('What file managers leave behind is none of them.', () => {
  expect(told('__MACOSX/01/._2.bmp', '.thumbnails/1.bmp')).toEqual([]);
});

it('A folder is taken without them, and says which pages and chapters that are.', async () => {
  for (const path of ['moon/1/1.png', 'moon/1/2.bmp', 'moon/2/1.tif']) await put(path);
  expect(await look('moon')).toEqual({ pages: [1], refused: [`moon/1/2.bmp: ${UNREAD}`, `moon/2/1.tif: ${UNREAD}`] });
});

it('So does an archive; where a path holds no others, that is why it is refused.', async () => {
  await put('sun.cbz', makeZip([{ name: '1.png' }, { name: '2.jxl' }]));
  expect(await look('sun.cbz')).toEqual({ pages: [1], refused: [`sun.cbz/2.jxl: ${UNREAD}`] });
  await put('dark.cbz', makeZip([{ name: '1.tif' }]));
  expect(await look('dark.cbz')).toEqual({ pages: [], refused: [`dark.cbz/1.tif: ${UNREAD}`] });
  await put('dark/1.tif');
  await expect(look('dark')).rejects.toThrow(`dark/1.tif: ${UNREAD}`);
});

it('An archive of a work that describes itself, or of texts, says so too.', async () => {
  const manifest = JSON.stringify({ language: 'vi', format: 'COMIC', title: 'Sao', key: 'sao', chapters: [{ folder: '1' }] });
  await put('star.zip', makeZip([{ name: 'work.json', content: manifest }, { name: '1/1.png' }, { name: '1/2.bmp' }]));
  expect(await look('star.zip')).toEqual({ pages: [1], refused: [`star.zip/1/2.bmp: ${UNREAD}`] });
  await put('night.zip', makeZip([{ name: 'night.txt', content: 'Đêm nay trăng sáng lắm, ai ơi.' }, { name: 'moon.tif' }]));
  expect(await look('night.zip')).toEqual({ pages: [null], refused: [`night.zip/moon.tif: ${UNREAD}`] });
});
