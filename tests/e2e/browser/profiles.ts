import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright';
import { CHROMIUM_ARGUMENTS, findHeadlessChromium } from '../../../setup/chromium.mjs';
import { DESKTOP, type Reader, site, taken } from './reader.ts';

const folders: string[] = [];
const open = new Set<BrowserContext>();

/** After each test: every browser that was started, and what it kept. */
export async function forgetProfiles(): Promise<void> {
  await Promise.all([...open].map((context) => context.close()));
  open.clear();
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
}

export async function newProfile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'futago-profile-'));
  folders.push(folder);
  return folder;
}

/** The browser with everything it kept in `profile`, as after a cold start. */
export async function start(profile: string, isOffline = false): Promise<{ context: BrowserContext; page: Page }> {
  const context = await chromium.launchPersistentContext(profile, {
    ...DESKTOP,
    executablePath: findHeadlessChromium() ?? 'chromium',
    args: CHROMIUM_ARGUMENTS,
    offline: isOffline,
  });
  open.add(context);
  return { context, page: context.pages()[0] ?? (await context.newPage()) };
}

export async function end(context: BrowserContext): Promise<void> {
  open.delete(context);
  await context.close();
}

/** Opens a page where the worker answers. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await taken(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** For what opens an account by the forms. */
export function readerAt(page: Page): Reader {
  return { page, complaints: [], leave: async () => {}, open: async (address) => (await visit(page, address), 200) };
}

export const SAVE = { vi: 'Lưu để đọc không cần mạng', ja: 'オフライン用に保存' };
const SAVED = { vi: 'Đã lưu trên máy này', ja: 'この端末に保存済み' };

export async function save(page: Page, language: 'vi' | 'ja', chapter: string): Promise<void> {
  await visit(page, `${site[language]}${chapter}`);
  await page.locator('[data-page="end"]').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: SAVE[language] }).click();
  await page.getByText(SAVED[language]).waitFor();
}

/** Addresses of pictures that cannot be seen; to be asked until all can, as a page that is just being built asks for its pictures anew. */
export function blankPictures(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main img[src*="/pictures/"]')];
    const blank: string[] = [];
    for (const picture of pictures) {
      picture.loading = 'eager';
      picture.scrollIntoView();
      await picture.decode().catch(() => blank.push(picture.currentSrc));
    }
    return pictures.length === 0 ? ['none at all'] : blank;
  });
}

export async function shownNumber(page: Page): Promise<string> {
  return (await page.locator('output').first().textContent()) ?? '';
}
