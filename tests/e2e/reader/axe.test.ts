import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsOf } from './axe-rules.ts';
import { chapterOf, DESKTOP, find, leaveBrowser, libraryOf, newReader, openBrowser, site } from '#tests/e2e/browser/reader.ts';

type Work = Awaited<ReturnType<typeof libraryOf>>[number];
type Language = 'vi' | 'ja';

const SITES = ['vi', 'ja'] as const;
const FORMATS = ['COMIC', 'NOVEL'] as const;
const ways = SITES.flatMap((language) => FORMATS.map((format) => [language, format] as const));

let browser: Browser;
const libraries = new Map<Language, readonly Work[]>();
beforeAll(async () => {
  browser = await openBrowser();
  for (const language of SITES) libraries.set(language, await libraryOf(language));
});
afterAll(() => leaveBrowser(browser));

function workOf(language: Language, format: 'COMIC' | 'NOVEL'): Work {
  return find(libraries.get(language) ?? [], (one) => one.format === format && !one.isSensitive && one.chaptersCount > 1);
}

const isAtEnd = (page: Page) =>
  page.waitForFunction(() => (document.querySelector('[data-page="end"] a')?.getBoundingClientRect().top ?? Infinity) < innerHeight);

test.each(ways)('On the site in %s no state of a %s breaks a rule of axe.', { timeout: 180_000 }, async (language, format) => {
  const work = workOf(language, format);
  const reader = await newReader(browser, DESKTOP);
  const { page } = reader;
  await reader.open(site[language] + chapterOf(work, 0));
  const found: Record<string, readonly string[]> = {};
  const bars = page.locator('header[data-late]');
  const areHidden = async (): Promise<boolean> => (await bars.getAttribute('data-hidden')) !== null;
  // A text that settles may move the bars by itself just then.
  const haveBars = (isHidden: boolean) =>
    expect
      .poll(
        async () => {
          if ((await areHidden()) !== isHidden) await page.keyboard.press('c');
          return areHidden();
        },
        { interval: 500 },
      )
      .toBe(isHidden);
  for (const isHidden of [false, true]) {
    await haveBars(isHidden);
    found[isHidden ? 'bars hidden' : 'bars shown'] = await violationsOf(page);
  }
  await page.keyboard.press('s');
  await page.locator('dialog[open] input').first().waitFor();
  found['settings'] = await violationsOf(page);
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await page.keyboard.press('End');
  await isAtEnd(page);
  await page.locator('#comments h2').waitFor();
  found['at the end'] = await violationsOf(page);
  await page.context().setOffline(true);
  await page.evaluate(() => scrollTo(0, 0));
  await haveBars(false);
  found['offline'] = await violationsOf(page);
  expect(found).toEqual({ 'bars shown': [], 'bars hidden': [], settings: [], 'at the end': [], offline: [] });
  await reader.leave();
});

test.each(SITES)('On the site in %s a page that did not come breaks no rule of axe either.', async (language) => {
  const reader = await newReader(browser, DESKTOP);
  const { page } = reader;
  await page.route('**/pictures/**', (route) => route.abort());
  await reader.open(site[language] + chapterOf(workOf(language, 'COMIC'), 0));
  await page.locator('figure[data-page] [role=alert]').first().waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await reader.leave();
});

test.each(FORMATS)('Nothing of a %s moves by itself for a reader who wants no motion.', async (format) => {
  const work = workOf('vi', format);
  const reader = await newReader(browser, { ...DESKTOP, reducedMotion: 'reduce' });
  const { page } = reader;
  await reader.open(site.vi + chapterOf(work, 0));
  const moving: string[] = [];
  for (const key of ['PageDown', 'c', 'c', 's', 'Escape', '?', 'Escape', 'End']) {
    await page.keyboard.press(key);
    const animations = await page.evaluate(() =>
      document
        .getAnimations()
        .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 120) ?? '') : '')),
    );
    moving.push(...animations.map((animation) => `${key}: ${animation}`));
  }
  expect(moving).toEqual([]);
  await reader.leave();
});
