import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { register, signIn } from '#tests/e2e/browser/accounts.ts';
import { chapterOf, DESKTOP, find, leaveBrowser, libraryOf, newReader, openBrowser, PHONE, site } from '#tests/e2e/browser/reader.ts';
import { answered } from '#tests/e2e/browser/operations.ts';
import type { LayoutShift } from '#tests/e2e/browser/layout-shift.ts';

let browser: Browser;
let work: Awaited<ReturnType<typeof libraryOf>>[number];

beforeAll(async () => {
  browser = await openBrowser();
  work = find(await libraryOf('vi'), (one) => one.format === 'NOVEL' && one.chaptersCount > 1 && !one.isSensitive);
});

afterAll(() => leaveBrowser(browser));

const followed = (page: Page) => page.locator(`main li:has(h2 a[href="/comic/${work.id}"])`);

test('A followed work stands beside the history, with the chapters that are not read and the way into the first of them.', async () => {
  const reader = await newReader(browser, DESKTOP);
  const { page } = reader;
  await register(reader);
  await reader.open(`${site.vi}/comic/${work.id}`);
  const following = answered(page, 'FollowWork');
  await page.locator('button[aria-pressed="false"]', { hasText: 'Theo dõi' }).click();
  await page.locator('button[aria-pressed="true"]', { hasText: 'Đang theo dõi' }).waitFor();
  await following;
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
  const letGo = answered(page, 'UnfollowWork');
  await page.locator('button[aria-pressed="true"]', { hasText: 'Đang theo dõi' }).click();
  await page.locator('button[aria-pressed="false"]', { hasText: 'Theo dõi' }).waitFor();
  await letGo;
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
  const following = answered(page, 'FollowWork');
  await page.locator('button[aria-pressed="false"]', { hasText: 'Theo dõi' }).click();
  await page.locator('button[aria-pressed="true"]', { hasText: 'Đang theo dõi' }).waitFor();
  await following;
  await reader.open(`${site.vi}/history?show=following`);
  const letGo = page.getByRole('button', { name: `Bỏ theo dõi “${work.title}”` });
  await letGo.click();
  await followed(page).waitFor({ state: 'detached' });
  await page.getByText('Bạn chưa theo dõi truyện nào').waitFor();
  const takenBack = answered(page, 'FollowWork');
  await page.getByRole('button', { name: 'Hoàn tác' }).click();
  await followed(page).waitFor();
  await takenBack;
  await reader.open(`${site.vi}/history?show=following`);
  await followed(page).waitFor();
  const sending = answered(page, 'UnfollowWork');
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
  await noteMoves(page);
  await reader.open(`${site.vi}/comic/${work.id}`);
  const link = page.getByRole('link', { name: 'Theo dõi', exact: true });
  await link.waitFor();
  expect(await moves(page)).toEqual([]);
  await link.click();
  await page.waitForURL(/\/login/);
  await signIn(page, email);
  await page.waitForURL(`${site.vi}/comic/${work.id}`);
  await page.locator('button[aria-pressed="false"]', { hasText: 'Theo dõi' }).waitFor();
  await reader.leave();
});

test.each([
  { device: 'phone', options: PHONE },
  { device: 'desktop', options: DESKTOP },
])(
  'On a $device nothing moves when what only who is signed in is shown arrives: to follow, to comment, to report.',
  async ({ options }) => {
    const reader = await newReader(browser, options);
    const { page } = reader;
    await register(reader);
    await noteMoves(page);
    const open = (await libraryOf('vi')).filter(({ isSensitive }) => !isSensitive);
    // Others write about the first.
    for (const [at, { id }] of open.slice(-2).entries()) {
      await reader.open(`${site.vi}/comic/${id}`);
      const comments = page.locator('textarea');
      await comments.waitFor();
      if (at === 1) await comments.scrollIntoViewIfNeeded();
      await page.reload();
      await page.locator('button[aria-pressed]', { hasText: 'Theo dõi' }).waitFor({ state: 'attached' });
      await page.getByText('Báo vấn đề của truyện này').waitFor({ state: 'attached' });
      expect(await moves(page)).toEqual([]);
    }
    await reader.leave();
  },
);

/** From now on, on every page. */
async function noteMoves(page: Page): Promise<void> {
  // A face that comes late moves letters by itself.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
    const tell = ({ node, previousRect, currentRect }: LayoutShift['sources'][number]): string =>
      `${node?.nodeName} “${node?.textContent?.slice(0, 40)}” ${JSON.stringify([previousRect, currentRect])}`;
    const note = (list: PerformanceObserverEntryList): void => {
      for (const { sources } of list.getEntries() as unknown as readonly LayoutShift[]) moved.push(...sources.map(tell));
    };
    new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What moved on this page, with where it was and where it is. */
function moves(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (window as unknown as { moved: readonly string[] }).moved);
}

test('A visitor who looks for what they follow is led to the login.', async () => {
  const reader = await newReader(browser, DESKTOP);
  await reader.open(`${site.vi}/history?show=following`);
  const link = reader.page.locator('main').getByRole('link', { name: 'Đăng nhập' });
  expect(await link.getAttribute('href')).toBe('/login?return=%2Fhistory%3Fshow%3Dfollowing');
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});
