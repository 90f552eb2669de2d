import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countKept } from '#tests/e2e/browser/kept-history.ts';
import { chapterOf, DESKTOP, find, leaveBrowser, libraryOf, newReader, openBrowser, site } from '#tests/e2e/browser/reader.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => leaveBrowser(browser));

/** As a reader of this language has the first novel of the library, settings as words. */
async function openNovel(language: 'vi' | 'ja', words: string) {
  const reader = await newReader(browser, { ...DESKTOP, colorScheme: 'dark' });
  await reader.page.addInitScript((kept) => localStorage.setItem('futago.novel', kept), words);
  const work = find(
    await libraryOf(language),
    ({ format, isSensitive, chaptersCount }) => format === 'NOVEL' && !isSensitive && chaptersCount < 9,
  );
  await reader.open(site[language] + chapterOf(work, 0));
  return { ...reader, work };
}

/** What of the page is printed, and how. Waits for the style sheet of paper, which comes late. */
async function printed(page: Page) {
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.locator('[data-format] > header').isVisible()).toBe(false);
  return page.evaluate(() => {
    const [chrome, end] = ['[data-format] > :not(main)', '[data-page="end"]'].map((selector) =>
      [...document.querySelectorAll(selector)].some((one) => one.checkVisibility()),
    );
    const text = document.querySelector('main [data-block]');
    const groups = [...document.querySelectorAll('[data-later]')].map((group) => getComputedStyle(group).contentVisibility);
    return {
      chrome,
      end,
      colour: text && getComputedStyle(text).color,
      ground: getComputedStyle(document.documentElement).backgroundColor,
      lines: text && getComputedStyle(text).writingMode,
      page: getComputedStyle(document.documentElement).writingMode,
      isWhole: groups.every((visibility) => visibility === 'visible'),
    };
  });
}

async function paperOf(page: Page) {
  const paper = (await page.pdf({ format: 'A5' })).toString('latin1');
  const count = (what: RegExp): number => paper.match(what)?.length ?? 0;
  return { sheets: count(/\/Type \/Page\b(?!s)/g), pictures: count(/\/Subtype \/Image/g) };
}

async function sheetsOf(page: Page): Promise<number> {
  return (await paperOf(page)).sheets;
}

/** What stands at the head of each sheet; whoever prints before the late parts of the page have come goes without. */
async function printedHead(page: Page): Promise<string> {
  await sheetsOf(page);
  return page.evaluate(() => document.documentElement.style.getPropertyValue('--running-head'));
}

const BOOK_PAGE = { chrome: false, end: false, colour: 'rgb(0, 0, 0)', ground: 'rgba(0, 0, 0, 0)', isWhole: true };

test('A vertical chapter that is read in pages, in the dark, is printed whole as vertical pages in black, with its readings.', async () => {
  const reader = await openNovel('ja', 'writing-vertical flow-pages theme-black');
  const { page } = reader;
  expect(await printed(page)).toEqual({ ...BOOK_PAGE, lines: 'vertical-rl', page: 'vertical-rl' });
  expect(await page.locator('main rt').first().isVisible()).toBe(true);
  expect(await sheetsOf(page)).toBeGreaterThan(2);
  await expect.poll(() => printedHead(page)).toBe(`"${await page.title()}"`);
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});

test('A horizontal chapter is printed whole, and the page of its work without what only a screen can use.', async () => {
  const reader = await openNovel('vi', 'theme-sepia');
  const { page, work } = reader;
  expect(await printed(page)).toEqual({ ...BOOK_PAGE, lines: 'horizontal-tb', page: 'horizontal-tb' });
  expect(await sheetsOf(page)).toBeGreaterThan(2);
  await reader.open(`${site.vi}/comic/${work.id}`);
  await expect.poll(() => page.getByRole('banner').isVisible()).toBe(false);
  expect(await page.getByRole('heading', { level: 1, name: work.title }).isVisible()).toBe(true);
  expect(await page.locator(`main li a[href="${chapterOf(work, 0)}"]`).isVisible()).toBe(true);
  expect(await page.locator('main :is(button, form, nav)').filter({ visible: true }).count()).toBe(0);
  const folded = page.locator('main :has(+ details)');
  expect(await folded.evaluate((text) => [text.scrollHeight - text.clientHeight, getComputedStyle(text).maskImage])).toEqual([0, 'none']);
  expect(await page.locator('main details').filter({ visible: true }).count()).toBe(0);
  const [whole, content] = await Promise.all(['body', 'main'].map((part) => page.locator(part).boundingBox()));
  expect(whole?.height).toBe(content?.height);
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});

