import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  chapterOf,
  DESKTOP,
  find,
  leaveBrowser,
  libraryOf,
  newReader,
  openBrowser,
  PHONE,
  site,
  WITH_WORKER,
} from '#tests/e2e/browser/reader.ts';
import { localFetch } from '#tests/support/network/local-fetch.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => leaveBrowser(browser));

test('A comic in pages is read by the keyboard to its end, and on into the next chapter.', async () => {
  const work = find(
    await libraryOf('ja'),
    (one) => one.format === 'COMIC' && one.direction === 'RIGHT_TO_LEFT' && one.chaptersCount > 1 && !one.isSensitive,
  );
  const reader = await newReader(browser, { ...DESKTOP, ...WITH_WORKER });
  const { page } = reader;
  await reader.open(site.ja + chapterOf(work, 0));
  const pages = await page.locator('figure[data-page]').count();
  expect(pages).toBeGreaterThan(4);
  await page.locator('[data-live]').waitFor({ state: 'attached' });
  for (let turn = 0; turn < pages; turn++) await page.keyboard.press('ArrowLeft');
  const onward = page.locator(`[data-page="end"] a[href="${chapterOf(work, 1)}"]`);
  await onward.first().click();
  await page.waitForURL(site.ja + chapterOf(work, 1));
  // The address is there before the chapter that it names.
  await onward.first().waitFor({ state: 'detached' });
  await expect
    .poll(() =>
      page.locator('img[data-first]').evaluate((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0),
    )
    .toBe(true);
  await page.goBack();
  await page.waitForURL(site.ja + chapterOf(work, 0));
  // As it was left, and not from the beginning as a link would open it.
  await expect
    .poll(() =>
      page
        .locator('figure[data-page]')
        .nth(pages - 1)
        .evaluate(isInWindow),
    )
    .toBe(true);
  expect(await page.locator('figure[data-page]').first().evaluate(isInWindow)).toBe(false);
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});

test('A chapter that does not come can be left for its work again.', async () => {
  const work = find(await libraryOf('vi'), (one) => one.format === 'COMIC' && !one.isSensitive);
  const reader = await newReader(browser, PHONE);
  const { page } = reader;
  await reader.open(`${site.vi}/comic/${work.id}`);
  await page.waitForLoadState('networkidle');
  await page.route('**/graphql**', () => undefined);
  await page
    .locator(`main a[href="${chapterOf(work, 0)}"]`)
    .first()
    .click();
  const skeleton = page.getByRole('main', { name: 'Đang mở chương' });
  await skeleton.getByRole('link', { name: 'Về trang truyện' }).click();
  await page.getByRole('heading', { name: work.title, level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/comic/${work.id}`);
  await reader.leave();
});

test('A strip is scrolled to its end on a phone; every picture arrives and nothing moves.', async () => {
  const work = find(
    await libraryOf('vi'),
    (one) => one.format === 'COMIC' && one.direction === 'TOP_TO_BOTTOM' && one.chaptersCount > 1 && !one.isSensitive,
  );
  const reader = await newReader(browser, { ...PHONE, ...WITH_WORKER });
  const { page } = reader;
  await page.addInitScript(() => {
    Reflect.set(window, 'moved', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(window, 'moved', Number(Reflect.get(window, 'moved')) + Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await reader.open(site.vi + chapterOf(work, 0));
  const pictures = page.locator('[data-page] img');
  const count = await pictures.count();
  for (let index = 0; index < count; index++) {
    await pictures.nth(index).evaluate((image) => image.scrollIntoView({ block: 'center' }));
    await expect
      .poll(() => pictures.nth(index).evaluate((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 1))
      .toBe(true);
  }
  expect(await page.evaluate(() => Number(Reflect.get(window, 'moved')))).toBeLessThan(0.001);
  await page
    .locator(`[data-page=end] a[href="${chapterOf(work, 1)}"]`)
    .first()
    .click();
  await page.waitForURL(site.vi + chapterOf(work, 1));
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});

test('A Japanese novel comes with its ruby and emphasis, in the chosen size.', async () => {
  const work = find(
    await libraryOf('ja'),
    (one) => one.format === 'NOVEL' && one.chaptersCount >= 5 && one.chaptersCount < 20 && !one.isSensitive,
  );
  const reader = await newReader(browser, { ...PHONE, ...WITH_WORKER });
  const { page } = reader;
  await reader.open(site.ja + chapterOf(work, 0));
  expect(await page.locator('[data-block] ruby rt').count()).toBeGreaterThan(0);
  expect(await page.locator('[data-block]').count()).toBeGreaterThan(5);
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});

test.each(['flow-pages', 'writing-vertical flow-pages', 'writing-vertical flow-scroll'])(
  'After a Japanese novel that is read to its end by %s, the next chapter begins at its beginning.',
  async (words) => {
    const work = find(await libraryOf('ja'), (one) => one.format === 'NOVEL' && one.chaptersCount > 1 && one.chaptersCount < 20);
    const reader = await newReader(browser, { viewport: { width: 400, height: 500 } });
    const { page } = reader;
    await page.addInitScript((kept) => localStorage.setItem('futago.novel', kept), words);
    await reader.open(site.ja + chapterOf(work, 0));
    const end = page.locator('[data-page="end"]');
    await expect
      .poll(async () => {
        await page.keyboard.press('PageDown');
        return end.evaluate((box) => box.getBoundingClientRect().right > 200 && box.getBoundingClientRect().left < 200);
      })
      .toBe(true);
    await end.locator(`a[href="${chapterOf(work, 1)}"]`).click();
    await page.waitForURL(site.ja + chapterOf(work, 1));
    const boxes = page.locator('main [data-novel]');
    await expect
      .poll(() =>
        boxes
          .first()
          .locator('[data-block]')
          .first()
          .evaluate((block) => {
            const { left, right, top } = block.getBoundingClientRect();
            return right > 0 && left < innerWidth && top >= 0 && top < innerHeight;
          }),
      )
      .toBe(true);
    await reader.leave();
  },
);

test('Verse of a Vietnamese novel keeps its lines.', async () => {
  const works = (await libraryOf('vi')).filter((one) => one.format === 'NOVEL' && !one.isSensitive);
  const answers = await Promise.all(
    works.flatMap((work) =>
      work.chapters.items.map((_chapter, index) => localFetch(site.vi + chapterOf(work, index)).then((answer) => answer.text())),
    ),
  );
  expect(answers.some((html) => /"kind":"verse"/.test(html))).toBe(true);
});

test('A chapter is read without script: every picture of a comic stands in the page, and so do its bars.', async () => {
  const work = find(await libraryOf('vi'), (one) => one.format === 'COMIC' && !one.isSensitive);
  const reader = await newReader(browser, { ...DESKTOP, javaScriptEnabled: false });
  const { page } = reader;
  await page.goto(site.vi + chapterOf(work, 0));
  const last = page.locator('[data-page] img').last();
  await last.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await last.boundingBox())?.height ?? 0).toBeGreaterThan(100);
  expect(await page.getByRole('banner').getByRole('link', { name: work.title }).isVisible()).toBe(true);
  await reader.leave();
});

test('The first picture is asked for once, though the page is taken over.', async () => {
  const work = find(await libraryOf('vi'), (one) => one.format === 'COMIC' && !one.isSensitive);
  const reader = await newReader(browser, { ...PHONE, ...WITH_WORKER });
  const asked: string[] = [];
  reader.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await reader.open(site.vi + chapterOf(work, 0));
  const first = await reader.page
    .locator('img[data-first]')
    .evaluate((image) => (image instanceof HTMLImageElement ? new URL(image.currentSrc).pathname : ''));
  expect(asked.filter((path) => path === first)).toHaveLength(1);
  await reader.leave();
});

function isInWindow(element: Element): boolean {
  const { left, right, width } = element.getBoundingClientRect();
  return width > 0 && left < innerWidth && right > 0;
}
