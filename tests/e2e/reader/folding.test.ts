import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { register } from '#tests/e2e/browser/accounts.ts';
import {
  chapterOf,
  find,
  leapToComments,
  leaveBrowser,
  libraryOf,
  newReader,
  openBrowser,
  site,
  taken,
} from '#tests/e2e/browser/reader.ts';

let browser: Browser;
let library: Awaited<ReturnType<typeof libraryOf>>;
beforeAll(async () => {
  browser = await openBrowser();
  library = await libraryOf('vi');
});
afterAll(() => leaveBrowser(browser));

/** Milliseconds of one task, longer than a reader must rest for their place to be kept. */
const BUSY = 400;
const SPOILER = 'Trang này bất ngờ thật';

/** CSS pixels between the links of the end page and what follows them. */
async function roomAboveComments(page: Page): Promise<number> {
  const [links, saving] = await Promise.all([
    page.getByRole('link', { name: /^Tất cả các chương/ }).boundingBox(),
    page.getByRole('button', { name: 'Lưu để đọc không cần mạng' }).boundingBox(),
  ]);
  return links === null || saving === null ? NaN : saving.y - links.y - links.height;
}

const spoilerOn = (page: Page) => page.locator('#comments article').filter({ hasText: SPOILER });

test.each([
  ['in pages', (direction: string) => direction !== 'TOP_TO_BOTTOM'],
  ['in a strip', (direction: string) => direction === 'TOP_TO_BOTTOM'],
] as const)(
  'Who does not want to know what comes folds the comments from further on, and live ones with them, in a comic %s.',
  async (_, fits) => {
    const [lan, minh] = [await newReader(browser), await newReader(browser)];
    await register(lan, { name: 'Lan' });
    await register(minh, { name: 'Minh' });
    const comic = find(
      library,
      ({ format, isSensitive, chaptersCount, direction }) => format === 'COMIC' && !isSensitive && chaptersCount > 1 && fits(direction),
    );
    const path = chapterOf(comic, 1);
    await minh.open(`${site.vi}${path}`);
    await leapToComments(minh.page);
    const choice = minh.page.getByRole('checkbox', { name: 'Chỉ hiện bình luận đến chỗ mình đã đọc' });
    expect(await choice.isChecked()).toBe(false);
    await choice.check();
    await lan.open(`${site.vi}${path}`);
    await leapToComments(lan.page);
    await lan.page.getByRole('combobox', { name: 'Về' }).selectOption({ index: 3 });
    await lan.page.getByRole('textbox', { name: 'Viết bình luận' }).fill(SPOILER);
    await lan.page.getByRole('button', { name: 'Gửi', exact: true }).click();
    await minh.page.getByText('1 bình luận về đoạn phía sau').waitFor();
    expect(await spoilerOn(minh.page).count()).toBe(0);
    expect(await roomAboveComments(lan.page)).toBeGreaterThanOrEqual(0);
    await minh.page.reload();
    await taken(minh.page);
    await leapToComments(minh.page);
    await minh.page.getByText('1 bình luận về đoạn phía sau').waitFor();
    expect(await spoilerOn(minh.page).count()).toBe(0);
    await minh.page.locator('#comments').getByRole('button', { name: 'Hiện', exact: true }).click();
    await spoilerOn(minh.page).waitFor();
    expect([...lan.complaints, ...minh.complaints]).toEqual([]);
    for (const reader of [lan, minh]) await reader.leave();
  },
);

test('Who leaps to the end of a comic while the device is busy has still not been there.', async () => {
  const reader = await newReader(browser);
  const comic = find(library, ({ format, isSensitive, direction }) => format === 'COMIC' && !isSensitive && direction === 'LEFT_TO_RIGHT');
  await reader.open(`${site.vi}${chapterOf(comic, 1)}`);
  const kept = (name: string) => reader.page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]').at(-1)?.order, name);
  await expect.poll(() => kept('futago.reach')).toBe(0);
  await reader.page.evaluate((lasts) => {
    document.dispatchEvent(new Event('scroll'));
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
    const end = performance.now() + lasts;
    while (performance.now() < end);
  }, BUSY);
  await reader.page.locator('#comments').waitFor();
  await expect.poll(() => kept('futago.places')).toBeGreaterThan(2);
  await reader.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await kept('futago.reach')).toBe(0);
  await reader.leave();
});
