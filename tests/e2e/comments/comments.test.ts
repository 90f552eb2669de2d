import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localFetch } from '#tests/support/network/local-fetch.ts';
import { keptLogin, register, signIn } from '#tests/e2e/browser/accounts.ts';
import {
  chapterOf,
  find,
  leapToComments,
  leaveBrowser,
  libraryOf,
  newReader,
  openBrowser,
  PHONE,
  site,
} from '#tests/e2e/browser/reader.ts';

let browser: Browser;
let library: Awaited<ReturnType<typeof libraryOf>>;
beforeAll(async () => {
  browser = await openBrowser();
  library = await libraryOf('vi');
});
afterAll(() => leaveBrowser(browser));

const comicPath = (): string => `/comic/${find(library, ({ format }) => format === 'COMIC').id}`;
const novelPath = (): string => `/comic/${find(library, ({ format, isSensitive }) => format === 'NOVEL' && !isSensitive).id}`;

async function lookAtComments(page: Page): Promise<void> {
  await page.locator('#comments').scrollIntoViewIfNeeded();
}

async function write(page: Page, text: string): Promise<void> {
  await lookAtComments(page);
  await page.getByRole('textbox', { name: 'Viết bình luận' }).fill(text);
  await page.getByRole('button', { name: 'Gửi', exact: true }).click();
}

const commentsOn = (page: Page) => page.locator('#comments article');

/** Resolves when the page has asked for live comments and the server has answered others since. */
async function listensLive(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket', (one) => one.url().endsWith('/graphql'));
  await socket.waitForEvent('framesent', ({ payload }) => payload.includes('"subscribe"'));
  await toldTexts(comicPath());
}

/** Texts of the work's first comments as the API tells them, newest first. */
async function toldTexts(path: string): Promise<readonly string[]> {
  const query = `{ comments(subject: { workId: "${path.split('/')[2]}" }) { items { text } } }`;
  const headers = { 'content-type': 'application/json' };
  const answer = await localFetch(`${site.vi}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  const { data } = (await answer.json()) as { data: { comments: { items: { text: string }[] } } };
  return data.comments.items.map(({ text }) => text).filter(isOfThisFile);
}

/** Readers of other files of tests, on trains and planes, speak of the same works. */
function isOfThisFile(text: string): boolean {
  return !/Đọc trên (?:tàu|máy bay)/.test(text);
}

test('A visitor reads that nobody has said anything, and is led to the login and back.', async () => {
  const reader = await newReader(browser, PHONE);
  const { page } = reader;
  await reader.open(`${site.vi}${novelPath()}`);
  await lookAtComments(page);
  await page.getByText('No comments. Be the first to comment.').waitFor();
  const member = await newReader(browser);
  const email = await register(member);
  await member.leave();
  await page.locator('#comments').getByRole('link', { name: 'Đăng nhập' }).click();
  await page.waitForURL(/\/login\?return=/);
  await signIn(page, email);
  await page.waitForURL(`${site.vi}${novelPath()}#comments`);
  await page.getByRole('textbox', { name: 'Viết bình luận' }).waitFor();
  await reader.leave();
});

