import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startAdvertiser, type Advertiser } from './advertiser.ts';
import { boxOf, framed } from './box.ts';
import {
  chapterOf,
  DESKTOP,
  find,
  leaveBrowser,
  libraryOf,
  newReader,
  openBrowser,
  PHONE,
  type Reader,
  site,
} from '#tests/e2e/browser/reader.ts';
import { startSecondSite, type SecondSite } from '#tests/e2e/site/second-site.ts';
import type { LayoutShift } from '#tests/e2e/browser/layout-shift.ts';

let browser: Browser;
let advertiser: Advertiser;
let own: SecondSite;
beforeAll(async () => {
  advertiser = await startAdvertiser();
  [browser, own] = await Promise.all([
    openBrowser(),
    startSecondSite({
      FUTAGO_SITES_VI_AD_FRAME: `${advertiser.origin}/ad?place=[place]&width=[width]&height=[height]`,
      FUTAGO_SITES_VI_ANALYTICS_ID: 'G-1',
      FUTAGO_ANALYTICS_SCRIPT: `${advertiser.origin}/tag.js?id=[id]`,
      FUTAGO_ANALYTICS_CONNECTIONS: advertiser.origin,
    }),
  ]);
});
afterAll(async () => {
  await Promise.all([leaveBrowser(browser), own.stop()]);
  await advertiser.stop();
});
beforeEach(() => {
  advertiser.mood = 'friendly';
  advertiser.asked.length = 0;
});

/**
 * Opens a page and comes near its box while the advertiser is kept waiting. Then, with faces and pictures in place, the
 * advertiser is let in; returns what has moved since, of the box and what stands below it.
 */
async function reachSettled(reader: Reader, address: string): Promise<() => Promise<readonly string[]>> {
  const { page } = reader;
  const go = Promise.withResolvers<void>();
  await page.route(`${advertiser.origin}/ad?**`, async (route) => {
    await go.promise;
    await route.continue();
  });
  await reach(reader, address);
  await page.evaluate(async (selector) => {
    await document.fonts.ready;
    const slot = document.querySelector(selector);
    if (!slot) throw new Error('The page has no place for an advertisement.');
    const moved: string[] = [];
    Reflect.set(globalThis, 'moved', moved);
    // A face that comes late moves letters along their line: what the box moves stands at or below it, and goes up or down.
    new PerformanceObserver((list) => {
      const place = slot.getBoundingClientRect().top;
      const sources = (list.getEntries() as unknown as readonly LayoutShift[]).flatMap((entry) => [...entry.sources]);
      for (const { node, previousRect: before, currentRect: after } of sources)
        if (Math.max(before.bottom, after.bottom) > place && before.top !== after.top)
          moved.push(`${node?.parentElement?.className} "${node?.textContent?.slice(0, 40)}" from ${before.top} to ${after.top}`);
    }).observe({ type: 'layout-shift' });
  }, '[data-ad]');
  go.resolve();
  return () => page.evaluate(() => Reflect.get(globalThis, 'moved') as string[]);
}

async function reach(reader: Reader, address: string): Promise<void> {
  await reader.open(address);
  await reader.page.locator('[data-ad]').scrollIntoViewIfNeeded();
}

function windowsOf(page: Page): string[] {
  return page
    .context()
    .pages()
    .map((one) => one.url());
}

test.each([
  ['/', 'home', PHONE, [320, 100]],
  ['/', 'home', DESKTOP, [728, 90]],
  ['/genres', 'genres', PHONE, [320, 100]],
  ['/ranking', 'ranking', DESKTOP, [728, 90]],
  ['/search?q=a', 'search', DESKTOP, [728, 90]],
] as const)('%s has one box, filled once the reader comes near; nothing moves.', async (path, place, device, size) => {
  const reader = await newReader(browser, device);
  const { page } = reader;
  const moved = await reachSettled(reader, `${own.vi}${path}`);
  expect(await page.locator('[data-ad]').count()).toBe(1);
  const frame = await framed(page);
  await frame.getByRole('link', { name: 'Lantern shop' }).waitFor();
  expect(await boxOf(page)).toEqual(size);
  expect(await moved()).toEqual([]);
  const address = `/ad?place=${place}&width=${size[0]}&height=${size[1]}`;
  const asked = advertiser.asked.filter(({ url }) => url.startsWith('/ad'));
  expect(asked.map(({ method, url }) => [method, url])).toEqual([
    ['HEAD', address],
    ['GET', address],
  ]);
  expect(asked.map(({ referrer, cookie }) => [referrer, cookie])).toEqual([
    [`${own.vi}/`, null],
    [`${own.vi}/`, null],
  ]);
  // What the tag of these tests tries to make of a text.
  expect(reader.complaints.filter((complaint) => !complaint.includes('TrustedHTML'))).toEqual([]);
  await reader.leave();
});

