import '#src/ui/tokens.css';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DEFAULT_READER_SETTINGS, type ComicSettings } from '#src/features/reader/reader-settings.ts';
import { comicChapter } from '#stories/catalogue/reader-chapters.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openReader, pressed, shownNumber, slider, untilPainted } from '../../open-reader.tsx';

const chosen = (comic: Partial<ComicSettings>) => ({ ...DEFAULT_READER_SETTINGS, comic: { ...DEFAULT_READER_SETTINGS.comic, ...comic } });
const figures = () => [...document.querySelectorAll<HTMLElement>('figure[data-page]')];
const places = () => figures().map((figure) => figure.getBoundingClientRect());
const roomBetween = () => {
  const [first, second] = places();
  return (second?.top ?? 0) - (first?.bottom ?? 0);
};
const footOfPages = () => Math.round(places().at(-1)?.bottom ?? 0);
/** Hundredths of a page that lie above the window. */
const partAbove = (number: number) => {
  const { top = 0, height = 1 } = places()[number - 1] ?? {};
  return Math.round((-top / height) * 100);
};

/** The column that the strip stands in. */
const narrow = () => document.querySelector<HTMLElement>('[data-layout]')?.style.setProperty('inline-size', '300px');

describe('A strip with gaps', () => {
  test.each([
    ['gaps', 'small', 16],
    ['gaps', 'large', 48],
    ['strip', 'large', 0],
  ] as const)('%s with %s room has %i pixels between its pages.', async (layout, room, pixels) => {
    await openReader({ data: comicChapter(), settings: chosen({ layout, room }) });
    expect(roomBetween()).toBe(pixels);
  });

  test('goes to the very page that is asked for, and tells it.', async () => {
    await openReader({ data: comicChapter(), settings: chosen({ layout: 'gaps', room: 'large' }) });
    await eventually(() => expect(shownNumber()).toBe('1 / 8'));
    await userEvent.fill(await slider(), '6');
    await eventually(() => expect([shownNumber(), partAbove(6)]).toEqual(['6 / 8', 0]));
  });

  test('holds the part of the page at the window edge when the window changes.', async () => {
    await openReader({ data: comicChapter(), settings: chosen({ layout: 'gaps', room: 'large' }) });
    await eventually(() => expect(shownNumber()).toBe('1 / 8'));
    const { top = 0, height = 0 } = places()[4] ?? {};
    scrollTo(0, scrollY + top + height / 4);
    await eventually(() => expect([shownNumber(), partAbove(5)]).toEqual(['5 / 8', 25]));
    await page.viewport(300, 700);
    await eventually(() => expect(partAbove(5)).toBe(25));
  });
});

describe('The place to which a strip was just brought', () => {
  test('stays where the window changes before the next frame.', async () => {
    await openReader({
      data: comicChapter(),
      settings: chosen({ layout: 'strip' }),
      onRead: (_, showPage) => {
        showPage(4, { down: 0.4, across: 0 });
        narrow();
      },
    });
    await eventually(() => expect(places()[0]?.width).toBe(300));
    await untilPainted();
    expect([partAbove(5), shownNumber()]).toEqual([40, '5 / 8']);
  });

  test('stays where it opens at a page while the window changes.', async () => {
    await openReader({ data: comicChapter() });
    await pressed('{End}', 'end');
    await pressed('{ArrowLeft}', '8');
    const opening = new MutationObserver(narrow);
    opening.observe(document.querySelector('[data-layout]') ?? document.body, { attributeFilter: ['data-layout'] });
    onTestFinished(() => opening.disconnect());
    await userEvent.keyboard('m');
    await eventually(() => expect(places()[0]?.width).toBe(300));
    await untilPainted();
    expect([Math.abs(partAbove(8)), shownNumber()]).toEqual([0, '8 / 8']);
  });
});

test('What comes after the last page stays where it is when the window changes.', async () => {
  await openReader({ data: comicChapter(), settings: chosen({ layout: 'strip' }) });
  await eventually(() => expect(shownNumber()).toBe('1 / 8'));
  const comments = Object.assign(document.createElement('p'), { textContent: 'Bình luận' });
  comments.style.blockSize = '3000px';
  document.querySelector('[data-page="end"]')?.append(comments);
  scrollBy({ top: footOfPages() + 400, behavior: 'instant' });
  await eventually(() => expect([footOfPages(), shownNumber()]).toEqual([-400, '8 / 8']));
  for (const width of [300, 600, 400]) {
    await page.viewport(width, 800);
    await untilPainted();
    await eventually(() => expect(Math.abs(footOfPages() + 400)).toBeLessThanOrEqual(1));
  }
});

test('A page that ends a part of a pixel later holds up nobody who scrolls.', async () => {
  await openReader({ data: comicChapter(), settings: chosen({ layout: 'strip' }) });
  await eventually(() => expect(shownNumber()).toBe('1 / 8'));
  const [first] = figures();
  if (first === undefined) throw new Error('The strip has no pages.');
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  await eventually(() => expect(partAbove(8)).toBeGreaterThan(0));
  const held = vi.spyOn(window, 'scrollTo');
  onTestFinished(() => held.mockRestore());
  for (let frame = 1; frame <= 10; frame += 1) {
    scrollBy({ top: -100, behavior: 'instant' });
    first.style.paddingBlockEnd = `${frame / 8}px`;
    await untilPainted();
  }
  expect(held).not.toHaveBeenCalled();
});
