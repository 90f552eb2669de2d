import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommandLine } from '#server/cli.ts';
import { register } from '#tests/e2e/browser/accounts.ts';
import { operatorSettings } from '#tests/e2e/site/operator.ts';
import { chapterOf, find, leaveBrowser, libraryOf, newReader, openBrowser, PHONE, site } from '#tests/e2e/browser/reader.ts';

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

test('A page is reported from its sheet: a visitor is offered a mail, a reader a form of which the operator reads the page.', async () => {
  const work = find(await libraryOf('vi'), ({ format, isSensitive }) => format === 'COMIC' && !isSensitive);
  const address = chapterOf(work, 0);
  const chapterId = address.split('/').at(-1) ?? '';
  const reader = await newReader(browser, PHONE);
  const { page } = reader;
  await reader.open(`${site.vi}${address}`);
  const openSheet = async () => {
    await page.locator('html[data-go]').waitFor();
    await expect.poll(async () => (await page.keyboard.press('o'), await page.locator('dialog[open]').count())).toBe(1);
  };
  await openSheet();
  const mail = page.getByRole('link', { name: 'Báo lỗi trang này qua thư' });
  expect(decodeURIComponent((await mail.getAttribute('href')) ?? '')).toContain(`${address}#page-1`);
  await register(reader);
  await reader.open(`${site.vi}${address}`);
  await openSheet();
  await page.getByRole('button', { name: 'Báo vấn đề của trang này' }).click();
  const form = page.getByRole('form', { name: 'Báo vấn đề của trang này' });
  await form.locator('textarea').fill('ở góc dưới');
  await form.locator('[type=submit]').click();
  await page.getByText('Cảm ơn bạn.', { exact: false }).waitFor();
  const line = (await reports('list')).find((said) => said.includes('ở góc dưới'));
  expect(line?.split('\t')).toEqual(expect.arrayContaining(['chapter', chapterId, 'BROKEN', 'page 1: ở góc dưới']));
  await reports('dismiss', 'chapter', chapterId);
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});
