import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page, Route } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommandLine } from '#server/cli.ts';
import { localFetch } from '#tests/support/network/local-fetch.ts';
import { makeZip } from '#tests/support/files/make-zip.ts';
import { register } from '#tests/e2e/browser/accounts.ts';
import { operatorSettings } from '#tests/e2e/site/operator.ts';
import { DESKTOP, leaveBrowser, newReader, openBrowser, type Reader, site } from '#tests/e2e/browser/reader.ts';

const PAGES = new URL('../../../dist/library/tiem-sach-ngay-mua/01/', import.meta.url);
const TITLE = 'Truyện tải lên thử';
const TWO_MINUTES = 120_000;

let browser: Browser;
let folder: string;
let cbz: string;
let pages: number;
/** One of its pages, by itself. */
let picture: string;
const published: string[] = [];

beforeAll(async () => {
  browser = await openBrowser();
  folder = await mkdtemp(join(tmpdir(), 'futago-upload-'));
  const names = (await readdir(PAGES)).filter((name) => name.endsWith('.png'));
  pages = names.length;
  picture = fileURLToPath(new URL(names.at(-1) ?? '', PAGES));
  const entries = await Promise.all(names.map(async (name) => ({ name, content: await readFile(new URL(name, PAGES)), isStored: true })));
  cbz = join(folder, `${TITLE}.cbz`);
  await writeFile(cbz, makeZip(entries));
});

/** Other files of tests read what was updated last: what was published here is none of it. */
afterAll(async () => {
  for (const id of published) await hide(id);
  await leaveBrowser(browser);
  await rm(folder, { recursive: true, force: true });
});

async function hide(id: string): Promise<void> {
  const environment = { ...operatorSettings(folder), FUTAGO_LOG_LEVEL: 'silent' };
  const complained: string[] = [];
  const terminal = { say: () => undefined, complain: (line: string) => complained.push(line) };
  expect([await runCommandLine(['hide', id], terminal, environment), complained]).toEqual([0, []]);
}

const files = (page: Page) => page.locator('input[type=file][multiple]').first();
const toChapter = (page: Page) => page.getByRole('link', { name: 'Xem lại và đăng' });
const shownPages = (page: Page): Promise<readonly (string | null)[]> =>
  page.locator('[data-page]').evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-page')));

