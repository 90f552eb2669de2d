import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keptLogin, register } from '#tests/e2e/browser/accounts.ts';
import { edge, keptId } from '#tests/support/browser/kept-place.ts';
import { chapterOf, find, leaveBrowser, libraryOf, newReader, openBrowser, PHONE, site, WITH_WORKER } from '#tests/e2e/browser/reader.ts';

let browser: Browser;
let novel: { readonly vi: string; readonly ja: string };
let comic: { readonly vi: string; readonly ja: string };

beforeAll(async () => {
  browser = await openBrowser();
  const [here, there] = [await libraryOf('vi'), await libraryOf('ja')];
  const addresses = (format: 'COMIC' | 'NOVEL', index: number) => {
    const work = find(here, (one) => one.format === format && one.twins.length > 0);
    const twin = find(there, ({ id }) => id === work.twins[0]?.id);
    return { vi: site.vi + chapterOf(work, index), ja: site.ja + chapterOf(twin, index) };
  };
  [novel, comic] = [addresses('NOVEL', 1), addresses('COMIC', 1)];
});
afterAll(() => leaveBrowser(browser));

/** Scrolls so that the block that begins so is at the reading edge, and waits until that place is kept. */
async function readTo(page: Page, beginning: string): Promise<void> {
  const block = page.locator('[data-block]', { hasText: new RegExp(`^\\s*${beginning}`) }).first();
  await expect.poll(() => keptId(page)).toBeDefined();
  await block.evaluate((element) => {
    // What moves without a gesture while a text settles is the browser, and is taken back.
    dispatchEvent(new WheelEvent('wheel'));
    element.scrollIntoView({ behavior: 'instant' });
  });
  await expect.poll(() => wordsAtEdge(page)).toMatch(new RegExp(`^${beginning}`));
  await expect.poll(async () => (await edge(page)) === (await keptId(page))).toBe(true);
}

async function wordsAtEdge(page: Page): Promise<string> {
  const id = await edge(page);
  return (await page.locator(`[data-block="${id}"]`).innerText()).trim();
}

/** By the link in the bar, which comes with a tap. */
async function cross(page: Page, name: string): Promise<void> {
  const link = page.locator('header').getByRole('link', { name, exact: true });
  await link.focus();
  await link.click();
}

test('Who crosses over in the middle of a novel goes on in the other language at the passage that says the same, and on the way back where they were.', async () => {
  const reader = await newReader(browser, PHONE);
  const { page } = reader;
  await reader.open(novel.vi);
  await readTo(page, 'Bà quay mặt vào vách');
  await cross(page, 'Đọc bản tiếng Nhật');
  await page.waitForURL((url) => url.href.startsWith(`${novel.ja}#block-`));
  await expect.poll(() => wordsAtEdge(page)).toMatch(/^祖母は、そっぽを向いていた/);
  await readTo(page, 'その夜、杏はいろはの最初の一字を送った');
  await page.goBack();
  await page.waitForURL(novel.vi);
  await expect.poll(() => wordsAtEdge(page)).toMatch(/^Bà quay mặt vào vách/);
  await page.goForward();
  await page.waitForURL((url) => url.href.startsWith(novel.ja));
  await expect.poll(() => wordsAtEdge(page)).toMatch(/^その夜、杏はいろは/);
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});

test('Back over the bridge, the passage read last counts, not the one that was left here.', async () => {
  const reader = await newReader(browser, PHONE);
  const { page } = reader;
  await reader.open(novel.vi);
  await readTo(page, 'Nó làm ba lượt');
  await cross(page, 'Đọc bản tiếng Nhật');
  await expect.poll(() => wordsAtEdge(page)).toMatch(/^三度くり返して/);
  await readTo(page, 'その夜、杏はいろはの最初の一字を送った');
  await cross(page, 'ベトナム語で読む');
  await page.waitForURL((url) => url.href.startsWith(`${novel.vi}#block-`));
  await expect.poll(() => wordsAtEdge(page)).toMatch(/^Đêm ấy An đánh đi chữ đầu tiên/);
  await reader.leave();
});

test('It holds for pages of a vertical text, and for who is signed in and takes their session along.', async () => {
  const reader = await newReader(browser, PHONE);
  const { page } = reader;
  await register(reader);
  await reader.open(site.ja);
  await page.evaluate(() => localStorage.setItem('futago.novel', 'flow-pages writing-vertical'));
  await reader.open(novel.vi);
  await readTo(page, 'Quyển vở sờn mép');
  await cross(page, 'Đọc bản tiếng Nhật');
  await page.waitForURL((url) => url.href.startsWith(`${novel.ja}#block-`));
  const passage = page.locator('[data-block]', { hasText: '帳面は、手' });
  const isSeen = () =>
    passage.evaluate((block) => {
      const { left, right, top, bottom } = [...block.getClientRects()][0] ?? new DOMRect();
      return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight && getComputedStyle(block).writingMode === 'vertical-rl';
    });
  await expect.poll(isSeen).toBe(true);
  await expect.poll(() => keptLogin(page)).not.toBeNull();
  await reader.leave();
});

