import { expect, test } from 'vitest';
import { outline, worksOfShelf } from '#tests/support/files/import-shelf.ts';
import { makeZip } from '#tests/support/files/make-zip.ts';

const text = (night: number): string => `Đêm nay là đêm thứ ${night}, trăng sáng lắm ai ơi.\n`;

test('Texts in the folders of volumes are one work, though each volume begins with chapter 1.', async () => {
  const files = { 'Trăng/Quyển 1/Chương 1.txt': text(1), 'Trăng/Quyển 1/Chương 2.txt': text(2), 'Trăng/Quyển 2/Chương 1.txt': text(3) };
  const chapters = '1 - Quyển 1/Chương 1.txt | 2 - Quyển 1/Chương 2.txt | 3 - Quyển 2/Chương 1.txt';
  expect(outline(await worksOfShelf(files))).toEqual([`novel/vi//trang Trăng | ${chapters}`]);
  const zipped = Object.entries(files).map(([name, content]) => ({ name, content }));
  expect(outline(await worksOfShelf({ 'a.zip': makeZip(zipped) }))).toEqual([`novel/vi//trang Trăng | ${chapters}`]);
});
