import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findSources } from '#server/content/import-paths.ts';
import type { ImportOptions } from '#server/content/sources/import-source.ts';
import { page } from '#tests/support/files/content-store.ts';
import { makeZip } from '#tests/support/files/make-zip.ts';

const ILLUSTRATED = '硝子\n川 里\n\n　きつねがいました。\n［＃硝子の図（fig1.png、横60×縦90）入る］\n\n底本：「灯籠」\n';
const CREDITS = 'スキャンした人たちがここに並んでいます。\n';

/** What a ZIP and a folder of a text and a picture are taken for: the format, the title, and how many pictures are shown. */
async function read(text: string, format: ImportOptions['format'], names: readonly string[] = ['zipped.zip', 'folder']) {
  const shelf = await mkdtemp(join(tmpdir(), 'futago-shelf-'));
  onTestFinished(() => rm(shelf, { recursive: true }));
  const files = [
    { name: 'glass.txt', content: text },
    { name: 'fig1.png', content: await (await page(1)).read() },
  ];
  await writeFile(join(shelf, 'zipped.zip'), makeZip(files));
  await mkdir(join(shelf, 'folder'));
  for (const { name, content } of files) await writeFile(join(shelf, 'folder', name), content);
  const found = [];
  for (const name of names) {
    for (const source of await findSources(join(shelf, name), { language: 'ja', format })) {
      const opened = await source.open();
      for (const work of opened.works)
        for (const { content } of work.chapters)
          found.push(`${work.format} ${work.title} ${(content.kind === 'text' ? content.pictures : content.pages).length}`);
      await opened.close();
    }
  }
  return found;
}

test('A text that names a picture beside it is a novel with that picture, whether zipped or not.', async () => {
  expect(await read(ILLUSTRATED, null)).toEqual(['NOVEL 硝子 1', 'NOVEL 硝子 1']);
  expect(await read(ILLUSTRATED, 'COMIC')).toEqual(['COMIC Zipped 1', 'COMIC Folder 1']);
});

test('A text beside pictures that it does not name is passed over, unless it is said that it is a novel.', async () => {
  expect(await read(CREDITS, null)).toEqual(['COMIC Zipped 1', 'COMIC Folder 1']);
  expect(await read(CREDITS, 'NOVEL')).toEqual(['NOVEL Glass 0', 'NOVEL Glass 0']);
});

test('A text that is given by itself has the pictures beside it that it names.', async () => {
  expect(await read(ILLUSTRATED, null, ['folder/glass.txt'])).toEqual(['NOVEL 硝子 1']);
});