/** The pictures of a chapter as who asks anew is given them, in their order. */
async function readersPictures(path: string): Promise<readonly string[]> {
  const [, , workId, chapterId] = path.split('/');
  const query = `query ($workId: ID!, $chapterId: ID!) { chapter(workId: $workId, chapterId: $chapterId, language: vi) { ... on Chapter {
    content { ... on ComicPages { pages { picture { id } } } } } } }`;
  const answer = await localFetch(`${site.vi}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { workId, chapterId } }),
  });
  const { data } = (await answer.json()) as { data: { chapter: { content: { pages: readonly { picture: { id: string } }[] } } } };
  return data.chapter.content.pages.map((one) => one.picture.id);
}

async function uploader(): Promise<Reader> {
  const reader = await newReader(browser, DESKTOP);
  await register(reader);
  await reader.open(`${site.vi}/user/upload`);
  await untilKnown(reader.page);
  return reader;
}

/** Until it is known who uploads. */
async function untilKnown(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Đăng truyện' }).waitFor();
  // A page that has just arrived takes the focus.
  await page.waitForLoadState('networkidle');
}

/** The address of each piece that is sent, with where it begins. */
function piecesOf(page: Page): { readonly offset: number; readonly url: string }[] {
  const pieces: { offset: number; url: string }[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') pieces.push({ offset: Number(request.headers()['upload-offset']), url: request.url() });
  });
  return pieces;
}

/** The first piece arrives, and nothing after it. */
const hold = (route: Route): Promise<void> =>
  route.request().headers()['upload-offset'] === '0' ? route.continue() : route.abort('connectionreset');

test('A chapter goes from a CBZ to its readers within two minutes, by keys alone.', { timeout: TWO_MINUTES }, async () => {
  const reader = await uploader();
  const { page } = reader;
  const began = Date.now();
  // Asked for before the key: the browser is told to hand its choice over while the focus comes.
  const choosing = page.waitForEvent('filechooser');
  await files(page).focus();
  await page.keyboard.press('Enter');
  await (await choosing).setFiles(cbz);
  await page.getByRole('heading', { name: TITLE }).waitFor();
  await toChapter(page).waitFor({ timeout: 60_000 });
  await toChapter(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await shownPages(page)).length).toBe(pages);
  const [first, second, ...rest] = await shownPages(page);
  await page.getByRole('button', { name: 'Trang 1', exact: true }).focus();
  const arranged = page.waitForResponse((response) => /ArrangePages/.test(response.request().postData() ?? '') && response.ok());
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await arranged;
  await reader.open(page.url());
  await expect.poll(() => shownPages(page)).toEqual([second, first, ...rest]);
  await page.getByRole('button', { name: 'Đăng ngay' }).focus();
  await page.keyboard.press('Enter');
  const read = page.getByRole('link', { name: 'Đọc thử' });
  await read.waitFor();
  const href = (await read.getAttribute('href')) ?? '';
  published.push(/\/comic\/(\d+)\//.exec(href)?.[1] ?? '');
  await read.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/comic\/\d+\/\d+/);
  await expect
    .poll(() =>
      page
        .locator('main img')
        .first()
        .evaluate((img) => (img as HTMLImageElement).naturalWidth),
    )
    .toBeGreaterThan(100);
  expect(Date.now() - began).toBeLessThan(TWO_MINUTES);
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});

test('Of a published chapter a page is taken out and another replaced; readers see it once it is published, and the version before can be had again.', async () => {
  const reader = await uploader();
  const { page } = reader;
  await files(page).setInputFiles(cbz);
  await toChapter(page).click({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Đăng ngay' }).click();
  const read = page.getByRole('link', { name: 'Đọc thử' });
  await read.waitFor();
  const path = new URL((await read.getAttribute('href')) ?? '', site.vi).pathname;
  published.push(path.split('/')[2] ?? '');
  const before = await shownPages(page);
  const pictures = await readersPictures(path);
  await page.getByRole('button', { name: 'Bỏ trang 1', exact: true }).click();
  await expect.poll(() => shownPages(page)).toEqual(before.slice(1));
  await page.getByText('Độc giả vẫn đang thấy bản trước khi bạn sửa.').waitFor();
  const thumbnail = page.locator('[data-page] img').first();
  const replaced = await thumbnail.getAttribute('src');
  await page.getByLabel('Thay ảnh trang 1', { exact: true }).setInputFiles(picture);
  await expect.poll(() => thumbnail.getAttribute('src'), { timeout: 60_000 }).not.toBe(replaced);
  expect(await readersPictures(path)).toEqual(pictures);
  await page.getByRole('button', { name: 'Đăng thay đổi' }).click();
  await page.getByText('Độc giả đang thấy đúng như ở đây.').waitFor();
  const last = pictures.at(-1);
  await expect.poll(() => readersPictures(path)).toEqual([last, ...pictures.slice(2)]);
  await page.getByRole('button', { name: 'Khôi phục bản 1' }).click();
  await page.getByText('Độc giả vẫn đang thấy bản trước khi bạn sửa.').waitFor();
  await page.getByRole('button', { name: 'Đăng thay đổi' }).click();
  await expect.poll(() => readersPictures(path)).toEqual(pictures);
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});

test('Cut in the middle, an upload goes on by itself from the byte where it was cut.', async () => {
  const reader = await uploader();
  const { page } = reader;
  const pieces = piecesOf(page);
  let isCut = false;
  const cut = (route: Route): Promise<void> => {
    const isLater = route.request().method() === 'PATCH' && route.request().headers()['upload-offset'] !== '0';
    if (isLater) isCut = true;
    return isLater ? route.abort('connectionreset') : route.continue();
  };
  await page.route('**/upload/**', cut);
  await files(page).setInputFiles(cbz);
  await page.getByText('Có mạng lại là tự tải tiếp').waitFor();
  expect(isCut).toBe(true);
  await page.unroute('**/upload/**', cut);
  await toChapter(page).waitFor({ timeout: 60_000 });
  expect([pieces.filter(({ offset }) => offset === 0).length, new Set(pieces.map(({ url }) => url)).size]).toEqual([1, 1]);
  await reader.leave();
});

test('Loaded anew in the middle, an upload goes on where it was once it is given the same file.', async () => {
  const reader = await uploader();
  const { page } = reader;
  await page.route('**/upload/**', hold);
  await files(page).setInputFiles(cbz);
  await page.getByText('Có mạng lại là tự tải tiếp').waitFor();
  page.on('dialog', (dialog) => void dialog.accept());
  await reader.open(page.url());
  await page.getByText('Chọn lại đúng tệp ấy').waitFor();
  await page.unroute('**/upload/**', hold);
  const pieces = piecesOf(page);
  await files(page).setInputFiles(cbz);
  await toChapter(page).waitFor({ timeout: 60_000 });
  expect(pieces.every(({ offset }) => offset > 0)).toBe(true);
  await reader.leave();
});

test('A second tab leaves a file to the tab that sends it, and shows what becomes of it.', async () => {
  const reader = await uploader();
  const { page } = reader;
  await page.route('**/upload/**', hold);
  await files(page).setInputFiles(cbz);
  await page.getByText('Có mạng lại là tự tải tiếp').waitFor();
  const second = await page.context().newPage();
  await second.goto(page.url());
  await second.getByText('Thẻ khác của trình duyệt này đang tải tệp lên').waitFor();
  expect(await second.getByText('Chọn lại đúng tệp ấy').count()).toBe(0);
  await page.unroute('**/upload/**', hold);
  await Promise.all([page, second].map((tab) => toChapter(tab).waitFor({ timeout: 60_000 })));
  await reader.leave();
});

const words = (tab: Page) => tab.getByRole('textbox', { name: 'Nội dung truyện' });
const press = (tab: Page, name: string) => tab.getByRole('button', { name, exact: true }).click();

test('Of two tabs that change the same of a work the second is shown what the first wrote, and loses nothing of either.', async () => {
  const reader = await uploader();
  const { page } = reader;
  await files(page).setInputFiles(cbz);
  await toChapter(page).waitFor({ timeout: 60_000 });
  const second = await page.context().newPage();
  await second.goto(page.url());
  await words(second).fill('Của thẻ hai.');
  await second.getByLabel('Tên truyện').fill('Tên của thẻ hai');
  await press(second, 'Lưu');
  await second.getByText('Đã lưu', { exact: true }).waitFor();
  await words(page).fill('Của thẻ một.');
  await press(page, 'Lưu');
  await press(page, 'Xem bản hiện tại');
  await expect.poll(() => words(page).inputValue()).toBe('Của thẻ hai.');
  await press(page, 'Về bản của tôi');
  expect(await words(page).inputValue()).toBe('Của thẻ một.');
  await press(page, 'Lưu bản của tôi');
  await page.getByText('Đã lưu', { exact: true }).waitFor();
  await second.reload();
  expect([await words(second).inputValue(), await second.getByLabel('Tên truyện').inputValue()]).toEqual([
    'Của thẻ một.',
    'Tên của thẻ hai',
  ]);
  await reader.leave();
});

test('A file that cannot be taken is refused with a sentence before anything is sent, and stops no other.', async () => {
  const reader = await uploader();
  const { page } = reader;
  const pieces = piecesOf(page);
  await files(page).setInputFiles({ name: 'bản quét.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 nothing') });
  await page.getByText('Trang không đọc được loại tệp nén này và PDF. Hãy nén ảnh thành ZIP hoặc CBZ.').waitFor();
  expect(pieces).toEqual([]);
  await files(page).setInputFiles(cbz);
  await toChapter(page).waitFor({ timeout: 60_000 });
  await page
    .getByRole('button', { name: 'Bỏ bản quét.pdf' })
    .or(page.getByRole('button', { name: 'Thôi không tải bản quét.pdf lên' }))
    .click();
  await expect.poll(() => page.getByText('bản quét.pdf').count()).toBe(0);
  await reader.leave();
});
