import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { expect, inject } from 'vitest';
import { CHROMIUM_ARGUMENTS, findChromium, findHeadlessChromium } from '../../../setup/chromium.mjs';
import { ROOT } from '#tests/architecture/source-files.ts';
import { localFetch } from '#tests/support/network/local-fetch.ts';
import type { TestedSite } from '#tests/e2e/site/site.global-setup.ts';

export const site = siteOfWorker();
export const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

function siteOfWorker(): TestedSite {
  const sites = inject('sites');
  const own = sites[(Number(process.env['VITEST_POOL_ID']) - 1) % sites.length];
  if (!own) throw new Error('No site runs for this worker.');
  return own;
}

let shared: Promise<Browser> | undefined;

/** The browser of this worker: starting one for each file costs more than many a test. One that died is replaced. */
export async function openBrowser(): Promise<Browser> {
  const running = await shared;
  if (running?.isConnected()) return running;
  shared = chromium.launch({ executablePath: findHeadlessChromium() ?? 'chromium', args: CHROMIUM_ARGUMENTS });
  return shared;
}

/** One of its own, started otherwise; who opens it closes it. */
export function openOwnBrowser(...more: readonly string[]): Promise<Browser> {
  return chromium.launch({ executablePath: findHeadlessChromium() ?? 'chromium', args: [...CHROMIUM_ARGUMENTS, ...more] });
}

/** With tabs, which the headless shell has not; who opens it closes it. */
export function openBrowserOfTabs(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium() ?? 'chromium', args: CHROMIUM_ARGUMENTS });
}

/** With tabs too, and it puts aside pages that are left for the way back, which Playwright turns off; who opens it closes it. */
export function openBrowserOfKeptPages(): Promise<Browser> {
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  return chromium.launch({ executablePath: findChromium() ?? 'chromium', args: CHROMIUM_ARGUMENTS, ignoreDefaultArgs });
}

/** After a file of tests: whatever readers it left in the browser. */
export async function leaveBrowser(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}

/** Each reader comes from a network of their own, as tries to sign in are counted by it; files start far apart. */
let networks = (process.pid % 200) * 256;

/** A reader with a browser of their own. `complaints` gathers whatever the page logs as an error or leaves uncaught. */
export interface Reader {
  readonly page: Page;
  readonly complaints: string[];
  /** Opens an address and waits until the page answers to the reader. */
  open(address: string): Promise<number>;
  leave(): Promise<void>;
}

/** For who goes offline or keeps chapters; to the others, keeping the shell for each new reader costs more than the test. */
export const WITH_WORKER: BrowserContextOptions = { serviceWorkers: 'allow' };

export async function newReader(browser: Browser, options: BrowserContextOptions = DESKTOP): Promise<Reader> {
  networks += 1;
  const extraHTTPHeaders = { 'x-forwarded-for': `198.51.${networks >> 8}.${networks & 255}` };
  const context = await browser.newContext({ extraHTTPHeaders, serviceWorkers: 'block', ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 404/.test(message.text())) complaints.push(message.text());
  });
  return {
    page,
    complaints,
    open: async (address) => {
      const response = await page.goto(address);
      await taken(page);
      return response?.status() ?? 0;
    },
    leave: () => context.close(),
  };
}

/** Until the page of the first response is taken over by the application. */
export async function taken(page: Page): Promise<void> {
  await page.waitForSelector('html[data-go]', { state: 'attached' });
}

/** Milliseconds after which a key that did nothing came too early: while the chapter was starting, or a sheet still going. */
export const KEY_WAS_LOST = 5000;

/** Leaps over a chapter to what is said of it. */
export async function leapToComments(page: Page): Promise<void> {
  const comments = page.locator('#comments');
  const leap = async (): Promise<boolean> => {
    await page.keyboard.press('End');
    return comments.waitFor({ timeout: KEY_WAS_LOST }).then(
      () => true,
      () => false,
    );
  };
  await expect.poll(leap).toBe(true);
  await comments.scrollIntoViewIfNeeded();
}

interface ListedWork {
  readonly id: string;
  readonly title: string;
  readonly format: 'COMIC' | 'NOVEL';
  readonly direction: string;
  readonly isSensitive: boolean;
  readonly chaptersCount: number;
  readonly twins: readonly { readonly id: string }[];
  readonly chapters: { readonly items: readonly { readonly id: string; readonly title: string | null }[] };
}

/** Titles of our library: tests publish works of their own. */
const OUR_TITLES: ReadonlySet<string> = new Set(
  globSync('library/*/work.json', { cwd: ROOT }).map((path) => (JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as ListedWork).title),
);

/** Our library as the API tells it, chapters oldest first. */
export async function libraryOf(language: 'vi' | 'ja'): Promise<readonly ListedWork[]> {
  return (await worksOf(language)).filter(({ title }) => OUR_TITLES.has(title));
}

/** All works of a site, last updated first, those of tests too. */
export async function worksOf(language: 'vi' | 'ja'): Promise<readonly ListedWork[]> {
  const query = `{ latestUpdates(language: ${language}, perPage: 20) { items {
    id title format direction isSensitive chaptersCount twins { id } chapters(perPage: 12, order: OLDEST_FIRST) { items { id title } } } } }`;
  const answer = await localFetch(`${site[language]}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = (await answer.json()) as { data?: { latestUpdates: { items: readonly ListedWork[] } }; errors?: unknown };
  if (!data) throw new Error(`The library cannot be listed: ${JSON.stringify(errors)}`);
  return data.latestUpdates.items;
}

/** The first work that fits; throws where our library has none, since then it is the library that is wrong. */
export function find(works: readonly ListedWork[], fits: (work: ListedWork) => boolean): ListedWork {
  const found = works.find(fits);
  if (!found) throw new Error('The demo library has no such work.');
  return found;
}

export function chapterOf(work: ListedWork, index: number): string {
  const chapter = work.chapters.items[index];
  if (!chapter) throw new Error(`${work.title} has no chapter at ${index}.`);
  return `/comic/${work.id}/${chapter.id}`;
}
