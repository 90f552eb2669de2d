import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { localFetch } from '#tests/support/network/local-fetch.ts';
import { register } from '#tests/e2e/browser/accounts.ts';
import { blankPictures, end, forgetProfiles, newProfile, readerAt, save, shownNumber, start, visit } from '#tests/e2e/browser/profiles.ts';
import { chapterOf, find, libraryOf, site, taken } from '#tests/e2e/browser/reader.ts';
import { chooseNovel, keptId } from '#tests/support/browser/kept-place.ts';

let comic: string;
let novel: string;
beforeAll(async () => {
  comic = chapterOf(
    find(await libraryOf('vi'), ({ format, isSensitive }) => format === 'COMIC' && !isSensitive),
    0,
  );
  novel = chapterOf(
    find(await libraryOf('ja'), ({ format, isSensitive }) => format === 'NOVEL' && !isSensitive),
    0,
  );
});

afterEach(forgetProfiles);

test('A saved comic is read from the shelf to its last page, after a cold start without a network; its cover stands there and in the history.', async () => {
  const profile = await newProfile();
  const online = await start(profile);
  await save(online.page, 'vi', comic);
  await end(online.context);
  const { page } = await start(profile, true);
  await page.goto(`${site.vi}/history`);
  await page.locator('main li img[data-stage="shown"]').waitFor();
  await page.goto(`${site.vi}/shelf`);
  await taken(page);
  await page.locator('main h2').locator('..').locator('img[data-stage="shown"]').waitFor();
  await page.locator(`a[href="${comic}"]`).click();
  await page.waitForURL(`${site.vi}${comic}`);
  await taken(page);
  await expect.poll(() => blankPictures(page)).toEqual([]);
});

test('Where the network goes, one way back leads from a saved chapter to the shelf, and one forth to the chapter.', async () => {
  const { context, page } = await start(await newProfile());
  await save(page, 'vi', comic);
  await visit(page, `${site.vi}/shelf`);
  const chapter = page.locator(`main a[href="${comic}"]`);
  await chapter.waitFor();
  await context.setOffline(true);
  await page.evaluate(() => Reflect.set(window, 'isOfShelf', true));
  await chapter.click();
  // Without a network the chapter is loaded whole; what stood ready of it is drawn before that.
  await page.waitForFunction(() => !Reflect.has(window, 'isOfShelf'));
  await page.locator('figure[data-page]').first().waitFor();
  await taken(page);
  await page.goBack();
  await page.waitForURL(`${site.vi}/shelf`);
  await chapter.waitFor();
  await page.goForward();
  await page.waitForURL(`${site.vi}${comic}`);
  await page.locator('figure[data-page]').first().waitFor();
  await taken(page);
  await page.goBack();
  await page.waitForURL(`${site.vi}/shelf`);
  await chapter.waitFor();
});

test.each([
  ['', 'Shippori Mincho'],
  ['face-clear', 'BIZ UDMincho'],
])('A saved novel is read to its last line in its own face, after a cold start without a network (%j, %s).', async (chosen, face) => {
  const profile = await newProfile();
  const online = await start(profile);
  await visit(online.page, `${site.ja}/`);
  await chooseNovel(online.page, chosen);
  await save(online.page, 'ja', novel);
  const words = await online.page.locator('main').innerText();
  await end(online.context);
  const { page } = await start(profile, true);
  await page.goto(`${site.ja}/shelf`);
  await taken(page);
  await page.locator(`a[href="${novel}"]`).click();
  await page.waitForURL(`${site.ja}${novel}`);
  await taken(page);
  await page.locator('[data-page="end"]').scrollIntoViewIfNeeded();
  await page.waitForFunction(
    (name) => [...document.fonts].some(({ family, status }) => family.replaceAll('"', '') === name && status === 'loaded'),
    face,
  );
  expect(words.startsWith((await page.locator('main h1, main p').first().innerText()).slice(0, 4))).toBe(true);
});

