import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localFetch } from '#tests/support/network/local-fetch.ts';
import { keptLogin, PASSWORD, register, signIn } from '#tests/e2e/browser/accounts.ts';
import { DESKTOP, leaveBrowser, newReader, openBrowser, site, taken, WITH_WORKER } from '#tests/e2e/browser/reader.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => leaveBrowser(browser));

async function ask(page: Page, token: string): Promise<number> {
  return page.evaluate(async (bearer) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${bearer}` };
    const answer = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query: '{ viewer { id } }' }) });
    return answer.status;
  }, token);
}

/** How a subscription ends that is opened with the token: its first message, or the code that the socket closed with. */
async function subscribe(page: Page, token: string): Promise<string | number> {
  return page.evaluate(
    (bearer) =>
      new Promise<string | number>((resolve) => {
        const socket = new WebSocket(`ws://${location.host}/graphql`, 'graphql-transport-ws');
        const payload = { headers: { Authorization: `Bearer ${bearer}` } };
        socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload })));
        socket.addEventListener('message', ({ data }) => resolve((JSON.parse(String(data)) as { type: string }).type));
        socket.addEventListener('close', ({ code }) => resolve(code));
      }),
    token,
  );
}

async function askForChannel(page: Page, token: string, userId: string): Promise<number> {
  return page.evaluate(
    async ([bearer, id]) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded', authorization: `Bearer ${bearer}` };
      const body = new URLSearchParams({ socket_id: '1.1', channel_name: `private-App.Models.User.${id}` });
      return (await fetch('/api/broadcasting/auth', { method: 'POST', headers, body })).status;
    },
    [token, userId] as const,
  );
}

/** Everything that the page's caches and storages hold, as text. */
async function keptTexts(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) cached.push(request.url, await ((await cache.match(request))?.text() ?? ''));
    }
    return [...cached, JSON.stringify(Object.entries(localStorage)), JSON.stringify(Object.entries(sessionStorage)), document.cookie].join(
      '\n',
    );
  });
}

test('An account is opened, kept over a reload and in a second tab, and left for good.', async () => {
  const reader = await newReader(browser);
  const { page } = reader;
  const email = await register(reader);
  const kept = await keptLogin(page);
  expect(kept?.user).toMatchObject({ name: 'Đỗ Thị Đọc', email });
  expect(await page.context().cookies()).toMatchObject([
    { name: 'futago_token', value: kept?.token, secure: true, sameSite: 'Lax', path: '/' },
  ]);
  await reader.open(`${site.vi}/user/profile`);
  await page.getByRole('heading', { level: 1, name: 'Đỗ Thị Đọc' }).waitFor();
  const second = await page.context().newPage();
  await second.goto(`${site.vi}/user/profile`);
  await second.getByRole('heading', { level: 1, name: 'Đỗ Thị Đọc' }).waitFor();
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await reader.open(`${site.vi}/logout`);
  await page.waitForURL(`${site.vi}/goodbye`);
  await second.getByRole('link', { name: 'Đăng nhập' }).first().waitFor();
  expect([await keptLogin(page), await page.context().cookies(), await ask(page, kept?.token ?? '')]).toEqual([null, [], 401]);
  expect(sockets).toEqual([]);
  const left = await keptTexts(page);
  for (const secret of [email, kept?.token ?? '?', 'Đỗ Thị Đọc']) expect(left).not.toContain(secret);
  expect(reader.complaints.filter((complaint) => !/status of 401/.test(complaint))).toEqual([]);
  await reader.leave();
});

test('A new picture of the reader is in the header at once, in every tab, and one that is taken away is not.', async () => {
  const reader = await newReader(browser);
  const { page } = reader;
  await register(reader);
  await reader.open(`${site.vi}/user/profile`);
  const second = await page.context().newPage();
  await second.goto(`${site.vi}/user/profile`);
  await page.locator('input[type="file"]').setInputFiles('public/favicon-vi.png');
  await page.getByRole('button', { name: 'Dùng ảnh này' }).click();
  await Promise.all([page, second].map((tab) => tab.locator('header img').waitFor()));
  await page.getByRole('button', { name: 'Bỏ ảnh' }).click();
  await Promise.all([page, second].map((tab) => tab.locator('header img').waitFor({ state: 'detached' })));
  await reader.leave();
});

