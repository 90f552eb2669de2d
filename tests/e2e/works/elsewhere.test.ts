import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chapterOf, find, leaveBrowser, libraryOf, newReader, openBrowser, site } from '#tests/e2e/browser/reader.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => leaveBrowser(browser));

/** The two of a story that is told in both languages, the one of the site first. */
async function twinsFrom(language: 'vi' | 'ja') {
  const [own, others] = await Promise.all([libraryOf(language), libraryOf(language === 'vi' ? 'ja' : 'vi')]);
  const one = find(own, ({ twins }) => twins.length > 0);
  return { one, other: find(others, ({ id }) => id === one.twins[0]?.id) };
}

test.each([
  { from: 'vi', to: 'ja', switching: '日本語' },
  { from: 'ja', to: 'vi', switching: 'Tiếng Việt' },
] as const)('Who switches to the site in $to on a work that it tells too is led to it there.', async ({ from, to, switching }) => {
  const { one, other } = await twinsFrom(from);
  const reader = await newReader(browser);
  const { page } = reader;
  await reader.open(`${site[from]}/comic/${one.id}`);
  await page.getByRole('banner').getByRole('link', { name: switching }).click();
  await page.waitForURL(`${site[to]}/comic/${one.id}`);
  expect(await page.title()).toMatch(new RegExp(`^${one.title} \\| `));
  const main = page.getByRole('main');
  expect(await main.getByRole('heading', { level: 1 }).innerText()).toBe(other.title);
  await expect
    .poll(() => main.locator('picture img').evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0))
    .toBe(true);
  const hrefs = await main.getByRole('link').evaluateAll((all) => all.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')));
  expect(hrefs).toEqual([`${site[to]}/comic/${other.id}`, `${site[to]}/comic/${other.id}`, `${site[from]}/comic/${one.id}`]);
  await main.getByRole('link').nth(1).click();
  await page.waitForURL(`${site[to]}/comic/${other.id}`);
  await page.getByRole('heading', { level: 1, name: other.title }).waitFor();
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});

test('From a chapter the way leads to the one beside it, and the way back to the chapter itself.', async () => {
  const { one, other } = await twinsFrom('vi');
  const reader = await newReader(browser);
  const { page } = reader;
  await reader.open(site.ja + chapterOf(one, 1));
  expect(page.url()).toMatch(new RegExp(`/comic/${one.id}\\?chapter=\\d+$`));
  const main = page.getByRole('main');
  expect(await main.locator('a[hreflang=vi]').getAttribute('href')).toBe(site.vi + chapterOf(one, 1));
  await main.locator(`a[href="${chapterOf(other, 1)}"]`).click();
  await page.waitForURL(site.ja + chapterOf(other, 1));
  await page.locator('[data-page]').first().waitFor();
  await reader.leave();
});

test('A work that only the other site tells is named, and the one way leads there.', async () => {
  const lone = find(await libraryOf('vi'), ({ twins }) => twins.length === 0);
  const reader = await newReader(browser);
  await reader.open(`${site.ja}/comic/${lone.id}?chapter=1234567890`);
  expect(await reader.page.title()).toMatch(new RegExp(`^${lone.title} \\| `));
  const main = reader.page.getByRole('main');
  expect(await main.innerText()).toContain(lone.title);
  expect(await main.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('hreflang')))).toEqual(['vi']);
  await reader.leave();
});
