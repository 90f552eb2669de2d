import type { Browser, BrowserContextOptions } from 'playwright';
import type { RunningSite } from '../running-site.ts';

export type Kept = NonNullable<BrowserContextOptions['storageState']>;

/** What the browser of somebody keeps who has an account and has read a comic and a novel: for contexts of their own. */
export async function knownReader(browser: Browser, site: RunningSite): Promise<Kept> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const field = (name: string) => page.locator(`[role=tabpanel]:not([hidden]) input[name="${name}"]`);
    await page.goto(`${site.origin}/login?form=registration`);
    await page.waitForSelector('html[data-go]', { state: 'attached' });
    await field('name').fill('Đỗ Thị Đọc');
    await field('email').fill(`doc.${Date.now()}@example.org`);
    await field('password').fill('một câu dài không ai đoán ra');
    await page.locator('[role=tabpanel]:not([hidden]) [type=submit]').click();
    await page.waitForURL(`${site.origin}/`);
    for (const format of ['COMIC', 'NOVEL'] as const) {
      await page.goto(site.origin + (await site.findChapter(format)).path);
      await page.waitForLoadState('networkidle');
      await page.mouse.wheel(0, 600);
      await page.waitForLoadState('networkidle');
    }
    return await context.storageState({ indexedDB: true });
  } finally {
    await context.close();
  }
}
