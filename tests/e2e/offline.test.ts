import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../setup/chromium.mjs';
import { localFetch } from '../support/local-fetch.ts';
import { register } from './accounts.ts';
import { chapterOf, DESKTOP, find, libraryOf, type Reader, site, taken } from './reader.ts';
import { keptId } from './reading-edge.ts';

let comic: string;
let novel: string;
beforeAll(async () => {
  comic = chapterOf(
    find(await libraryOf('vi'), ({ format, isSensitive }) => format === 'COMIC' && !isSensitive),
    0,
  );
  novel = chapterOf(
    find(await libraryOf('ja'), ({ format, isSensitive }) => format === 'NOVEL' && !isSensitive),
    0,
  );
});

const folders: string[] = [];
const open = new Set<BrowserContext>();
afterEach(async () => {
  await Promise.all([...open].map((context) => context.close()));
  open.clear();
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
});

async function newProfile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'futago-profile-'));
  folders.push(folder);
  return folder;
}

/** The browser with everything it kept in `profile`, as after a cold start. */
async function start(profile: string, isOffline = false): Promise<{ context: BrowserContext; page: Page }> {
  const context = await chromium.launchPersistentContext(profile, {
    ...DESKTOP,
    executablePath: findChromium() ?? 'chromium',
    args: CHROMIUM_ARGUMENTS,
    offline: isOffline,
  });
  open.add(context);
  context.setDefaultTimeout(20_000);
  return { context, page: context.pages()[0] ?? (await context.newPage()) };
}

async function end(context: BrowserContext): Promise<void> {
  open.delete(context);
  await context.close();
}

/** Opens a page where the worker answers. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await taken(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** For what opens an account by the forms. */
function readerAt(page: Page): Reader {
  return { page, complaints: [], leave: async () => {}, open: async (address) => (await visit(page, address), 200) };
}

const SAVE = { vi: 'Lưu để đọc không cần mạng', ja: 'オフライン用に保存' };
const SAVED = { vi: 'Đã lưu trên máy này', ja: 'この端末に保存済み' };

async function save(page: Page, language: 'vi' | 'ja', chapter: string): Promise<void> {
  await visit(page, `${site[language]}${chapter}`);
  await page.locator('[data-page="end"]').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: SAVE[language] }).click();
  await page.getByText(SAVED[language]).waitFor();
}

