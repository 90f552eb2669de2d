import { expect, test } from 'vitest';
import { page } from '#tests/support/files/content-store.ts';
import { worksOfShelf } from '#tests/support/files/import-shelf.ts';
import { makeZip } from '#tests/support/files/make-zip.ts';

test('What lies beside the archives of one series is said of it, and of no one where there are several.', async () => {
  const archive = makeZip([{ name: '1.png', content: await (await page(1)).read() }]);
  const info =
    '<ComicInfo><Series>Đêm Trăng</Series><Writer>Lan</Writer><Summary>Một đêm.</Summary>' +
    '<ty:PublishingStatusTachiyomi>Completed</ty:PublishingStatusTachiyomi></ComicInfo>';
  const works = await worksOfShelf({
    'Trăng/ComicInfo.xml': info,
    'Trăng/Chap 1.cbz': archive,
    'Trăng/Chap 2.cbz': archive,
    'Tủ/ComicInfo.xml': info,
    'Tủ/Sao v01.cbz': archive,
    'Tủ/Mây v01.cbz': archive,
  });
  expect(
    works.map(({ sourceKey, title, status, description, credits }) => [
      sourceKey,
      title,
      status,
      description,
      credits.map(({ name }) => name),
    ]),
  ).toEqual([
    ['comic/vi/trang', 'Đêm Trăng', 'COMPLETED', 'Một đêm.', ['Lan']],
    ['comic/vi/may', 'Mây', 'ONGOING', '', []],
    ['comic/vi/sao', 'Sao', 'ONGOING', '', []],
  ]);
});
