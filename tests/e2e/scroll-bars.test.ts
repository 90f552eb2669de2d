import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../setup/chromium.mjs';
import { chapterOf, find, libraryOf, newReader, site } from './reader.ts';

/** Its scroll bars take room, as on most desktops. */
let browser: Browser;

beforeAll(async () => {
  const executablePath = findChromium() ?? 'chromium';
  browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS, ignoreDefaultArgs: ['--hide-scrollbars'] });
});

afterAll(() => browser.close());

/** How far the window can be scrolled sideways, and how wide its content would be. */
function sideways(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => {
    scrollTo({ left: 100, behavior: 'instant' });
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollX, Math.max(0, scrollWidth - clientWidth)];
  });
}

test.each([320, 768, 1280])('No page can be scrolled sideways at a width of %i.', async (width) => {
  const works = await libraryOf('vi');
  const covered = find(works, ({ format, isSensitive }) => format === 'COMIC' && !isSensitive);
  const novel = find(works, ({ format }) => format === 'NOVEL');
  const reader = await newReader(browser, { viewport: { width, height: 800 } });
  const wide: string[] = [];
  const ofWorks = [`/comic/${covered.id}`, `/comic/${novel.id}`];
  for (const path of ['/', '/genres', '/ranking', '/search?q=pho', '/search?q=a', '/history', '/shelf', '/login', '/contact', ...ofWorks]) {
    await reader.open(site.vi + path);
    const found = await sideways(reader.page);
    if (found.some((pixels) => pixels > 0)) wide.push(`${path}: ${found.join(', ')}`);
  }
  expect(wide).toEqual([]);
  await reader.leave();
});

test('The pages of a comic take the whole window, and in the colour that was chosen round about.', async () => {
  const work = find(await libraryOf('ja'), (one) => one.format === 'COMIC' && one.direction === 'RIGHT_TO_LEFT' && !one.isSensitive);
  const reader = await newReader(browser, { viewport: { width: 1280, height: 800 } });
  const { page } = reader;
  await reader.open(site.ja + chapterOf(work, 0));
  await page.locator('[data-live]').waitFor({ state: 'attached' });
  const stage = page.locator('[data-layout="paged"]');
  expect(await stage.evaluate((element) => element.getBoundingClientRect().width)).toBe(1280);
  const shown = page.locator('figure[data-page]').first();
  const around = () =>
    shown.evaluate((figure) => [
      getComputedStyle(figure).backgroundColor,
      getComputedStyle(figure.querySelector('svg') ?? figure).visibility,
      getComputedStyle(figure.closest('[data-layout]') ?? figure).backgroundColor,
    ]);
  expect((await around())[1]).toBe('visible');
  await page.evaluate(() => localStorage.setItem('futago.comic', 'background-black'));
  await page.reload();
  await page.locator('[data-live]').waitFor({ state: 'attached' });
  expect(await around()).toEqual(['rgba(0, 0, 0, 0)', 'hidden', 'rgb(0, 0, 0)']);
  await reader.leave();
});