test('A work has its box, a sensitive one none, a chapter and the pages of an account neither; without configuration nobody has.', async () => {
  const works = await libraryOf('vi');
  const work = find(works, ({ isSensitive }) => !isSensitive);
  const sensitive = find(works, ({ isSensitive }) => isSensitive);
  const reader = await newReader(browser);
  const boxes = async (address: string): Promise<readonly number[]> => {
    await reader.open(address);
    return [await reader.page.locator('[data-ad]').count(), await reader.page.locator('iframe').count()];
  };
  await reach(reader, `${own.vi}/comic/${work.id}`);
  await framed(reader.page);
  for (const path of [`/comic/${sensitive.id}`, chapterOf(work, 0), '/login', '/history', '/privacy', '/none'])
    expect([path, await boxes(`${own.vi}${path}`)]).toEqual([path, [0, 0]]);
  await reader.open(`${own.vi}/comic/${sensitive.id}`);
  await reader.page.locator('main a[rel=nofollow]').click();
  await reader.page.locator('main a[href^="/comic/"]').first().waitFor();
  expect([await reader.page.locator('[data-ad]').count(), await reader.page.locator('iframe').count()]).toEqual([0, 0]);
  expect(await boxes(`${site.vi}/`)).toEqual([0, 0]);
  const headers = (await reader.page.goto(`${site.vi}/`))?.headers() ?? {};
  expect(headers['content-security-policy']).not.toContain('frame-src');
  await reader.leave();
});

test('Without script no box is there.', async () => {
  const reader = await newReader(browser, { ...PHONE, javaScriptEnabled: false });
  await reader.page.goto(`${own.vi}/`);
  expect(await reader.page.locator('[data-ad]').isVisible()).toBe(false);
  await reader.leave();
});

test.each(['failing', 'hanging'] as const)(
  'A %s host leaves the box as it was: empty, of the same size, and nothing moves.',
  async (mood) => {
    advertiser.mood = mood;
    const reader = await newReader(browser, PHONE);
    const { page } = reader;
    const moved = await reachSettled(reader, `${own.vi}/`);
    await expect.poll(() => advertiser.asked.filter(({ url }) => url.startsWith('/ad')).map(({ method }) => method)).toContain('HEAD');
    expect(await boxOf(page)).toEqual([320, 100]);
    expect(await page.locator('iframe').count()).toBe(0);
    expect(await moved()).toEqual([]);
    await page.getByRole('link', { name: 'Thể loại', exact: true }).first().click();
    await page.waitForURL(`${own.vi}/genres`);
    await reader.leave();
  },
);

test('A press in the advertisement opens where it leads, once, in a window that knows nothing of ours.', async () => {
  const reader = await newReader(browser);
  const { page } = reader;
  await page
    .context()
    .route('https://shop.example/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Shop</title>' }));
  await reach(reader, `${own.vi}/`);
  const frame = await framed(page);
  const [shop] = await Promise.all([page.context().waitForEvent('page'), frame.getByRole('link').click()]);
  await shop.waitForURL('https://shop.example/lantern');
  expect(await shop.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  expect(windowsOf(page)).toHaveLength(2);
  expect(page.url()).toBe(`${own.vi}/`);
  await reader.leave();
});

/** Everything that moves from when the first frame is put in, told by the page itself. */
async function watchFromFrame(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = [];
    let framedAt = Number.POSITIVE_INFINITY;
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: 'layout-shift', buffered: true });
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('iframe')) return;
      framedAt = performance.now();
      observer.disconnect();
    }).observe(document, { subtree: true, childList: true });
    const sum = (): number =>
      shifts.filter(({ startTime }) => startTime >= framedAt).reduce((whole, entry) => whole + Number(Reflect.get(entry, 'value')), 0);
    Reflect.set(globalThis, 'shiftedSinceFrame', sum);
  });
  return () => page.evaluate(() => (Reflect.get(globalThis, 'shiftedSinceFrame') as () => number)());
}

const told = (path: string): readonly string[] => advertiser.asked.filter(({ url }) => url === path).map(({ body }) => body);