test('A visited page opens without a network, one that was not visited says so and leads to the shelf.', async () => {
  const { context, page } = await start(await newProfile());
  await visit(page, `${site.vi}/`);
  await visit(page, `${site.vi}${comic.replace(/\/\d+$/, '')}`);
  await context.setOffline(true);
  await page.goto(`${site.vi}${comic.replace(/\/\d+$/, '')}`);
  await taken(page);
  await page.goto(`${site.vi}${comic}`);
  expect(await page.textContent('h1')).toBe('Mất kết nối');
  await page.getByRole('link', { name: 'Mở kệ truyện đã lưu' }).click();
  await taken(page);
  await page.getByText('Kệ còn trống').waitFor();
});

test('Of a visited page whose pictures cannot be had without a network each is the error picture.', async () => {
  const { context, page } = await start(await newProfile());
  await visit(page, `${site.vi}/`);
  await expect.poll(() => page.evaluate(findUnkept)).toEqual([]);
  await context.route('**/pictures/**', (route) => route.abort());
  await context.setOffline(true);
  await page.goto(`${site.vi}/`);
  await taken(page);
  const failed = page.locator('main img[data-stage=failed]');
  await failed.first().waitFor();
  const shown = (): Promise<readonly (readonly [string, boolean])[]> =>
    failed.evaluateAll((all) =>
      all.map((one) => [new URL((one as HTMLImageElement).src).pathname, (one as HTMLImageElement).naturalWidth > 0] as const),
    );
  await expect.poll(async () => (await shown()).every(([, isDrawn]) => isDrawn)).toBe(true);
  expect([...new Set((await shown()).map(([path]) => path))]).toEqual(['/img/error-image.png']);
});

test('What was read incognito does not open without a network; what was visited before and after does.', async () => {
  const work = comic.replace(/\/\d+$/, '');
  const { context, page } = await start(await newProfile());
  const opensOffline = (path: string): Promise<boolean> => page.evaluate(async (asked) => (await caches.match(asked)) !== undefined, path);
  await visit(page, `${site.vi}/`);
  await visit(page, `${site.vi}/ranking`);
  await visit(page, `${site.vi}/history`);
  const incognito = page.getByRole('checkbox', { name: 'Đọc ẩn danh' });
  await incognito.check();
  await page.goto(`${site.vi}${work}`);
  await page.goto(`${site.vi}/ranking`);
  await visit(page, `${site.vi}${work}`);
  expect(await opensOffline(work)).toBe(false);
  await page.locator(`main a[href="${comic}"]`).first().click();
  await page.waitForURL(`${site.vi}${comic}`);
  await taken(page);
  await page.reload();
  await taken(page);
  await expect.poll(() => opensOffline(comic)).toBe(false);
  await visit(page, `${site.vi}/history`);
  await incognito.uncheck();
  await visit(page, `${site.vi}/genres`);
  await expect.poll(() => opensOffline('/genres')).toBe(true);
  expect([await opensOffline(work), await opensOffline(comic), await opensOffline('/ranking'), await opensOffline('/')]).toEqual([
    false,
    false,
    true,
    true,
  ]);
  await context.setOffline(true);
  await page.goto(`${site.vi}${comic}`);
  expect(await page.textContent('h1')).toBe('Mất kết nối');
});

test('A comment written without a network is there once, though the browser was closed and another page opened.', async () => {
  const profile = await newProfile();
  const online = await start(profile);
  const text = `Đọc trên tàu ${randomUUID()}`;
  await register(readerAt(online.page));
  const work = comic.replace(/\/\d+$/, '');
  await visit(online.page, `${site.vi}${work}`);
  await online.page.locator('#comments').scrollIntoViewIfNeeded();
  await online.page.getByRole('textbox', { name: 'Viết bình luận' }).fill(text);
  await online.context.setOffline(true);
  await online.page.getByRole('button', { name: 'Gửi', exact: true }).click();
  await keptHere(online.page, text);
  await end(online.context);
  const { page } = await start(profile);
  await page.goto(`${site.vi}/genres`);
  await expect.poll(() => timesSaid(work, text)).toBe(1);
  await expect.poll(() => isKept(page, text)).toBe(false);
  const asked = sendsComment(page);
  await page.reload();
  await taken(page);
  await visit(page, `${site.vi}${work}`);
  await page.locator('#comments').scrollIntoViewIfNeeded();
  await page.getByText(text).first().waitFor();
  expect([await timesSaid(work, text), asked()]).toEqual([1, false]);
});

