import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GoogleIssuer, type IssuedPerson, startGoogleIssuer } from '#tests/support/site/google-issuer.ts';
import { mailedSecret } from '#tests/support/site/mails.ts';
import { keptLogin, PASSWORD, register, signIn } from '#tests/e2e/browser/accounts.ts';
import { leaveBrowser, newReader, openBrowser, type Reader, site } from '#tests/e2e/browser/reader.ts';

/** What Google's script is to our page, but for the window in which a reader agrees. */
const LIBRARY = `globalThis.google = { accounts: { oauth2: { initCodeClient: ({ state, callback }) => ({
  requestCode: () => globalThis.agreeWithGoogle().then((code) => callback({ code, state })),
}) } } };`;

let browser: Browser;
let issuer: GoogleIssuer;
beforeAll(async () => {
  issuer = await startGoogleIssuer({ port: site.googlePort });
  browser = await openBrowser();
});
afterAll(async () => {
  await leaveBrowser(browser);
  await issuer.close();
});

async function chooseGoogle({ page }: Reader): Promise<void> {
  await page.getByRole('button', { name: 'Tiếp tục với Google' }).click();
}

/** A reader at the login page who is this person to Google. */
async function readerOfGoogle(person: IssuedPerson): Promise<Reader> {
  const reader = await newReader(browser);
  await reader.page.route('https://accounts.google.com/gsi/client', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: LIBRARY }),
  );
  await reader.page.exposeFunction('agreeWithGoogle', () => issuer.codeFor(person));
  return reader;
}

const personOf = (email: string): IssuedPerson => ({ sub: `${Date.now()}`, email, email_verified: true, name: 'Người của Google' });
/** Of the newest mail; null while there is none. */
const mailed = (email: string) => mailedSecret(site.dataFolder, email).catch(() => null);
const unexpected = ({ complaints }: Reader) => complaints.filter((complaint) => !/status of 40[13]/.test(complaint));

async function signOut(reader: Reader): Promise<void> {
  await reader.open(`${site.vi}/logout`);
  await reader.page.waitForURL(`${site.vi}/goodbye`);
}

async function confirmByPassword(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Đây là bạn phải không?' });
  await dialog.locator('input[name=password]').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Xác nhận', exact: true }).click();
}

test('A new reader comes in by Google, and again without a question.', async () => {
  const email = `google.${Date.now()}@example.org`;
  const reader = await readerOfGoogle(personOf(email));
  for (const _ of ['first', 'again']) {
    await reader.open(`${site.vi}/login?return=%2Fuser%2Fprofile`);
    await chooseGoogle(reader);
    await reader.page.waitForURL(`${site.vi}/user/profile`);
    await reader.page.getByRole('heading', { level: 1, name: 'Người của Google' }).waitFor();
    expect((await keptLogin(reader.page))?.user).toMatchObject({ name: 'Người của Google', email });
    await signOut(reader);
  }
  expect(unexpected(reader)).toEqual([]);
  await reader.leave();
});

test('Google opens an account that has a password once its reader gave that.', async () => {
  const owner = await newReader(browser);
  const email = await register(owner);
  await owner.leave();
  const reader = await readerOfGoogle(personOf(email));
  await reader.open(`${site.vi}/login`);
  await chooseGoogle(reader);
  await confirmByPassword(reader.page);
  await reader.page.waitForURL(`${site.vi}/`);
  expect((await keptLogin(reader.page))?.user).toMatchObject({ name: 'Đỗ Thị Đọc', email });
  expect(unexpected(reader)).toEqual([]);
  await reader.leave();
});

test('A mailed link opens nothing to whoever did not ask for it; to its reader it gives the account to Google, and its old password opens nothing any more.', async () => {
  const owner = await newReader(browser);
  const email = await register(owner);
  const reader = await readerOfGoogle(personOf(email));
  await reader.open(`${site.vi}/login`);
  await chooseGoogle(reader);
  const byMail = reader.page.getByRole('button', { name: 'Xác nhận qua thư' });
  await byMail.click();
  await byMail.waitFor({ state: 'detached' });
  await expect.poll(() => mailed(email)).not.toBeNull();
  const address = `${site.vi}/login#google-link=${await mailed(email)}`;
  const visitor = await newReader(browser);
  await visitor.open(address);
  await visitor.page.getByText('Liên kết này chỉ mở được trong trình duyệt đã xin gửi nó.').waitFor();
  expect([visitor.page.url(), await keptLogin(visitor.page)]).toEqual([`${site.vi}/login`, null]);
  await visitor.leave();
  await reader.open(address);
  await reader.page.waitForURL(`${site.vi}/`);
  expect((await keptLogin(reader.page))?.user).toMatchObject({ email });
  await owner.page.getByRole('link', { name: 'Đăng nhập' }).first().waitFor();
  await owner.open(`${site.vi}/login`);
  await signIn(owner.page, email);
  await owner.page.getByRole('alert').filter({ hasText: /./ }).first().waitFor();
  expect(await keptLogin(owner.page)).toBeNull();
  await Promise.all([owner.leave(), reader.leave()]);
});
