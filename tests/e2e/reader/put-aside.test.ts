import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { register } from '#tests/e2e/browser/accounts.ts';
import {
  chapterOf,
  find,
  leaveBrowser,
  libraryOf,
  newReader,
  openBrowserOfKeptPages,
  PHONE,
  site,
  taken,
} from '#tests/e2e/browser/reader.ts';

/** The browser puts pages aside that are left, and brings them back as they were. */
let browser: Browser;
let comic: string;

beforeAll(async () => {
  browser = await openBrowserOfKeptPages();
  const works = await libraryOf('vi');
  comic = chapterOf(
    find(works, ({ format, isSensitive }) => format === 'COMIC' && !isSensitive),
    0,
  );
});

afterAll(async () => {
  await leaveBrowser(browser);
  await browser.close();
});

/** Away to another site and back, and what happens meanwhile; then whether it is the same page still, and why it is not. */
async function putAside(page: Page, meanwhile: () => Promise<void> = async () => undefined): Promise<unknown> {
  await page.evaluate(() => Object.assign(window, { wasHere: true }));
  await page.goto(`${site.ja}/health`);
  await meanwhile();
  await page.goBack({ waitUntil: 'commit' });
  return page.evaluate(() => {
    const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return 'wasHere' in window || JSON.stringify(Reflect.get(arrival ?? {}, 'notRestoredReasons'));
  });
}

test('Of a signed-in reader, whose sockets are open, the browser keeps every page.', async () => {
  const reader = await newReader(browser, PHONE);
  await register(reader);
  const { page } = reader;
  const kept: Record<string, unknown> = {};
  for (const path of ['/', comic.replace(/\/\d+$/, ''), comic, '/history', '/search', '/ranking']) {
    await reader.open(site.vi + path);
    kept[path] = await putAside(page);
  }
  expect(kept).toEqual(Object.fromEntries(Object.keys(kept).map((path) => [path, true])));
  await reader.leave();
});

test('A chapter that comes back keeps the place from then on too, and its reader is pushed what happens.', async () => {
  const reader = await newReader(browser, PHONE);
  const { page } = reader;
  const opened: string[] = [];
  page.on('websocket', (socket) => socket.url().includes('/app/') && opened.push(socket.url()));
  await register(reader);
  await expect.poll(() => opened.length).toBe(1);
  await reader.open(site.vi + comic);
  await expect.poll(() => opened.length).toBe(2);
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => keptOrder(page)).toBeGreaterThan(0);
  const before = await keptOrder(page);
  expect(await putAside(page)).toBe(true);
  await expect.poll(() => opened.length).toBe(3);
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => keptOrder(page)).toBeGreaterThan(before);
  await reader.leave();
});

test('What is chosen in another tab is shown in this one, at once and when it comes back.', async () => {
  const reader = await newReader(browser);
  const { page } = reader;
  await reader.open(`${site.vi}/ranking`);
  const other = await page.context().newPage();
  await other.goto(`${site.vi}/about`);
  await taken(other);
  await choose(other, 'Tối');
  await expect.poll(() => shownScheme(page)).toBe('dark');
  expect(await putAside(page, () => choose(other, 'Sáng'))).toBe(true);
  await expect.poll(() => shownScheme(page)).toBe('light');
  expect(await page.getByRole('button', { name: 'Màu nền' }).count()).toBeGreaterThan(0);
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});

test('Who signed out in another tab is signed out on the page that comes back.', async () => {
  const reader = await newReader(browser);
  await register(reader);
  const { page } = reader;
  const account = page.getByRole('button', { name: /^Tài khoản của/ });
  await account.waitFor();
  const other = await page.context().newPage();
  await other.goto(`${site.vi}/about`);
  const signOut = async (): Promise<void> => {
    await other.getByRole('button', { name: /^Tài khoản của/ }).click();
    await other.getByRole('menuitem', { name: 'Đăng xuất' }).click();
    await other.getByRole('link', { name: 'Đăng nhập' }).first().waitFor();
  };
  expect(await putAside(page, signOut)).toBe(true);
  await page.getByRole('link', { name: 'Đăng nhập' }).first().waitFor();
  expect(await account.count()).toBe(0);
  await reader.leave();
});

function keptOrder(page: Page): Promise<number> {
  return page.evaluate(() => (JSON.parse(localStorage.getItem('futago.places') ?? '[]') as { order: number }[])[0]?.order ?? 0);
}

async function choose(page: Page, scheme: string): Promise<void> {
  await page.getByRole('button', { name: 'Màu nền' }).click();
  await page.getByRole('menuitemradio', { name: scheme }).click();
}

function shownScheme(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.documentElement.dataset['scheme']);
}
