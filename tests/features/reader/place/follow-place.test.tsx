import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { FollowReading } from '#src/features/reader/place-signal.ts';
import { followPlace } from '#src/features/reader/place/follow-place.ts';
import { wantWords } from '#src/features/reader/novel/stages/words-wanted.ts';
import type { ShowPage } from '#src/features/reader/place/page-edge.ts';
import type { KeptPlace } from '#src/features/reader/place/kept-place.ts';
import { comicChapter, novelChapter, pagesOf } from '#stories/catalogue/reader-chapters.ts';
import { longDocument, vietnameseDocument } from '#stories/catalogue/reader-documents.ts';
import { eventually } from '#tests/support/eventually.ts';
import { currentPage, openReader, pressed } from '../open-reader.tsx';

/** Opens a long text whose place is kept; returns the blocks at which it was, in the order of time. */
async function follow(): Promise<() => readonly string[]> {
  const keep = vi.fn<(place: KeptPlace) => void>();
  const onRead: FollowReading = (signal, showPage, left) => {
    const chapter = { workId: '1', chapterId: '1', contentHash: 'a' };
    left.addEventListener('abort', followPlace({ signal, showPage }, chapter, { kept: null, keep, isReturn: false }).stop);
  };
  await openReader({ data: novelChapter(longDocument(vietnameseDocument, 20)), onRead });
  await eventually(() => expect(keep).toHaveBeenCalled());
  return () => keep.mock.calls.map(([{ id }]) => id);
}

test('Words that are shown because they were asked for, however that was typed, are where the reader is.', async () => {
  const kept = await follow();
  const [first] = kept();
  document.fonts.dispatchEvent(new Event('loadingdone'));
  const last = document.querySelector<HTMLElement>('[data-block]:last-of-type') ?? document.body;
  wantWords(last);
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  await eventually(() => expect(kept().at(-1)).not.toBe(first));
  expect(scrollY).toBeGreaterThan(innerHeight);
});

test('A reader who does something where the page has led them is kept there, though nothing moves any more.', async () => {
  const kept = await follow();
  const [first] = kept();
  document.fonts.dispatchEvent(new Event('loadingdone'));
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  await eventually(() => expect(kept()).toEqual([first, first]));
  dispatchEvent(new KeyboardEvent('keydown', { key: 'x' }));
  await eventually(() => expect(kept().at(-1)).not.toBe(first));
});

test('Who chooses in a sheet over a text that is still coming to rest stays where they were.', async () => {
  const kept = await follow();
  dispatchEvent(new Event('touchmove'));
  const block = document.querySelectorAll<HTMLElement>('[data-block]')[12];
  block?.scrollIntoView({ behavior: 'instant' });
  await eventually(() => expect(kept().at(-1)).toBe(block?.dataset['block']));
  document.documentElement.style.overflowAnchor = 'none';
  const sheet = document.body.appendChild(document.createElement('dialog'));
  onTestFinished(() => {
    document.documentElement.style.overflowAnchor = '';
    sheet.remove();
  });
  document.fonts.dispatchEvent(new Event('loadingdone'));
  sheet.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  const before = kept().length;
  document.querySelector<HTMLElement>('[data-block]')?.style.setProperty('margin-block-end', '900px');
  await eventually(() => expect(kept().length).toBeGreaterThan(before));
  expect([kept().at(-1), Math.round(block?.getBoundingClientRect().top ?? 0)]).toEqual([block?.dataset['block'], 12]);
});

test('Faces that come late move nobody who stands a little beyond the beginning of a line, as long as it is the same line.', async () => {
  const kept = await follow();
  const block = document.querySelectorAll<HTMLElement>('[data-block]')[12];
  block?.scrollIntoView({ behavior: 'instant' });
  scrollBy({ top: -5, behavior: 'instant' });
  await eventually(() => expect(kept().at(-1)).toBe(block?.dataset['block']));
  const before = scrollY;
  document.fonts.dispatchEvent(new Event('loadingdone'));
  expect([before > 0, scrollY]).toEqual([true, before]);
});

test('Who scrolls on while the window becomes higher or lower, as where the bars of a phone come and go, stays where they scrolled to.', async () => {
  const kept = await follow();
  const goOnTo = async (place: number): Promise<void> => {
    const block = document.querySelectorAll<HTMLElement>('[data-block]')[place];
    dispatchEvent(new Event('touchmove'));
    block?.scrollIntoView({ behavior: 'instant' });
    await eventually(() => expect(kept().at(-1)).toBe(block?.dataset['block']));
  };
  await goOnTo(5);
  for (const [place, height] of [
    [12, 856],
    [8, 800],
  ] as const) {
    await page.viewport(400, height);
    await goOnTo(place);
  }
});

