import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keptId } from '#tests/support/browser/kept-place.ts';
import {
  chapterOf,
  find,
  leapToComments,
  leaveBrowser,
  libraryOf,
  newReader,
  openBrowser,
  PHONE,
  site,
  taken,
} from '#tests/e2e/browser/reader.ts';

let browser: Browser;
let comic: string;

beforeAll(async () => {
  browser = await openBrowser();
  const work = find(await libraryOf('ja'), (one) => one.format === 'COMIC' && one.chaptersCount > 1 && !one.isSensitive);
  comic = site.ja + chapterOf(work, 0);
});

afterAll(() => leaveBrowser(browser));

const number = (page: Page) => page.locator('main output').textContent();
const numberIs = (page: Page, wanted: string) => expect.poll(() => number(page)).toMatch(new RegExp(`^${wanted} /`));

test('A link to a page leads there once: after a reload, and on the way back, the chapter stands where it was left.', async () => {
  const reader = await newReader(browser, PHONE);
  const { page } = reader;
  await page.addInitScript(() => localStorage.setItem('futago.comic', 'layout-paged'));
  await reader.open(`${comic}#page-2`);
  await numberIs(page, '2');
  await page.keyboard.press('Space');
  await numberIs(page, '3');
  await page.keyboard.press('Space');
  await numberIs(page, '4');
  const fourth = await page.locator('[data-slot="current"]').getAttribute('data-page');
  await expect.poll(() => keptId(page)).toBe(fourth);
  await page.reload();
  await numberIs(page, '4');
  await page.getByRole('slider').waitFor();
  await page.keyboard.press('n');
  await page.waitForURL((url) => url.href.split('#')[0] !== comic);
  await page.goBack();
  await page.waitForURL(`${comic}#page-2`);
  await numberIs(page, '4');
  await expect.poll(() => keptId(page)).toBe(fourth);
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});

test('A reload whose script comes long after the page leads to where the chapter was left, not to the page that its address names.', async () => {
  const reader = await newReader(browser, PHONE);
  const { page } = reader;
  await page.addInitScript(() => localStorage.setItem('futago.comic', 'layout-paged'));
  await reader.open(`${comic}#page-2`);
  await numberIs(page, '2');
  await page.keyboard.press('Space');
  await numberIs(page, '3');
  await expect.poll(() => keptId(page)).toBe(await page.locator('[data-slot="current"]').getAttribute('data-page'));
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 10_000;
  });
  await page.reload();
  await page.getByRole('slider').waitFor();
  await numberIs(page, '3');
  await reader.leave();
});

test('Who has read on before the script came is not taken to the page that the address names.', async () => {
  const reader = await newReader(browser, PHONE);
  const { page } = reader;
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.addInitScript(() => localStorage.setItem('futago.comic', 'layout-strip'));
  await page.goto(`${comic}#page-2`, { waitUntil: 'commit' });
  await page.locator('[data-page]').nth(3).waitFor({ state: 'attached' });
  await page.evaluate(() => scrollTo(0, 2000));
  scripts.resolve();
  await taken(page);
  await expect.poll(() => keptId(page)).toBeDefined();
  expect(await page.evaluate(() => scrollY)).toBe(2000);
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});

test.each(['layout-paged', 'layout-strip'])('The way back from a page that a comment names leads to the comments: %s.', async (words) => {
  const reader = await newReader(browser, PHONE);
  const { page } = reader;
  await page.addInitScript((kept) => localStorage.setItem('futago.comic', kept), words);
  await reader.open(comic);
  await page.getByRole('slider').waitFor();
  await leapToComments(page);
  const areCommentsSeen = (): Promise<boolean> =>
    page.locator('#comments').evaluate((comments) => {
      const { top, bottom } = comments.getBoundingClientRect();
      return comments.checkVisibility() && comments.closest('[inert]') === null && top < innerHeight && bottom > 0;
    });
  expect(await areCommentsSeen()).toBe(true);
  await page.evaluate(() => (location.hash = '#page-3'));
  await numberIs(page, '3');
  expect(await areCommentsSeen()).toBe(false);
  await page.goBack();
  await expect.poll(areCommentsSeen).toBe(true);
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});

test('A link to the comments leads to them where chapters follow each other, too.', async () => {
  const reader = await newReader(browser, PHONE);
  const { page } = reader;
  await page.addInitScript(() => localStorage.setItem('futago.comic', 'layout-strip ending-endless'));
  await reader.open(`${comic}#comments`);
  const comments = page.locator('#comments');
  await comments.waitFor();
  await expect.poll(() => comments.evaluate((section) => section.getBoundingClientRect().top < innerHeight)).toBe(true);
  await reader.open(comic);
  await page.locator('[data-page="end"] [data-controls]').waitFor({ state: 'detached' });
  await reader.leave();
});

test('A link to a page of the chapter that is open leads there, one beyond the last page to that, and the way back to where it was followed.', async () => {
  const reader = await newReader(browser, PHONE);
  const { page } = reader;
  await page.addInitScript(() => localStorage.setItem('futago.comic', 'layout-paged'));
  await reader.open(comic);
  await page.getByRole('slider').waitFor();
  await page.keyboard.press('Space');
  await numberIs(page, '2');
  await expect.poll(() => keptId(page)).toBe(await page.locator('[data-slot="current"]').getAttribute('data-page'));
  await page.reload();
  await numberIs(page, '2');
  await page.getByRole('slider').waitFor();
  await page.evaluate(() => (location.hash = '#page-3'));
  await numberIs(page, '3');
  await expect.poll(() => keptId(page)).toBe(await page.locator('[data-slot="current"]').getAttribute('data-page'));
  await page.goBack();
  await numberIs(page, '2');
  const pages = await page.locator('figure[data-page]').count();
  await page.evaluate(() => (location.hash = '#page-999'));
  await numberIs(page, String(pages));
  expect(await page.locator('[data-slot="current"]').getAttribute('data-page')).not.toBe('end');
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});
