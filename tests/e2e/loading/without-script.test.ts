import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, leaveBrowser, newReader, openBrowser, site } from '#tests/e2e/browser/reader.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => leaveBrowser(browser));

const PAGES = [
  '/shelf',
  '/history',
  '/history?show=following',
  '/login',
  '/login?form=registration',
  '/password/reset',
  '/password/setting',
  '/logout',
  '/user/profile',
  '/user/upload',
] as const;

test.each(['vi', 'ja'] as const)(
  'On the site in %s, a page that only script can fill says so, with nothing that does nothing.',
  async (language) => {
    const reader = await newReader(browser, { ...DESKTOP, javaScriptEnabled: false });
    const { page } = reader;
    for (const path of PAGES) {
      await page.goto(site[language] + path);
      const main = page.getByRole('main');
      expect([
        path,
        await main
          .getByText(/JavaScript/)
          .filter({ visible: true })
          .count(),
      ]).not.toEqual([path, 0]);
      const dead = main.locator('button, input, select, textarea, [aria-busy=true]').filter({ visible: true });
      expect([path, await dead.count()]).toEqual([path, 0]);
      const action = main.locator('a[data-look=primary]').filter({ visible: true });
      expect([path, await action.getAttribute('href')]).toEqual([path, '/']);
    }
    await reader.leave();
  },
);

test('With script nobody is told so, from the first paint on.', async () => {
  const reader = await newReader(browser);
  await reader.page.addInitScript(() => {
    const watch = (): void => {
      if (document.body?.innerText.includes('JavaScript')) document.documentElement.dataset['told'] = '';
      requestAnimationFrame(watch);
    };
    watch();
  });
  for (const path of PAGES) {
    await reader.open(site.vi + path);
    await reader.page.waitForLoadState('networkidle');
    expect([path, await reader.page.locator('html[data-told]').count()]).toEqual([path, 0]);
  }
  await reader.leave();
});
