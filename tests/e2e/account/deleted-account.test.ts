import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keptLogin, PASSWORD, register } from '#tests/e2e/browser/accounts.ts';
import { leaveBrowser, newReader, openBrowser, site, taken } from '#tests/e2e/browser/reader.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => leaveBrowser(browser));

const NAME = 'Đỗ Thị Đọc';

/** Resolves once the push provider has let this page into the reader's channel. */
function subscribed(page: Page): Promise<unknown> {
  return page
    .waitForEvent('websocket', (socket) => socket.url().includes('/app/'))
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => payload.toString().includes('subscription_succeeded')));
}

test('An account that is deleted leaves every tab of its browser, and asks nothing more with its token.', async () => {
  const reader = await newReader(browser);
  const { page, complaints } = reader;
  await register(reader);
  const second = await page.context().newPage();
  second.on('console', (message) => message.type() === 'error' && complaints.push(`second: ${message.text()}`));
  const isHeard = [subscribed(page), subscribed(second)];
  await second.goto(site.vi);
  await taken(second);
  await reader.open(`${site.vi}/user/profile`);
  await Promise.all(isHeard);
  await page.getByRole('button', { name: 'Xóa tài khoản…' }).click();
  await page.getByRole('dialog').locator('input[type="password"]').fill(PASSWORD);
  await page.getByRole('button', { name: 'Xóa vĩnh viễn' }).click();
  await page.waitForURL(`${site.vi}/goodbye?reason=deleted`);
  await second.getByRole('button', { name: `Tài khoản của ${NAME}` }).waitFor({ state: 'detached' });
  // By then both have closed their connections, and doubt nothing any more.
  expect([await keptLogin(page), await keptLogin(second)]).toEqual([null, null]);
  expect(complaints).toEqual([]);
  await reader.leave();
});
