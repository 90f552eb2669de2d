import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { register } from '#tests/e2e/browser/accounts.ts';
import { leaveBrowser, newReader, openBrowser, PHONE, site } from '#tests/e2e/browser/reader.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => leaveBrowser(browser));

test('A signed-in reader whose push connection is lost is told so in one line, until it is back; a visitor never.', async () => {
  const reader = await newReader(browser, PHONE);
  const { page } = reader;
  let isBroken = true;
  await page.routeWebSocket(/\/app\//, (socket) => {
    if (isBroken) void socket.close();
    else socket.connectToServer();
  });
  const line = page.locator('header [role=status]');
  await register(reader);
  await reader.open(`${site.vi}/genres`);
  await line.filter({ hasText: 'Mất kết nối trực tiếp' }).waitFor();
  isBroken = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => line.textContent()).toBe('');
  isBroken = true;
  await reader.open(`${site.vi}/logout`);
  await page.waitForURL(`${site.vi}/goodbye`);
  expect(await line.textContent()).toBe('');
  await reader.leave();
});
