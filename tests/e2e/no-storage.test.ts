import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chapterOf, find, leaveBrowser, libraryOf, newReader, openBrowser, PHONE, site, WITH_WORKER } from './reader.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => leaveBrowser(browser));

/** As a browser forbids it: by a window that blocks what sites keep, or by a private one. */
function denyAll(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
}

/** As a broken profile does: the database neither opens nor fails. */
function hangDatabase(): void {
  IDBFactory.prototype.open = () => Object.assign(new EventTarget(), { readyState: 'pending' }) as unknown as IDBOpenDBRequest;
}

test.each([
  ['forbids to keep anything', denyAll],
  ['never opens its database', hangDatabase],
] as const)(
  'In a browser that %s, a comic and its next chapter are read, a work is found, and the history says why it is empty.',
  async (_kind, spoil) => {
    const reader = await newReader(browser, { ...PHONE, ...WITH_WORKER });
    const { page, complaints } = reader;
    await page.addInitScript(spoil);
    const work = find(
      await libraryOf('vi'),
      ({ format, isSensitive, chaptersCount }) => format === 'COMIC' && !isSensitive && chaptersCount > 1,
    );
    await reader.open(`${site.vi}${chapterOf(work, 0)}`);
    await page.waitForFunction(() => document.querySelector<HTMLImageElement>('img[data-first]')?.complete === true);
    await page.getByRole('link', { name: 'Chương sau' }).first().click();
    await page.waitForURL(`${site.vi}${chapterOf(work, 1)}`);
    await page.waitForFunction(() => [...document.querySelectorAll<HTMLImageElement>('figure img')].some((one) => one.naturalWidth > 0));
    await page.goto(`${site.vi}/search?q=${encodeURIComponent(work.title)}`);
    await page.getByRole('main').getByRole('link', { name: work.title }).first().waitFor();
    await reader.open(`${site.vi}/history`);
    await page.getByText('Trình duyệt này không lưu được lịch sử').waitFor();
    expect(complaints).toEqual([]);
    await reader.leave();
  },
);
