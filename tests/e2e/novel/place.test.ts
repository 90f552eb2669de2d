import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  chapterOf,
  DESKTOP,
  find,
  leapToComments,
  leaveBrowser,
  libraryOf,
  newReader,
  openBrowser,
  PHONE,
  site,
} from '#tests/e2e/browser/reader.ts';
import { chooseNovel, edge, isKeptPlaceSeen, isSoon, keptId, randomFrom } from '#tests/support/browser/kept-place.ts';
import { readHalf } from '#tests/e2e/reader/reading-edge.ts';

/** bench/places makes five hundred in each of eleven novels. */
const CHANGES = 150;

const [VERTICAL, PAGES] = ['[data-novel~="writing-vertical"]', '[data-novel~="flow-pages"]'];
/** Choices of the settings, and what the text says once it has taken them. */
const TAPPED = [
  ['縦書き', VERTICAL],
  ['ページ送り', VERTICAL + PAGES],
  ['横書き', `${PAGES}:not(${VERTICAL})`],
  ['スクロール', `:not(${VERTICAL}, ${PAGES})`],
  ['ページ送り', `${PAGES}:not(${VERTICAL})`],
  ['縦書き', VERTICAL + PAGES],
  ['スクロール', `${VERTICAL}:not(${PAGES})`],
] as const;

let browser: Browser;
let novel: string;

beforeAll(async () => {
  browser = await openBrowser();
  const work = find(await libraryOf('vi'), (one) => one.format === 'NOVEL' && one.chaptersCount > 1 && !one.isSensitive);
  novel = site.vi + chapterOf(work, 0);
});

afterAll(() => leaveBrowser(browser));

test('A chapter that was left half read opens at the same block, in another window too, no bar over it until it is asked for, and stands in the history.', async () => {
  const reader = await newReader(browser, DESKTOP);
  const { page } = reader;
  await reader.open(novel);
  const left = await readHalf(page);
  await page.goto('about:blank');
  await page.setViewportSize({ width: 500, height: 700 });
  await reader.open(novel);
  await expect.poll(() => edge(page)).toBe(left);
  await expect.poll(() => topOfBars(page)).toBeLessThan(0);
  await page.keyboard.press('c');
  await expect.poll(() => topOfBars(page)).toBeGreaterThanOrEqual(0);
  expect(await edge(page)).toBe(left);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => topOfBars(page)).toBeLessThan(0);
  await reader.open(`${site.vi}/history`);
  await page.locator(`main a[href="${new URL(novel).pathname}"]`).waitFor();
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});

test('Whatever the window and the type become, time after time, the block at the edge stays.', async () => {
  const reader = await newReader(browser, DESKTOP);
  const { page } = reader;
  await reader.open(novel);
  const left = await readHalf(page);
  const random = randomFrom(11);
  const strayed: string[] = [];
  for (let change = 0; change < CHANGES; change += 1) {
    if (change % 2) await page.setViewportSize({ width: 340 + random(1200), height: 480 + random(500) });
    else await chooseNovel(page, `size-${1 + random(9)} leading-${1 + random(5)}`);
    if (change % 30 === 29) await page.reload();
    if (!(await settles(page, left))) strayed.push(`${change}: ${await edge(page)}`);
  }
  expect(strayed).toEqual([]);
  expect(reader.complaints).toEqual([]);
  await reader.leave();
}, 180_000);

test('Whatever direction, mode, face, type and window become, time after time, the place stays in sight.', async () => {
  const work = find(await libraryOf('ja'), ({ title }) => title === '川辺の書庫');
  const reader = await newReader(browser, DESKTOP);
  const { page } = reader;
  await reader.open(site.ja + chapterOf(work, 0));
  const left = await readHalf(page);
  const random = randomFrom(7);
  const strayed: string[] = [];
  for (let change = 0; change < CHANGES; change += 1) {
    const words = `writing-${['horizontal', 'vertical'][random(2)]} flow-${['scroll', 'pages'][random(2)]} face-${['serif', 'sans', 'clear'][random(3)]} size-${1 + random(9)} leading-${1 + random(5)} ruby-${['shown', 'hidden'][random(2)]}`;
    if (change % 3 === 0) await page.setViewportSize({ width: 340 + random(1200), height: 480 + random(500) });
    else await chooseNovel(page, words);
    if (change % 30 === 29) await page.reload();
    if (!(await isSoon(() => isKeptPlaceSeen(page))) || (await keptId(page)) !== left)
      strayed.push(`${change}: ${words}, ${await keptId(page)}`);
  }
  expect(strayed).toEqual([]);
  expect(reader.complaints).toEqual([]);
  await reader.leave();
}, 240_000);

