import { expect, test } from 'vitest';
import { page } from '#tests/support/content-store.ts';
import { outline, worksOfShelf } from '#tests/support/import-shelf.ts';

test('Parts of a chapter and several chapters in one stand where their numbers are, and the others keep theirs.', async () => {
  const content = await (await page(1)).read();
  const names = ['Chapter 11', 'Chapter 12a', 'Chapter 12b', 'Chapter 13-14', 'chapter-14-5', 'Chapter 15'];
  const works = await worksOfShelf(Object.fromEntries(names.map((name) => [`Trăng/${name}/1.png`, content])));
  const parts = '12.1 - number/12.1 | 12.2 - number/12.2 | 13 13–14 number/13 | 14.5 - number/14.5';
  expect(outline(works)).toEqual([`comic/vi/trang Trăng | 11 - number/11 | ${parts} | 15 - number/15`]);
});
