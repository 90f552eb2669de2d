import { expect, test } from 'vitest';
import { outline, worksOfShelf } from '#tests/support/import-shelf.ts';

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
