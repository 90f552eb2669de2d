import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../../setup/chromium.mjs';
import { localFetch } from '#tests/support/network/local-fetch.ts';
import { countKept } from '#tests/e2e/browser/kept-history.ts';
import type { LayoutShift } from '#tests/e2e/browser/layout-shift.ts';
import { chapterOf, find, libraryOf, newReader, type Reader, site } from '#tests/e2e/browser/reader.ts';

/** Its scroll bars take room, as on most desktops. */
let browser: Browser;

beforeAll(async () => {
  const executablePath = findChromium() ?? 'chromium';
  browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS, ignoreDefaultArgs: ['--hide-scrollbars'] });
});

afterAll(() => browser.close());

const WIDTHS = [320, 768, 1280];

/** How far the window can be scrolled sideways, how much wider its content would be, and how many lines of words end beyond its edge. */
function sideways(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => {
    scrollTo({ left: 100, behavior: 'instant' });
    const { scrollWidth, clientWidth } = document.documentElement;
    const words = [...document.querySelectorAll('main :is(h1, h2, h3, p)')];
    const cut = words.filter((line) => line.getBoundingClientRect().right > clientWidth + 1);
    return [scrollX, Math.max(0, scrollWidth - clientWidth), cut.length];
  });
}

/** What can be scrolled sideways of the page that is open, as wide as a phone, a tablet and a desktop. */
async function tooWide({ page }: Reader, path: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const pixels = await sideways(page);
    if (pixels.some((one) => one > 0)) found.push(`${path} at ${width}: ${pixels.join(', ')}`);
  }
  return found;
}

test('No page can be scrolled sideways on a phone, a tablet or a desktop.', async () => {
  const works = await libraryOf('vi');
  const covered = find(works, ({ format, isSensitive }) => format === 'COMIC' && !isSensitive);
  const novel = find(works, ({ format }) => format === 'NOVEL');
  const reader = await newReader(browser);
  const wide: string[] = [];
  const ofWorks = [`/comic/${covered.id}`, `/comic/${novel.id}`];
  for (const path of ['/', '/genres', '/ranking', '/search?q=pho', '/search?q=a', '/history', '/shelf', '/login', '/contact', ...ofWorks]) {
    await reader.open(site.vi + path);
    wide.push(...(await tooWide(reader, path)));
  }
  expect(wide).toEqual([]);
  await reader.leave();
});

/** Words that have no place to break. */
const LONG_TITLE = `${'Nghiêngnghiêng'.repeat(9)} ${'ながい'.repeat(40)}`;

/** Every answer to the address bar names those works so. */
async function rename(page: Page, titles: readonly string[]): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const answer = await localFetch(route.request().url(), { headers: { accept: 'text/html' } });
    const body = titles.reduce((text, title) => text.replaceAll(title, LONG_TITLE), await answer.text());
    const headers = { ...Object.fromEntries(answer.headers), 'content-length': String(Buffer.byteLength(body)) };
    return route.fulfill({ status: answer.status, headers, body });
  });
}

test('Nor where works have long titles, and they were read.', async () => {
  const works = await libraryOf('vi');
  const read = find(works, ({ format, isSensitive }) => format === 'COMIC' && !isSensitive);
  const reader = await newReader(browser);
  const { page } = reader;
  const titles = works.map(({ title }) => title);
  await rename(page, titles);
  await reader.open(site.vi + chapterOf(read, 0));
  await expect.poll(() => page.evaluate(countKept)).toBe(1);
  const wide: string[] = [];
  for (const path of ['/history', '/', '/genres', '/ranking?period=all', '/search?q=a', `/comic/${read.id}`]) {
    await reader.open(site.vi + path);
    await expect.poll(() => page.getByRole('main').innerText()).toContain(LONG_TITLE.slice(0, 40));
    wide.push(...(await tooWide(reader, path)));
  }
  expect(wide).toEqual([]);
  await reader.leave();
});

/** How wide the reader is, and how wide the window lets anything be. */
function widths(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => {
    const reader = document.querySelector('main > [data-layout], main > [data-novel], main [data-layout]');
    return [reader?.getBoundingClientRect().width ?? 0, document.documentElement.clientWidth];
  });
}

/** A reader who chose so, whose chapter is drawn before any script of the site comes. */
async function openHeld(address: string, key: string, words: string) {
  const reader = await newReader(browser, { viewport: { width: 1280, height: 800 } });
  const { page } = reader;
  await page.addInitScript(([name, value]) => localStorage.setItem(name, value), [key, words] as const);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('#late-style').waitFor({ state: 'attached' });
  return { reader, page, release };
}

const COMIC = 'futago.comic';
const NOVEL = 'futago.novel';

