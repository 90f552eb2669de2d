import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { edge, keptId } from '#tests/support/browser/kept-place.ts';
import { save } from '#tests/e2e/browser/profiles.ts';
import { readHalf } from '#tests/e2e/reader/reading-edge.ts';
import {
  chapterOf,
  find,
  leaveBrowser,
  libraryOf,
  newReader,
  openBrowser,
  PHONE,
  site,
  taken,
  WITH_WORKER,
} from '#tests/e2e/browser/reader.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => leaveBrowser(browser));

/** As a browser forbids it: by a window that blocks what sites keep, or by a private one. */
function denyAll(): void {
  const refusal = new DOMException('The operation is insecure.', 'SecurityError');
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, {
      get: () => {
        throw refusal;
      },
    });
  // As Firefox does besides, where all cookies are blocked.
  Reflect.set(window, 'BroadcastChannel', function refuse() {
    throw refusal;
  });
  const reject = () => Promise.reject(refusal);
  LockManager.prototype.request = reject;
  for (const name of ['register', 'getRegistration', 'getRegistrations']) Reflect.set(ServiceWorkerContainer.prototype, name, reject);
  Object.defineProperty(ServiceWorkerContainer.prototype, 'ready', { get: reject });
}

/** As a broken profile does: the database neither opens nor fails. */
function hangDatabase(): void {
  IDBFactory.prototype.open = () => Object.assign(new EventTarget(), { readyState: 'pending' }) as unknown as IDBOpenDBRequest;
}

/** As where the disk is full: what was written is taken back at the end. */
function abortWrites(): void {
  const put = Reflect.get(IDBObjectStore.prototype, 'put') as (this: IDBObjectStore, value: unknown) => IDBRequest<IDBValidKey>;
  IDBObjectStore.prototype.put = function (value: unknown) {
    const request = put.call(this, value);
    request.addEventListener('success', () => this.transaction.abort());
    return request;
  };
}

/** The browser says so of a request, and the router of a page that it meant to fetch ahead. */
const OF_NO_NETWORK = /ERR_INTERNET_DISCONNECTED|^HostUnreachable/;
const NOT_KEPT = 'Trình duyệt này không lưu được lịch sử';

test.each([
  ['forbids to keep anything', denyAll, NOT_KEPT],
  ['never opens its database', hangDatabase, NOT_KEPT],
  ['aborts whatever is written', abortWrites, 'No history'],
] as const)(
  'In a browser that %s, a comic and its next chapter are read, a work is found, and the history is shown as it is.',
  async (_kind, spoil, words) => {
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
    await page.getByText(words).waitFor();
    expect(complaints).toEqual([]);
    await reader.leave();
  },
);

test('In private mode a chapter is kept, and read on where it was left, for as long as the window is open; the next one finds nothing.', async () => {
  const novel = chapterOf(
    find(await libraryOf('vi'), ({ format, isSensitive, chaptersCount }) => format === 'NOVEL' && !isSensitive && chaptersCount > 1),
    0,
  );
  const first = await newReader(browser, { ...PHONE, ...WITH_WORKER });
  await save(first.page, 'vi', novel);
  const left = await readHalf(first.page);
  await first.page.context().setOffline(true);
  await first.page.goto(`${site.vi}/shelf`);
  await taken(first.page);
  await first.page.locator(`main a[href="${novel}"]`).click();
  await first.page.waitForURL(`${site.vi}${novel}`);
  await expect.poll(() => edge(first.page)).toBe(left);
  expect(first.complaints.filter((words) => !OF_NO_NETWORK.test(words))).toEqual([]);
  await first.leave();
  const next = await newReader(browser, PHONE);
  await next.open(`${site.vi}/history`);
  await next.page.getByText('No history').waitFor();
  await next.open(`${site.vi}/shelf`);
  await next.page.getByText('Kệ còn trống').waitFor();
  expect([await keptId(next.page), next.complaints]).toEqual([undefined, []]);
  await next.leave();
});