/** Addresses of pictures that cannot be seen. */
function blankPictures(page: Page): Promise<readonly string[]> {
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

test('A saved comic is read from the shelf to its last page, after a cold start without a network.', async () => {
  const profile = await newProfile();
  const online = await start(profile);
  await save(online.page, 'vi', comic);
  await end(online.context);
  const { page } = await start(profile, true);
  await page.goto(`${site.vi}/shelf`);
  await taken(page);
  await page.locator(`a[href="${comic}"]`).click();
  await page.waitForURL(`${site.vi}${comic}`);
  await taken(page);
  expect(await blankPictures(page)).toEqual([]);
});

test('A saved novel is read to its last line in its own face, after a cold start without a network.', async () => {
  const profile = await newProfile();
  const online = await start(profile);
  await save(online.page, 'ja', novel);
  const words = await online.page.locator('main').innerText();
  await end(online.context);
  const { page } = await start(profile, true);
  await page.goto(`${site.ja}/shelf`);
  await taken(page);
  await page.locator(`a[href="${novel}"]`).click();
  await page.waitForURL(`${site.ja}${novel}`);
  await taken(page);
  await page.locator('[data-page="end"]').scrollIntoViewIfNeeded();
  await page.waitForFunction(() => [...document.fonts].some(({ family, status }) => /Shippori/.test(family) && status === 'loaded'));
  expect(words.startsWith((await page.locator('main h1, main p').first().innerText()).slice(0, 4))).toBe(true);
});

test('A visited page opens without a network, one that was not visited says so and leads to the shelf.', async () => {
  const { context, page } = await start(await newProfile());
  await visit(page, `${site.vi}/`);
  await visit(page, `${site.vi}${comic.replace(/\/\d+$/, '')}`);
  await context.setOffline(true);
  await page.goto(`${site.vi}${comic.replace(/\/\d+$/, '')}`);
  await taken(page);
  await page.goto(`${site.vi}${comic}`);
  expect(await page.textContent('h1')).toBe('Mất kết nối');
  await page.getByRole('link', { name: 'Mở kệ truyện đã lưu' }).click();
  await taken(page);
  await page.getByText('Kệ còn trống').waitFor();
});

test('A comment written without a network is there once, though the browser was closed and another page opened.', async () => {
  const profile = await newProfile();
  const online = await start(profile);
  const text = `Đọc trên tàu ${process.pid}`;
  await register(readerAt(online.page));
  const work = comic.replace(/\/\d+$/, '');
  await visit(online.page, `${site.vi}${work}`);
  await online.page.locator('#comments').scrollIntoViewIfNeeded();
  await online.page.getByRole('textbox', { name: 'Viết bình luận' }).fill(text);
  await online.context.setOffline(true);
  await online.page.getByRole('button', { name: 'Gửi', exact: true }).click();
  await keptHere(online.page, text);
  await end(online.context);
  const { page } = await start(profile);
  await page.goto(`${site.vi}/genres`);
  await expect.poll(() => timesSaid(work, text), { timeout: 20_000 }).toBe(1);
  await page.reload();
  await page.waitForTimeout(1500);
  expect(await timesSaid(work, text)).toBe(1);
});

test('Saved, read and answered without a network after a cold start: with it, the comment is there once and the place is kept.', async () => {
  const profile = await newProfile();
  const online = await start(profile);
  await register(readerAt(online.page));
  await save(online.page, 'vi', comic);
  await end(online.context);

  const offline = await start(profile, true);
  await offline.page.goto(`${site.vi}/shelf`);
  await taken(offline.page);
  await offline.page.locator(`a[href="${comic}"]`).click();
  await offline.page.waitForURL(`${site.vi}${comic}`);
  await taken(offline.page);
  expect(await blankPictures(offline.page)).toEqual([]);
  const text = `Đọc trên máy bay ${process.pid}`;
  await offline.page.locator('[data-page="end"]').scrollIntoViewIfNeeded();
  await offline.page.getByRole('textbox', { name: 'Viết bình luận' }).fill(text);
  await offline.page.getByRole('button', { name: 'Gửi', exact: true }).click();
  await keptHere(offline.page, text);
  const left = await turnTo(offline.page, 3);
  await end(offline.context);

  const { page } = await start(profile);
  await page.goto(`${site.vi}/genres`);
  await expect.poll(() => timesSaid(comic, text), { timeout: 20_000 }).toBe(1);
  await visit(page, `${site.vi}${comic}`);
  await expect.poll(() => shownNumber(page)).toBe(left);
  expect(await timesSaid(comic, text)).toBe(1);
}, 120_000);

/** Until the comment stands in the storage of the browser. */
async function keptHere(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (words) => Object.keys(localStorage).some((key) => key.startsWith('futago.comments.') && localStorage.getItem(key)?.includes(words)),
    text,
  );
}

/** Scrolls until the page of this number is read and kept as the place. Resolves with the number as it is shown. */
async function turnTo(page: Page, number: number): Promise<string> {
  const before = await keptId(page);
  await page
    .locator('figure[data-page]')
    .nth(number - 1)
    .evaluate((figure) => figure.scrollIntoView({ block: 'start' }));
  await expect.poll(() => shownNumber(page)).toMatch(new RegExp(`^${number} / `));
  await expect.poll(() => keptId(page)).not.toBe(before);
  return shownNumber(page);
}

