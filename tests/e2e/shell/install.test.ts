import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../../setup/chromium.mjs';
import {
  chapterOf,
  DESKTOP,
  find,
  leaveBrowser,
  libraryOf,
  newReader,
  openBrowser,
  PHONE,
  site,
  taken,
  WITH_WORKER,
} from '#tests/e2e/browser/reader.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => leaveBrowser(browser));

/** A browser that keeps what it is told: one that forgets installs nothing. */
async function withKeptBrowser(use: (page: Page) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'futago-install-'));
  const args = [...CHROMIUM_ARGUMENTS, '--bypass-app-banner-engagement-checks'];
  const context = await chromium.launchPersistentContext(folder, { ...DESKTOP, executablePath: findChromium() ?? 'chromium', args });
  await use(context.pages()[0] ?? (await context.newPage()));
  await context.close();
  await rm(folder, { recursive: true, force: true });
}

test.each([
  ['vi', 'Truyện Đôi'],
  ['ja', 'ふたご書庫'],
] as const)('The site in %s can be installed: its manifest has no errors, and its icons load.', async (language, name) => {
  await withKeptBrowser(async (page) => {
    await page.goto(`${site[language]}/`);
    await taken(page);
    const cdp = await page.context().newCDPSession(page);
    const manifest = await cdp.send('Page.getAppManifest');
    const told = JSON.parse(manifest.data ?? 'null') as { name: string; lang: string; icons: { src: string }[] };
    expect([manifest.url, manifest.errors, told.name, told.lang]).toEqual([
      `${site[language]}/manifest-${language}.webmanifest`,
      [],
      name,
      language,
    ]);
    expect((await cdp.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
    const statuses = await page.evaluate(
      (icons) => Promise.all(icons.map((icon) => fetch(icon).then(({ status }) => status))),
      [...told.icons.map(({ src }) => src), `/icons/${language}-apple-180.png`],
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});

/** Chromium's offer as a page gets it, told to nobody but the page. */
async function offer(page: Page, outcome: 'accepted' | 'dismissed' = 'accepted'): Promise<void> {
  await page.evaluate((choice) => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    dispatchEvent(
      Object.assign(event, {
        prompt: async () => void Reflect.set(globalThis, 'promptsShown', (Reflect.get(globalThis, 'promptsShown') ?? 0) + 1),
        userChoice: Promise.resolve({ outcome: choice }),
      }),
    );
  }, outcome);
}

const promptsShown = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(globalThis, 'promptsShown') as unknown);

test('The browser\u2019s own offer is held back, and shown as ours.', async () => {
  await withKeptBrowser(async (page) => {
    await page.addInitScript(() =>
      addEventListener('beforeinstallprompt', (event) => setTimeout(() => Reflect.set(globalThis, 'isHeld', event.defaultPrevented))),
    );
    await page.goto(`${site.vi}/`);
    await page.getByText('Cài Truyện Đôi vào máy').waitFor();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'isHeld') as unknown)).toBe(true);
  });
});

test('The offer waits while a chapter is read, is accepted by the browser\u2019s prompt, and does not come back.', async () => {
  const work = find(await libraryOf('vi'), ({ isSensitive }) => !isSensitive);
  const reader = await newReader(browser, { ...PHONE, ...WITH_WORKER });
  const { page } = reader;
  await reader.open(`${site.vi}${chapterOf(work, 0)}`);
  await offer(page);
  const title = page.getByText('Cài Truyện Đôi vào máy');
  expect(await title.count()).toBe(0);
  await page.evaluate(() => history.pushState(null, '', '/'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await title.waitFor();
  await page.getByRole('button', { name: 'Cài đặt' }).click();
  await title.waitFor({ state: 'detached' });
  expect(await promptsShown(page)).toBe(1);
  await offer(page);
  expect(await title.count()).toBe(0);
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});

test('A refusal is remembered by the next page; forms are left alone.', async () => {
  const reader = await newReader(browser, { ...DESKTOP, ...WITH_WORKER });
  const { page } = reader;
  await reader.open(`${site.ja}/login`);
  await offer(page);
  const title = page.getByText('ふたご書庫をアプリに');
  await page.waitForFunction(() => document.querySelector('header a[href^="/login"]'));
  expect(await title.count()).toBe(0);
  await page.locator('header').getByRole('link', { name: 'ジャンル' }).click();
  await title.waitFor();
  await page.getByRole('button', { name: 'あとで' }).click();
  await title.waitFor({ state: 'detached' });
  await reader.open(`${site.ja}/`);
  await page.waitForFunction(() => document.querySelector('header a[href^="/login"]'));
  await offer(page);
  await page.locator('header').getByRole('link', { name: 'ジャンル' }).click();
  await page.waitForURL(`${site.ja}/genres`);
  expect([await title.count(), await promptsShown(page)]).toEqual([0, undefined]);
  await reader.leave();
});
