import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, find, leaveBrowser, libraryOf, newReader, openBrowser, PHONE, site } from '#tests/e2e/browser/reader.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => leaveBrowser(browser));

const toneless = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .toLowerCase();

test('A title typed without its marks is suggested, chosen by the keys, and opens its work.', async () => {
  const work = find(await libraryOf('vi'), ({ title }) => toneless(title) !== title.toLowerCase() && title.length > 8);
  const reader = await newReader(browser, DESKTOP);
  const { page } = reader;
  await reader.open(`${site.vi}/search`);
  const field = page.getByRole('combobox');
  await field.pressSequentially(toneless(work.title).slice(0, 8));
  const option = page.getByRole('option', { name: work.title }).first();
  await option.waitFor();
  while ((await option.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${site.vi}/comic/${work.id}`);
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});

test('A search, its filters and its pages are in the address: back and forward lead through them.', async () => {
  const reader = await newReader(browser, PHONE);
  const { page } = reader;
  await reader.open(`${site.ja}/search`);
  await page.getByRole('combobox').fill('の');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${site.ja}/search?q=%E3%81%AE`);
  await page.getByRole('heading', { level: 1, name: /^search results for/ }).waitFor();
  await page.locator('a[href*="format=novel"]').click();
  await page.waitForURL(/format=novel/);
  await page.goBack();
  await page.waitForURL(`${site.ja}/search?q=%E3%81%AE`);
  await page.goBack();
  await page.waitForURL(`${site.ja}/search`);
  await expect.poll(() => page.getByRole('combobox').inputValue()).toBe('');
  await page.goForward();
  await expect.poll(() => page.getByRole('combobox').inputValue()).toBe('の');
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});

test('Without script the form searches, and nothing found is said.', async () => {
  const work = find(await libraryOf('vi'), ({ title }) => title.length > 4);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.vi}/search`);
  await page.getByRole('combobox').fill(work.title);
  await page.keyboard.press('Enter');
  await page.locator(`main a[href="/comic/${work.id}"]`).first().waitFor();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(`search results for ${work.title}`);
  await page.getByRole('combobox').fill('zzzz qqqq');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'No results found' }).waitFor();
  await context.close();
});
