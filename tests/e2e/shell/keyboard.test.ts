import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { register } from '#tests/e2e/browser/accounts.ts';
import { controlsOf, focusIsKept, focusIsOn, press, tabTo } from '#tests/e2e/browser/keys.ts';
import {
  chapterOf,
  DESKTOP,
  find,
  leapToComments,
  leaveBrowser,
  libraryOf,
  newReader,
  openBrowser,
  type Reader,
  site,
} from '#tests/e2e/browser/reader.ts';
import { installVoice } from '#tests/e2e/browser/voice.ts';

type Work = Awaited<ReturnType<typeof libraryOf>>[number];
type Language = 'vi' | 'ja';

/** Names of controls, as they are in the messages; spoken otherwise nobody would find them. */
const NAMES = {
  vi: { settings: 'Cài đặt đọc', allPages: 'Mọi trang', moving: 'Cho trang tự chạy', stopMoving: 'Dừng tự chạy', faster: 'Nhanh hơn' },
  ja: { settings: '表示設定', find: 'この話の中を探す', listen: '読み上げる', nextSentence: '次の文', stop: 'やめる' },
} as const;
/** As the specification has them, in both languages. */
const LITERAL = /^(?:No history|No comments)/;

let browser: Browser;
const libraries = new Map<Language, readonly Work[]>();
beforeAll(async () => {
  browser = await openBrowser();
  for (const language of ['vi', 'ja'] as const) libraries.set(language, await libraryOf(language));
});
afterAll(() => leaveBrowser(browser));

function workOf(language: Language, fits: (work: Work) => boolean): Work {
  return find(libraries.get(language) ?? [], (work) => !work.isSensitive && work.chaptersCount > 1 && fits(work));
}

const comicOf = (language: Language): Work =>
  workOf(language, ({ format, direction }) => format === 'COMIC' && direction !== 'TOP_TO_BOTTOM');
const novelOf = (language: Language): Work => workOf(language, ({ format }) => format === 'NOVEL');
const button = (name: string): string => `button[aria-label="${name}"]`;

/** From the home page into the first chapter of a work. */
async function openFirstChapter(reader: Reader, origin: string, work: Work): Promise<void> {
  const { page } = reader;
  await reader.open(`${origin}/`);
  await press(page, `main a[href="/comic/${work.id}"]`);
  await page.waitForURL(`${origin}/comic/${work.id}`);
  await press(page, `main a[href="${chapterOf(work, 0)}"]`);
  await isOpen(page, origin + chapterOf(work, 0), chapterOf(work, 1));
}

/** Resolves when a chapter is shown that leads to its neighbour. */
async function isOpen(page: Page, address: string, neighbour: string): Promise<void> {
  await page.waitForURL(address);
  await page.locator(`[data-page="end"] a[href="${neighbour}"]`).first().waitFor({ state: 'attached' });
}

const number = (page: Page): Promise<string> => page.locator('output').first().innerText();

/** Opens the reading settings, changes the first choice by an arrow, and closes them. */
async function changeSetting(page: Page, format: 'comic' | 'novel', opener: string): Promise<void> {
  const kept = () => page.evaluate((of) => Object.entries(localStorage).filter(([key]) => key.startsWith(`futago.${of}`)), format);
  const before = await kept();
  await press(page, opener);
  await page.locator('dialog[open] input').first().waitFor();
  await tabTo(page, 'dialog[open] input[type=radio]');
  await page.keyboard.press('ArrowRight');
  await expect.poll(kept).not.toEqual(before);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  await focusIsOn(page, opener);
}

/** What is opened by a key, from wherever the focus is, gives it back there. */
async function opensAndCloses(page: Page, key: string, opener: string): Promise<void> {
  await page.keyboard.press(key);
  await page.locator('dialog[open]').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await focusIsOn(page, opener);
}

