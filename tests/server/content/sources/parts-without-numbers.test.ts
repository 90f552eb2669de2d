import { expect, test } from 'vitest';
import { page } from '#tests/support/files/content-store.ts';
import { outline, worksOfShelf } from '#tests/support/files/import-shelf.ts';
import { makeZip } from '#tests/support/files/make-zip.ts';

test('Volumes that are told apart as the first and the last are one work in their order, and of no other work.', async () => {
  const content = await (await page(1)).read();
  const works = await worksOfShelf({
    '月/上巻/1.png': content,
    '月/下巻/1.png': content,
    '星/後編/1.png': content,
    '星/前編/1.png': content,
    '星/中編/1.png': content,
    '灯/上.cbz': makeZip([{ name: '1.png', content }]),
    '灯/下.cbz': makeZip([{ name: '1.png', content }]),
  });
  expect(outline(works).toSorted()).toEqual([
    'comic/vi/星 星 | 1 前編 number/1 | 2 中編 number/2 | 3 後編 number/3',
    'comic/vi/月 月 | 1 上巻 number/1 | 2 下巻 number/2',
    'comic/vi/灯 灯 | 1 上 number/1 | 2 下 number/2',
  ]);
});
