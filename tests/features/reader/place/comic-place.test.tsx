import { SITE_ORIGINS } from '#stories/catalogue/site-origins.ts';
import '#src/ui/tokens.css';
import { useSyncExternalStore } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ChapterScreenData } from '#src/features/reader/ChapterScreen.tsx';
import { ComicScreen } from '#src/features/reader/ComicScreen.tsx';
import type { FollowReading } from '#src/features/reader/place-signal.ts';
import { followPlace } from '#src/features/reader/place/follow-place.ts';
import type { KeptPlace } from '#src/features/reader/place/kept-place.ts';
import { DEFAULT_READER_SETTINGS, type ComicSettings, type ReaderSettings } from '#src/features/reader/reader-settings.ts';
import { comicChapter, pagesOf, withWide } from '#stories/catalogue/reader-chapters.ts';
import { eventually } from '#tests/support/eventually.ts';
import { currentPage, render, untilPainted } from '../open-reader.tsx';

/** The page keeps room for one. */
const SCROLLBAR = 15;
const RIGHT_TO_LEFT = { language: 'ja', direction: 'RIGHT_TO_LEFT' } as const;

const figure = (number: number) => document.querySelector<HTMLElement>(`figure[data-page="${number}"]`) ?? document.body;
const stage = () => document.querySelector<HTMLElement>('[data-layout]') ?? document.body;
const half = () => document.querySelector<HTMLElement>('[data-live]')?.dataset['half'];
const hundredths = (part: number) => Math.round(part * 100) + 0;
const above = (number: number) => {
  const { top, height } = figure(number).getBoundingClientRect();
  return hundredths(-top / height);
};
const scrolledDown = (number: number) => hundredths(figure(number).scrollTop / figure(number).scrollHeight);

interface OpenComic {
  readonly kept: () => KeptPlace | undefined;
  readonly choose: (comic: Partial<ComicSettings>) => void;
}

/** A comic in a window of 400 by 800 whose settings can change, opened where it was kept. */
async function open(
  data: ChapterScreenData,
  comic: Partial<ComicSettings>,
  place: KeptPlace | null = null,
  isReturn = false,
): Promise<OpenComic> {
  const keep = vi.fn<(place: KeptPlace) => void>();
  const onRead: FollowReading = (signal, showPage, left) => {
    const chapter = { workId: '1', chapterId: '1', contentHash: 'a' };
    left.addEventListener('abort', followPlace({ signal, showPage }, chapter, { kept: place, keep, isReturn }).stop);
  };
  const settings = new Chosen(comic);
  const Room = () => (
    <ComicScreen
      data={data}
      origins={SITE_ORIGINS}
      settings={useSyncExternalStore(settings.subscribe, settings.get)}
      isSensitiveAccepted={false}
      hrefOnward=""
      onSensitiveAccept={nothing}
      onSettingsChange={nothing}
      onRead={onRead}
      onNavigate={nothing}
      loadNextChapter={async () => null}
    />
  );
  await page.viewport(400 + (comic.layout === 'strip' ? SCROLLBAR : 0), 800);
  await render(<Room />, 'vi', 'light');
  await eventually(() => expect(document.querySelector('[data-live], [data-row], [data-layout="strip"]')).not.toBeNull());
  await import('#src/features/reader/comic/stages/late-modes.ts');
  await untilPainted();
  return { kept: () => keep.mock.lastCall?.[0], choose: settings.choose };
}

class Chosen {
  readonly #listeners = new Set<() => void>();
  #settings: ReaderSettings;

  constructor(comic: Partial<ComicSettings>) {
    this.#settings = { ...DEFAULT_READER_SETTINGS, comic: { ...DEFAULT_READER_SETTINGS.comic, ...comic } };
  }

  readonly get = () => this.#settings;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly choose = (comic: Partial<ComicSettings>) => {
    this.#settings = { ...this.#settings, comic: { ...this.#settings.comic, ...comic } };
    for (const listener of this.#listeners) listener();
  };
}

function nothing(): void {}

