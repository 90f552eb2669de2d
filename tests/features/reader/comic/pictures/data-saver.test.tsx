import { expect, test } from 'vitest';
import { savesData } from '#src/features/reader/comic/pictures/data-saver.ts';
import { DEFAULT_READER_SETTINGS, type ComicSettings } from '#src/features/reader/reader-settings.ts';
import { comicChapter, pagesOf, pagesWithBroken } from '#stories/catalogue/reader-chapters.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openReader, pressed } from '../../open-reader.tsx';

const shownAs = (comic: Partial<ComicSettings>) => ({ ...DEFAULT_READER_SETTINGS, comic: { ...DEFAULT_READER_SETTINGS.comic, ...comic } });
const image = (number: number) => document.querySelector<HTMLImageElement>(`figure[data-page="${number}"] img`);
const hastened = () =>
  [...document.querySelectorAll<HTMLImageElement>('figure img')].flatMap(({ loading }, index) => (loading === 'eager' ? [index + 1] : []));

test.each([
  ['auto', { connection: { saveData: true } }, true],
  ['auto', { connection: { saveData: false } }, false],
  ['auto', { connection: {} }, false],
  ['auto', {}, false],
  ['on', {}, true],
  ['off', { connection: { saveData: true } }, false],
] as const)('Chosen %s, a device that says %j: %s.', (chosen, device, saves) => {
  expect(savesData(chosen, device)).toBe(saves);
});

test('Pictures that are not there yet are asked for at half the width, and one ahead instead of four.', async () => {
  // The twentieth never comes; another may be there before the saver is.
  const data = comicChapter({ pictures: pagesWithBroken(30, [20]) });
  await openReader({ data, settings: shownAs({ saver: 'on' }) });
  await eventually(() =>
    expect([document.querySelector('[data-saver]') !== null, image(20)?.sizes]).toEqual([true, 'calc(min(100vw, 66.67vh) * 0.5)']),
  );
  const before = new Set(hastened());
  for (const page of [2, 3, 4, 5, 6, 7, 8, 9, 10]) await pressed('{ArrowRight}', `${page}`);
  await eventually(() => expect(hastened()).toContain(11));
  expect(hastened().filter((page) => !before.has(page) && page > 11)).toEqual([]);
});

test('Where nothing is saved four are ahead, at their whole width.', async () => {
  await openReader({ data: comicChapter({ pictures: pagesOf(30) }), settings: shownAs({ saver: 'off' }) });
  await pressed('{ArrowRight}', '2');
  await eventually(() => expect(hastened()).toContain(6));
  expect([image(20)?.sizes, document.querySelector('[data-saver]')]).toEqual(['min(100vw, 66.67vh)', null]);
});
