import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chapterOf, DESKTOP, find, leaveBrowser, libraryOf, openBrowser, site, taken } from '#tests/e2e/browser/reader.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => leaveBrowser(browser));

interface Losing {
  readonly context: BrowserContext;
  readonly page: Page;
  /** How often the page was loaded. */
  readonly loads: () => number;
  /** How many scripts answered 404. */
  readonly lost: () => number;
}

/** A page whose scripts beyond those it has answer 404 where `isGone` says so. */
async function losing(address: string, isGone: (loads: number, lost: number, url: string) => boolean): Promise<Losing> {
  const context = await browser.newContext(DESKTOP);
  const page = await context.newPage();
  let loads = 0;
  let lost = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await page.goto(address);
  await charted(page);
  await page.route('**/assets/*.js', async (route) => {
    if (!isGone(loads, lost, route.request().url())) return route.continue();
    lost += 1;
    await route.fulfill({ status: 404, body: 'There is no such file in this build.' });
  });
  return { context, page, loads: () => loads, lost: () => lost };
}

/** Until the statecharts know that nobody is signed in: whatever watches over the page is there too. */
async function charted(page: Page): Promise<void> {
  await taken(page);
  await page.waitForFunction(() => document.querySelector('header a[href^="/login"]'));
}

const toGenres = (page: Page) => page.locator('header nav').getByRole('link', { name: 'Thể loại' });

const genres = (page: Page) => page.getByRole('heading', { level: 1, name: 'Thể loại' });

test('A part of the site that is gone, as after a deployment, reloads the page once, and the reader arrives.', async () => {
  const { context, page, loads, lost } = await losing(`${site.vi}/`, (loaded) => loaded === 1);
  await toGenres(page).click();
  await genres(page).waitFor();
  await charted(page);
  expect([lost() > 0, loads(), new URL(page.url()).pathname]).toEqual([true, 2, '/genres']);
  await context.close();
});

test('A part that is lost once on its way is asked for again, without a reload.', async () => {
  const { context, page, loads, lost } = await losing(`${site.vi}/`, (_, lostBefore) => lostBefore === 0);
  await toGenres(page).hover();
  await expect.poll(lost).toBe(1);
  await toGenres(page).click();
  await genres(page).waitFor();
  expect([lost(), loads()]).toEqual([1, 1]);
  await context.close();
});

test('Within ten seconds of such a reload the page stays, and says that something is wrong; its way home loads it anew.', async () => {
  const { context, page, loads } = await losing(`${site.vi}/`, (loaded) => loaded === 1);
  await page.evaluate(() => sessionStorage.setItem('futago.reloaded', String(Date.now())));
  await toGenres(page).click();
  await page.getByRole('heading', { level: 1, name: 'Internal Server Error' }).waitFor();
  expect(loads()).toBe(1);
  await page.getByRole('link', { name: 'Quay lại trang chủ' }).click();
  await charted(page);
  expect([loads(), new URL(page.url()).pathname]).toEqual([2, '/']);
  await context.close();
});

test('A page for which the script asks what the server of another build does not understand is loaded from it, once.', async () => {
  const context = await browser.newContext({ ...DESKTOP, serviceWorkers: 'block' });
  const page = await context.newPage();
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await page.goto(`${site.vi}/`);
  await charted(page);
  await page.route('**/graphql*', async (route) => {
    if (loads > 1) return route.continue();
    await route.fulfill({
      json: { errors: [{ message: 'Cannot query field "names".', extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }] },
    });
  });
  await toGenres(page).click();
  await genres(page).waitFor();
  await charted(page);
  expect([loads, new URL(page.url()).pathname]).toEqual([2, '/genres']);
  await context.close();
});

test('What stands beside the pages of a chapter comes though it was lost on its way, without a reload.', async () => {
  const context = await browser.newContext(DESKTOP);
  const page = await context.newPage();
  let loads = 0;
  let lost = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await page.route('**/assets/words-settings-vi*.js', async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fulfill({ status: 404, body: 'Not yet.' });
  });
  const work = find(await libraryOf('vi'), (one) => one.format === 'COMIC' && !one.isSensitive);
  await page.goto(site.vi + chapterOf(work, 0));
  await page.getByRole('slider').waitFor();
  expect([lost, loads]).toEqual([1, 1]);
  await context.close();
});

test('What stands beside the pages of a chapter reloads the page, once, where it is gone and another build is served.', async () => {
  // A service worker has the files of its build, and gives them without asking.
  const context = await browser.newContext({ ...DESKTOP, serviceWorkers: 'block' });
  const page = await context.newPage();
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await page.route('**/assets/words-settings-vi*.js', async (route) => {
    if (loads > 1) return route.continue();
    await route.fulfill({ status: 404, body: 'There is no such file in this build.' });
  });
  await page.route('**/builds/latest.json*', async (route) => {
    if (loads > 1) return route.continue();
    await route.fulfill({ json: { id: 'another', worker: 'on' } });
  });
  await page.route('**/builds/meta/another.json*', (route) => route.fulfill({ json: { id: 'another', files: [] } }));
  const work = find(await libraryOf('vi'), (one) => one.format === 'COMIC' && !one.isSensitive);
  await page.goto(site.vi + chapterOf(work, 0));
  await page.getByRole('slider').waitFor();
  expect(loads).toBe(2);
  await context.close();
});
