import type { Page } from 'playwright';
import { type Reader, site } from './reader.ts';

export const PASSWORD = 'một câu dài không ai đoán ra';
let count = 0;

/** Opens an account by the form; the reader is signed in afterwards. Resolves with its address. */
export async function register(reader: Reader, { origin = site.vi, name = 'Đỗ Thị Đọc' } = {}): Promise<string> {
  const { page } = reader;
  count += 1;
  const email = `doc.${process.pid}.${count}.${Date.now()}@example.org`;
  await reader.open(`${origin}/login?form=registration`);
  await panel(page, 'name').fill(name);
  await panel(page, 'email').fill(email);
  await panel(page, 'password').fill(PASSWORD);
  await page.locator('[role=tabpanel]:not([hidden]) [type=submit]').click();
  await page.waitForURL(`${origin}/`);
  return email;
}

/** Fills the form of /login. */
export async function signIn(page: Page, email: string, password: string = PASSWORD): Promise<void> {
  await panel(page, 'email').fill(email);
  await panel(page, 'password').fill(password);
  await page.locator('[role=tabpanel]:not([hidden]) [type=submit]').click();
}

function panel(page: Page, name: string) {
  return page.locator(`[role=tabpanel]:not([hidden]) input[name="${name}"]`);
}

/** What the page keeps of the login; null for a visitor. */
export function keptLogin(page: Page): Promise<{ token: string; user: { id: string; name: string; email: string } } | null> {
  return page.evaluate(() => {
    const kept = localStorage.getItem('futago.auth');
    return kept === null ? null : JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(kept), (letter) => letter.charCodeAt(0))));
  });
}
