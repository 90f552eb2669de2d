import { expect, test } from 'vitest';
import { outline, worksOfShelf } from '#tests/support/files/import-shelf.ts';

const text = (night: number): string => `Đêm nay là đêm thứ ${night}, trăng sáng lắm ai ơi.\n`;

test('Texts whose names are those of chapters have their numbers and titles, under the keys of before.', async () => {
  const works = await worksOfShelf({
    'Trăng/Chương 51 Đêm rằm.txt': text(1),
    'Trăng/Chương 52.txt': text(2),
    'Trăng/Chương 100.txt': text(3),
  });
  const chapters = '51 Đêm rằm Chương 51 Đêm rằm.txt | 52 - Chương 52.txt | 100 - Chương 100.txt';
  expect(outline(works)).toEqual([`novel/vi//trang Trăng | ${chapters}`]);
});

test('Texts whose names say the work before the chapter are of that work each, with the numbers of their chapters.', async () => {
  const works = await worksOfShelf({
    'Tải về/Trăng - Chương 51.txt': text(1),
    'Tải về/Trăng - Chương 52 Đêm rằm.txt': text(2),
    'Tải về/Sao_chuong_7.txt': text(3),
    'Tải về/Sao_chuong_8.txt': text(4),
    'Mây/MY - Chương 3.txt': text(1),
    'Mây/MY - Chương 4.txt': text(2),
  });
  expect(outline(works).toSorted()).toEqual([
    'novel/vi//may Mây | 3 - MY - Chương 3.txt | 4 - MY - Chương 4.txt',
    'novel/vi//sao Sao | 7 - Sao_chuong_7.txt | 8 - Sao_chuong_8.txt',
    'novel/vi//trang Trăng | 51 - Trăng - Chương 51.txt | 52 Đêm rằm Trăng - Chương 52 Đêm rằm.txt',
  ]);
});

test('Texts that say the numbers of their chapters have them, whatever their files are called, and one without stands between.', async () => {
  const chapter = (number: number): string => `Chương ${number}: Đêm ${number}\n\n${text(number)}`;
  const works = await worksOfShelf({
    'Trăng/0001.txt': chapter(101),
    'Trăng/0002.txt': chapter(102),
    'Trăng/0003.txt': text(1),
    'Trăng/0004.txt': chapter(104),
    'Sao/Chương 7.txt': text(1),
    'Sao/Chương 8.txt': text(3),
  });
  expect(works.map(({ chapters }) => chapters.map(({ number }) => number))).toEqual([
    ['7', '8'],
    ['101', '102', '102.001', '104'],
  ]);
});

test('What stands behind the bare number of a file beside others is the title of its chapter.', async () => {
  const works = await worksOfShelf({
    'Trăng/01 - Đêm rằm.txt': text(1),
    'Trăng/02_Sáng hôm sau.txt': text(2),
    'Trăng/04 (2).txt': text(3),
    'Trăng/05 Mưa.txt': `Chương 5: Gió\n\n${text(4)}`,
    'Sao/86 ngôi sao.txt': text(1),
  });
  expect(outline(works)).toEqual([
    'novel/vi//86 ngoi sao 86 ngôi sao | 1 - text',
    'novel/vi//trang Trăng | 1 Đêm rằm 01 - Đêm rằm.txt | 2 Sáng hôm sau 02_Sáng hôm sau.txt | 3 - 04 (2).txt' +
      ' | 4 Chương 5: Gió 05 Mưa.txt#Chương 5: Gió',
  ]);
});

test('A text that is called a chapter has its number also where it is the only one.', async () => {
  const works = await worksOfShelf({ 'Trăng/Chương 51 Đêm rằm.txt': text(1), 'Sao/Chương 7.txt': text(2) });
  expect(works.map(({ chapters }) => chapters.map(({ number, title }) => `${number} ${title ?? '-'}`))).toEqual([['7 -'], ['51 Đêm rằm']]);
});

test('An extra beside the texts of a work is of that work, and alone a work.', async () => {
  const works = await worksOfShelf({
    'Sao/Chương 7.txt': text(1),
    'Sao/Chương 8.txt': text(2),
    'Sao/Ngoại truyện 1.txt': text(3),
    'Mây/Phiên ngoại.txt': text(1),
  });
  expect(outline(works).toSorted()).toEqual([
    'novel/vi//phien ngoai Phiên ngoại | 1 Phiên ngoại text',
    'novel/vi//sao Sao | 7 - Chương 7.txt | 8 - Chương 8.txt | 9 Ngoại truyện 1 Ngoại truyện 1.txt',
  ]);
});

test('What a text says of itself stands before its name, and bare numbers are but an order.', async () => {
  const works = await worksOfShelf({
    'Trăng/Chương 3 a.txt': `Chương 3: Đêm rằm\n\n${text(1)}`,
    'Trăng/Chương 4 b.txt': `Chương 4: Đêm sau\n\n${text(2)}`,
    'Sao/07.txt': text(1),
    'Sao/09.txt': text(2),
  });
  expect(works.map(({ chapters }) => chapters.map(({ number, title }) => `${number} ${title ?? '-'}`))).toEqual([
    ['1 -', '2 -'],
    ['3 Chương 3: Đêm rằm', '4 Chương 4: Đêm sau'],
  ]);
});

test('Bare numbers of texts that come alone or follow each other are those of their chapters, where the texts say none.', async () => {
  const alone = await worksOfShelf({ 'Trăng/0012.txt': text(1) });
  expect(outline(alone)).toEqual(['novel/vi//trang Trăng | 12 - 0012.txt']);
  const next = await worksOfShelf({ 'Trăng/0013.txt': text(1), 'Trăng/0014 Mưa.txt': text(2), 'Trăng/0015.txt': text(3) });
  expect(outline(next)).toEqual(['novel/vi//trang Trăng | 13 - 0013.txt | 14 Mưa 0014 Mưa.txt | 15 - 0015.txt']);
  const told = await worksOfShelf({ 'Trăng/0012.txt': `Chương 101: Đêm\n\n${text(1)}`, 'Sao/1984.txt': text(2), 'Mây/7.txt': text(3) });
  expect(outline(told).toSorted()).toEqual([
    'novel/vi//1984 1984 | 1 - text',
    'novel/vi//7 7 | 1 - text',
    'novel/vi//trang Trăng | 101 Chương 101: Đêm Chương 101: Đêm',
  ]);
});
