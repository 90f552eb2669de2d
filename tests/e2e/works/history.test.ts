import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countKept } from '#tests/e2e/browser/kept-history.ts';
import { chapterOf, DESKTOP, find, leaveBrowser, libraryOf, newReader, openBrowser, type Reader, site } from '#tests/e2e/browser/reader.ts';

let browser: Browser;
let titles: readonly string[];
let chapters: readonly string[];

beforeAll(async () => {
  browser = await openBrowser();
  const works = (await libraryOf('vi')).filter((work) => !work.isSensitive && work.chaptersCount > 0).slice(0, 3);
  titles = works.map(({ title }) => title).toReversed();
  chapters = works.map((work) => chapterOf(work, 0));
});

afterAll(() => leaveBrowser(browser));

/** Reads three works and opens the history; the one that was read last stands first. */
async function haveRead(): Promise<Reader> {
  const reader = await newReader(browser);
  for (const [index, chapter] of chapters.entries()) {
    await reader.open(site.vi + chapter);
    await expect.poll(() => reader.page.evaluate(countKept)).toBe(index + 1);
  }
  await reader.open(`${site.vi}/history`);
  await expect.poll(() => shown(reader.page)).toEqual(titles);
  return reader;
}

function shown(page: Page): Promise<readonly string[]> {
  return page.locator('main li bdi').allTextContents();
}

function stages(pictures: Locator): Promise<readonly (string | undefined)[]> {
  return pictures.evaluateAll((images) => images.map(({ dataset }) => dataset['stage']));
}

function save(page: Page): Promise<string> {
  const saved = page.waitForEvent('download');
  return page
    .getByRole('button', { name: 'Lưu thành tệp' })
    .click()
    .then(() => saved)
    .then((download) => download.path());
}

async function bringIn(page: Page, name: string, text: string): Promise<void> {
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Nhập từ tệp' }).click();
  await (await chosen).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

test('A work is taken out of the history and back by undo, in its place, and stays out where it is not undone.', async () => {
  const reader = await haveRead();
  const { page } = reader;
  const [first = '', second = '', third = ''] = titles;
  expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual(['Hôm nay']);
  await page.getByRole('button', { name: second }).click();
  await expect.poll(() => shown(page)).toEqual([first, third]);
  await page.getByRole('button', { name: 'Hoàn tác' }).click();
  await expect.poll(() => shown(page)).toEqual(titles);
  await page.getByRole('button', { name: first }).click();
  await expect.poll(() => shown(page)).toEqual([second, third]);
  await reader.open(`${site.vi}/history`);
  await expect.poll(() => shown(page)).toEqual([second, third]);
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});

test('A saved file brings the history into a browser without one; it is cleared only after a question, and a file that is none changes nothing.', async () => {
  const reader = await haveRead();
  const { page } = reader;
  const file = await readFile(await save(page), 'utf8');
  await page.getByRole('button', { name: 'Xóa lịch sử' }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => shown(page)).toEqual(titles);
  await page.getByRole('button', { name: 'Xóa lịch sử' }).click();
  await page.locator('dialog[open] button').last().click();
  await page.getByText('No history').waitFor();
  expect(await page.evaluate(countKept)).toBe(0);
  await bringIn(page, 'none.json', '{"works":[]');
  await page.getByText('Tệp này không phải lịch sử đọc.').waitFor();
  expect(await page.evaluate(countKept)).toBe(0);
  expect(reader.complaints).toEqual([]);
  await reader.leave();

  const other = await newReader(browser);
  await other.open(`${site.vi}/history`);
  await other.page.getByText('No history').waitFor();
  await bringIn(other.page, 'history.json', file);
  await expect.poll(() => shown(other.page)).toEqual(titles);
  await bringIn(other.page, 'history.json', file.replace('"language": "vi"', '"language": "ja"'));
  await other.page.getByText('Tệp này là lịch sử của trang song sinh.').waitFor();
  await other.page.locator(`main li a[href="${chapters.at(-1)}"]`).click();
  await other.page.waitForURL(site.vi + (chapters.at(-1) ?? ''));
  expect(other.complaints).toEqual([]);
  await other.leave();
});

test('After a chapter that was read to its end, the home page, the work and the history lead on to the next one.', async () => {
  const work = find(
    await libraryOf('ja'),
    (one) => one.format === 'COMIC' && one.direction === 'RIGHT_TO_LEFT' && one.chaptersCount > 1 && !one.isSensitive,
  );
  const reader = await newReader(browser, DESKTOP);
  const { page } = reader;
  const next = chapterOf(work, 1);
  await reader.open(site.ja + chapterOf(work, 0));
  await page.locator('[data-live]').waitFor({ state: 'attached' });
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('futago.places')?.includes('"progress":1,'))).toBe(true);
  await reader.open(`${site.ja}/comic/${work.id}`);
  await expect.poll(() => page.getByRole('link', { name: /^続き(を|から)読む/ }).getAttribute('href')).toBe(next);
  await reader.open(site.ja);
  await expect.poll(() => page.getByRole('link', { name: /^続き(を|から)読む/ }).getAttribute('href')).toBe(next);
  await reader.open(`${site.ja}/history`);
  await page.locator(`main li a[href="${next}"]`).click();
  await page.waitForURL(site.ja + next);
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});

test('Covers stand in the history of whoever opened the works, and their shapes without a network.', async () => {
  const reader = await haveRead();
  const { page } = reader;
  const pictures = page.locator('main li picture img');
  await expect.poll(() => stages(pictures)).toEqual(['shown', 'shown', 'shown']);
  await page.route('**/pictures/**', (route) => route.abort());
  await page.reload();
  await expect.poll(() => stages(pictures)).toEqual(['failed', 'failed', 'failed']);
  expect(await pictures.evaluateAll((images) => images.map((image) => getComputedStyle(image).visibility))).toEqual([
    'hidden',
    'hidden',
    'hidden',
  ]);
  await reader.leave();
});