test('A hostile advertisement gets no storage, no cookie, nothing of the page, no window, no other address and no right.', async () => {
  advertiser.mood = 'hostile';
  const reader = await newReader(browser);
  const { page } = reader;
  const surprises: string[] = [];
  page.on('dialog', (dialog) => (surprises.push(dialog.message()), void dialog.dismiss()));
  page.on('download', (download) => surprises.push(download.suggestedFilename()));
  page.context().on('page', (opened) => surprises.push(opened.url()));
  await page
    .context()
    .route('https://evil.example/**', (route) => (surprises.push(route.request().url()), route.fulfill({ body: 'evil' })));
  const shifted = await watchFromFrame(page);
  await page.context().grantPermissions(['geolocation', 'clipboard-read', 'camera', 'microphone'], { origin: own.vi });
  await reach(reader, `${own.vi}/`);
  await expect.poll(() => told('/got').length, { timeout: 40_000 }).toBe(1);
  const got = JSON.parse(told('/got')[0] ?? '') as Record<string, string>;
  expect(Object.entries(got).filter(([, what]) => !/^(nothing|refused)/.test(what))).toEqual([]);
  expect(Object.keys(got).length).toBeGreaterThan(35);
  await expect.poll(() => told('/flooding').length, { timeout: 30_000 }).toBeGreaterThan(1);
  expect(surprises).toEqual([]);
  await page.mouse.click(640, 300);
  await page.keyboard.press('Shift');
  const until = told('/flooding').length + 2;
  await expect.poll(() => told('/flooding').length, { timeout: 30_000 }).toBeGreaterThan(until);
  expect([surprises, windowsOf(page)]).toEqual([[], [`${own.vi}/`]]);
  expect(advertiser.asked.map(({ cookie }) => cookie).filter((cookie) => cookie !== null)).toEqual([]);
  expect([await boxOf(page), await shifted()]).toEqual([[728, 90], 0]);
  await reader.leave();
});

test('A hostile advertisement that goes to another address, ours or a third one, is stopped there.', async () => {
  const reader = await newReader(browser);
  const { page } = reader;
  const evil: string[] = [];
  await page.context().route('https://evil.example/**', (route) => (evil.push(route.request().url()), route.fulfill({ body: 'evil' })));
  for (const address of ['https://evil.example/', `${own.vi}/`]) {
    await reach(reader, `${own.vi}/`);
    const frame = await framed(page);
    await frame.evaluate((next) => location.assign(next), address);
    await expect.poll(() => frame.url()).toMatch(/^chrome-error:/);
  }
  expect(evil).toEqual([]);
  await reader.leave();
});

interface Told {
  readonly page_location: string;
  readonly page_title: string;
}

function viewsTold(): readonly Told[] {
  return advertiser.asked.filter(({ url }) => url === '/collect').map(({ body }) => (JSON.parse(body) as [string, string, Told])[2]);
}

test('The tag is loaded by its id once the page has loaded, told every page the reader comes to, and makes no script of a text.', async () => {
  const reader = await newReader(browser);
  const { page } = reader;
  await reader.open(`${own.vi}/genres?order=views#secret-token`);
  await expect.poll(() => viewsTold().length).toBe(1);
  await page.locator('header').getByRole('link', { name: 'Truyện Đôi' }).first().click();
  await page.waitForURL(`${own.vi}/`);
  await expect.poll(() => viewsTold().map(({ page_location }) => page_location)).toEqual([`${own.vi}/genres?order=views`, `${own.vi}/`]);
  expect(viewsTold()[1]?.page_title).toBe(await page.title());
  expect(advertiser.asked.filter(({ url }) => url.startsWith('/tag.js')).map(({ url }) => url)).toEqual(['/tag.js?id=G-1']);
  expect(JSON.stringify(advertiser.asked)).not.toContain('secret-token');
  const entry = await page.evaluate(() => {
    const [tag] = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/tag.js'));
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return tag && load && tag.startTime >= load.loadEventStart && performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  });
  expect(entry).toBeGreaterThan(0);
  expect(await page.evaluate(() => ['tagRefused', 'tagRan', 'tagWrote'].map((name) => Reflect.get(globalThis, name)))).toEqual([
    'TypeError',
    undefined,
    undefined,
  ]);
  await reader.leave();
});

test.each([
  ['Do Not Track', 'doNotTrack', '1'],
  ['Global Privacy Control', 'globalPrivacyControl', true],
] as const)('A reader who asks not to be followed, by %s, is counted by nobody.', async (_name, key, value) => {
  const reader = await newReader(browser);
  const { page } = reader;
  await page.addInitScript(([said, as]) => Object.defineProperty(Navigator.prototype, said, { get: () => as }), [key, value] as const);
  await reach(reader, `${own.vi}/`);
  await framed(page);
  expect(advertiser.asked.filter(({ url }) => !url.startsWith('/ad'))).toEqual([]);
  await reader.leave();
});
