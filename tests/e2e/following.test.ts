import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { register, signIn } from './accounts.ts';
import { chapterOf, DESKTOP, find, libraryOf, newReader, openBrowser, PHONE, site } from './reader.ts';
import type { LayoutShift } from './layout-shift.ts';

let browser: Browser;
let work: Awaited<ReturnType<typeof libraryOf>>[number];

beforeAll(async () => {
  browser = await openBrowser();
  work = find(await libraryOf('vi'), (one) => one.format === 'NOVEL' && one.chaptersCount > 1 && !one.isSensitive);
});

afterAll(() => browser.close());

const followed = (page: Page) => page.locator(`main li:has(h2 a[href="/comic/${work.id}"])`);

test('A followed work stands beside the history, with the chapters that are not read and the way into the first of them.', async () => {
  const reader = await newReader(browser, DESKTOP);
  const { page } = reader;
  await register(reader);
  await reader.open(`${site.vi}/comic/${work.id}`);
  await page.locator('button[aria-pressed="false"]', { hasText: 'Theo dõi' }).click();
  await page.locator('button[aria-pressed="true"]', { hasText: 'Đang theo dõi' }).waitFor();
  await reader.open(`${site.vi}/history`);
  await page.getByRole('navigation').getByRole('link', { name: 'Đang theo dõi' }).click();
  await followed(page).getByText(`${work.chaptersCount} chương chưa đọc`).waitFor();
  await reader.open(site.vi + chapterOf(work, 0));
  const saving = page.waitForResponse(
    (response) => /"progress":1[,}].*"operationName":"SavePositions"/.test(response.request().postData() ?? '') && response.ok(),
  );
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await saving;
  await reader.open(`${site.vi}/history?show=following`);
  await followed(page)
    .getByText(`${work.chaptersCount - 1} chương chưa đọc`)
    .waitFor();
  await followed(page)
    .locator(`a[href="${chapterOf(work, 1)}"]`)
    .waitFor();
  await reader.open(`${site.vi}/comic/${work.id}`);
  await page.locator('button[aria-pressed="true"]', { hasText: 'Đang theo dõi' }).click();
  await page.locator('button[aria-pressed="false"]', { hasText: 'Theo dõi' }).waitFor();
  await page.waitForLoadState('networkidle');
  await reader.open(`${site.vi}/history?show=following`);
  await page.getByText('Bạn chưa theo dõi truyện nào').waitFor();
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});

test('A work is let go from the list, taken back, and let go for good.', async () => {
  const reader = await newReader(browser, PHONE);
  const { page } = reader;
  await register(reader);
  await reader.open(`${site.vi}/comic/${work.id}`);
  await page.locator('button[aria-pressed="false"]', { hasText: 'Theo dõi' }).click();
  await page.locator('button[aria-pressed="true"]', { hasText: 'Đang theo dõi' }).waitFor();
  await page.waitForLoadState('networkidle');
  await reader.open(`${site.vi}/history?show=following`);
  const letGo = page.getByRole('button', { name: `Bỏ theo dõi “${work.title}”` });
  await letGo.click();
  await followed(page).waitFor({ state: 'detached' });
  await page.getByText('Bạn chưa theo dõi truyện nào').waitFor();
  await page.getByRole('button', { name: 'Hoàn tác' }).click();
  await followed(page).waitFor();
  await page.waitForLoadState('networkidle');
  await reader.open(`${site.vi}/history?show=following`);
  await followed(page).waitFor();
  const sending = page.waitForResponse(
    (response) => /"operationName":"UnfollowWork"/.test(response.request().postData() ?? '') && response.ok(),
  );
  await letGo.click();
  await sending;
  await reader.open(`${site.vi}/history?show=following`);
  await page.getByText('Bạn chưa theo dõi truyện nào').waitFor();
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});

test('A visitor is led to the login and back to the work, and nothing of the page moves when the button arrives.', async () => {
  const owner = await newReader(browser, PHONE);
  const email = await register(owner);
  await owner.leave();
  const reader = await newReader(browser, PHONE);
  const { page } = reader;
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    /** Pixels by which a late face may move what stands beside its letters. */
    const face = 2;
    const isMoved = ({ previousRect, currentRect }: LayoutShift['sources'][number]): boolean =>
      Math.abs(currentRect.top - previousRect.top) > face || Math.abs(currentRect.left - previousRect.left) > face;
    const note = (list: PerformanceObserverEntryList): void => {
      for (const { value, sources } of list.getEntries() as unknown as readonly LayoutShift[])
        if (sources.some(isMoved)) shifts.push(value);
    };
    new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true });
  });
  await reader.open(`${site.vi}/comic/${work.id}`);
  const link = page.getByRole('link', { name: 'Theo dõi', exact: true });
  await link.waitFor();
  expect(await page.evaluate(() => (window as unknown as { shifts: readonly number[] }).shifts)).toEqual([]);
  await link.click();
  await page.waitForURL(/\/login/);
  await signIn(page, email);
  await page.waitForURL(`${site.vi}/comic/${work.id}`);
  await page.locator('button[aria-pressed="false"]', { hasText: 'Theo dõi' }).waitFor();
  await reader.leave();
});

test('A visitor who looks for what they follow is led to the login.', async () => {
  const reader = await newReader(browser, DESKTOP);
  await reader.open(`${site.vi}/history?show=following`);
  const link = reader.page.locator('main').getByRole('link', { name: 'Đăng nhập' });
  expect(await link.getAttribute('href')).toBe('/login?return=%2Fhistory%3Fshow%3Dfollowing');
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});