test('Saved, read and answered without a network after a cold start: with it, the comment is there once and the place is kept.', async () => {
  const profile = await newProfile();
  const online = await start(profile);
  await register(readerAt(online.page));
  await save(online.page, 'vi', comic);
  await end(online.context);

  const offline = await start(profile, true);
  await offline.page.goto(`${site.vi}/shelf`);
  await taken(offline.page);
  await offline.page.locator(`a[href="${comic}"]`).click();
  await offline.page.waitForURL(`${site.vi}${comic}`);
  await taken(offline.page);
  await expect.poll(() => blankPictures(offline.page)).toEqual([]);
  const text = `Đọc trên máy bay ${randomUUID()}`;
  await offline.page.locator('[data-page="end"]').scrollIntoViewIfNeeded();
  await offline.page.getByRole('textbox', { name: 'Viết bình luận' }).fill(text);
  await offline.page.getByRole('button', { name: 'Gửi', exact: true }).click();
  await keptHere(offline.page, text);
  const left = await turnTo(offline.page, 3);
  await end(offline.context);

  const { page } = await start(profile);
  await page.goto(`${site.vi}/genres`);
  await expect.poll(() => timesSaid(comic, text)).toBe(1);
  await visit(page, `${site.vi}${comic}`);
  await expect.poll(() => shownNumber(page)).toBe(left);
  expect(await timesSaid(comic, text)).toBe(1);
});

/** Until the comment stands in the storage of the browser. */
async function keptHere(page: Page, text: string): Promise<void> {
  await expect.poll(() => isKept(page, text)).toBe(true);
}

function isKept(page: Page, text: string): Promise<boolean> {
  return page.evaluate(
    (words) => Object.keys(localStorage).some((key) => key.startsWith('futago.comments.') && localStorage.getItem(key)?.includes(words)),
    text,
  );
}

/** Scrolls until the page of this number is read and kept as the place. Resolves with the number as it is shown. */
async function turnTo(page: Page, number: number): Promise<string> {
  const id = await page
    .locator('figure[data-page]')
    .nth(number - 1)
    .evaluate((figure: HTMLElement) => {
      figure.scrollIntoView({ block: 'start' });
      return figure.dataset['page'];
    });
  await expect.poll(() => shownNumber(page)).toMatch(new RegExp(`^${number} / `));
  await expect.poll(() => keptId(page)).toBe(id);
  return shownNumber(page);
}

/** Whether the page has sent a comment from now on. */
function sendsComment(page: Page): () => boolean {
  let hasSent = false;
  page.on('request', (request) => {
    if (request.postData()?.includes('"operationName":"SendComment"')) hasSent = true;
  });
  return () => hasSent;
}

/** How often this is said of a work or a chapter, as the API tells it. */
async function timesSaid(path: string, text: string): Promise<number> {
  const [, , workId, chapterId] = path.split('/');
  const subject = `workId: "${workId}"${chapterId === undefined ? '' : `, chapterId: "${chapterId}"`}`;
  const query = `{ comments(subject: { ${subject} }) { items { text } } }`;
  const headers = { 'content-type': 'application/json' };
  const answer = await localFetch(`${site.vi}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  const { data } = (await answer.json()) as { data: { comments: { items: { text: string }[] } } };
  return data.comments.items.filter((item) => item.text === text).length;
}

/** Runs in the page: its scripts and styles that the service worker has not kept yet. */
async function findUnkept(): Promise<readonly string[]> {
  const names = performance.getEntriesByType('resource').map(({ name }) => name);
  const needed = names.filter((name) => /\.(?:js|css)$/.test(new URL(name).pathname));
  const kept = await Promise.all(needed.map((name) => caches.match(name)));
  return needed.filter((_, index) => kept[index] === undefined);
}
