import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  chapterOf,
  DESKTOP,
  find,
  KEY_WAS_LOST,
  leaveBrowser,
  libraryOf,
  newReader,
  openBrowser,
  PHONE,
  site,
} from '#tests/e2e/browser/reader.ts';

let browser: Browser;
let comic: string;

beforeAll(async () => {
  browser = await openBrowser();
  comic =
    site.vi +
    chapterOf(
      find(await libraryOf('vi'), ({ format, isSensitive }) => format === 'COMIC' && !isSensitive),
      0,
    );
});

afterAll(() => leaveBrowser(browser));

/** How far into its page the place is that this browser kept last, as it is kept. */
function keptOffset(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [place] = JSON.parse(localStorage.getItem('futago.places') ?? '[]') as { readonly offset: number }[];
    return place?.offset ?? 0;
  });
}

/** Where the pages lie in the window, to two pixels. */
function lying(page: Page): Promise<string> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('figure[data-page] > picture')].map((picture) => picture.getBoundingClientRect());
    const seen = boxes.filter(
      ({ width, bottom, right, left, top }) => width > 0 && bottom > 0 && right > 0 && left < innerWidth && top < innerHeight,
    );
    return seen.map(({ left, top }) => [left, top].map((edge) => Math.round(edge / 2)).join()).join(' ');
  });
}

/** Whether nothing has moved for a few frames: a busy machine shows one frame for longer than it takes to look twice. */
async function isStill(page: Page): Promise<boolean> {
  const before = await lying(page);
  for (const _ of [1, 2, 3, 4]) await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  return (await lying(page)) === before;
}

/** By a key that is pressed anew where the first came while the chapter was starting. */
async function stepOn(page: Page): Promise<void> {
  const before = await lying(page);
  const step = async (): Promise<boolean> => {
    await page.keyboard.press('Space');
    return wait(async () => (await lying(page)) !== before);
  };
  await expect.poll(step).toBe(true);
}

/** False where it does not come true before a key that did nothing came too early. */
async function wait(isTrue: () => Promise<boolean>): Promise<boolean> {
  for (const until = performance.now() + KEY_WAS_LOST; performance.now() < until;) if (await isTrue()) return true;
  return false;
}

test.each(['layout-strip', 'layout-paged fit-width', 'layout-row'])(
  'A comic read as "%s" lies after a reload as it lay, to the part of its page.',
  async (words) => {
    const reader = await newReader(browser, { ...DESKTOP, reducedMotion: 'reduce' });
    const { page } = reader;
    await page.addInitScript((kept) => localStorage.setItem('futago.comic', kept), words);
    await reader.open(comic);
    await page.locator(words.includes('row') ? '[data-row]' : '[data-layout]').waitFor({ state: 'attached' });
    await page.getByRole('slider').waitFor();
    for (const _ of [1, 2]) await stepOn(page);
    await expect.poll(() => keptOffset(page)).toBeGreaterThan(0);
    await expect.poll(() => isStill(page)).toBe(true);
    const left = await lying(page);
    await page.reload();
    await expect.poll(() => lying(page)).toBe(left);
    expect(reader.complaints).toEqual([]);
    await reader.leave();
  },
);

/** Longer than a glide takes. */
const GLIDED = 60;

function framesPass(page: Page, count: number): Promise<void> {
  return page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, count);
}

test('A row that still glides while the device is turned lies where the reader was, not as many pixels on as it would have glided.', async () => {
  const reader = await newReader(browser, { ...PHONE, viewport: { width: 390, height: 780 }, reducedMotion: 'no-preference' });
  const { page } = reader;
  await page.addInitScript(() => localStorage.setItem('futago.comic', 'layout-row'));
  const work = find(await libraryOf('ja'), ({ title }) => title === '雨の本屋');
  await reader.open(site.ja + chapterOf(work, 0));
  await page.locator('[data-row]').waitFor({ state: 'attached' });
  const slider = page.getByRole('slider');
  await slider.waitFor();
  for (const _ of [1, 2, 3]) {
    await stepOn(page);
    await framesPass(page, GLIDED);
  }
  const before = Number(await slider.inputValue());
  await page.keyboard.press('Space');
  await framesPass(page, 15);
  await page.setViewportSize({ width: 780, height: 390 });
  await framesPass(page, GLIDED);
  const wide = Number(await slider.inputValue());
  await page.setViewportSize({ width: 390, height: 780 });
  await framesPass(page, GLIDED);
  expect([wide - before, Number(await slider.inputValue()) - before]).toSatisfy((ons: readonly number[]) =>
    ons.every((on) => on >= 0 && on <= 2),
  );
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});
