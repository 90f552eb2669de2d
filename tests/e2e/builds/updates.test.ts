import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localFetch } from '#tests/support/network/local-fetch.ts';
import { startDeployment, type Deployment } from './deployment.ts';
import { chapterOf, DESKTOP, find, leaveBrowser, libraryOf, openBrowser, taken } from '#tests/e2e/browser/reader.ts';

const UPDATES = 50;
const STAMP = /^\/\* build \*\/self\.futagoBuild=(.*);\n/;

interface Stamp {
  readonly id: string;
  readonly files: readonly string[];
}

let browser: Browser;
let site: Deployment;
let chapter: string;
let work: string;
beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), startDeployment()]);
  const path = chapterOf(
    find(await libraryOf('vi'), ({ format, isSensitive }) => format === 'COMIC' && !isSensitive),
    0,
  );
  chapter = `${site.vi}${path}`;
  work = path.replace(/\/\d+$/, '');
});

afterAll(async () => {
  await leaveBrowser(browser);
  await site.stop();
});

/** Scripts that this page has asked for. */
function askedScripts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/') && path.endsWith('.js')),
  );
}

/** Deploys a build whose worker says so, has the page look for it, and waits until it is installed. */
async function deploy(page: Page, context: BrowserContext, worker: string, stamp: Stamp): Promise<void> {
  site.put('/sw.js', `/* build */self.futagoBuild=${JSON.stringify(stamp)};\n${worker}`);
  await context.unroute('**/builds/**');
  await context.route('**/builds/**', (route) => route.fulfill({ json: { id: stamp.id, worker: 'on' } }));
  await page.evaluate(async (id) => {
    document.dispatchEvent(new Event('visibilitychange'));
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    const isIn = async () => !registration?.installing && registration?.waiting && (await caches.has(`futago-build-${id}`));
    while (!(await isIn())) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, stamp.id);
}

test('Fifty builds come out while a chapter is read: no reload, every file of the page is of its own build, and one reload afterwards.', async () => {
  const context = await browser.newContext(DESKTOP);
  const page = await context.newPage();
  const complaints: string[] = [];
  let loads = 0;
  let questions = 0;
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('domcontentloaded', () => (loads += 1));
  await page.goto(chapter);
  await taken(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const { text, own } = await builtWorker();
  const asked = new Set(await askedScripts(page));
  const late = own.files.filter((file) => file.endsWith('.js') && !asked.has(file));
  site.takeAway(late);
  expect((await localFetch(`${site.vi}${late[0]}`)).status).toBe(404);

  const files = own.files.filter((file) => asked.has(file));
  for (let update = 1; update <= UPDATES; update += 1) {
    await deploy(page, context, text.replace(STAMP, ''), { id: `update-${update}`, files });
    const isAsked = await page.getByText('Trang vừa có bản mới').isVisible();
    if (isAsked) await page.getByRole('button', { name: 'Đọc nốt chương' }).click();
    if (isAsked) questions += 1;
    expect(loads).toBe(1);
  }

  await page.getByRole('button', { name: 'Cài đặt đọc' }).click();
  await page.getByRole('dialog').waitFor();
  const strangers = (await askedScripts(page)).filter((script) => !own.files.includes(script));
  expect([loads, questions, strangers, complaints]).toEqual([1, 1, [], []]);
  expect((await askedScripts(page)).some((script) => late.includes(script))).toBe(true);

  site.bringBack();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  const reloaded = page.waitForEvent('domcontentloaded');
  await page.locator(`a[href="${work}"]`).first().click();
  await reloaded;
  await taken(page);
  await expect.poll(() => buildsKept(page)).toEqual([own.id, `update-${UPDATES}`].toSorted());
  expect([loads, new URL(page.url()).pathname]).toEqual([2, work]);
  await context.close();
});

test('Where a newer build takes over once the network has gone, what was visited is still there.', async () => {
  const context = await browser.newContext(DESKTOP);
  const page = await context.newPage();
  await page.goto(site.vi + work);
  await taken(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page
    .locator(`main a[href="${new URL(chapter).pathname}"]`)
    .first()
    .click();
  await page.locator('figure[data-page]').first().waitFor();
  await expect.poll(() => page.evaluate(async (path) => (await caches.match(path)) !== undefined, work)).toBe(true);
  const { text, own } = await builtWorker();
  await deploy(page, context, text.replace(STAMP, ''), { id: 'update-flight', files: own.files.slice(0, 1) });
  await page.getByRole('button', { name: 'Đọc nốt chương' }).click();
  await context.setOffline(true);
  const reloaded = page.waitForEvent('domcontentloaded');
  await page.locator(`a[href="${work}"]`).first().click();
  await reloaded;
  await taken(page);
  await page
    .locator(`main a[href="${new URL(chapter).pathname}"]`)
    .first()
    .waitFor();
  expect(await buildsKept(page)).toEqual([own.id, 'update-flight'].toSorted());
  await context.close();
});

/** The worker that is served, and what stamps it. */
async function builtWorker(): Promise<{ readonly text: string; readonly own: Stamp }> {
  const text = await (await localFetch(`${site.vi}/sw.js`)).text();
  return { text, own: JSON.parse(STAMP.exec(text)?.[1] ?? '') as Stamp };
}

/** Builds whose files stand in the browser. */
async function buildsKept(page: Page): Promise<readonly string[]> {
  const names = await page.evaluate(() => caches.keys());
  return names.flatMap((name) => /^futago-build-(.+)$/.exec(name)?.[1] ?? []).toSorted();
}
