import { expect, test } from 'vitest';
import { page } from '#tests/support/files/content-store.ts';
import { outline, worksOfShelf } from '#tests/support/files/import-shelf.ts';

test('Parts of a chapter and several chapters in one stand where their numbers are, and the others keep theirs.', async () => {
  const content = await (await page(1)).read();
  const names = ['Chapter 11', 'Chapter 12a', 'Chapter 12b', 'Chapter 13-14', 'chapter-14-5', 'Chapter 15'];
  const works = await worksOfShelf(Object.fromEntries(names.map((name) => [`Trăng/${name}/1.png`, content])));
  const parts = '12.1 - number/12.1 | 12.2 - number/12.2 | 13 13–14 number/13 | 14.5 - number/14.5';
  expect(outline(works)).toEqual([`comic/vi/trang Trăng | 11 - number/11 | ${parts} | 15 - number/15`]);
});

test('A second version of a chapter stands right behind it, and takes the numbers from none of the others.', async () => {
  const content = await (await page(1)).read();
  const many = Array.from({ length: 10 }, (_one, index) => `[Nhóm A] Chap ${index + 21}`);
  const names = (folder: string, chapters: readonly string[]) => chapters.map((name) => [`${folder}/${name}/1.png`, content] as const);
  const works = await worksOfShelf(
    Object.fromEntries([
      ...names('Trăng', ['Chap 11', 'Chap 12', 'Chap 12 v2', 'Chap 13 (1)', 'Chap 13 (2)', 'Chap 14']),
      ...names('Sao', [...many, '[Nhóm B] Chap 25']),
      ...names('Mây', ['Vol 1/Chap 1', 'Vol 2/Chap 1', 'Vol 2/Chap 2']),
    ]),
  );
  const numbers = works.map(({ title, chapters }) => [title, ...chapters.map(({ number, title: named }) => `${number} ${named ?? '-'}`)]);
  expect(numbers).toEqual([
    ['Mây', '1 -', '2 -', '3 -'],
    ['Sao', '21 -', '22 -', '23 -', '24 -', '25 -', '25.001 [Nhóm B] Chap 25', '26 -', '27 -', '28 -', '29 -', '30 -'],
    ['Trăng', '11 -', '12 -', '12.001 v2', '13 (1)', '13.001 (2)', '14 -'],
  ]);
});
