import { expect, test, vi } from 'vitest';
import { askForZoom, listenForZoomed } from '#src/features/reader/comic/zoom/zoom-request.ts';
import { DEFAULT_READER_SETTINGS, type ComicSettings } from '#src/features/reader/reader-settings.ts';
import { comicChapter, pagesOf } from '#stories/catalogue/reader-chapters.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openReader, untilPainted } from '../../open-reader.tsx';

const WHOLE = { strip: 'min(100vw, 800px)', paged: 'min(100vw, 66.67vh)' } as const;
const sizesOf = (number: number): string => document.querySelector<HTMLImageElement>(`figure[data-page="${number}"] img`)?.sizes ?? '';

async function open(layout: 'strip' | 'paged', comic: Partial<ComicSettings> = {}): Promise<void> {
  const settings = { ...DEFAULT_READER_SETTINGS, comic: { ...DEFAULT_READER_SETTINGS.comic, layout, ...comic } };
  await openReader({ data: comicChapter({ pictures: pagesOf(20, 800, 1200) }), settings });
  if (comic.saver === 'on') await eventually(() => expect(document.querySelector('[data-saver]')).not.toBeNull());
  else await eventually(() => expect(sizesOf(20)).toBe(WHOLE[layout]));
}

/** One step larger, as soon as the pages hear of it. */
async function enlarge(): Promise<void> {
  let isZoomed = false;
  const listening = new AbortController();
  listenForZoomed(document, (value) => (isZoomed = value), listening.signal);
  await eventually(() => {
    askForZoom(document.body, 1);
    expect(isZoomed).toBe(true);
  });
  listening.abort();
}

test.each(['strip', 'paged'] as const)(
  'The pages of a %s that are seen while they are enlarged have a file of as much more width; others wait.',
  async (layout) => {
    await open(layout);
    await enlarge();
    askForZoom(document.body, 1);
    await eventually(() => expect(sizesOf(1)).toBe(`calc(${WHOLE[layout]} * 2)`));
    expect(sizesOf(20)).toBe(WHOLE[layout]);
    askForZoom(document.body, 0);
    await untilPainted();
    expect(sizesOf(1)).toBe(`calc(${WHOLE[layout]} * 2)`);
  },
);

test('A page of a strip that comes into sight later is sharpened then, as long as it is enlarged.', async () => {
  await open('strip');
  await enlarge();
  await eventually(() => expect(sizesOf(1)).toBe(`calc(${WHOLE.strip} * 1.5)`));
  document.querySelector('figure[data-page="12"]')?.scrollIntoView();
  await eventually(() => expect(sizesOf(12)).toBe(`calc(${WHOLE.strip} * 1.5)`));
  askForZoom(document.body, 0);
  document.querySelector('figure[data-page="20"]')?.scrollIntoView();
  await untilPainted();
  await untilPainted();
  expect(sizesOf(20)).toBe(WHOLE.strip);
});

test('Who saves data has no other file when they enlarge a page.', async () => {
  await open('strip', { saver: 'on' });
  const before = sizesOf(1);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  askForZoom(document.body, 1);
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  await untilPainted();
  await untilPainted();
  expect([document.querySelector('[data-zoomed]') !== null, sizesOf(1)]).toEqual([true, before]);
});
