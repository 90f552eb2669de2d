import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { localFetch } from '#tests/support/network/local-fetch.ts';
import { startDeployment, type Deployment } from './deployment.ts';
import { chapterOf, DESKTOP, find, leaveBrowser, libraryOf, openBrowser, taken } from '#tests/e2e/browser/reader.ts';

let browser: Browser;
let site: Deployment;
let chapter: string;
beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), startDeployment()]);
  chapter = chapterOf(
    find(await libraryOf('vi'), ({ isSensitive }) => !isSensitive),
    0,
  );
});
afterAll(async () => {
  await leaveBrowser(browser);
  await site.stop();
});
afterEach(() => site.bringBack());

interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** How often the page was loaded. */
  readonly loads: () => number;
}

async function visit(address: string): Promise<Visit> {
  const context = await browser.newContext(DESKTOP);
  const page = await context.newPage();
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await page.goto(address);
  await taken(page);
  return { context, page, loads: () => loads };
}

/** Until a worker answers for the page. */
async function controlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const WORKER = '/sw.js';
const workerText = async (): Promise<string> => (await localFetch(site.vi + WORKER)).text();

/** From now on the site serves another build; the reader comes back to the tab and the page hears of it. */
async function serveAnotherBuild({ context, page }: Visit): Promise<void> {
  site.put(WORKER, `${await workerText()}\n/* another build */`);
  await context.route('**/builds/**', (route) => route.fulfill({ json: { id: 'another-build', worker: 'on' } }));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

describe.each(['vi', 'ja'] as const)('the first visit of the site in %s', (language) => {
  test('installs the worker without a reload; without a network the page says so in its language, and comes by itself with it.', async () => {
    const { context, page, loads } = await visit(`${site[language]}/`);
    await controlled(page);
    expect(loads()).toBe(1);
    await context.setOffline(true);
    await page.goto(`${site[language]}/genres?page=9`);
    expect([await page.getAttribute('html', 'lang'), await page.textContent('h1')]).toEqual([
      language,
      { vi: 'Mất kết nối', ja: 'オフラインです' }[language],
    ]);
    await context.setOffline(false);
    await taken(page);
    expect(new URL(page.url()).pathname).toBe('/genres');
    await context.close();
  });
});

test('Faces that the page had before there was a worker are kept by it.', async () => {
  const { context, page } = await visit(`${site.vi}${chapter}`);
  await page.evaluate(() => document.fonts.ready);
  await controlled(page);
  const faces = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.woff2')),
  );
  expect(faces.length).toBeGreaterThan(1);
  const missing = (names: readonly string[]) =>
    page.evaluate(async (all) => {
      const found = await Promise.all(all.map((name) => caches.match(name)));
      return all.filter((_, index) => found[index] === undefined);
    }, names);
  await expect.poll(() => missing(faces)).toEqual([]);
  await context.close();
});

test('Outside a chapter a new build reloads the page once.', async () => {
  const reader = await visit(`${site.vi}/`);
  await controlled(reader.page);
  await Promise.all([reader.page.waitForEvent('domcontentloaded'), serveAnotherBuild(reader)]);
  await taken(reader.page);
  await reader.page.waitForFunction(() =>
    navigator.serviceWorker.getRegistration().then((found) => found && !found.waiting && !found.installing),
  );
  expect(reader.loads()).toBe(2);
  await reader.context.close();
});

test('In a chapter a new build asks; put off, it comes when the reader leaves the chapter.', async () => {
  const reader = await visit(`${site.vi}${chapter}`);
  await controlled(reader.page);
  await serveAnotherBuild(reader);
  await reader.page.getByText('Trang vừa có bản mới').waitFor();
  expect(reader.loads()).toBe(1);
  await reader.page.getByRole('button', { name: 'Đọc nốt chương' }).click();
  await reader.page.getByText('Trang vừa có bản mới').waitFor({ state: 'detached' });
  expect(reader.loads()).toBe(1);
  const reloaded = reader.page.waitForEvent('domcontentloaded');
  await reader.page
    .locator(`a[href="${chapter.replace(/\/\d+$/, '')}"]`)
    .first()
    .click();
  await reloaded;
  await taken(reader.page);
  expect([reader.loads(), new URL(reader.page.url()).pathname]).toEqual([2, chapter.replace(/\/\d+$/, '')]);
  await reader.context.close();
});

test('In a chapter yes reloads the page once, at the same address.', async () => {
  const reader = await visit(`${site.vi}${chapter}`);
  await controlled(reader.page);
  await serveAnotherBuild(reader);
  await Promise.all([reader.page.waitForEvent('domcontentloaded'), reader.page.getByRole('button', { name: 'Tải lại ngay' }).click()]);
  await taken(reader.page);
  expect([reader.loads(), new URL(reader.page.url()).pathname]).toEqual([2, chapter]);
  await reader.context.close();
});

test('A withdrawn worker is gone, with its caches, in one visit; what the reader saved stays.', async () => {
  const { context, page } = await visit(`${site.vi}/`);
  await controlled(page);
  await page.evaluate(() => Promise.all([caches.open('futago-bad'), caches.open('futago-saved-1-2-any')]));
  await context.route('**/builds/latest.json*', (route) => route.fulfill({ json: { id: 'any', worker: 'off' } }));
  await page.reload();
  await page.waitForFunction(
    async () => (await navigator.serviceWorker.getRegistrations()).length === 0 && (await caches.keys()).join() === 'futago-saved-1-2-any',
  );
  await context.close();
});

/** From now on the site's worker is of a build with this name; the page is told to look for it. */
async function serveBuild(page: Page, id: string): Promise<void> {
  site.put(WORKER, (await workerText()).replace(/(?<=self\.futagoBuild=\{"id":")[\w-]+/, id));
  await page.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => found?.update()));
  const isWaiting = (build: string): Promise<boolean> =>
    page.evaluate(async (name) => {
      const found = await navigator.serviceWorker.getRegistration();
      return (await caches.has(`futago-build-${name}`)) && found !== undefined && found.waiting !== null && found.installing === null;
    }, build);
  await expect.poll(() => isWaiting(id)).toBe(true);
}

test('While a chapter is read, the files of a worker that was replaced before its turn go; those of the one that waits stay.', async () => {
  const reader = await visit(`${site.vi}${chapter}`);
  const { page } = reader;
  await controlled(page);
  const builds = (): Promise<string[]> =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('futago-build-')).toSorted());
  const [current = ''] = await builds();
  for (const id of ['other-1', 'other-2', 'other-3']) await serveBuild(page, id);
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage({ visited: '/genres' }));
  await expect.poll(builds).toEqual([current, 'futago-build-other-3'].toSorted());
  expect(reader.loads()).toBe(1);
  await reader.context.close();
});
