import { expect, test } from 'vitest';
import { page } from '#tests/support/files/content-store.ts';
import { outline, worksOfShelf } from '#tests/support/files/import-shelf.ts';
import { makeZip } from '#tests/support/files/make-zip.ts';

test('The only chapter of a work is called by the work, so that the one-shots of two are not taken for one.', async () => {
  const content = await (await page(1)).read();
  const works = await worksOfShelf({
    'Trăng/Oneshot/1.png': content,
    'Sao/One-shot.cbz': makeZip([{ name: '1.png', content }]),
    '灯/読み切り/1.png': content,
  });
  expect(outline(works).toSorted()).toEqual([
    'comic/vi/sao Sao | 1 - name/one-shot',
    'comic/vi/trang Trăng | 1 - name/oneshot',
    'comic/vi/灯 灯 | 1 - name/読み切り',
  ]);
});

test('An extra beside the archives of a series is its last chapter, and none of a work that is called so.', async () => {
  const archive = makeZip([{ name: '1.png', content: await (await page(1)).read() }]);
  const files = ['Trăng/Trăng v01', 'Trăng/Trăng v02', 'Trăng/Extra', 'Sao/Sao v01', 'Sao/Extra'].map((name) => [`${name}.cbz`, archive]);
  expect(outline(await worksOfShelf(Object.fromEntries(files))).toSorted()).toEqual([
    'comic/vi/sao Sao | 1 - number/1 | 2 Extra name/extra',
    'comic/vi/trang Trăng | 1 - number/1 | 2 - number/2 | 3 Extra name/extra',
  ]);
});