/** The first block that reaches below the upper edge of the window, by its number. */
function blockInSight(): number {
  return [...document.querySelectorAll('[data-block]')].findIndex((block) => block.getBoundingClientRect().bottom > 12);
}

test('Who turns the phone while the text still glides stays where they have come to.', async () => {
  await page.viewport(400, 800);
  const kept = await follow();
  document.documentElement.style.overflowAnchor = 'none';
  onTestFinished(async () => {
    document.documentElement.style.overflowAnchor = '';
    await page.viewport(400, 800);
  });
  dispatchEvent(new Event('touchmove'));
  const before = kept().length;
  let come = 0;
  const glide = async (isGliding: () => boolean): Promise<void> => {
    while (isGliding()) {
      come = blockInSight();
      scrollBy({ top: 12, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  };
  await glide(() => blockInSight() < 12);
  const turning = page.viewport(800, 400);
  await glide(() => innerWidth === 400);
  await turning;
  await eventually(() => expect(kept().length).toBeGreaterThan(before));
  const ids = [...document.querySelectorAll<HTMLElement>('[data-block]')].map((block) => block.dataset['block']);
  expect([come - 1, come]).toContain(ids.indexOf(kept().at(-1)));
  expect(Math.abs(blockInSight() - come)).toBeLessThanOrEqual(1);
});

/** Opens a comic of four pages; returns what is kept of it last. */
async function followComic(layout: 'STRIP' | 'PAGED', kept: KeptPlace | null): Promise<() => KeptPlace | undefined> {
  const keep = vi.fn<(place: KeptPlace) => void>();
  const onRead: FollowReading = (signal, showPage, left) => {
    const chapter = { workId: '1', chapterId: '1', contentHash: 'a' };
    left.addEventListener('abort', followPlace({ signal, showPage }, chapter, { kept, keep, isReturn: false }).stop);
  };
  await openReader({ data: comicChapter({ layout, pictures: pagesOf(4) }), onRead });
  return () => keep.mock.lastCall?.[0];
}

test('Who stops on the last page has not finished the chapter, who saw its end page has.', async () => {
  const last = await followComic('PAGED', null);
  for (const number of ['2', '3', '4']) await pressed('{ArrowRight}', number);
  await eventually(() => expect(last()).toMatchObject({ order: 3, progress: 0.999 }));
  await pressed('{ArrowRight}', 'end');
  await eventually(() => expect(last()).toMatchObject({ order: 3, progress: 1 }));
});

test.each([
  [0.999, '4'],
  [1, '1'],
])('A reader who had seen %s of a chapter comes back to its page %s.', async (progress, number) => {
  const place = { workId: '1', chapterId: '1', contentHash: 'a', id: '4', offset: 0, order: 3, count: 4, before: ['3'], after: [], at: 1 };
  await followComic('PAGED', { ...place, progress });
  await eventually(() => expect(currentPage()).toBe(number));
});

const end = () => document.querySelector('[data-page="end"]')?.getBoundingClientRect().top ?? 0;

test('A strip is finished once its end page has come to the middle of the window.', async () => {
  const last = await followComic('STRIP', null);
  await eventually(() => {
    scrollBy({ top: end() - innerHeight * 0.8, behavior: 'instant' });
    expect(last()?.progress).toBe(0.999);
  });
  await eventually(() => {
    scrollBy({ top: end() - innerHeight * 0.4, behavior: 'instant' });
    expect(last()?.progress).toBe(1);
  });
});

test.each(['STRIP', 'PAGED'] as const)('A %s without pages has no last one to lead to.', async (layout) => {
  const shown = vi.fn<ShowPage>();
  const keep = vi.fn<(place: KeptPlace) => void>();
  const onRead: FollowReading = (signal, showPage, left) => {
    const chapter = { workId: '1', chapterId: '1', contentHash: 'a' };
    const watched: ShowPage = (...wanted) => {
      shown(...wanted);
      showPage(...wanted);
    };
    const following = followPlace({ signal, showPage: watched }, chapter, { kept: null, keep, isReturn: false });
    following.showLast();
    left.addEventListener('abort', following.stop);
  };
  await openReader({ data: comicChapter({ layout, pictures: [] }), onRead });
  await eventually(() => expect(document.querySelector('[data-page="end"]')?.checkVisibility()).toBe(true));
  expect([shown.mock.calls, keep.mock.calls]).toEqual([[], []]);
});
