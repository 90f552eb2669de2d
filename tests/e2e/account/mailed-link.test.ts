import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommandLine } from '#server/cli.ts';
import { keptLogin, register } from '#tests/e2e/browser/accounts.ts';
import { operatorSettings } from '#tests/e2e/site/operator.ts';
import { leaveBrowser, newReader, openBrowser, site } from '#tests/e2e/browser/reader.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => leaveBrowser(browser));

async function mailedLink(email: string): Promise<string> {
  const said: string[] = [];
  const terminal = { say: (line: string) => said.push(line), complain: (line: string) => said.push(line) };
  const code = await runCommandLine(['user', 'link', email], terminal, { ...operatorSettings(), FUTAGO_LOG_LEVEL: 'silent' });
  const link = /https?:\S+/.exec(said.join('\n'))?.[0];
  if (code !== 0 || link === undefined) throw new Error(said.join('\n'));
  return link;
}

test('Who sets a password by a mailed link is told that it is set, and is signed in.', async () => {
  const first = await newReader(browser);
  const email = await register(first);
  await first.leave();
  const reader = await newReader(browser);
  const { page } = reader;
  const link = await mailedLink(email);
  await reader.open(link);
  expect(link).toMatch(new RegExp(`^${site.vi}/password/setting#token=`));
  await page.locator('input[type="password"]').last().fill('một mật khẩu mới rất dài');
  await page.locator('main form [type="submit"]').click();
  await page.getByText('Đã đổi mật khẩu').waitFor();
  await page.getByRole('button', { name: /^Tài khoản của/ }).waitFor();
  expect(await keptLogin(page)).not.toBeNull();
  // All of the page has been loaded anew for its reader by now.
  await page.waitForLoadState('networkidle');
  expect(await page.getByText('Đã đổi mật khẩu').isVisible()).toBe(true);
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});
