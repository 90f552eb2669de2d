import { expect, test } from 'vitest';
import { page } from '#tests/support/files/content-store.ts';
import { outline, worksOfShelf } from '#tests/support/files/import-shelf.ts';
import { makeZip } from '#tests/support/files/make-zip.ts';

test('Specials beside the volumes of a series, or in a folder of their own, are of that series and stand behind them.', async () => {
  const archive = makeZip([{ name: '1.png', content: await (await page(1)).read() }]);
  const works = await worksOfShelf({
    'Trăng/Trăng v01.cbz': archive,
    'Trăng/Trăng v02.cbz': archive,
    'Trăng/Specials/SP01.cbz': archive,
    'Trăng/Specials/Trăng SP02 (2020).cbz': archive,
    'Sao/Tập 1/Sao Chap 1.cbz': archive,
    'Sao/Ngoại truyện/Sao SP1.cbz': archive,
    'Đèn/Đèn Tập 1.cbz': archive,
    'Đèn/Đèn Tập đặc biệt.cbz': archive,
    'Mây/Mây v01.cbz': archive,
    'Mây/Gió/Gió v01.cbz': archive,
  });
  expect(outline(works).toSorted()).toEqual([
    'comic/vi/den Đèn | 1 - number/1 | 2 Tập đặc biệt name/tap dac biet',
    'comic/vi/gio Gió | 1 - number/1',
    'comic/vi/may Mây | 1 - number/1',
    'comic/vi/sao Sao | 1 - number/1 | 2 SP1 name/sp1',
    'comic/vi/trang Trăng | 1 - number/1 | 2 - number/2 | 3 SP01 name/sp01 | 4 SP02 name/sp02',
  ]);
});
