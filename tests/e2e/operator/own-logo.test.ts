import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, leaveBrowser, newReader, openBrowser, PHONE, site } from '#tests/e2e/browser/reader.ts';
import { startSecondSite, type SecondSite } from '#tests/e2e/site/second-site.ts';

/** Green all over, which no mark and no scheme of ours is. */
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#00a000"/></svg>';

let folder: string;
let browser: Browser;
let own: SecondSite;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'futago-logo-'));
  await writeFile(join(folder, 'logo.svg'), LOGO);
  [browser, own] = await Promise.all([openBrowser(), startSecondSite({ FUTAGO_SITES_VI_LOGO: join(folder, 'logo.svg') })]);
});
afterAll(async () => {
  await Promise.all([leaveBrowser(browser), own.stop()]);
  await rm(folder, { recursive: true });
});

test.each([
  ['a phone', PHONE],
  ['a desktop in the dark', { ...DESKTOP, colorScheme: 'dark' as const }],
])("On %s an operator's logo stands in the header and in the footer, in its own colours.", async (_words, device) => {
  const reader = await newReader(browser, device);
  await reader.open(`${own.vi}/`);
  for (const place of ['header', 'footer']) {
    const mark = reader.page.locator(`body ${place} svg`).first();
    await mark.scrollIntoViewIfNeeded();
    await expect.poll(async () => colorOf(await mark.screenshot())).toBe('0 160 0');
  }
  expect(await reader.page.locator('link[rel="icon"]').first().getAttribute('href')).toBe('/favicon-vi.svg');
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});

test('The site whose operator gave none shows our mark.', async () => {
  const reader = await newReader(browser, DESKTOP);
  await reader.open(`${site.vi}/`);
  const mark = reader.page.locator('body header svg').first();
  expect(await mark.evaluate((element) => getComputedStyle(element).backgroundImage)).toBe('none');
  expect(await mark.locator('path').first().isVisible()).toBe(true);
  await reader.leave();
});

/** Of the middle of a picture: red, green and blue. */
async function colorOf(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 3;
  return [...data.subarray(middle, middle + 3)].join(' ');
}
