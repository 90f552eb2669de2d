import type { Browser, Page } from 'playwright';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { blankPictures, forgetProfiles, newProfile, SAVE, shownNumber, start, visit } from '#tests/e2e/browser/profiles.ts';
import {
  chapterOf,
  DESKTOP,
  find,
  leaveBrowser,
  libraryOf,
  newReader,
  openBrowser,
  PHONE,
  site,
  taken,
} from '#tests/e2e/browser/reader.ts';
import { topAtRest } from '#tests/e2e/browser/rest.ts';

let comic: string;
beforeAll(async () => {
  comic = chapterOf(
    find(await libraryOf('vi'), ({ format, isSensitive }) => format === 'COMIC' && !isSensitive),
    0,
  );
});
afterEach(forgetProfiles);

/** It was asked for and did not come; runs in the page. */
function hasFailed(picture: SVGElement | HTMLElement): boolean {
  return picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth === 0;
}

test('Pages that did not come without a network come by themselves with it, and the page that is read stays.', async () => {
  const { context, page } = await start(await newProfile());
  await visit(page, `${site.vi}${comic}`);
  await context.setOffline(true);
  await page
    .locator('figure[data-page]')
    .last()
    .evaluate((figure) => figure.scrollIntoView({ block: 'start' }));
  const lastPicture = page.locator('figure[data-page] picture img').last();
  const alerts = page.locator('figure[data-page] [role="alert"]');
  await alerts.last().waitFor();
  expect(await lastPicture.evaluate(hasFailed)).toBe(true);
  const left = await shownNumber(page);
  await context.setOffline(false);
  await expect.poll(() => lastPicture.evaluate(hasFailed)).toBe(false);
  await alerts.first().waitFor({ state: 'detached' });
  expect(
    await page
      .locator('figure[data-page] picture img')
      .last()
      .evaluate((picture: HTMLImageElement) => picture.decode().then(() => 'shown')),
  ).toBe('shown');
  expect(await shownNumber(page)).toBe(left);
});

test.each([
  ['with the network', "dispatchEvent(new Event('online'))"],
  ['after a while, where nobody told of the network', ''],
])('Where the network went before the late files came, the page stays, and its late parts begin %s.', async (_when, news) => {
  const { page } = await start(await newProfile());
  let [isLost, loads, lost] = [true, 0, 0];
  page.on('domcontentloaded', () => (loads += 1));
  await page.route('**/assets/*.js', async (route) => {
    const first = await page.evaluate(() => document.querySelector('#futago-scripts')?.textContent ?? '');
    if (!isLost || first.includes(new URL(route.request().url()).pathname)) return route.continue();
    lost += 1;
    return route.abort('internetdisconnected');
  });
  await page.goto(`${site.vi}${comic}`);
  await taken(page);
  await expect.poll(() => lost).toBeGreaterThan(0);
  expect(await page.locator('figure[data-page]').count()).toBeGreaterThan(1);
  isLost = false;
  await page.evaluate(news);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  expect(loads).toBe(1);
});

test('Where there is no room, saving says so and reading goes on.', async () => {
  const { context, page } = await start(await newProfile());
  await visit(page, `${site.vi}${comic}`);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: site.vi, quotaSize: 1000 });
  await page.locator('[data-page="end"]').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: SAVE.vi }).click();
  await page.getByText('Máy hết chỗ trống. Hãy xóa bớt truyện trên kệ rồi thử lại.').waitFor();
  await expect.poll(() => blankPictures(page)).toEqual([]);
});

test('Where the browser denies its caches, saving says so and reading goes on.', async () => {
  const { context, page } = await start(await newProfile());
  await context.addInitScript(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
    const denied = () => Promise.reject(new DOMException('Denied.', 'SecurityError'));
    Object.defineProperty(window, 'caches', { value: { open: denied, keys: denied, match: denied, delete: denied } });
  });
  await visit(page, `${site.vi}${comic}`);
  await page.locator('[data-page="end"]').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: SAVE.vi }).click();
  await page.getByText('Trình duyệt này không cho trang lưu gì cả.').waitFor();
  await expect.poll(() => blankPictures(page)).toEqual([]);
});

test('A page that cannot be had without a network says so, without a service worker too, and comes by itself with it.', async () => {
  const browser = await openBrowser();
  const reader = await newReader(browser, { ...DESKTOP, serviceWorkers: 'block' });
  const { page } = reader;
  await reader.open(site.vi);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.locator('a[href="/?top=week"]').click();
  await page.getByRole('heading', { level: 1, name: 'Mất kết nối' }).waitFor();
  await page.getByRole('button', { name: 'Thử lại' }).click();
  await page.getByRole('heading', { level: 1, name: 'Mất kết nối' }).waitFor();
  await page.context().setOffline(false);
  await page.locator('a[href="/?top=week"][aria-current]').waitFor();
  await leaveBrowser(browser);
});

test('A page that cannot be had though the device has a network is asked for again by a button, and comes.', async () => {
  const browser = await openBrowser();
  const reader = await newReader(browser);
  const { page } = reader;
  await reader.open(site.vi);
  await page.waitForLoadState('networkidle');
  const title = await page.title();
  await page.route('**/graphql*', (route) => route.abort('namenotresolved'));
  await page.locator('a[href="/?top=week"]').click();
  await page.getByRole('heading', { level: 1, name: 'Internal Server Error' }).waitFor();
  await page.getByRole('button', { name: 'Thử lại' }).click();
  await page.getByRole('heading', { level: 1, name: 'Internal Server Error' }).waitFor();
  await page.unroute('**/graphql*');
  await page.getByRole('button', { name: 'Thử lại' }).click();
  await page.locator('a[href="/?top=week"][aria-current]').waitFor();
  expect(await page.title()).toBe(title);
  await leaveBrowser(browser);
});

describe('On a phone, wherever the list was scrolled to, what is said in the place of a page begins in sight:', () => {
  const FAR = 'a[href="/?top=week"]';
  let browser: Browser;
  let page: Page;
  beforeEach(async () => {
    browser = await openBrowser();
    const reader = await newReader(browser, PHONE);
    page = reader.page;
    await reader.open(site.vi);
    await page.waitForLoadState('networkidle');
    const scrolledTo = await page.locator(FAR).evaluate((tab) => {
      tab.scrollIntoView({ block: 'start' });
      return scrollY;
    });
    expect(scrolledTo).toBeGreaterThan(PHONE.viewport?.height ?? 0);
  });
  afterEach(() => leaveBrowser(browser));

  async function beginsInSight(title: string): Promise<void> {
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await topAtRest(page.locator('main svg').first())).toBeGreaterThan(0);
  }

  test('that the network is lost.', async () => {
    await page.context().setOffline(true);
    await page.locator(FAR).tap();
    await beginsInSight('Mất kết nối');
  });

  test('that something went wrong.', async () => {
    await page.route('**/graphql*', (route) => route.fulfill({ status: 500 }));
    await page.locator(FAR).tap();
    await beginsInSight('Internal Server Error');
  });
});
