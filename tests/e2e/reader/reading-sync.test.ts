import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localFetch } from '#tests/support/network/local-fetch.ts';
import { keptLogin, register, signIn } from '#tests/e2e/browser/accounts.ts';
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
  WITH_WORKER,
} from '#tests/e2e/browser/reader.ts';
import { edge, keptId } from '#tests/support/browser/kept-place.ts';
import { readHalf } from './reading-edge.ts';

let browser: Browser;
let novel: string;

beforeAll(async () => {
  browser = await openBrowser();
  const work = find(await libraryOf('vi'), (one) => one.format === 'NOVEL' && one.chaptersCount > 1 && !one.isSensitive);
  novel = site.vi + chapterOf(work, 0);
});

afterAll(() => leaveBrowser(browser));

/** Names of the operations about reading that the page sends, in their order. */
function watchReading(page: Page): readonly string[] {
  const operations: string[] = [];
  page.on('request', (request) => {
    const name = /"operationName":"(SavePositions|OwnReading)"/.exec(request.postData() ?? '')?.[1];
    if (name !== undefined) operations.push(name);
  });
  return operations;
}

function saved(page: Page) {
  return page.waitForResponse((response) => response.request().postData()?.includes('"operationName":"SavePositions"') ?? false);
}

/** What waits to be sent, by its blocks. */
function queued(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    (JSON.parse(localStorage.getItem('futago.reading-queue') ?? '[]') as { place: { id: string } }[]).map(({ place }) => place.id),
  );
}

/** How far a reader came in the chapters that a browser knows of. */
function reached(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => (JSON.parse(localStorage.getItem('futago.reach') ?? '[]') as { order: number }[]).map(({ order }) => order));
}