test('In a comic it leads to the page of the same number.', async () => {
  const reader = await newReader(browser, PHONE);
  const { page } = reader;
  await page.addInitScript(() => localStorage.setItem('futago.comic', 'layout-paged'));
  await reader.open(`${comic.vi}#page-3`);
  await expect.poll(() => page.locator('main output').textContent()).toMatch(/^3 \//);
  await cross(page, 'Đọc bản tiếng Nhật');
  await page.waitForURL(`${comic.ja}#page-3`);
  await expect.poll(() => page.locator('main output').textContent()).toMatch(/^3 \//);
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});

test('In a strip it leads as far into that page.', async () => {
  const reader = await newReader(browser, PHONE);
  const { page } = reader;
  await reader.open(comic.vi);
  /** Part of the third page that has passed the upper edge of the window. */
  const passed = () =>
    page
      .locator('figure[data-page]')
      .nth(2)
      .evaluate((element) => {
        const { top, height } = element.getBoundingClientRect();
        return -top / height;
      });
  await page
    .locator('figure[data-page]')
    .nth(2)
    .evaluate((element) => {
      const { top, height } = element.getBoundingClientRect();
      dispatchEvent(new WheelEvent('wheel'));
      scrollTo({ top: scrollY + top + height * 0.62, behavior: 'instant' });
    });
  await expect.poll(passed).toBeCloseTo(0.62, 1);
  await cross(page, 'Đọc bản tiếng Nhật');
  await page.waitForURL((url) => /^#page-3\.6[0-3]$/.test(url.hash));
  await expect.poll(passed).toBeCloseTo(0.62, 1);
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});

/** Runs in the page: works in the history of this site and pages that its worker keeps, of those of chapters. */
async function kept(): Promise<readonly string[]> {
  const works = await new Promise<number>((resolve) => {
    const opening = indexedDB.open('futago');
    opening.addEventListener('success', () => {
      const counting = opening.result.transaction('historyja').objectStore('historyja').count();
      opening.result.close();
      counting.addEventListener('success', () => resolve(counting.result));
    });
  });
  const pages = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  return [`${works} works`, ...pages.flat().flatMap(({ url }) => (/\/comic\/\d+\/\d+/.test(url) ? new URL(url).pathname : []))];
}

test('Who reads incognito and crosses over leaves nothing on the other site either, until they lift it where they chose it.', async () => {
  const reader = await newReader(browser, { ...PHONE, ...WITH_WORKER });
  const { page } = reader;
  // A worker stands there, and the history has been opened.
  await reader.open(`${site.ja}/history`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await reader.open(`${site.vi}/history`);
  const choice = page.getByRole('checkbox');
  await choice.check();
  await reader.open(novel.vi);
  await cross(page, 'Đọc bản tiếng Nhật');
  await page.waitForURL(novel.ja);
  await page.locator('[data-page="end"]').evaluate((end) => {
    dispatchEvent(new WheelEvent('wheel'));
    end.scrollIntoView({ behavior: 'instant' });
  });
  await page.locator('[data-page="end"] a[href^="/comic/"]').last().click();
  await page.waitForURL((url) => url.origin === site.ja && url.href !== novel.ja);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(kept)).toEqual(['0 works']);
  await reader.open(`${site.ja}/history`);
  await expect.poll(() => choice.isChecked()).toBe(true);
  await reader.open(`${site.vi}/history`);
  await choice.uncheck();
  await reader.open(novel.vi);
  await cross(page, 'Đọc bản tiếng Nhật');
  await page.waitForURL(novel.ja);
  await expect.poll(() => page.evaluate(kept)).toEqual(['1 works', new URL(novel.ja).pathname]);
  await reader.leave();
});

test('From the beginning of a chapter its twin is opened where it was left.', async () => {
  const reader = await newReader(browser, PHONE);
  const { page } = reader;
  await reader.open(novel.ja);
  await readTo(page, '祖母は、そっぽを向いていた');
  await reader.open(novel.vi);
  await cross(page, 'Đọc bản tiếng Nhật');
  await page.waitForURL(novel.ja);
  await expect.poll(() => wordsAtEdge(page)).toMatch(/^祖母は、そっぽを向いていた/);
  await reader.leave();
});