test.each(['COMIC', 'NOVEL'] as const)(
  'A visitor at the end of a chapter of a %s is led to the login, and back to the comments.',
  async (format) => {
    const member = await newReader(browser);
    const email = await register(member);
    await member.leave();
    const reader = await newReader(browser, PHONE);
    const { page } = reader;
    const work = find(library, (one) => one.format === format && !one.isSensitive && one.chaptersCount > 1);
    await reader.open(`${site.vi}${chapterOf(work, 0)}`);
    await leapToComments(page);
    await page.locator('#comments').getByRole('link', { name: 'Đăng nhập' }).click();
    await page.waitForURL(/\/login\?return=/);
    await signIn(page, email);
    await page.waitForURL(`${site.vi}${chapterOf(work, 0)}#comments`);
    const field = page.getByRole('textbox', { name: 'Viết bình luận' });
    await field.waitFor();
    await expect.poll(() => field.evaluate((area) => area.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
    expect(reader.complaints).toEqual([]);
    await reader.leave();
  },
);

test('What one reader writes, changes and deletes, another sees at once; the page brings it next time.', async () => {
  const [lan, minh] = [await newReader(browser), await newReader(browser)];
  await register(lan, { name: 'Lan' });
  await register(minh, { name: 'Minh' });
  const listening = listensLive(minh.page);
  for (const reader of [lan, minh]) {
    await reader.open(`${site.vi}${comicPath()}`);
    await lookAtComments(reader.page);
    await reader.page.getByRole('textbox', { name: 'Viết bình luận' }).waitFor();
  }
  await listening;
  const script = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
  await write(lan.page, script);
  await commentsOn(minh.page).filter({ hasText: script }).waitFor();
  expect(await minh.page.title()).not.toMatch(/^[12]$/);
  await commentsOn(minh.page).filter({ hasText: script }).getByRole('button', { name: 'Trả lời' }).click();
  await minh.page.getByRole('textbox', { name: 'Câu trả lời của bạn' }).fill('Đừng nghịch!');
  await minh.page.keyboard.press('Control+Enter');
  await commentsOn(lan.page).filter({ hasText: 'Đừng nghịch!' }).first().waitFor();
  const mine = commentsOn(lan.page).filter({ hasText: script }).first();
  await mine.getByRole('button', { name: 'Sửa' }).first().click();
  await mine.getByRole('textbox').fill('Truyện vẽ đẹp quá.');
  await mine.getByRole('button', { name: 'Lưu' }).click();
  await commentsOn(minh.page).filter({ hasText: 'Truyện vẽ đẹp quá.' }).first().waitFor();
  const visitor = await newReader(browser);
  await visitor.open(`${site.vi}${comicPath()}`);
  expect((await commentsOn(visitor.page).allTextContents()).filter(isOfThisFile)).toEqual([
    expect.stringContaining('Truyện vẽ đẹp quá.'),
    expect.stringContaining('Đừng nghịch!'),
  ]);
  await commentsOn(lan.page).filter({ hasText: 'Truyện vẽ đẹp quá.' }).first().getByRole('button', { name: 'Xóa' }).first().click();
  await lan.page.getByRole('group', { name: 'Xóa bình luận này?' }).getByRole('button', { name: 'Xóa' }).click();
  await minh.page.getByText('Bình luận này đã bị xóa.').waitFor();
  expect(await toldTexts(comicPath())).toEqual(['']);
  expect([...lan.complaints, ...minh.complaints]).toEqual([]);
  for (const reader of [lan, minh, visitor]) await reader.leave();
});

test('Of a long thread the newest replies come with the page, the others when they are asked for.', async () => {
  const member = await newReader(browser);
  await register(member);
  const token = (await keptLogin(member.page))?.token ?? '';
  await member.leave();
  const { id: workId } = find(
    library,
    ({ format, isSensitive, id }) => format === 'COMIC' && !isSensitive && `/comic/${id}` !== comicPath(),
  );
  const threadId = await say(token, workId, 'Câu hỏi', null);
  for (let number = 1; number <= 23; number += 1) await say(token, workId, `Trả lời ${number}`, threadId);
  const reader = await newReader(browser, PHONE);
  const { page } = reader;
  await reader.open(`${site.vi}/comic/${workId}`);
  const replies = page.locator(`#comment-${threadId} article`);
  expect(await replies.count()).toBe(20);
  await page.getByRole('button', { name: 'Các trả lời trước' }).click();
  await expect.poll(() => replies.count()).toBe(23);
  expect(await replies.first().textContent()).toContain('Trả lời 1');
  expect(await page.getByRole('button', { name: 'Các trả lời trước' }).count()).toBe(0);
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});

/** Sends a comment past the form; resolves with its id. */
async function say(token: string, workId: string, text: string, replyToId: string | null): Promise<string> {
  const query = 'mutation ($input: SendCommentInput!) { sendComment(input: $input) { ... on Comment { id } } }';
  const input = { subject: { workId }, text, isSpoiler: false, replyToId, idempotencyKey: crypto.randomUUID() };
  const answer = await localFetch(`${site.vi}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables: { input } }),
  });
  const { data } = (await answer.json()) as { data: { sendComment: { id: string } } };
  return data.sendComment.id;
}

test('What is written without a network goes out once when it is back, also after the page was closed.', async () => {
  const reader = await newReader(browser);
  await register(reader);
  const { page } = reader;
  const listens = listensLive(page);
  await reader.open(`${site.vi}${comicPath()}`);
  await lookAtComments(page);
  await listens;
  await page.context().setOffline(true);
  await write(page, 'Viết trên tàu điện ngầm');
  await page.locator('[data-outgoing]').getByText('Sẽ gửi khi có mạng trở lại').waitFor();
  await page.context().setOffline(false);
  await commentsOn(page).and(page.locator('[id^=comment-]')).filter({ hasText: 'Viết trên tàu điện ngầm' }).waitFor();
  await page.context().setOffline(true);
  await write(page, 'Viết rồi đóng trang');
  await page.locator('[data-outgoing]').getByText('Sẽ gửi khi có mạng trở lại').waitFor();
  const second = await page.context().newPage();
  await page.close();
  await second.context().setOffline(false);
  await second.goto(`${site.vi}${comicPath()}`);
  await lookAtComments(second);
  await commentsOn(second).and(second.locator('[id^=comment-]')).filter({ hasText: 'Viết rồi đóng trang' }).waitFor();
  const texts = await toldTexts(comicPath());
  expect(texts.filter((text) => text !== '')).toEqual(['Viết rồi đóng trang', 'Viết trên tàu điện ngầm']);
  await reader.leave();
});

test('A login elsewhere ends the session, and the comment that was being written, and the one that was being changed, are still there after logging in again.', async () => {
  const reader = await newReader(browser);
  const email = await register(reader);
  const { page } = reader;
  await reader.open(`${site.vi}${novelPath()}`);
  await lookAtComments(page);
  await write(page, 'Một câu đã gửi');
  const sent = page.locator('#comments [id^=comment-]').filter({ hasText: 'Một câu đã gửi' }).first();
  await sent.getByRole('button', { name: 'Sửa' }).click();
  await sent.getByRole('textbox').fill('Một câu đang sửa dở');
  await page.getByRole('textbox', { name: 'Viết bình luận' }).fill('Một đoạn dài chưa viết xong');
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('Một đoạn dài chưa viết xong');
  const other = await newReader(browser);
  await other.open(`${site.vi}/login`);
  await signIn(other.page, email);
  await other.page.waitForURL(`${site.vi}/`);
  await page.getByText('Bạn đã bị đăng xuất ở đây').waitFor();
  await reader.open(`${site.vi}/login?return=${encodeURIComponent(novelPath())}`);
  await signIn(page, email);
  await page.waitForURL(`${site.vi}${novelPath()}`);
  await lookAtComments(page);
  await expect.poll(() => page.getByRole('textbox', { name: 'Viết bình luận' }).inputValue()).toBe('Một đoạn dài chưa viết xong');
  await sent.getByRole('button', { name: 'Sửa' }).click();
  expect(await sent.getByRole('textbox').inputValue()).toBe('Một câu đang sửa dở');
  await reader.leave();
  await other.leave();
});

test('A chapter stays readable where the comments under it cannot be fetched, and the reader may try again.', async () => {
  const reader = await newReader(browser, PHONE);
  const { page } = reader;
  const comic = find(library, ({ format, isSensitive }) => format === 'COMIC' && !isSensitive);
  await reader.open(`${site.vi}${chapterOf(comic, 0)}`);
  await page.context().setOffline(true);
  await page.keyboard.press('End');
  // The part itself, or, where the service worker already keeps that, what it would show.
  await page.getByText(/Không hiện được phần này|Không tải được bình luận/).scrollIntoViewIfNeeded();
  expect(await page.locator('figure[data-page]').count()).toBeGreaterThan(0);
  const again = page.getByRole('button', { name: 'Thử lại' }).last();
  await again.waitFor();
  await page.context().setOffline(false);
  // What has come back with the network by itself needs no hand.
  await again.click({ timeout: 2000 }).catch(() => undefined);
  await page.getByRole('heading', { name: 'Bình luận' }).waitFor();
  await page.getByText(/Không hiện được phần này|Không tải được bình luận/).waitFor({ state: 'detached' });
  await reader.leave();
});

test('At the end of a chapter its readers speak: of this chapter alone.', async () => {
  const reader = await newReader(browser, PHONE);
  await register(reader);
  const { page } = reader;
  const comic = find(library, ({ format, isSensitive, chaptersCount }) => format === 'COMIC' && !isSensitive && chaptersCount > 0);
  await reader.open(`${site.vi}${chapterOf(comic, 0)}`);
  expect(await page.getByRole('heading', { name: 'Bình luận' }).count()).toBe(0);
  await leapToComments(page);
  await lookAtComments(page);
  await write(page, 'Hết chương rồi sao?');
  await commentsOn(page).and(page.locator('[id^=comment-]')).filter({ hasText: 'Hết chương rồi sao?' }).waitFor();
  expect(await toldTexts(`/comic/${comic.id}`)).not.toContain('Hết chương rồi sao?');
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});
