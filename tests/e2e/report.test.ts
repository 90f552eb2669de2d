import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommandLine } from '#server/cli.ts';
import { register } from './accounts.ts';
import { operatorSettings } from './operator.ts';
import { leaveBrowser, libraryOf, newReader, openBrowser, PHONE, site } from './reader.ts';

const NOTE = 'Trang 2 đến trang 4 bị thiếu <b>& mờ</b>';

let browser: Browser;
let folder: string;

beforeAll(async () => {
  browser = await openBrowser();
  folder = await mkdtemp(join(tmpdir(), 'futago-report-'));
});
afterAll(async () => {
  await leaveBrowser(browser);
  await rm(folder, { recursive: true, force: true });
});

/** What `futago reports` prints beside the running site. */
async function reports(...words: string[]): Promise<readonly string[]> {
  const [said, complained]: [string[], string[]] = [[], []];
  const terminal = { say: (line: string) => said.push(line), complain: (line: string) => complained.push(line) };
  const environment = { ...operatorSettings(folder), FUTAGO_LOG_LEVEL: 'silent' };
  expect([await runCommandLine(['reports', ...words], terminal, environment), complained]).toEqual([0, []]);
  return said;
}

test('A visitor is not offered to report a work; a reader is, is thanked, and the operator reads it.', async () => {
  const [work] = await libraryOf('vi');
  const address = `${site.vi}/comic/${work?.id}`;
  const reader = await newReader(browser, PHONE);
  const { page } = reader;
  const opener = page.getByRole('button', { name: 'Báo vấn đề của truyện này' });
  await reader.open(address);
  await page.locator('#comments').scrollIntoViewIfNeeded();
  await page.locator('#comments').getByText('Đăng nhập').first().waitFor();
  expect(await opener.count()).toBe(0);
  await register(reader);
  await reader.open(address);
  await opener.scrollIntoViewIfNeeded();
  await opener.click();
  const form = page.getByRole('form', { name: 'Báo vấn đề của truyện này' });
  await expect.poll(() => form.locator('select').evaluate((field) => field === document.activeElement)).toBe(true);
  await form.getByRole('button', { name: 'Thôi' }).click();
  await opener.click();
  await form.locator('select').selectOption({ label: 'Xúc phạm hoặc gây hại cho người khác' });
  await form.locator('textarea').fill(NOTE);
  await form.locator('[type=submit]').click();
  await page.getByText('Cảm ơn bạn. Chúng tôi sẽ xem; không ai khác biết bạn đã báo.').waitFor();
  expect(await form.count()).toBe(0);
  const line = (await reports('list')).find((said) => said.includes(NOTE));
  expect(line?.split('\t')).toEqual(expect.arrayContaining(['work', work?.id, 'HARMFUL']));
  await reports('dismiss', 'work', work?.id ?? '');
  expect((await reports('list')).filter((said) => said.includes(NOTE))).toEqual([]);
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});
