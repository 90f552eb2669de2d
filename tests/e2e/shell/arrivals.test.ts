import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { focusIsOn, press, tabTo } from '#tests/e2e/browser/keys.ts';
import { chapterOf, DESKTOP, find, leaveBrowser, libraryOf, newReader, openBrowser, PHONE, site } from '#tests/e2e/browser/reader.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => leaveBrowser(browser));

/** Runs before the page: counts what moves in each transition between two pages. */
function countTravellers(): void {
  const start = document.startViewTransition.bind(document);
  const travellers: number[] = [];
  Object.assign(globalThis, { travellers });
  document.startViewTransition = (given) => {
    const transition = start(given);
    void transition.ready.then(() => travellers.push(document.getAnimations().length));
    return transition;
  };
}

test('Who goes by keys, without motion, is told once where each link led, starts at the head of the page, and comes back to the link.', async () => {
  const reader = await newReader(browser, { ...DESKTOP, reducedMotion: 'reduce' });
  const { page } = reader;
  await page.addInitScript(countTravellers);
  const work = find(await libraryOf('vi'), ({ isSensitive, format }) => !isSensitive && format === 'NOVEL');
  await reader.open(`${site.vi}/`);
  const told = page.locator('body > [role=status]');
  await told.waitFor({ state: 'attached' });
  expect(await told.textContent()).toBe('');
  const card = `main h3 a[href="/comic/${work.id}"]`;
  await press(page, card);
  await expect.poll(() => told.textContent()).toContain(work.title);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'travellers') as unknown)).toEqual([0]);
  const chapter = `main li a[href="${chapterOf(work, 0)}"]`;
  await press(page, chapter);
  await page.locator('[data-format=novel]').waitFor();
  await expect.poll(async () => (await told.textContent()) === (await page.title())).toBe(true);
  await page.goBack();
  await focusIsOn(page, chapter);
  await page.goBack();
  await focusIsOn(page, card);
  await expect.poll(async () => (await told.textContent()) === (await page.title())).toBe(true);
  await tabTo(page, 'a[href="#content"]', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});

test('Who follows a link in the moment that it came into sight comes back to where it was.', async () => {
  const reader = await newReader(browser, { ...PHONE, reducedMotion: 'reduce' });
  const { page } = reader;
  await reader.open(`${site.vi}/`);
  await page.locator('body > [role=status]').waitFor({ state: 'attached' });
  const card = page.locator('main article h3 a').last();
  const left = await card.evaluate((link: HTMLElement) => {
    link.scrollIntoView();
    link.click();
    return scrollY;
  });
  expect(left).toBeGreaterThan(0);
  await page.locator('main h1').first().waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});

test('Who chooses a genre, a page or a period by keys is told what came of it, and stays at the link.', async () => {
  const reader = await newReader(browser);
  const { page } = reader;
  await reader.open(`${site.vi}/genres`);
  const told = page.locator('body > [role=status]');
  await told.waitFor({ state: 'attached' });
  const counted = page.locator('#listed-works');
  const all = (await counted.textContent()) ?? '';
  const genre = page.locator('main nav a[data-state]').first();
  const name = (await genre.locator('span', { hasText: /\p{L}/u }).first().textContent()) ?? '';
  await genre.press('Enter');
  await expect.poll(() => told.textContent()).toContain(name);
  expect(await counted.textContent()).not.toBe(all);
  expect(await told.textContent()).toContain(await counted.textContent());
  expect(await genre.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.goBack();
  await expect.poll(() => told.textContent()).toBe(all);
  await reader.open(`${site.vi}/ranking`);
  await told.waitFor({ state: 'attached' });
  const week = page.locator('main a[href="/ranking?period=week"]');
  await week.press('Enter');
  await expect.poll(async () => (await told.textContent()) === (await week.textContent())).toBe(true);
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});
