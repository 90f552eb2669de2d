import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localFetch } from '../support/local-fetch.ts';
import { keptLogin, register, signIn } from './accounts.ts';
import { chapterOf, DESKTOP, find, libraryOf, newReader, openBrowser, PHONE, site } from './reader.ts';
import { edge, keptId, readHalf } from './reading-edge.ts';

let browser: Browser;
let novel: string;

beforeAll(async () => {
  browser = await openBrowser();
  const work = find(await libraryOf('vi'), (one) => one.format === 'NOVEL' && one.chaptersCount > 1 && !one.isSensitive);
  novel = site.vi + chapterOf(work, 0);
});

afterAll(() => browser.close());

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

test('What was read in the last moment before the page is left arrives, with the next page at the latest.', async () => {
  const reader = await newReader(browser, DESKTOP);
  const { page } = reader;
  await register(reader);
  const token = (await keptLogin(page))?.token ?? '';
  const first = saved(page);
  await reader.open(novel);
  await first;
  await expect.poll(() => queued(page)).toEqual([]);
  const left = await readHalf(page);
  await page.goto('about:blank');
  await page.goto(`${site.vi}/genres`);
  // What the page that went away had taken upon itself is free again after fifteen seconds.
  await expect.poll(() => savedBlocks(token), { timeout: 30_000 }).toEqual([left]);
  await reader.leave();
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
  const reader = await newReader(browser, DESKTOP);
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
