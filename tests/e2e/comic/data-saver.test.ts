import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chapterOf, find, leaveBrowser, libraryOf, newReader, openBrowser, site } from '#tests/e2e/browser/reader.ts';

let browser: Browser;
let chapters: readonly string[];

beforeAll(async () => {
  browser = await openBrowser();
  const work = find(
    await libraryOf('vi'),
    ({ format, isSensitive, chaptersCount }) => format === 'COMIC' && !isSensitive && chaptersCount > 1,
  );
  chapters = [0, 1].map((index) => chapterOf(work, index));
});

afterAll(() => leaveBrowser(browser));

/** Runs in the page, before all else. */
function sayThatDataIsSaved(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

function chooseToSave(): void {
  localStorage.setItem('futago.comic', 'saver-on');
}

/** Widths of the files of pages that the network was asked for, by picture, in the order of time. */
function listenForFiles(page: Page): ReadonlyMap<string, string[]> {
  const files = new Map<string, string[]>();
  page.on('request', (request) => {
    const [, picture = '', width = ''] = /^\/pictures\/(\w+)\/(\d+)\./.exec(new URL(request.url()).pathname) ?? [];
    if (picture !== '') files.set(picture, [...(files.get(picture) ?? []), width]);
  });
  return files;
}

/** In a window that shows a page 800 pixels wide. */
test.each([
  ['the device says', sayThatDataIsSaved],
  ['the reader has chosen', chooseToSave],
])(
  'Where %s that data is saved, pages after the first come in half the width from the first paint on, the first of the next chapter too, none twice.',
  async (_, save) => {
    const reader = await newReader(browser, { viewport: { width: 1280, height: 800 } });
    const { page } = reader;
    await page.addInitScript(save);
    const files = listenForFiles(page);
    await reader.open(site.vi + (chapters[0] ?? ''));
    await page.locator('[data-saver]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const [first, ...later] = [...files.values()];
    expect(first).toHaveLength(1);
    expect(later.length).toBeGreaterThan(0);
    expect([...new Set(later.flat())]).toEqual(['640']);
    await page.keyboard.press('End');
    await page
      .locator(`[data-page="end"] a[href="${chapters[1] ?? ''}"]`)
      .first()
      .click();
    await page.waitForURL(`**${chapters[1] ?? ''}`);
    await page.waitForLoadState('networkidle');
    expect([...files.values()].slice(1).every((widths) => widths.join() === '640')).toBe(true);
    expect(reader.complaints).toEqual([]);
    await reader.leave();
  },
);

async function choose(page: Page, saver: 'Bật' | 'Tắt'): Promise<void> {
  await page.getByRole('button', { name: 'Cài đặt đọc' }).press('Enter');
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('group', { name: 'Tiết kiệm dữ liệu' }).getByRole('radio', { name: saver, exact: true }).click();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  await page.waitForLoadState('networkidle');
}

test('Turned off within a chapter the saver lets what is there be sharper; turned on again it asks for nothing a second time.', async () => {
  const reader = await newReader(browser, { viewport: { width: 1280, height: 800 } });
  const { page } = reader;
  await page.addInitScript(chooseToSave);
  const files = listenForFiles(page);
  const asked = (): readonly string[] => [...files.values()].map((widths) => widths.join(' then ')).slice(1);
  await reader.open(site.vi + (chapters[0] ?? ''));
  await page.locator('[data-saver]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  expect([...new Set(asked())]).toEqual(['640']);
  await choose(page, 'Tắt');
  await expect.poll(() => asked()[0]).toBe('640 then 1080');
  const sharp = asked();
  await choose(page, 'Bật');
  await page.keyboard.press('End');
  await page.waitForLoadState('networkidle');
  expect(asked()).toEqual(sharp);
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});
