import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localFetch } from '#tests/support/network/local-fetch.ts';
import {
  chapterOf,
  DESKTOP,
  find,
  leaveBrowser,
  libraryOf,
  newReader,
  openBrowser,
  site,
  taken,
  WITH_WORKER,
} from '#tests/e2e/browser/reader.ts';

let browser: Browser;
let origin: string;
let other: string;
let work: string;
let chapter: string;
const isSensitive = (one: { readonly isSensitive: boolean }): boolean => one.isSensitive;
beforeAll(async () => {
  browser = await openBrowser();
  const language = (await libraryOf('vi')).some(isSensitive) ? 'vi' : 'ja';
  const found = find(await libraryOf(language), isSensitive);
  [origin, other] = language === 'vi' ? [site.vi, site.ja] : [site.ja, site.vi];
  [work, chapter] = [`/comic/${found.id}`, chapterOf(found, 0)];
});
afterAll(() => leaveBrowser(browser));

const WARNING = '#sensitive-warning-title';
const onward = (page: Page) => page.locator('main a[rel=nofollow]');
const isWarned = (page: Page): Promise<boolean> => page.locator(WARNING).isVisible();
const pathOf = (page: Page): string => page.url().slice(origin.length);

/** A page of another origin, with a link to this address. */
async function linkedFrom(page: Page, address: string): Promise<void> {
  await page.goto(`${other}/privacy`);
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'There', id: 'from-outside' });
    document.body.prepend(link);
  }, address);
  await page.locator('#from-outside').click();
  await page.waitForURL((url) => url.origin === origin);
}

test.each([
  ['typed', 'without script', (page: Page, address: string) => page.goto(address), { javaScriptEnabled: false }],
  ['typed', 'with script', (page: Page, address: string) => page.goto(address), {}],
  ['followed from another site', 'with script', linkedFrom, {}],
] as const)(
  'An address that says the warning was accepted, %s %s, shows the warning and says so no more.',
  async (_, _how, go, options) => {
    const reader = await newReader(browser, { ...DESKTOP, ...options });
    const { page } = reader;
    for (const path of [work, chapter]) {
      await go(page, `${origin}${path}?sensitive=shown`);
      await page.locator(WARNING).waitFor();
      expect([pathOf(page), await page.locator('main img').count()]).toEqual([path, 0]);
    }
    await reader.leave();
  },
);

test('Where a worker asks for the pages, as without preloading, a link from another site shows the warning as well.', async () => {
  const reader = await newReader(browser, { ...DESKTOP, ...WITH_WORKER });
  const { page } = reader;
  await page.goto(`${origin}/`);
  await taken(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).navigationPreload.disable());
  await linkedFrom(page, `${origin}${chapter}?sensitive=shown`);
  await page.locator(WARNING).waitFor();
  expect(pathOf(page)).toBe(chapter);
  await reader.leave();
});

test('Without script the warning is passed by its link, and stays passed where the chapter is loaded again.', async () => {
  const reader = await newReader(browser, { ...DESKTOP, javaScriptEnabled: false });
  const { page } = reader;
  for (const path of [work, chapter]) {
    await page.goto(`${origin}${path}`);
    await onward(page).click();
    await page.waitForURL(`${origin}${path}?sensitive=shown`);
    expect(await isWarned(page)).toBe(false);
    await page.reload();
    expect(await isWarned(page)).toBe(false);
  }
  await reader.leave();
});

test('With script one press accepts, for this tab: the address stays, and reload and the way back show the chapter.', async () => {
  const reader = await newReader(browser);
  const { page } = reader;
  await reader.open(`${origin}${chapter}`);
  await onward(page).click();
  await page.locator('[data-page]').first().waitFor();
  expect([pathOf(page), await isWarned(page)]).toEqual([chapter, false]);
  await page.reload();
  await page.locator('[data-page]').first().waitFor();
  await page.goto(`${origin}/genres`);
  await page.goBack();
  await page.locator('[data-page]').first().waitFor();
  expect([pathOf(page), await isWarned(page)]).toEqual([chapter, false]);
  await reader.leave();
});

test('A press that no script could hear yet accepts as well, and the address says so no more once there is script.', async () => {
  const reader = await newReader(browser);
  const { page } = reader;
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.addInitScript((id) => {
    new MutationObserver(() => {
      if (document.querySelector(id)) Reflect.set(globalThis, 'wasWarned', true);
    }).observe(document, { childList: true, subtree: true });
  }, WARNING);
  await page.goto(`${origin}${chapter}`);
  await onward(page).click();
  await page.waitForURL(`${origin}${chapter}?sensitive=shown`);
  letCome();
  await page.waitForURL(`${origin}${chapter}`);
  await page.locator('[data-page]').first().waitFor();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'wasWarned'))).toBeUndefined();
  await page.reload();
  await taken(page);
  await page.locator('[data-page]').first().waitFor();
  expect([await isWarned(page), reader.complaints]).toEqual([false, []]);
  await reader.leave();
});

test.each([
  ['a page of this site', { 'sec-fetch-site': 'same-origin' }, 200],
  ['a page of this site, in a browser that says it by the referrer', { referer: 'own' }, 200],
  ['another site', { 'sec-fetch-site': 'cross-site', referer: 'own' }, 302],
  ['another site, in a browser that says it by the referrer', { referer: 'https://elsewhere.example/' }, 302],
  ['nobody', {}, 302],
])('Led to by %s, the address past the warning is answered for this reader alone.', async (_, given, status) => {
  const headers = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, value === 'own' ? `${origin}/` : value]));
  const answer = await localFetch(`${origin}${work}?chapters=2&sensitive=shown`, { headers });
  expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual(
    status === 200 ? [200, null, 'private, no-cache'] : [302, `${work}?chapters=2`, 'no-store'],
  );
});
