import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { find, leaveBrowser, libraryOf, newReader, openBrowser, site } from '#tests/e2e/browser/reader.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => leaveBrowser(browser));

/** Runs in the page. */
function sheetsInOrder(): { ofPage: number; later: number; isLaterBehind: boolean; lateFaces: readonly string[] } {
  const sheets = [...document.styleSheets].map(({ ownerNode }) => ownerNode as HTMLElement);
  const late = document.getElementById('late-style') as HTMLElement;
  const place = sheets.indexOf(late);
  const later = sheets.filter((sheet) => sheet.localName === 'link');
  return {
    ofPage: sheets.length - later.length,
    later: later.length,
    isLaterBehind: later.every((sheet) => sheets.indexOf(sheet) > place),
    lateFaces: late.textContent.match(/@font-face\{font-family:[^;]*/g) ?? [],
  };
}

test.each(['/', 'work'])('No style sheet that %s loads later has its words laid out again, faces excepted.', async (path) => {
  const work = find(await libraryOf('vi'), ({ isSensitive }) => !isSensitive);
  const reader = await newReader(browser);
  await reader.open(site.vi + (path === 'work' ? `/comic/${work.id}` : path));
  await reader.page.waitForLoadState('networkidle');
  const { ofPage, later, isLaterBehind, lateFaces } = await reader.page.evaluate(sheetsInOrder);
  expect(ofPage).toBeGreaterThan(1);
  expect(later).toBeGreaterThan(1);
  // Chromium looks up every face anew where a sheet comes before another, or declares one.
  expect([isLaterBehind, lateFaces]).toEqual([true, []]);
  await reader.leave();
});