test.each([
  [COMIC, ''],
  [COMIC, 'layout-double'],
  [COMIC, 'layout-row'],
  [NOVEL, 'flow-pages'],
  [NOVEL, 'writing-vertical'],
  [NOVEL, 'writing-vertical flow-pages'],
])('A chapter that scrolls no window takes all of it from the first paint on: %s %s.', async (key, words) => {
  const format = key === COMIC ? 'COMIC' : 'NOVEL';
  const works = await libraryOf('ja');
  const work = find(works, (one) => one.format === format && one.direction !== 'TOP_TO_BOTTOM' && !one.isSensitive);
  const { reader, page, release } = await openHeld(site.ja + chapterOf(work, 0), key, words);
  expect(await widths(page)).toEqual([1280, 1280]);
  release();
  await page.waitForSelector('html[data-go]', { state: 'attached' });
  await page.waitForLoadState('networkidle');
  expect(await widths(page)).toEqual([1280, 1280]);
  await reader.leave();
});

test('A sheet that is opened over a page of a comic moves nothing.', async () => {
  const work = find(await libraryOf('ja'), (one) => one.format === 'COMIC' && one.direction === 'RIGHT_TO_LEFT' && !one.isSensitive);
  const reader = await newReader(browser, { viewport: { width: 1280, height: 800 } });
  const { page } = reader;
  await reader.open(site.ja + chapterOf(work, 0));
  await page.locator('[data-live]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const before = await widths(page);
  await page.evaluate(() => {
    const seen = new PerformanceObserver((list) => {
      const moved = (list.getEntries() as LayoutShift[]).flatMap(({ sources }) => sources.map(({ node }) => node));
      if (moved.some((node) => node instanceof Element && node.closest('dialog') === null)) document.documentElement.dataset['moved'] = '';
    });
    seen.observe({ type: 'layout-shift' });
  });
  await page.getByRole('button', { name: '表示設定' }).press('Enter');
  await page.getByRole('dialog').locator('input').first().waitFor();
  expect([await widths(page), await page.locator('html[data-moved]').count()]).toEqual([before, 0]);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect([await widths(page), await page.locator('html[data-moved]').count()]).toEqual([before, 0]);
  await reader.leave();
});

test.each([
  ['layout-paged background-white', 'rgb(255, 255, 255)'],
  ['layout-double background-black', 'rgb(0, 0, 0)'],
  ['layout-row background-black', 'rgb(0, 0, 0)'],
])('What was chosen for round about is seen there from the first paint on: %s.', async (words, color) => {
  const work = find(await libraryOf('ja'), (one) => one.format === 'COMIC' && one.direction === 'RIGHT_TO_LEFT' && !one.isSensitive);
  const { reader, page, release } = await openHeld(site.ja + chapterOf(work, 0), COMIC, words);
  const around = () =>
    page
      .locator('figure[data-page]')
      .first()
      .evaluate((figure) => [
        getComputedStyle(figure).backgroundColor,
        getComputedStyle(figure.querySelector('svg') ?? figure).visibility,
        getComputedStyle(figure.closest('[data-layout]') ?? figure).backgroundColor,
      ]);
  expect(await around()).toEqual(['rgba(0, 0, 0, 0)', 'hidden', color]);
  release();
  await page.waitForSelector('html[data-go]', { state: 'attached' });
  await page.waitForLoadState('networkidle');
  expect(await around()).toEqual(['rgba(0, 0, 0, 0)', 'hidden', color]);
  await reader.leave();
});

test('The pages of a comic take the whole window, and in the colour that was chosen round about.', async () => {
  const work = find(await libraryOf('ja'), (one) => one.format === 'COMIC' && one.direction === 'RIGHT_TO_LEFT' && !one.isSensitive);
  const reader = await newReader(browser, { viewport: { width: 1280, height: 800 } });
  const { page } = reader;
  await reader.open(site.ja + chapterOf(work, 0));
  await page.locator('[data-live]').waitFor({ state: 'attached' });
  const stage = page.locator('[data-layout="paged"]');
  expect(await stage.evaluate((element) => element.getBoundingClientRect().width)).toBe(1280);
  const shown = page.locator('figure[data-page]').first();
  const around = () =>
    shown.evaluate((figure) => [
      getComputedStyle(figure).backgroundColor,
      getComputedStyle(figure.querySelector('svg') ?? figure).visibility,
      getComputedStyle(figure.closest('[data-layout]') ?? figure).backgroundColor,
    ]);
  expect((await around())[1]).toBe('visible');
  await page.evaluate(() => localStorage.setItem('futago.comic', 'background-black'));
  await page.reload();
  await page.locator('[data-live]').waitFor({ state: 'attached' });
  expect(await around()).toEqual(['rgba(0, 0, 0, 0)', 'hidden', 'rgb(0, 0, 0)']);
  await reader.leave();
});
