import { expect, it } from 'vitest';
import { withVisibleNames } from '#server/content/visible-names.ts';
import { comicChapter, importedWork, page } from '#tests/support/files/content-store.ts';

it('Names are kept as they are seen; one of which nothing is seen goes, but for the title of the work.', async () => {
  const pages = [await page(1)];
  const work = withVisibleNames(
    importedWork({
      title: '\u200bĐèn\u00ad lồng\ufeff',
      titleReading: '\u200b',
      aliases: ['\u202eLantern\u202c', '\u200b'],
      credits: [
        { name: 'Vũ\u200b Mộc', reading: 'ぶ\u200b', role: 'AUTHOR' },
        { name: '\u200b', reading: null, role: 'ARTIST' },
      ],
      chapters: [
        comicChapter('1', pages, { title: '\u2060Đêm\n rằm' }),
        comicChapter('2', pages, { title: '\u200b' }),
        comicChapter('3', pages),
      ],
    }),
  );
  expect(work).toMatchObject({
    title: 'Đèn lồng',
    titleReading: null,
    aliases: ['Lantern'],
    credits: [{ name: 'Vũ Mộc', reading: 'ぶ', role: 'AUTHOR' }],
  });
  expect(work.credits).toHaveLength(1);
  expect(work.chapters.map(({ title }) => title)).toEqual(['Đêm rằm', null, null]);
  expect(withVisibleNames(importedWork({ title: '\u200b', chapters: [] })).title).toBe('\u200b');
});

it('Nobody is made a creator of what programs and sites write where they know none.', () => {
  const credits = [
    'Unknown',
    'Unknown Author',
    'N/A',
    'Đang cập nhật',
    'Không rõ',
    '不明',
    '?',
    '-',
    'Khuyết danh',
    '作者不詳',
    'Nam',
    '!!!a',
  ];
  const work = importedWork({ chapters: [], credits: credits.map((name) => ({ name, reading: null, role: 'AUTHOR' as const })) });
  expect(withVisibleNames(work).credits.map(({ name }) => name)).toEqual(['Khuyết danh', '作者不詳', 'Nam', '!!!a']);
});