test('A comic is found on the home page, turned, searched for a page, zoomed, set, and left for its next chapter by keys alone.', async () => {
  const reader = await newReader(browser, DESKTOP);
  const { page } = reader;
  const work = comicOf('vi');
  await openFirstChapter(reader, site.vi, work);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => number(page)).toMatch(/^2/);
  await page.locator(button(NAMES.vi.allPages)).waitFor();
  await page.keyboard.press('g');
  await focusIsOn(page, 'input[type=range]');
  await expect.poll(() => page.locator('input[type=range]').inputValue()).toBe('2');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => number(page)).toMatch(/^3/);
  await press(page, button(NAMES.vi.allPages));
  await focusIsOn(page, 'dialog[open] [aria-current="page"]');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await focusIsOn(page, button(NAMES.vi.allPages));
  await expect.poll(() => number(page)).toMatch(/^2/);
  await page.keyboard.press('+');
  await page.locator('[data-zoomed]').waitFor();
  await page.keyboard.press('0');
  await page.locator('[data-zoomed]').waitFor({ state: 'detached' });
  for (const key of ['s', '?', 'o', 't']) await opensAndCloses(page, key, button(NAMES.vi.allPages));
  await changeSetting(page, 'comic', button(NAMES.vi.settings));
  await press(page, button(NAMES.vi.moving));
  await press(page, button(NAMES.vi.faster));
  await press(page, button(NAMES.vi.stopMoving));
  await focusIsOn(page, button(NAMES.vi.moving));
  await page.keyboard.press('End');
  await press(page, `[data-page="end"] a[href="${chapterOf(work, 1)}"]`);
  await isOpen(page, site.vi + chapterOf(work, 1), chapterOf(work, 0));
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => number(page)).toMatch(/^2/);
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});

test('In a small window the end page of a comic in pages is scrolled by keys to what is said of it; space goes on.', async () => {
  const reader = await newReader(browser, { viewport: { width: 320, height: 256 } });
  const { page } = reader;
  const work = comicOf('ja');
  await reader.open(site.ja + chapterOf(work, 0));
  const end = page.locator('[data-page="end"]');
  const isAtEnd = async (): Promise<boolean> => {
    await page.keyboard.press('End');
    return end.evaluate((shown) => shown.getAttribute('data-slot') === 'current');
  };
  await expect.poll(isAtEnd).toBe(true);
  const scrolled = (): Promise<number> => end.evaluate(({ scrollTop }) => scrollTop);
  // What takes this key from the pages comes late.
  const goDown = async (): Promise<number> => (await scrolled()) || page.keyboard.press('PageDown').then(scrolled);
  await expect.poll(goDown).toBeGreaterThan(0);
  await page.locator('#comments').waitFor();
  await page.keyboard.press('PageUp');
  await expect.poll(scrolled).toBe(0);
  expect(new URL(page.url()).pathname).toBe(chapterOf(work, 0));
  await page.keyboard.press('Space');
  await page.waitForURL(site.ja + chapterOf(work, 1));
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});

test('A novel is found on the home page, set, searched, heard, and left for its other chapters by keys alone.', async () => {
  const reader = await newReader(browser, DESKTOP);
  const { page } = reader;
  await page.addInitScript(installVoice);
  const work = workOf('ja', ({ title }) => title === '川辺の書庫');
  await openFirstChapter(reader, site.ja, work);
  await changeSetting(page, 'novel', button(NAMES.ja.settings));
  await press(page, button(NAMES.ja.find));
  await focusIsOn(page, 'input[type=search]');
  await page.keyboard.insertText('川');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => CSS.highlights.has('find-now'));
  await tabTo(page, 'search button:last-child');
  await page.keyboard.press('Escape');
  await focusIsOn(page, button(NAMES.ja.find));
  // The other way leads past the end of the text, from where little is left to be heard.
  await press(page, button(NAMES.ja.listen), 'Shift+Tab');
  await page.waitForFunction(() => CSS.highlights.has('spoken'));
  await press(page, button(NAMES.ja.nextSentence));
  await press(page, button(NAMES.ja.stop));
  await focusIsOn(page, button(NAMES.ja.listen));
  await page.keyboard.press('End');
  await press(page, `[data-page="end"] a[href="/comic/${work.id}"]`);
  await page.waitForURL(`${site.ja}/comic/${work.id}`);
  await press(page, `main a[href="${chapterOf(work, 1)}"]`);
  await isOpen(page, site.ja + chapterOf(work, 1), chapterOf(work, 0));
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});