test('Whatever is chosen in the open sheet, one tap after the other, the place stays in sight.', async () => {
  const work = find(await libraryOf('ja'), ({ title }) => title === '川辺の書庫');
  const reader = await newReader(browser, DESKTOP);
  const { page } = reader;
  await reader.open(site.ja + chapterOf(work, 0));
  const left = await readHalf(page);
  await page.mouse.click(640, 400);
  await page.getByRole('button', { name: '表示設定' }).first().click();
  const strayed: string[] = [];
  for (const [choice, words] of TAPPED) {
    await page.getByRole('dialog').getByRole('radio', { name: choice, exact: true }).first().click();
    await page.locator(`main [data-novel]${words} [data-block]`).first().waitFor({ state: 'attached' });
    if (!(await isSoon(() => isKeptPlaceSeen(page))) || (await keptId(page)) !== left) strayed.push(`${choice}: ${await keptId(page)}`);
  }
  await page.reload();
  if (!(await isSoon(() => isKeptPlaceSeen(page))) || (await keptId(page)) !== left) strayed.push(`reloaded: ${await keptId(page)}`);
  expect(strayed).toEqual([]);
  await reader.leave();
});

test.each(['writing-horizontal', 'writing-vertical'])(
  'Who has come to the comments, %s, is not taken back to the text when faces come.',
  async (words) => {
    const work = find(await libraryOf('ja'), ({ title }) => title === '川辺の書庫');
    const reader = await newReader(browser, PHONE);
    const { page } = reader;
    await reader.open(site.ja + chapterOf(work, 0));
    await chooseNovel(page, words);
    await page
      .locator(words === 'writing-vertical' ? `main ${VERTICAL}` : `main [data-novel]:not(${VERTICAL})`)
      .first()
      .waitFor();
    await leapToComments(page);
    await page.keyboard.press('End');
    const last = await page.locator('[data-block]').last().getAttribute('data-block');
    await expect.poll(() => keptId(page)).toBe(last);
    await expect.poll(() => isOutOfSight(page)).toBe(true);
    await page.evaluate(() => document.fonts.dispatchEvent(new Event('loadingdone')));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await isOutOfSight(page)).toBe(true);
    await reader.leave();
  },
);

test('Who has come to the comments stays after the text, whatever way that is set then.', async () => {
  const work = find(await libraryOf('ja'), ({ title }) => title === '川辺の書庫');
  const reader = await newReader(browser, PHONE);
  const { page } = reader;
  await reader.open(site.ja + chapterOf(work, 0));
  await leapToComments(page);
  await page.keyboard.press('End');
  const last = await page.locator('[data-block]').last().getAttribute('data-block');
  await expect.poll(() => keptId(page)).toBe(last);
  const strayed: string[] = [];
  for (const [words, shown] of [
    ['flow-pages', `${PAGES}:not(${VERTICAL})`],
    ['', `:not(${VERTICAL}, ${PAGES})`],
    ['writing-vertical', `${VERTICAL}:not(${PAGES})`],
    ['', `:not(${VERTICAL}, ${PAGES})`],
    ['writing-vertical flow-pages', VERTICAL + PAGES],
  ] as const) {
    await leapToComments(page);
    await chooseNovel(page, words);
    await page.locator(`main [data-novel]${shown} [data-block]`).first().waitFor({ state: 'attached' });
    if (!(await isSoon(() => isAfterText(page))) || (await keptId(page)) !== last) strayed.push(`${words}: ${await keptId(page)}`);
  }
  expect(strayed).toEqual([]);
  await reader.leave();
});

test('Who reads incognito leaves nothing behind.', async () => {
  const reader = await newReader(browser, DESKTOP);
  const { page } = reader;
  await reader.open(`${site.vi}/history`);
  await page.getByRole('checkbox').check();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('futago.incognito'))).toBe('1');
  await reader.open(novel);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  await page.waitForLoadState('networkidle');
  await reader.open(`${site.vi}/history`);
  await page.getByText('No history').waitFor();
  expect(await keptId(page)).toBeUndefined();
  await reader.leave();
});

const topOfBars = (page: Page): Promise<number> =>
  page
    .getByRole('button', { name: 'Cài đặt đọc' })
    .first()
    .evaluate((button) => button.getBoundingClientRect().top);

/** Whether the last block of the text has left the window. */
function isOutOfSight(page: Page): Promise<boolean> {
  return page
    .locator('[data-block]')
    .last()
    .evaluate((block) => {
      const { left, bottom } = block.getBoundingClientRect();
      return bottom <= 0 || left >= document.documentElement.clientWidth;
    });
}

/** Whether what comes after the text is what the reader looks at, two frames on end. */
function isAfterText(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('[data-page="end"]') !== null;
  });
}

async function settles(page: Page, wanted: string): Promise<boolean> {
  return isSoon(async () => {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    return (await edge(page)) === wanted;
  });
}
