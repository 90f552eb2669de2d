import { expect, test } from 'vitest';
import { worksOfShelf } from '#tests/support/files/import-shelf.ts';
import { makeZip } from '#tests/support/files/make-zip.ts';

const text = (night: number): string => `Đêm nay là đêm thứ ${night}, trăng sáng lắm ai ơi.\n`;

function zip(folder: string): Buffer {
  return makeZip([1, 2].map((night) => ({ name: `${folder}0${night}.txt`, content: text(night) })));
}

test('Numbered texts in a ZIP are of the work that it is called, not of all that lie in its folder.', async () => {
  const works = await worksOfShelf({ 'Tải về/Số đỏ.zip': zip(''), 'Tải về/b.zip': zip('Đèn/') });
  expect(works.map(({ title }) => title)).toEqual(['Đèn', 'Số đỏ']);
});