async function shownNumber(page: Page): Promise<string> {
  return (await page.locator('output').first().textContent()) ?? '';
}

/** How often this is said of a work or a chapter, as the API tells it. */
async function timesSaid(path: string, text: string): Promise<number> {
  const [, , workId, chapterId] = path.split('/');
  const subject = `workId: "${workId}"${chapterId === undefined ? '' : `, chapterId: "${chapterId}"`}`;
  const query = `{ comments(subject: { ${subject} }) { items { text } } }`;
  const headers = { 'content-type': 'application/json' };
  const answer = await localFetch(`${site.vi}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  const { data } = (await answer.json()) as { data: { comments: { items: { text: string }[] } } };
  return data.comments.items.filter((item) => item.text === text).length;
}

/** It was asked for and did not come; runs in the page. */
function hasFailed(picture: SVGElement | HTMLElement): boolean {
  return picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth === 0;
}

test('Pages that did not come without a network come by themselves with it, and the page that is read stays.', async () => {
  const { context, page } = await start(await newProfile());
  await page.goto(`${site.vi}${comic}`);
  await taken(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page
    .locator('figure[data-page]')
    .last()
    .evaluate((figure) => figure.scrollIntoView({ block: 'start' }));
  const lastPicture = page.locator('figure[data-page] img').last();
  await expect.poll(() => lastPicture.evaluate(hasFailed), { timeout: 20_000 }).toBe(true);
  const left = await shownNumber(page);
  await context.setOffline(false);
  await expect.poll(() => lastPicture.evaluate(hasFailed), { timeout: 20_000 }).toBe(false);
  await page.locator('figure[data-page] [role="alert"]').first().waitFor({ state: 'detached' });
  expect(
    await page
      .locator('figure[data-page] img')
      .last()
      .evaluate((picture: HTMLImageElement) => picture.decode().then(() => 'shown')),
  ).toBe('shown');
  expect(await shownNumber(page)).toBe(left);
});

test('Where the network went before the late files came, the page stays, and its late parts begin with the network.', async () => {
  const { page } = await start(await newProfile());
  let [isLost, loads, lost] = [true, 0, 0];
  page.on('domcontentloaded', () => (loads += 1));
  await page.route('**/assets/*.js', async (route) => {
    const first = await page.evaluate(() => document.querySelector('#futago-scripts')?.textContent ?? '');
    if (!isLost || first.includes(new URL(route.request().url()).pathname)) return route.continue();
    lost += 1;
    return route.abort('internetdisconnected');
  });
  await page.goto(`${site.vi}${comic}`);
  await taken(page);
  await expect.poll(() => lost).toBeGreaterThan(0);
  expect(await page.locator('figure[data-page]').count()).toBeGreaterThan(1);
  isLost = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  expect(loads).toBe(1);
});

test('Where there is no room, saving says so and reading goes on.', async () => {
  const { context, page } = await start(await newProfile());
  await visit(page, `${site.vi}${comic}`);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: site.vi, quotaSize: 1000 });
  await page.locator('[data-page="end"]').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: SAVE.vi }).click();
  await page.getByText('Máy hết chỗ trống. Hãy xóa bớt truyện trên kệ rồi thử lại.').waitFor();
  expect(await blankPictures(page)).toEqual([]);
});

test('Where the browser denies its caches, saving says so and reading goes on.', async () => {
  const { context, page } = await start(await newProfile());
  await context.addInitScript(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
    const denied = () => Promise.reject(new DOMException('Denied.', 'SecurityError'));
    Object.defineProperty(window, 'caches', { value: { open: denied, keys: denied, match: denied, delete: denied } });
  });
  await visit(page, `${site.vi}${comic}`);
  await page.locator('[data-page="end"]').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: SAVE.vi }).click();
  await page.getByText('Trình duyệt này không cho trang lưu gì cả.').waitFor();
  expect(await blankPictures(page)).toEqual([]);
});