test('On paper a list has no empty column for its buttons, a search no lines around choices that are not there, a warning no choice.', async () => {
  const reader = await newReader(browser, DESKTOP);
  const { page } = reader;
  const works = await libraryOf('vi');
  const paper = async (path: string) => {
    await page.emulateMedia({ media: null });
    await reader.open(site.vi + path);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.locator('main :is(button, input)').filter({ visible: true }).count()).toBe(0);
  };
  await paper(`/comic/${find(works, ({ format, isSensitive }) => format === 'NOVEL' && !isSensitive).id}`);
  const [row, time] = await Promise.all(['', ' time'].map((part) => page.locator(`#chapters li${part}`).first().boundingBox()));
  expect(right(row) - right(time)).toBeLessThan(17);
  await paper('/search?q=a');
  expect(await page.locator('main li').first().isVisible()).toBe(true);
  expect(await page.locator('main div:has(> nav + nav)').filter({ visible: true }).count()).toBe(0);
  await paper(
    chapterOf(
      find(works, ({ isSensitive }) => isSensitive),
      0,
    ),
  );
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  expect(await page.locator('main a').filter({ visible: true }).count()).toBe(0);
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});

function right(box: { readonly x: number; readonly width: number } | null | undefined): number {
  return box ? box.x + box.width : NaN;
}

test('Neither the way back into a work nor the choice to read incognito is printed with the pages that they stand on.', async () => {
  const reader = await openNovel('vi', '');
  const { page } = reader;
  await expect.poll(() => page.evaluate(countKept)).toBe(1);
  await reader.open(`${site.vi}/history`);
  await page.locator('main li').waitFor();
  expect(await page.locator('main label').filter({ visible: true }).count()).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.getByRole('banner').isVisible()).toBe(false);
  expect(await page.locator('main li').isVisible()).toBe(true);
  expect(await page.locator('main label').filter({ visible: true }).count()).toBe(0);
  await page.emulateMedia({ media: null });
  await reader.open(site.vi);
  const bar = page.locator('main a:has(progress)');
  await bar.waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.getByRole('banner').isVisible()).toBe(false);
  expect(await bar.isVisible()).toBe(false);
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});

test.each(['layout-strip', 'layout-paged', 'layout-double', 'layout-row', 'layout-paged fit-width wide-split'])(
  'A comic is printed picture by picture: %s.',
  async (words) => {
    const reader = await newReader(browser, { ...DESKTOP, colorScheme: 'dark' });
    const { page } = reader;
    await page.addInitScript((kept) => localStorage.setItem('futago.comic', kept), words);
    const work = find(await libraryOf('ja'), ({ title }) => title === '半人前しのび帖');
    await reader.open(site.ja + chapterOf(work, 0));
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.locator('[data-format] > header').isVisible()).toBe(false);
    expect(await page.locator('[data-page="end"]').isVisible()).toBe(false);
    expect(await page.locator('main output').isVisible()).toBe(false);
    const [sheet, picture] = await Promise.all(['main', 'main figure img'].map((part) => page.locator(part).first().boundingBox()));
    expect(picture?.width).toBe(sheet?.width);
    await page.emulateMedia({ media: null });
    const pages = await page.locator('main figure[data-page]').count();
    expect(pages).toBeGreaterThan(2);
    // Chromium asks for every picture before it prints and waits two seconds at most; what comes later is there for who prints again.
    await expect.poll(() => paperOf(page)).toSatisfy(({ sheets, pictures }) => sheets === pages && pictures >= pages);
    expect(reader.complaints).toEqual([]);
    await reader.leave();
  },
);

test('Of a comic whose page is enlarged, and whose wide pages lie on their side, each picture is printed upright, as wide as the sheet.', async () => {
  const reader = await newReader(browser, { viewport: { width: 600, height: 900 } });
  const { page } = reader;
  await page.addInitScript(() => localStorage.setItem('futago.comic', 'layout-paged wide-rotated'));
  const work = find(await libraryOf('ja'), ({ title }) => title === '半人前しのび帖');
  await reader.open(site.ja + chapterOf(work, 0));
  await page.getByRole('slider').waitFor();
  await page
    .locator('main figure')
    .nth(1)
    .evaluate((figure) => figure.setAttribute('data-rotated', ''));
  await page.keyboard.press('+');
  await page.locator('main [data-zoomed]').waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.locator('[data-format] > header').isVisible()).toBe(false);
  const sheet = await page.locator('main').boundingBox();
  const pictures = await Promise.all([0, 1].map((index) => page.locator('main figure img').nth(index).boundingBox()));
  expect(pictures.map((picture) => [picture?.x, picture?.width])).toEqual([0, 1].map(() => [sheet?.x, sheet?.width]));
  await reader.leave();
});
