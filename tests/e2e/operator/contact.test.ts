import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decodeMail, mailsIn } from '#tests/support/site/mails.ts';
import { register, signIn } from '#tests/e2e/browser/accounts.ts';
import { DESKTOP, leaveBrowser, newReader, openBrowser, PHONE, site } from '#tests/e2e/browser/reader.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => leaveBrowser(browser));

interface Letter {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

const letter = (message: string): Letter => ({ name: 'Trần “Ánh”', email: 'anh.tran@example.org', message });

async function write(page: Page, { name, email, message }: Letter): Promise<void> {
  await page.locator('main input[name=name]').fill(name);
  await page.locator('main input[name=email]').fill(email);
  await page.locator('main textarea[name=message]').fill(message);
  await page.locator('main form [type=submit]').click();
}

const lettersWith = async (words: string): Promise<string[]> =>
  (await mailsIn(site.dataFolder)).map(decodeMail).filter((mail) => mail.includes(words));

test('A letter is sent to the support of its site, to be answered to who wrote it.', async () => {
  const reader = await newReader(browser, PHONE);
  const { page } = reader;
  await reader.open(`${site.vi}/contact`);
  await write(page, letter('Trang 3 bị trắng <b>từ hôm qua</b>\nMong sửa giúp.'));
  await page.getByText('Thư của bạn đã được gửi đi').waitFor();
  const [mail = '', ...others] = await lettersWith('Trang 3 bị trắng <b>từ hôm qua</b>');
  expect(others).toEqual([]);
  expect(mail).toMatch(/^reply-to:[^<]*<anh\.tran@example\.org>/im);
  expect(mail).toContain('&lt;b&gt;từ hôm qua&lt;/b&gt;');
  expect(await page.locator('main form').count()).toBe(0);
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});

test('What is wrong is said at its field, and nothing that was written is lost.', async () => {
  const reader = await newReader(browser, DESKTOP);
  const { page } = reader;
  await reader.open(`${site.ja}/contact`);
  await write(page, { ...letter('お問い合わせの本文です。'), email: 'no-address@' });
  const email = page.locator('main input[name=email]');
  await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true');
  expect(await page.locator('main textarea[name=message]').inputValue()).toBe('お問い合わせの本文です。');
  expect(await lettersWith('お問い合わせの本文です。')).toEqual([]);
  await email.fill('yuki@example.org');
  await page.locator('main form [type=submit]').click();
  await expect.poll(async () => (await lettersWith('お問い合わせの本文です。')).length).toBe(1);
  await reader.leave();
});

test('A letter whose network fails stays written, and goes at the next press.', async () => {
  const reader = await newReader(browser, DESKTOP);
  const { page } = reader;
  await reader.open(`${site.vi}/contact`);
  await page.context().setOffline(true);
  await write(page, letter('Thư viết trong hầm xe.'));
  await page.locator('main [role=alert]').first().waitFor();
  expect(await page.locator('main textarea[name=message]').inputValue()).toBe('Thư viết trong hầm xe.');
  await page.context().setOffline(false);
  await page.locator('main form [type=submit]').click();
  await expect.poll(async () => (await lettersWith('Thư viết trong hầm xe.')).length).toBe(1);
  await reader.leave();
});

test('A letter that was begun is still there after a login elsewhere ended the session, for its writer alone, until it is sent.', async () => {
  const reader = await newReader(browser, DESKTOP);
  const { page } = reader;
  const email = await register(reader, { name: 'Lan' });
  await reader.open(`${site.vi}/contact`);
  const [name, message] = [page.locator('main input[name=name]'), page.locator('main textarea[name=message]')];
  await expect.poll(() => name.inputValue()).toBe('Lan');
  await message.fill('Một lá thư dài viết dở.');
  const other = await newReader(browser, DESKTOP);
  await other.open(`${site.vi}/login`);
  await signIn(other.page, email);
  await page.getByText('Bạn đã bị đăng xuất ở đây').waitFor();
  await reader.open(`${site.vi}/contact`);
  expect(await message.inputValue()).toBe('');
  await reader.open(`${site.vi}/login?return=%2Fcontact`);
  await signIn(page, email);
  await page.waitForURL(`${site.vi}/contact`);
  await expect.poll(() => message.inputValue()).toBe('Một lá thư dài viết dở.');
  await page.locator('main form [type=submit]').click();
  await page.getByText('Thư của bạn đã được gửi đi').waitFor();
  await reader.open(`${site.vi}/contact`);
  await expect.poll(() => name.inputValue()).toBe('Lan');
  expect(await message.inputValue()).toBe('');
  await reader.leave();
  await other.leave();
});

test('Who fills the field that nobody sees is thanked, and nothing is sent.', async () => {
  const reader = await newReader(browser, DESKTOP);
  const { page } = reader;
  await reader.open(`${site.vi}/contact`);
  const trap = page.locator('main input[name=website]');
  expect([await trap.getAttribute('tabindex'), await page.getByRole('textbox', { name: 'website' }).count()]).toEqual(['-1', 0]);
  await trap.fill('https://spam.example', { force: true });
  await write(page, letter('Mua thuốc giá rẻ'));
  await expect.poll(() => page.locator('main form').count()).toBe(0);
  expect(await lettersWith('Mua thuốc giá rẻ')).toEqual([]);
  await reader.leave();
});

test('The field for the letter is as high after a visit to a page with other fields as it was before.', async () => {
  const reader = await newReader(browser, DESKTOP);
  const { page } = reader;
  const message = page.locator('main textarea[name=message]');
  await reader.open(`${site.vi}/contact`);
  const before = await message.boundingBox();
  await page.locator('a[href^="/login"]:visible').first().click();
  await page.locator('main input[name=password]').first().waitFor();
  await page.goBack();
  await message.waitFor();
  expect(await message.boundingBox()).toEqual(before);
  await reader.leave();
});

test('The sixth letter from one network has to wait, is told how long, and stays written.', async () => {
  const reader = await newReader(browser, DESKTOP);
  const { page } = reader;
  for (let count = 1; count <= 5; count += 1) {
    await reader.open(`${site.vi}/contact`);
    await write(page, letter(`Góp ý lần thứ ${count} trong ngày`));
    await expect.poll(() => page.locator('main form').count()).toBe(0);
  }
  await reader.open(`${site.vi}/contact`);
  await write(page, letter('Góp ý lần thứ 6 trong ngày'));
  await page.locator('main [role=alert]').first().waitFor();
  expect(await page.locator('main [role=alert]').first().innerText()).toMatch(/\d/);
  expect(await page.locator('main textarea[name=message]').inputValue()).toBe('Góp ý lần thứ 6 trong ngày');
  expect((await lettersWith('trong ngày')).length).toBe(5);
  await reader.leave();
});

test('Without script the page leads to a letter by one’s own mail.', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.ja}/contact`);
  expect(await page.locator('main form [type=submit]').isDisabled()).toBe(true);
  expect(await page.locator('main a[href^="mailto:"]').first().isVisible()).toBe(true);
  await context.close();
});
