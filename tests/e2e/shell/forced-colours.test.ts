import type { Browser } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countKept } from '#tests/e2e/browser/kept-history.ts';
import { chapterOf, DESKTOP, find, leaveBrowser, libraryOf, newReader, openBrowser, site } from '#tests/e2e/browser/reader.ts';

/** What forced colours begin with here. */
const WHITE = [255, 255, 255];

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => leaveBrowser(browser));

test('Where colours are forced, what was read of a work, what loads and the suggestion that keys have chosen are seen all the same.', async () => {
  const reader = await newReader(browser, { ...DESKTOP, forcedColors: 'active' });
  const { page } = reader;
  const work = find(await libraryOf('vi'), ({ format, isSensitive }) => format === 'NOVEL' && !isSensitive);
  await reader.open(site.vi + chapterOf(work, 0));
  await expect.poll(() => page.evaluate(countKept)).toBe(1);
  await reader.open(`${site.vi}/history`);
  const read = sharp(await page.locator('main progress').screenshot()).extract({ left: 2, top: 1, width: 1, height: 1 });
  expect([...(await read.removeAlpha().raw().toBuffer())]).not.toEqual(WHITE);
  const loading = page.locator('[role=progressbar] > *');
  expect(await loading.evaluate((line) => getComputedStyle(line).backgroundColor)).not.toBe(`rgb(${WHITE.join(', ')})`);
  await reader.open(`${site.vi}/search`);
  await page.getByRole('combobox').pressSequentially(work.title.slice(0, 3));
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.locator('[role=option][aria-selected=true]').waitFor();
  const outlines = await page
    .getByRole('option')
    .evaluateAll((options) => options.map((option) => [option.ariaSelected, getComputedStyle(option).outlineStyle]));
  expect(outlines[0]).toEqual(['true', 'solid']);
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});
