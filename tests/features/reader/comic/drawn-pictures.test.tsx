import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { releaseFarPictures } from '#src/features/reader/comic/pictures/far-pictures.ts';
import { eventually } from '#tests/support/eventually.ts';

/** 1200x1800 each: together more than the browser's cache of decoded pictures should be asked to hold. */
const LONG = 60;
const SHORT = 12;
const PLACE = { width: 300, height: 450 };
const VECTOR = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="6"/>')}`;

let closing = new AbortController();
beforeEach(() => {
  closing = new AbortController();
});
afterEach(() => {
  closing.abort();
  document.body.replaceChildren();
  scrollTo(0, 0);
});

function drawnFile(width = 120): string {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, width * 1.5];
  const context = canvas.getContext('2d');
  context?.fillRect(0, 0, width, width * 1.5);
  return canvas.toDataURL('image/png');
}

function openStrip(count: number, source: string): readonly HTMLElement[] {
  const area = document.createElement('div');
  area.dataset['comic'] = 'layout-strip';
  const figure = `<figure data-page style="margin:0"><picture style="display:grid;inline-size:${PLACE.width}px;block-size:${PLACE.height}px"><img loading="lazy" width="1200" height="1800" alt="Page" src="${source}" style="inline-size:100%;block-size:100%"></picture></figure>`;
  area.innerHTML = figure.repeat(count);
  document.body.append(area);
  const pages = [...area.querySelectorAll<HTMLElement>('figure')];
  for (const page of pages) page.style.inlineSize = `${PLACE.width}px`;
  releaseFarPictures(pages, closing.signal);
  return pages;
}

const imageOf = (page: HTMLElement) => page.querySelector('img') as HTMLImageElement;
const bitmapOf = (page: HTMLElement | undefined) => page?.querySelector('canvas') ?? null;
const bitmaps = () => document.querySelectorAll('canvas').length;
const isPainted = (page: HTMLElement | undefined) => page !== undefined && imageOf(page).style.opacity === '';
const goTo = (page: HTMLElement | undefined) => page?.scrollIntoView({ behavior: 'instant' });
/** The first pages are left to the browser; the others are known to lie far once they are not painted. */
const untilSorted = (pages: readonly HTMLElement[]) => eventually(() => expect(isPainted(pages.at(-1))).toBe(false));

async function openLong(file = drawnFile()): Promise<readonly HTMLElement[]> {
  const pages = openStrip(LONG, file);
  await untilSorted(pages);
  return pages;
}

describe('A strip of many large pictures', () => {
  test.each([
    ['smaller', 0.5, 0.5],
    ['little wider', 1.5, 1.5],
    ['much wider', 2, 1],
  ])('draws what comes near, a file %s than its place, as a bitmap over a picture that keeps its name.', async (_, file, bitmap) => {
    const place = PLACE.width * devicePixelRatio;
    const pages = await openLong(drawnFile(place * file));
    goTo(pages[8]);
    await eventually(() => expect(bitmapOf(pages[14])).not.toBeNull());
    const page = pages[14] as HTMLElement;
    const { width, height } = bitmapOf(page) as HTMLCanvasElement;
    expect({ width, height }).toEqual({ width: place * bitmap, height: place * bitmap * 1.5 });
    expect(bitmapOf(page)?.getBoundingClientRect()).toEqual(imageOf(page).getBoundingClientRect());
    expect([imageOf(page).alt, imageOf(page).style.opacity, bitmapOf(page)?.ariaHidden]).toEqual(['Page', '0', 'true']);
  });

  test('shows what was there when it opened, and what is seen before its bitmap is there, as the browser paints it.', async () => {
    const pages = await openLong();
    expect([isPainted(pages[0]), bitmaps()]).toEqual([true, 0]);
    goTo(pages[40]);
    await eventually(() => expect(isPainted(pages[40])).toBe(true));
    expect(bitmapOf(pages[40])).toBeNull();
  });

  test('draws nothing over a picture that the browser paints already when it comes near.', async () => {
    const pages = await openLong();
    imageOf(pages[44] as HTMLElement).style.removeProperty('opacity');
    goTo(pages[40]);
    await eventually(() => expect([bitmapOf(pages[43]), bitmapOf(pages[45])]).not.toContain(null));
    expect([isPainted(pages[44]), bitmapOf(pages[44])]).toEqual([true, null]);
  });

  test('gives bitmaps and addresses back once their pages are far, so that there are never more than near pages.', async () => {
    const pages = await openLong();
    goTo(pages[8]);
    await eventually(() => expect(bitmapOf(pages[14])).not.toBeNull());
    const given = [...document.querySelectorAll('canvas')];
    goTo(pages.at(-1));
    await eventually(() => expect(bitmapOf(pages[14])).toBeNull());
    expect([imageOf(pages[14] as HTMLElement).hasAttribute('src'), isPainted(pages[14])]).toEqual([false, false]);
    expect(given.filter(({ width, isConnected }) => width > 0 && !isConnected)).toEqual([]);
    expect(bitmaps()).toBeLessThan(LONG / 2);
  });

  test('draws on canvases that were given back, so that the browser has none to collect.', async () => {
    const pages = await openLong();
    const used = new Set<Element>();
    for (const index of [8, 16, 24, 32, 40, 48]) {
      goTo(pages[index]);
      await eventually(() => expect(bitmapOf(pages[index + 4])).not.toBeNull());
      for (const canvas of document.querySelectorAll('canvas')) used.add(canvas);
    }
    expect(used.size).toBeLessThan(LONG / 2);
  });

  test('moves nothing, however its pictures are shown.', async () => {
    const pages = await openLong();
    const places = () => pages.map((page) => `${page.offsetTop} ${page.offsetHeight}`);
    const before = places();
    goTo(pages[8]);
    await eventually(() => expect(bitmaps()).toBeGreaterThan(2));
    expect(places()).toEqual(before);
  });

  test.each(['crop-yes', 'stretch-none', 'fit-original'])('leaves pictures to the browser where they are shown by %s.', async (word) => {
    const pages = await openLong();
    goTo(pages[8]);
    await eventually(() => expect(bitmaps()).toBeGreaterThan(2));
    document.querySelector('[data-comic]')?.setAttribute('data-comic', `layout-strip ${word}`);
    await eventually(() => expect(bitmaps()).toBe(0));
    expect(isPainted(pages[14])).toBe(true);
    goTo(pages[40]);
    await eventually(() => expect(isPainted(pages[40])).toBe(true));
    expect(bitmaps()).toBe(0);
  });

  test('lets the browser paint a file that cannot become a bitmap.', async () => {
    const pages = openStrip(LONG, VECTOR);
    await untilSorted(pages);
    goTo(pages[8]);
    await eventually(() => expect(isPainted(pages[14])).toBe(true));
    expect(bitmaps()).toBe(0);
  });

  test('takes every bitmap and mark back when it closes.', async () => {
    const pages = await openLong();
    goTo(pages[8]);
    await eventually(() => expect(bitmaps()).toBeGreaterThan(2));
    closing.abort();
    expect(bitmaps()).toBe(0);
    expect(pages.every((page) => isPainted(page) && imageOf(page).hasAttribute('src') && page.style.position === '')).toBe(true);
  });
});

test('A short strip is left to the browser.', async () => {
  const pages = openStrip(SHORT, drawnFile());
  goTo(pages.at(-1));
  await eventually(() => expect(imageOf(pages.at(-1) as HTMLElement).naturalWidth).toBeGreaterThan(0));
  expect([bitmaps(), pages.every(isPainted)]).toEqual([0, true]);
});
