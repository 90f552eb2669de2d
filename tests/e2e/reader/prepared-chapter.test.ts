import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { register } from '#tests/e2e/browser/accounts.ts';
import { chapterOf, find, leaveBrowser, libraryOf, newReader, openBrowser, PHONE, site, WITH_WORKER } from '#tests/e2e/browser/reader.ts';

let browser: Browser;
let novel: string;
let next: string;

beforeAll(async () => {
  browser = await openBrowser();
  const work = find(await libraryOf('vi'), (one) => one.format === 'NOVEL' && one.chaptersCount > 1 && !one.isSensitive);
  [novel, next] = [chapterOf(work, 0), chapterOf(work, 1)];
});
afterAll(() => leaveBrowser(browser));

/** Scrolls to the end of the chapter; resolves once the next one has been asked for and has come. */
async function readToEnd(page: Page): Promise<void> {
  const prepared = page.waitForEvent('requestfinished', (request) => asksFor(next, request.url() + (request.postData() ?? '')));
  await page.locator('[data-page="end"]').evaluate((end) => {
    dispatchEvent(new WheelEvent('wheel'));
    end.scrollIntoView({ behavior: 'instant' });
  });
  await prepared;
}

function asksFor(chapter: string, request: string): boolean {
  return decodeURIComponent(request).includes('ChapterPage') && request.includes(chapter.split('/')[3] ?? '');
}

const goOn = (page: Page) => page.locator(`[data-page="end"] a[href="${next}"]`).evaluate((link: HTMLAnchorElement) => link.click());

test('A chapter that was prepared is not asked for again by who is signed in and goes there.', async () => {
  const reader = await newReader(browser, PHONE);
  const { page, complaints } = reader;
  await register(reader);
  await reader.open(site.vi + novel);
  const asked: string[] = [];
  page.on('request', (request) => asksFor(next, request.url() + (request.postData() ?? '')) && asked.push(request.method()));
  await readToEnd(page);
  await goOn(page);
  await page.waitForURL(site.vi + next);
  await page.locator(`main nav a[href="${novel}"], nav a[href="${novel}"]`).first().waitFor();
  expect([asked, complaints]).toEqual([['POST'], []]);
  await reader.leave();
});

test('Where the network goes at the end of a chapter, the next one that was prepared is read.', async () => {
  const reader = await newReader(browser, { ...PHONE, ...WITH_WORKER });
  const { page } = reader;
  await reader.open(site.vi + novel);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await readToEnd(page);
  await page.context().setOffline(true);
  await page.evaluate(() => Reflect.set(window, 'isFirst', true));
  await goOn(page);
  await page.locator(`nav a[href="${novel}"]`).first().waitFor();
  expect(await page.evaluate(() => [Reflect.get(window, 'isFirst'), document.querySelectorAll('[data-block]').length > 3])).toEqual([
    true,
    true,
  ]);
  await reader.leave();
});
