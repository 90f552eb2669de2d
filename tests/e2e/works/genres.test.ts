import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, leaveBrowser, newReader, openBrowser, PHONE, site } from '#tests/e2e/browser/reader.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => leaveBrowser(browser));

const chips = (page: Page) => page.locator('main nav').first().getByRole('link');
const states = (page: Page) =>
  chips(page).evaluateAll((all) => all.map((chip) => chip.dataset['state']).filter((state) => state === 'with' || state === 'without'));
const works = (page: Page) =>
  page.locator('main section a[href^="/comic/"]').evaluateAll((all) => new Set(all.map((one) => one.getAttribute('href'))).size);

/** The slug of the first genre, as the chip's address spells it. */
async function firstGenre(page: Page): Promise<string> {
  return new URL((await chips(page).first().getAttribute('href')) ?? '', site.vi).searchParams.get('genre') ?? '';
}

test('A genre is asked for, left out and let go; back and forward lead through it.', async () => {
  const reader = await newReader(browser, PHONE);
  const { page } = reader;
  await reader.open(`${site.vi}/genres`);
  const [slug, all] = [await firstGenre(page), await works(page)];
  await chips(page).first().click();
  await page.waitForURL(`${site.vi}/genres?genre=${slug}`);
  await expect.poll(() => states(page)).toEqual(['with']);
  const kept = await works(page);
  await chips(page).first().click();
  await page.waitForURL(`${site.vi}/genres?without=${slug}`);
  await expect.poll(() => states(page)).toEqual(['without']);
  await expect.poll(() => works(page)).toBe(all - kept);
  await page.goBack();
  await expect.poll(() => states(page)).toEqual(['with']);
  await page.goForward();
  await expect.poll(() => states(page)).toEqual(['without']);
  await chips(page).first().click();
  await page.waitForURL(`${site.vi}/genres`);
  await expect.poll(() => works(page)).toBe(all);
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});

test('Without script the genres and the orders are links, and a choice that nothing has says so.', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.ja}/genres`);
  await chips(page).first().click();
  await chips(page).first().click();
  expect(page.url()).toMatch(/\/genres\?without=[a-z-]+$/);
  await page.getByRole('link', { name: '名前順' }).click();
  expect(page.url()).toMatch(/\/genres\?without=[a-z-]+&order=name$/);
  expect(await works(page)).toBeGreaterThan(0);
  await page.goto(`${site.ja}/genres?genre=no-such-genre`);
  await page.getByRole('heading', { name: 'No results found' }).waitFor();
  await context.close();
});

test('A search leaves out what has a genre, by a link without script too.', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.vi}/search?format=comic`);
  const found = await page.locator('main section a[href^="/comic/"]').count();
  const genre = page.locator('main nav').last().getByRole('link').first();
  await genre.click();
  await page.locator('main nav').last().getByRole('link').first().click();
  expect(page.url()).toMatch(/\/search\?format=comic&without=[a-z-]+$/);
  expect(found).toBeGreaterThan(await page.locator('main section a[href^="/comic/"]').count());
  await context.close();
});

test('Who made a work has a page of theirs, with a name, works and their person for search engines, without script.', async () => {
  const reader = await newReader(browser, DESKTOP);
  const { page } = reader;
  await reader.open(`${site.ja}/genres`);
  await page.locator('main section a[href^="/comic/"]').first().click();
  await page.waitForURL(/\/comic\/\d+$/);
  const link = page.locator('main header a[href^="/creator/"]').first();
  const [name, href] = [await link.innerText(), await link.getAttribute('href')];
  await link.click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  expect(reader.complaints).toEqual([]);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${site.ja}${href}`);
  expect(await plain.getByRole('heading', { level: 1 }).innerText()).toBe(name);
  expect(await plain.locator('main a[href^="/comic/"]').count()).toBeGreaterThan(0);
  expect(await plain.locator('link[rel=canonical]').getAttribute('href')).toBe(`${site.ja}${href}`);
  expect(await plain.title()).toContain(name);
  const things = await plain.locator('script[type="application/ld+json"]').allTextContents();
  expect(things.map((thing) => JSON.parse(thing) as unknown).flat()).toContainEqual(
    expect.objectContaining({ '@type': 'ProfilePage', mainEntity: expect.objectContaining({ '@type': 'Person', name }) }),
  );
  expect((await plain.goto(`${site.ja}/creator/999999`))?.status()).toBe(404);
  expect(await plain.getByText('Page not found: /creator/999999').count()).toBeGreaterThan(0);
  await context.close();
  await reader.leave();
});