test('A name that was saved as the page was left is in the header once the reader sees their profile.', async () => {
  const reader = await newReader(browser);
  const { page } = reader;
  await register(reader);
  await reader.open(`${site.vi}/user/profile`);
  const sent = page.waitForRequest((request) => /"operationName":"UpdateProfile"/.test(request.postData() ?? ''));
  await page.getByRole('textbox', { name: 'Tên' }).fill('Lê Văn Đổi');
  await page.getByRole('button', { name: 'Lưu' }).click();
  await sent;
  await page.goto('about:blank');
  await reader.open(`${site.vi}/user/profile`);
  await page.getByRole('button', { name: /Lê Văn Đổi/ }).waitFor();
  expect((await keptLogin(page))?.user.name).toBe('Lê Văn Đổi');
  await reader.leave();
});

test('Who signs out without a network is signed out here at once, and at the server once there is one.', async () => {
  const reader = await newReader(browser, { ...DESKTOP, ...WITH_WORKER });
  const { page } = reader;
  await register(reader);
  const token = (await keptLogin(page))?.token ?? '';
  await reader.open(`${site.vi}/user/profile`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await page.getByRole('banner').getByRole('button', { name: 'Đỗ Thị Đọc' }).click();
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
  await page.waitForURL(`${site.vi}/goodbye`);
  await page.getByText('Máy chủ chưa nhận được tin').waitFor();
  expect(await keptLogin(page)).toBeNull();
  await page.context().setOffline(false);
  await page.getByText('Bạn đã đăng xuất khỏi cả hai trang.').waitFor();
  expect([await ask(page, token), await keptTexts(page).then((left) => left.includes(token))]).toEqual([401, false]);
  await reader.leave();
});

const policyOf = async (path: string) => (await localFetch(site.vi + path)).headers.get('cross-origin-opener-policy');

test('Pages of an account keep their window from whoever opened it; pages for everyone lose no time by it.', async () => {
  expect([await policyOf('/login'), await policyOf('/user/profile'), await policyOf('/')]).toEqual([
    'same-origin-allow-popups',
    'same-origin-allow-popups',
    null,
  ]);
});

test('A page for readers leads a visitor to the login and back; a wrong password is said at the form.', async () => {
  const reader = await newReader(browser);
  const { page } = reader;
  const email = await register(reader);
  await reader.open(`${site.vi}/logout`);
  await page.waitForURL(`${site.vi}/goodbye`);
  await reader.open(`${site.vi}/user/profile`);
  await page.waitForURL(`${site.vi}/login?return=%2Fuser%2Fprofile`);
  await signIn(page, email, 'not the password');
  await page.getByRole('alert').filter({ hasText: /./ }).first().waitFor();
  expect(await keptLogin(page)).toBeNull();
  await signIn(page, email);
  await page.waitForURL(`${site.vi}/user/profile`);
  await page.getByRole('heading', { level: 1, name: 'Đỗ Thị Đọc' }).waitFor();
  await reader.leave();
});

test('Who signs out in one tab is told in another why its page is not there any more, on every page for readers.', async () => {
  const reader = await newReader(browser);
  const { page } = reader;
  for (const path of ['/user/upload', '/user/profile']) {
    await register(reader);
    const second = await page.context().newPage();
    await second.goto(site.vi + path);
    await second.getByRole('button', { name: 'Tài khoản của Đỗ Thị Đọc' }).waitFor();
    await reader.open(`${site.vi}/logout`);
    await second.getByRole('heading', { name: 'Trang này cần biết bạn là ai' }).waitFor();
    await second.getByRole('link', { name: 'Đăng nhập', exact: true }).last().click();
    await second.waitForURL(`${site.vi}/login?return=${encodeURIComponent(path)}`);
    await second.close();
  }
  await reader.leave();
});

test('Who was away while their account was opened elsewhere is told so when they come back, where they come to.', async () => {
  const first = await newReader(browser);
  const email = await register(first);
  await first.page.goto('about:blank');
  const second = await newReader(browser);
  await second.open(`${site.ja}/login`);
  await signIn(second.page, email);
  await second.page.waitForURL(`${site.ja}/`);
  await first.open(`${site.vi}/genres`);
  await first.page.getByText('Bạn đã bị đăng xuất ở đây').waitFor();
  expect([await keptLogin(first.page), first.page.url()]).toEqual([null, `${site.vi}/genres`]);
  await first.page.getByRole('link', { name: 'Không phải tôi' }).click();
  await first.page.waitForURL(`${site.vi}/password/reset`);
  await first.leave();
  await second.leave();
});

test('A login on the twin site ends the first session, on screen and on the server.', async () => {
  const first = await newReader(browser);
  const email = await register(first);
  const login = await keptLogin(first.page);
  const old = login?.token ?? '';
  const heard: string[] = [];
  first.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  await first.open(`${site.vi}/genres`);
  await expect.poll(() => heard.some((frame) => frame.includes('subscription_succeeded'))).toBe(true);
  const second = await newReader(browser);
  await second.open(`${site.ja}/login`);
  await signIn(second.page, email);
  await second.page.waitForURL(`${site.ja}/`);
  await first.page.waitForURL(`${site.vi}/`);
  await first.page.getByText('Bạn đã bị đăng xuất ở đây').waitFor();
  expect([await keptLogin(first.page), await ask(first.page, old)]).toEqual([null, 401]);
  expect([await subscribe(first.page, old), await askForChannel(first.page, old, login?.user.id ?? '')]).toEqual([4403, 403]);
  const token = (await keptLogin(second.page))?.token ?? '';
  expect([await ask(second.page, token), await subscribe(second.page, token)]).toEqual([200, 'connection_ack']);
  await second.page.reload();
  await taken(second.page);
  expect((await keptLogin(second.page))?.token).toBe(token);
  await first.leave();
  await second.leave();
});

test('Who signs in where somebody else has just left is shown nothing of them, however slow the answers are.', async () => {
  const reader = await newReader(browser, DESKTOP);
  const { page } = reader;
  const menu = page.getByRole('banner');
  await register(reader, { name: 'Đỗ Thị Đọc' });
  await menu.getByRole('button', { name: 'Đỗ Thị Đọc' }).click();
  await page.getByRole('menuitem', { name: 'Trang cá nhân' }).click();
  await page.getByRole('heading', { level: 1, name: 'Đỗ Thị Đọc' }).waitFor();
  await menu.getByRole('button', { name: 'Đỗ Thị Đọc' }).click();
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
  await page.waitForURL(`${site.vi}/goodbye`);
  await menu.getByRole('link', { name: 'Đăng nhập' }).click();
  await page.getByRole('tab').nth(1).click();
  const panel = page.locator('[role=tabpanel]:not([hidden])');
  await panel.locator('input[name="name"]').fill('Lý Văn Sau');
  await panel.locator('input[name="email"]').fill(`sau.${process.pid}.${Date.now()}@example.org`);
  await panel.locator('input[name="password"]').fill(PASSWORD);
  await panel.locator('[type=submit]').click();
  await menu.getByRole('button', { name: 'Lý Văn Sau' }).waitFor();
  const held = Promise.withResolvers<undefined>();
  const isAsked = Promise.withResolvers<undefined>();
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('ProfilePage')) return route.continue();
    isAsked.resolve(undefined);
    await held.promise;
    return route.continue();
  });
  await menu.getByRole('button', { name: 'Lý Văn Sau' }).click();
  await page.getByRole('menuitem', { name: 'Trang cá nhân' }).click();
  await isAsked.promise;
  await page.waitForURL(`${site.vi}/user/profile`);
  expect(await page.locator('main').innerText()).not.toContain('Đỗ Thị Đọc');
  held.resolve(undefined);
  await page.getByRole('heading', { level: 1, name: 'Lý Văn Sau' }).waitFor();
  await reader.leave();
});