test('A work is followed, a chapter saved, and taken out of the history and back by keys alone; the focus is never lost.', async () => {
  const reader = await newReader(browser, DESKTOP);
  const { page } = reader;
  const work = novelOf('vi');
  await register(reader);
  await reader.open(`${site.vi}/comic/${work.id}`);
  await press(page, 'main button[aria-pressed="false"]');
  await focusIsOn(page, 'main button[aria-pressed="true"]');
  await press(page, `main a[href="${chapterOf(work, 0)}"]`);
  await isOpen(page, site.vi + chapterOf(work, 0), chapterOf(work, 1));
  await leapToComments(page);
  await page.locator('#comments textarea').waitFor();
  await press(page, '[data-page="end"] [data-controls] button');
  await page.getByText('Đã lưu trên máy này').waitFor();
  await focusIsKept(page);
  await press(page, '[data-page="end"] a[href="/shelf"]', 'Shift+Tab');
  await page.waitForURL(`${site.vi}/shelf`);
  await press(page, 'header a[href="/history"]', 'Shift+Tab');
  await page.waitForURL(`${site.vi}/history`);
  const entry = page.locator(`main a[href="${chapterOf(work, 0)}"]`);
  await entry.waitFor();
  await press(page, `main li ${button(`Xóa “${work.title}” khỏi lịch sử`)}`);
  await entry.waitFor({ state: 'detached' });
  await focusIsKept(page);
  await press(page, 'main [role=status] button:not([aria-label])', 'Shift+Tab');
  await entry.waitFor();
  await focusIsKept(page);
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});

test('A comment is written, answered, changed, deleted, and what is ahead folded by keys alone.', async () => {
  const reader = await newReader(browser, DESKTOP);
  const { page } = reader;
  const work = comicOf('ja');
  await register(reader, { origin: site.ja });
  await reader.open(site.ja + chapterOf(work, 1));
  await leapToComments(page);
  await page.locator('#comments textarea').waitFor();
  await tabTo(page, '#comments textarea');
  await page.keyboard.insertText('鍵だけで書く');
  await page.keyboard.press('Control+Enter');
  const written = '#comments article[id^=comment-]';
  await page.locator(written, { hasText: '鍵だけで書く' }).waitFor();
  await focusIsOn(page, '#comments textarea');
  await press(page, `${written} button`);
  await focusIsOn(page, `${written} textarea`);
  await page.keyboard.press('Escape');
  await focusIsOn(page, `${written} button:nth-child(1)`);
  await page.keyboard.press('Enter');
  await focusIsOn(page, `${written} textarea`);
  await page.keyboard.insertText('答えも');
  await page.keyboard.press('Control+Enter');
  const answer = '#comments article article[id^=comment-]';
  await page.locator(answer, { hasText: '答えも' }).waitFor();
  await focusIsKept(page);
  await press(page, `${answer} button:nth-child(2)`);
  await focusIsOn(page, `${answer} textarea`);
  await page.keyboard.press('Escape');
  await focusIsOn(page, `${answer} button:nth-child(2)`);
  await press(page, `${answer} button:nth-child(3)`);
  await focusIsOn(page, `${answer} [role=group] button`);
  await page.keyboard.press('Enter');
  await page.locator(answer, { hasText: '答えも' }).waitFor({ state: 'detached' });
  await focusIsKept(page);
  await tabTo(page, '#comments label > input[type=checkbox]', 'Shift+Tab');
  await page.keyboard.press('Space');
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches(':checked'))).toBe(true);
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});

test.each([
  ['vi', 'comic'],
  ['ja', 'comic'],
  ['vi', 'novel'],
  ['ja', 'novel'],
] as const)(
  'On the site in %s every control of a %s and its sheets has a name, and none in another language.',
  async (language, format) => {
    const reader = await newReader(browser, DESKTOP);
    const { page } = reader;
    const foreign = await sourceWords(language);
    await reader.open(site[language] + chapterOf(format === 'comic' ? comicOf(language) : novelOf(language), 0));
    const faults: string[] = [];
    const look = async (): Promise<void> => {
      for (const { role, name } of await controlsOf(page))
        if (name === '' || (foreign.has(name) && !LITERAL.test(name))) faults.push(`${role} “${name}”`);
    };
    await page.locator('nav[data-late] button').first().waitFor();
    await look();
    for (const key of format === 'comic' ? ['s', '?', 'o', 't'] : ['s', '?']) {
      await page.keyboard.press(key);
      await page.locator('dialog[open]').waitFor();
      await look();
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    }
    await leapToComments(page);
    await look();
    expect(faults).toEqual([]);
    await reader.leave();
  },
);

/** English messages that this site says otherwise. */
async function sourceWords(language: Language): Promise<ReadonlySet<string>> {
  const words = new Set<string>();
  for (const part of ['messages', 'settings', 'comments', 'shelf']) {
    const catalog = await readFile(new URL(`../../../locales/${language}/${part}.po`, import.meta.url), 'utf8');
    for (const [, source = '', said] of catalog.matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)) if (source !== said) words.add(source);
  }
  return words;
}
