import { expect, test } from 'vitest';
import { page } from '#tests/support/files/content-store.ts';
import { outline, worksOfShelf } from '#tests/support/files/import-shelf.ts';
import { makeZip } from '#tests/support/files/make-zip.ts';

test('Folders without numbers beside a cover are the chapters of one work, and not the pages of one chapter.', async () => {
  const content = await (await page(1)).read();
  const works = await worksOfShelf({
    'Trăng/cover.jpg': content,
    'Trăng/Mở đầu/1.png': content,
    'Trăng/Đêm rằm/1.png': content,
    'Trăng/Đêm rằm/2.png': content,
    'Sao/cover.jpg': content,
    'Sao/Trang/1.png': content,
  });
  expect(outline(works).toSorted()).toEqual([
    'comic/vi/sao Sao | 1 - name/sao',
    'comic/vi/trang Trăng | 1 Đêm rằm name/dem ram | 2 Mở đầu name/mo dau',
  ]);
  expect(works.map(({ cover }) => cover?.name.split('/').at(-1) ?? null)).toEqual([null, 'cover.jpg']);
});

test('A cover of a shelf joins none of the series on it.', async () => {
  const content = await (await page(1)).read();
  const works = await worksOfShelf({
    'cover.jpg': content,
    'Mây/Chap 1/1.png': content,
    'Mây/Chap 2/1.png': content,
    'Gió/1.png': content,
  });
  expect(outline(works).toSorted()).toEqual(['comic/vi/gio Gió | 1 - name/gio', 'comic/vi/may Mây | 1 - number/1 | 2 - number/2']);
});

test('Folders without numbers in one archive stay the pages of one chapter behind its cover.', async () => {
  const content = await (await page(1)).read();
  const archive = makeZip(['cover.jpg', 'Bên phải/1.png', 'Bên trái/1.png'].map((name) => ({ name, content })));
  const works = await worksOfShelf({ 'Trăng Chap 1.cbz': archive });
  expect(
    works.map(({ chapters }) =>
      chapters.map(({ content: held }) => held.kind === 'pages' && held.pages.map(({ name }) => name.split('.cbz/')[1])),
    ),
  ).toEqual([[['cover.jpg', 'Bên phải/1.png', 'Bên trái/1.png']]]);
});