/** Opens the same chapter again where it was kept. */
async function reopen(
  data: ChapterScreenData,
  comic: Partial<ComicSettings>,
  place: KeptPlace | undefined,
  isReturn = false,
): Promise<OpenComic> {
  document.querySelector('main')?.dispatchEvent(new KeyboardEvent('keydown'));
  for (const old of document.querySelectorAll('[data-format]')) old.parentElement?.remove();
  scrollTo(0, 0);
  return open(data, comic, place ?? null, isReturn);
}

describe('A comic is opened again', () => {
  test.each([
    ['from its beginning, where it was finished', false, '1'],
    ['on its last page, where the browser’s history leads back to it', true, '8'],
  ])('%s.', async (_, isReturn, expected) => {
    const { kept } = await open(comicChapter(), { layout: 'paged' });
    await userEvent.keyboard('{End}');
    await eventually(() => expect([currentPage(), kept()]).toMatchObject(['end', { progress: 1 }]));
    await reopen(comicChapter(), { layout: 'paged' }, kept(), isReturn);
    await eventually(() => expect(currentPage()).toBe(expected));
    await untilPainted();
    expect(currentPage()).toBe(expected);
  });

  test('on the half of a wide page that was read.', async () => {
    const data = comicChapter({ pictures: withWide(5, [3]) });
    const { kept } = await open(data, { layout: 'paged', wide: 'split' });
    for (const turn of ['2', '3']) {
      await userEvent.keyboard('{ArrowRight}');
      await eventually(() => expect(currentPage()).toBe(turn));
    }
    await eventually(() => expect([half(), kept()]).toMatchObject(['first', { id: '3', offset: 0 }]));
    await userEvent.keyboard('{ArrowRight}');
    await eventually(() => expect([half(), kept()]).toMatchObject(['second', { id: '3', offset: 5000 }]));
    await reopen(data, { layout: 'paged', wide: 'split' }, kept());
    await eventually(() => expect([currentPage(), half()]).toEqual(['3', 'second']));
  });

  test('at the line of a page that is higher than the window.', async () => {
    const data = comicChapter({ pictures: pagesOf(4, 800, 3200) });
    const { kept } = await open(data, { layout: 'paged', fit: 'width' });
    await userEvent.keyboard('{End}');
    await userEvent.keyboard('{ArrowLeft}');
    await eventually(() => expect(currentPage()).toBe('4'));
    await untilPainted();
    figure(4).scrollTop = figure(4).scrollHeight * 0.3;
    await eventually(() => expect(hundredths(kept()?.offset ?? 0)).toBe(30));
    await reopen(data, { layout: 'paged', fit: 'width' }, kept());
    await eventually(() => expect([currentPage(), scrolledDown(4)]).toEqual(['4', 30]));
  });

  test.each([
    ['to the right', {}, 1],
    ['to the left', RIGHT_TO_LEFT, -1],
  ] as const)('at the part of a page in a row %s.', async (_, way, flow) => {
    const data = comicChapter({ pictures: pagesOf(6, 1600, 1200), ...way });
    const { kept } = await open(data, { layout: 'row' });
    await eventually(() => expect(document.querySelector('[data-row]')).not.toBeNull());
    const before = () => {
      const { left, right, width } = figure(3).getBoundingClientRect();
      return hundredths((flow === 1 ? -left : right - stage().clientWidth) / width);
    };
    stage().scrollLeft = flow * 2.4 * figure(1).offsetWidth;
    await eventually(() => expect(before()).toBe(40));
    await eventually(() => expect(kept()).toMatchObject({ id: '3' }));
    expect(hundredths((kept()?.offset ?? 0) / 10_000)).toBe(40);
    await reopen(data, { layout: 'row' }, kept());
    await eventually(() => expect(before()).toBe(40));
  });

  test('at the part of a page of a strip.', async () => {
    const data = comicChapter({ layout: 'STRIP', pictures: pagesOf(6) });
    const { kept } = await open(data, {});
    scrollBy({ top: figure(3).getBoundingClientRect().top + figure(3).offsetHeight * 0.6, behavior: 'instant' });
    await eventually(() => expect([kept()?.id, hundredths(kept()?.offset ?? 0)]).toEqual(['3', 60]));
    await reopen(data, {}, kept());
    await eventually(() => expect(above(3)).toBe(60));
  });
});

