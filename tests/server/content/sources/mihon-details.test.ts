import { expect, test } from 'vitest';
import type { ImportedWork } from '#server/content/imported-work.ts';
import { page } from '#tests/support/files/content-store.ts';
import { worksOfShelf } from '#tests/support/files/import-shelf.ts';
import { makeZip } from '#tests/support/files/make-zip.ts';

const DETAILS = JSON.stringify({
  title: 'Đêm Trăng',
  author: 'Lan, Cúc',
  artist: 'Mai',
  description: ' Một đêm.\nHai đêm. ',
  genre: ['Học đường', 'Xuyên không'],
  status: '2',
  '_status values': ['0 = Unknown', '1 = Ongoing', '2 = Completed'],
});

function told({ sourceKey, title, description, status, credits, genres, chapters }: ImportedWork) {
  return [
    sourceKey,
    title,
    description,
    status,
    credits.map(({ name, role }) => `${role} ${name}`),
    genres,
    chapters.map(({ number }) => number),
  ];
}

const SAID = ['Đêm Trăng', 'Một đêm.\nHai đêm.', 'COMPLETED', ['AUTHOR Lan', 'AUTHOR Cúc', 'ARTIST Mai'], ['school', 'xuyen-khong']];

test('A details.json beside the chapters of a comic says of it what a ComicInfo.xml would: folders, archives, and both in one file.', async () => {
  const picture = await (await page(1)).read();
  const archive = makeZip([{ name: '1.png', content: picture }]);
  const works = await worksOfShelf({
    'Trăng/details.json': DETAILS,
    'Trăng/cover.png': picture,
    'Trăng/Chap 1/1.png': picture,
    'Trăng/Chap 2/1.png': picture,
    'Sao/details.json': `\uFEFF${DETAILS}`,
    'Sao/Chap 1.cbz': archive,
    'Sao/Chap 2.cbz': archive,
    'Mây.zip': makeZip([
      { name: 'Mây/details.json', content: DETAILS },
      { name: 'Mây/Chap 1/1.png', content: picture },
      { name: 'Mây/Chap 2/1.png', content: picture },
    ]),
  });
  expect(works.map(told)).toEqual([
    ['comic/vi/dem trang', ...SAID, ['1', '2']],
    ['comic/vi/sao', ...SAID, ['1', '2']],
    ['comic/vi/trang', ...SAID, ['1', '2']],
  ]);
});

test('What a ComicInfo.xml says stands before it, and fills what it leaves open.', async () => {
  const picture = await (await page(1)).read();
  const info = '<ComicInfo><Series>Trăng</Series><Title>Đêm rằm</Title><Number>7</Number><LanguageISO>ja</LanguageISO></ComicInfo>';
  const [beside] = await worksOfShelf({
    'Trăng/ComicInfo.xml': '<ComicInfo><Series>Trăng</Series><Summary>Ba đêm.</Summary></ComicInfo>',
    'Trăng/details.json': DETAILS,
    'Trăng/Chap 1/1.png': picture,
  });
  expect([beside?.title, beside?.description, beside?.status]).toEqual(['Trăng', 'Ba đêm.', 'COMPLETED']);
  const [within] = await worksOfShelf({
    'Trăng/details.json': JSON.stringify({ title: 'Đêm Trăng', status: 6 }),
    'Trăng/a/1.png': picture,
    'Trăng/a/ComicInfo.xml': info,
    'Trăng/b/1.png': picture,
    'Trăng/b/ComicInfo.xml': info.replace('7', '8'),
  });
  expect([within?.title, within?.status, within?.chapters.map(({ number }) => number)]).toEqual(['Đêm Trăng', 'HIATUS', ['7', '8']]);
});

test.each([
  ['no JSON'],
  ['[1]'],
  ['"a"'],
  ['{"title": 1, "author": null, "genre": [1, {}], "status": "3"}'],
  ['{"title": " ", "genre": "  "}'],
  ['{"genre": ["Đang cập nhật"], "description": ""}'],
])('One that says nothing is as good as none: %s', async (details) => {
  const [work] = await worksOfShelf({ 'Trăng/details.json': details, 'Trăng/Chap 1/1.png': await (await page(1)).read() });
  expect(work && told(work)).toEqual(['comic/vi/trang', 'Trăng', '', 'ONGOING', [], [], ['1']]);
});
