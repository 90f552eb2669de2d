import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, leaveBrowser, newReader, openBrowser, PHONE, site } from '#tests/e2e/browser/reader.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => leaveBrowser(browser));

const PERIODS = ['day', 'week', 'month', 'quarter', 'year', 'all'] as const;
const tabs = (page: Page) => page.locator('main nav').first().getByRole('link');
const current = (page: Page) => page.locator('main nav').first().locator('[aria-current=page]').innerText();

test('The periods are tabs with addresses, and back and forward lead through them.', async () => {
  const reader = await newReader(browser, PHONE);
  const { page } = reader;
  await reader.open(`${site.vi}/ranking`);
  expect(await current(page)).toBe('Ngày');
  await tabs(page).filter({ hasText: 'Tuần' }).click();
  await page.waitForURL(`${site.vi}/ranking?period=week`);
  await tabs(page).filter({ hasText: 'Mọi thời' }).click();
  await page.waitForURL(`${site.vi}/ranking?period=all`);
  await page.goBack();
  await page.waitForURL(`${site.vi}/ranking?period=week`);
  await expect.poll(() => current(page)).toBe('Tuần');
  await page.goBack();
  await expect.poll(() => current(page)).toBe('Ngày');
  await page.goForward();
  await expect.poll(() => current(page)).toBe('Tuần');
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});

test('A tab is reached and opened by the keys.', async () => {
  const reader = await newReader(browser, DESKTOP);
  const { page } = reader;
  await reader.open(`${site.ja}/ranking`);
  await tabs(page).first().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${site.ja}/ranking?period=week`);
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});

test('Without script every period has its page: ranked works, or words for none.', async () => {
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const period of PERIODS) {
    await page.goto(`${site.ja}/ranking${period === 'day' ? '' : `?period=${period}`}`);
    const [works, nothing] = await Promise.all([
      page.locator('main ol a[href^="/comic/"]').count(),
      page.locator('main').getByRole('heading', { level: 2 }).count(),
    ]);
    expect([period, works > 0 || nothing > 0]).toEqual([period, true]);
    expect(await tabs(page).nth(PERIODS.indexOf(period)).getAttribute('aria-current')).toBe('page');
  }
  await tabs(page).first().click();
  expect(page.url()).toBe(`${site.ja}/ranking`);
  await context.close();
});

test('A page beyond the last says so and leads back; a period that is none is the day.', async () => {
  const reader = await newReader(browser, DESKTOP);
  const { page } = reader;
  await reader.open(`${site.vi}/ranking?period=all&page=900`);
  await page.locator('main').getByRole('heading', { level: 2 }).waitFor();
  await reader.open(`${site.vi}/ranking?period=century`);
  expect(await current(page)).toBe('Ngày');
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});