/** What the server keeps of a reader, by its blocks. */
async function savedBlocks(token: string): Promise<readonly string[]> {
  const answer = await localFetch(`${site.vi}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: '{ viewer { positions(language: vi) { elementId } } }' }),
  });
  const { data } = (await answer.json()) as { data: { viewer: { positions: readonly { readonly elementId: string }[] } } };
  return data.viewer.positions.map(({ elementId }) => elementId);
}

test('What was left half read on one device opens on another at the same block.', async () => {
  const one = await newReader(browser, DESKTOP);
  const email = await register(one);
  await one.open(novel);
  const saving = saved(one.page);
  const left = await readHalf(one.page);
  await saving;
  await expect.poll(() => queued(one.page)).toEqual([]);
  await one.leave();
  const other = await newReader(browser, PHONE);
  await other.open(`${site.vi}/login`);
  await signIn(other.page, email);
  await other.page.waitForURL(`${site.vi}/`);
  await expect.poll(() => keptId(other.page)).toBe(left);
  await other.page.locator(`a[href="${new URL(novel).pathname}"]`, { hasText: 'Đọc tiếp' }).waitFor();
  await other.open(novel);
  await expect.poll(() => edge(other.page)).toBe(left);
  await other.open(`${site.vi}/history`);
  await other.page
    .locator(`main a[href="${new URL(novel).pathname}"]`)
    .first()
    .waitFor();
  expect([one.complaints, other.complaints]).toEqual([[], []]);
  await other.leave();
});

test('Who went back on one device is known on another to have come as far.', async () => {
  const one = await newReader(browser, DESKTOP);
  const email = await register(one);
  await one.open(novel);
  await expect.poll(() => reached(one.page)).toEqual([0]);
  // No leap: as much as a reader may pass by within a second.
  await one.page.evaluate(() => {
    dispatchEvent(new WheelEvent('wheel'));
    scrollTo(0, document.documentElement.scrollHeight / 5);
  });
  await expect.poll(() => reached(one.page)).not.toEqual([0]);
  const [far = 0] = await reached(one.page);
  await one.page.evaluate(() => scrollTo(0, 0));
  const saving = one.page.waitForResponse((response) => /"isRereading":true/.test(response.request().postData() ?? ''));
  await saving;
  await expect.poll(() => queued(one.page)).toEqual([]);
  await one.leave();
  const other = await newReader(browser, PHONE);
  await other.open(`${site.vi}/login`);
  await signIn(other.page, email);
  await other.page.waitForURL(`${site.vi}/`);
  await expect.poll(() => reached(other.page)).toEqual([far]);
  await other.open(novel);
  await expect.poll(() => edge(other.page)).toBe(await keptId(other.page));
  expect(await reached(other.page)).toEqual([far]);
  await other.leave();
});

test('What was read in the last moment before the page is left arrives all the same.', async () => {
  const reader = await newReader(browser, { ...DESKTOP, ...WITH_WORKER });
  const { page } = reader;
  await register(reader);
  const token = (await keptLogin(page))?.token ?? '';
  const first = saved(page);
  await reader.open(novel);
  await first;
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => queued(page)).toEqual([]);
  const left = await readHalf(page);
  await page.goto('about:blank');
  await expect.poll(() => savedBlocks(token)).toEqual([left]);
  await reader.leave();
});

test('What was read right before signing out arrives all the same, and waits here for nobody.', async () => {
  const reader = await newReader(browser, DESKTOP);
  const { page } = reader;
  const email = await register(reader);
  const first = saved(page);
  await reader.open(novel.replace(/\/\d+$/, ''));
  await page
    .locator(`main a[href="${new URL(novel).pathname}"]`)
    .first()
    .click();
  await first;
  await expect.poll(() => queued(page)).toEqual([]);
  const left = await readHalf(page);
  await page.goBack();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Đỗ Thị Đọc/ })
    .click();
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
  await page.waitForURL(`${site.vi}/goodbye`);
  expect(await queued(page)).toEqual([]);
  const other = await newReader(browser, PHONE);
  await other.open(`${site.vi}/login`);
  await signIn(other.page, email);
  await other.page.waitForURL(`${site.vi}/`);
  expect(await savedBlocks((await keptLogin(other.page))?.token ?? '')).toEqual([left]);
  expect(reader.complaints).toEqual([]);
  await Promise.all([reader.leave(), other.leave()]);
});

test('Nothing of what is read incognito is sent.', async () => {
  const reader = await newReader(browser, DESKTOP);
  const { page } = reader;
  await register(reader);
  await reader.open(`${site.vi}/history`);
  await page.getByRole('checkbox').check();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('futago.incognito'))).toBe('1');
  const operations = watchReading(page);
  await reader.open(novel);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  await page.waitForLoadState('networkidle');
  await reader.open(`${site.vi}/history`);
  await page.getByText('No history').waitFor();
  expect([operations, await queued(page), await keptId(page)]).toEqual([[], [], undefined]);
  await reader.leave();
});

test('What is read without a network is sent once when it is back.', async () => {
  const reader = await newReader(browser, { ...DESKTOP, ...WITH_WORKER });
  const { page } = reader;
  await register(reader);
  const first = saved(page);
  await reader.open(novel);
  await first;
  await expect.poll(() => queued(page)).toEqual([]);
  await page.context().setOffline(true);
  const left = await readHalf(page);
  expect(await queued(page)).toEqual([left]);
  await page.waitForEvent('requestfailed', (request) => request.postData()?.includes('SavePositions') ?? false);
  const operations = watchReading(page);
  const saving = saved(page);
  await page.context().setOffline(false);
  expect((await saving).status()).toBe(200);
  await expect.poll(() => queued(page)).toEqual([]);
  await page.waitForLoadState('networkidle');
  expect(operations).toEqual(['SavePositions']);
  await reader.leave();
});

/** Reads the first chapter to its middle on a device of an account of its own. Resolves with its address and the block. */
async function readElsewhere(): Promise<{ readonly email: string; readonly left: string }> {
  const one = await newReader(browser, DESKTOP);
  const email = await register(one);
  await one.open(novel);
  const left = await readHalf(one.page);
  await expect.poll(() => queued(one.page)).toEqual([]);
  await expect.poll(async () => savedBlocks((await keptLogin(one.page))?.token ?? '')).toEqual([left]);
  await one.leave();
  return { email, left };
}

const offered = (page: Page) => page.getByText('Bạn đã đọc xa hơn ở nơi khác');

/** Goes on by a few lines as a reader does. */
async function readOn(page: Page): Promise<void> {
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 300);
}

test('The place of another device that arrives in an open chapter is offered; no rest here takes its place, and the reader goes there.', async () => {
  const { email, left } = await readElsewhere();
  const other = await newReader(browser, DESKTOP);
  const { page } = other;
  const arriving = Promise.withResolvers<void>();
  await page.route('**/graphql*', async (route) => {
    if (route.request().postData()?.includes('"operationName":"OwnReading"')) await arriving.promise;
    await route.continue();
  });
  await other.open(`${site.vi}/login?return=${encodeURIComponent(new URL(novel).pathname)}`);
  await signIn(page, email);
  await page.waitForURL(novel);
  await expect.poll(() => keptId(page)).toBeDefined();
  const first = await keptId(page);
  expect(first).not.toBe(left);
  arriving.resolve();
  await offered(page).waitFor();
  const token = (await keptLogin(page))?.token ?? '';
  await readOn(page);
  // Whatever is to be kept of the page is kept then.
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  await expect.poll(() => queued(page)).toEqual([]);
  expect([await keptId(page), await savedBlocks(token)]).toEqual([left, [left]]);
  await page.getByRole('button', { name: 'Đến chỗ đó' }).click();
  await expect.poll(() => edge(page)).toBe(left);
  await offered(page).waitFor({ state: 'detached' });
  await readOn(page);
  await expect.poll(() => keptId(page)).toBe(await edge(page));
  expect(await keptId(page)).not.toBe(left);
  expect(other.complaints).toEqual([]);
  await other.leave();
});

test('Who signs in in another tab is offered their place in the chapter that is open here, and reads again from here if they stay.', async () => {
  const { email, left } = await readElsewhere();
  const other = await newReader(browser, DESKTOP);
  const { page } = other;
  await other.open(novel);
  await expect.poll(() => keptId(page)).toBeDefined();
  const tab = await page.context().newPage();
  await tab.goto(`${site.vi}/login`);
  await taken(tab);
  await signIn(tab, email);
  await tab.waitForURL(`${site.vi}/`);
  await expect.poll(() => keptId(page)).toBe(left);
  await page.bringToFront();
  await readOn(page);
  await offered(page).waitFor();
  expect(await keptId(page)).toBe(left);
  await page.getByRole('button', { name: 'Đọc tiếp ở đây' }).click();
  await offered(page).waitFor({ state: 'detached' });
  await readOn(page);
  await expect.poll(() => keptId(page)).toBe(await edge(page));
  const here = (await keptId(page)) ?? '';
  expect(here).not.toBe(left);
  const token = (await keptLogin(page))?.token ?? '';
  await expect.poll(() => savedBlocks(token)).toEqual([here]);
  await other.leave();
});
