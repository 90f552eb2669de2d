import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chapterOf, DESKTOP, find, libraryOf, newReader, openBrowser, site } from './reader.ts';
import { edge, keptId, readHalf } from './reading-edge.ts';

let browser: Browser;
let novel: string;

beforeAll(async () => {
  browser = await openBrowser();
  const work = find(await libraryOf('vi'), (one) => one.format === 'NOVEL' && one.chaptersCount > 1 && !one.isSensitive);
  novel = site.vi + chapterOf(work, 0);
});

afterAll(() => browser.close());

test('A chapter that was left half read opens at the same block, in another window too, and stands in the history.', async () => {
  const reader = await newReader(browser, DESKTOP);
  const { page } = reader;
  await reader.open(novel);
  const left = await readHalf(page);
  await page.goto('about:blank');
  await page.setViewportSize({ width: 500, height: 700 });
  await reader.open(novel);
  await expect.poll(() => edge(page)).toBe(left);
  await reader.open(`${site.vi}/history`);
  await page.locator(`main a[href="${new URL(novel).pathname}"]`).waitFor();
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});

test('Whatever the window and the type become, five hundred times, the block at the edge stays.', async () => {
  const reader = await newReader(browser, DESKTOP);
  const { page } = reader;
  await reader.open(novel);
  const left = await readHalf(page);
  let seed = 11;
  const random = (most: number): number => (seed = (seed * 48271) % 2147483647) % most;
  const strayed: string[] = [];
  for (let change = 0; change < 500; change += 1) {
    if (change % 2) await page.setViewportSize({ width: 340 + random(1200), height: 480 + random(500) });
    else await setType(page, 1 + random(9), 1 + random(5));
    if (change % 100 === 99) await page.reload();
    if (!(await settles(page, left))) strayed.push(`${change}: ${await edge(page)}`);
  }
  expect(strayed).toEqual([]);
  expect(reader.complaints).toEqual([]);
  await reader.leave();
}, 180_000);

test('Who reads incognito leaves nothing behind.', async () => {
  const reader = await newReader(browser, DESKTOP);
  const { page } = reader;
  await reader.open(`${site.vi}/history`);
  await page.getByRole('checkbox').check();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('futago.incognito'))).toBe('1');
  await reader.open(novel);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  await page.waitForLoadState('networkidle');
  await reader.open(`${site.vi}/history`);
  await page.getByText('No history').waitFor();
  expect(await keptId(page)).toBeUndefined();
  await reader.leave();
});

/** As the settings' sheet does. */
async function setType(page: Page, size: number, leading: number): Promise<void> {
  await page.evaluate(
    ([one, other]) => {
      const text = document.querySelector<HTMLElement>('[data-block]')?.closest<HTMLElement>('[data-novel]');
      if (text) text.dataset['novel'] = `size-${one} leading-${other}`;
    },
    [size, leading],
  );
}

async function settles(page: Page, wanted: string): Promise<boolean> {
  for (let tries = 0; tries < 40; tries += 1) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    if ((await edge(page)) === wanted) return true;
  }
  return false;
}