describe('The place in a page stays', () => {
  test('while it is a strip, pages, a row and a strip again, whatever of it these can show.', async () => {
    const { choose, kept } = await open(comicChapter({ pictures: pagesOf(6, 800, 3200) }), { layout: 'strip' });
    scrollBy({ top: figure(3).getBoundingClientRect().top + figure(3).offsetHeight * 0.4, behavior: 'instant' });
    await eventually(() => expect([kept()?.id, hundredths(kept()?.offset ?? 0)]).toEqual(['3', 40]));
    choose({ layout: 'paged', fit: 'screen' });
    await eventually(() => expect([currentPage(), hundredths(kept()?.offset ?? 0)]).toEqual(['3', 40]));
    choose({ fit: 'width' });
    await eventually(() => expect(scrolledDown(3)).toBe(40));
    choose({ layout: 'row' });
    await eventually(() => expect(document.querySelector('[data-row]')).not.toBeNull());
    await untilPainted();
    choose({ layout: 'strip' });
    await eventually(() => expect(above(3)).toBe(40));
  });

  test('while a page that is cut in two becomes whole, a strip, and is cut again.', async () => {
    const { choose } = await open(comicChapter({ pictures: withWide(5, [2]) }), { layout: 'paged', wide: 'split' });
    for (const shown of ['first', 'second']) {
      await userEvent.keyboard('{ArrowRight}');
      await eventually(() => expect([currentPage(), half()]).toEqual(['2', shown]));
    }
    choose({ wide: 'spread' });
    await eventually(() => expect([currentPage(), half()]).toEqual(['2', undefined]));
    choose({ layout: 'strip' });
    await eventually(() => expect(above(2)).toBe(0));
    choose({ layout: 'paged', wide: 'split' });
    await eventually(() => expect([currentPage(), half()]).toEqual(['2', 'second']));
  });

  test('in every window, also in one that shows all of it, until the reader moves.', async () => {
    const { kept } = await open(comicChapter({ pictures: pagesOf(4, 800, 4800) }), { layout: 'paged', fit: 'width' });
    figure(1).scrollTop = figure(1).scrollHeight * 0.5;
    await eventually(() => expect(hundredths(kept()?.offset ?? 0)).toBe(50));
    await page.viewport(300, 600);
    await eventually(() => expect([figure(1).clientWidth, scrolledDown(1)]).toEqual([300, 50]));
    await page.viewport(300, 2000);
    await eventually(() => expect([figure(1).clientHeight, scrolledDown(1)]).toEqual([2000, 0]));
    await page.viewport(400, 800);
    await eventually(() => expect([figure(1).clientWidth, scrolledDown(1)]).toEqual([400, 50]));
  });

  test('at the page that was turned to, while it is one of two for a time.', async () => {
    await open(comicChapter({ pictures: pagesOf(8) }), { layout: 'double', offset: 'none' });
    await eventually(() => expect(currentPage()).toBe('1'));
    await userEvent.keyboard('{ArrowRight}');
    await eventually(() => expect(currentPage()).toBe('2'));
    await page.viewport(1000, 700);
    await eventually(() => expect(currentPage()).toBe('1'));
    await page.viewport(400, 800);
    await eventually(() => expect(currentPage()).toBe('2'));
  });
});

test('A page that is turned to is shown from its beginning.', async () => {
  const { kept } = await open(comicChapter({ pictures: pagesOf(4, 800, 3200) }), { layout: 'paged', fit: 'width' });
  figure(1).scrollTop = figure(1).scrollHeight;
  await eventually(() => expect(kept()?.offset).toBeGreaterThan(0.4));
  await userEvent.keyboard('{ArrowRight}');
  await eventually(() => expect([currentPage(), kept()]).toMatchObject(['2', { id: '2', offset: 0 }]));
});
