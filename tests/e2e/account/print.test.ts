import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright';
import { register } from '#tests/e2e/browser/accounts.ts';
import { leaveBrowser, newReader, openBrowser, site } from '#tests/e2e/browser/reader.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => leaveBrowser(browser));

test('Of a profile no heading is printed over nothing, and the days without reading have a frame each.', async () => {
  const reader = await newReader(browser);
  const { page } = reader;
  await register(reader);
  await reader.open(`${site.vi}/user/profile`);
  const headings = page.locator('main h2').filter({ visible: true });
  await expect.poll(() => headings.count()).toBe(6);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.getByRole('banner').isVisible()).toBe(false);
  expect(await headings.allTextContents()).toEqual(['Ảnh đại diện', 'Những ngày đọc', 'Nơi bạn đang đăng nhập', 'Bình luận của bạn']);
  const day = page.locator('main figure [data-level="0"]').first();
  expect(await day.evaluate((square) => getComputedStyle(square).borderTopWidth)).toBe('1px');
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});
