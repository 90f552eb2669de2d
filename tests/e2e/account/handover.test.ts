import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keptLogin, register } from '#tests/e2e/browser/accounts.ts';
import {
  chapterOf,
  find,
  leaveBrowser,
  libraryOf,
  newReader,
  openBrowser,
  openBrowserOfTabs,
  PHONE,
  type Reader,
  site,
} from '#tests/e2e/browser/reader.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => leaveBrowser(browser));

/** The codes that pages were opened with, as their addresses first had them, and whatever was asked of a server, with its referrer. */
async function watch(page: Page) {
  const codes: string[] = [];
  const asked: string[] = [];
  await page.exposeFunction('tellHash', (hash: string) => codes.push(hash.replace('#handover=', '')));
  await page.addInitScript(() => {
    const tellHash = Reflect.get(globalThis, 'tellHash') as (hash: string) => void;
    if (location.hash !== '') tellHash(location.hash);
  });
  page.on('request', (request) => asked.push(request.url(), request.headers()['referer'] ?? ''));
  return { codes, asked };
}

/** How the server answers to a token. */
function ask(page: Page, token: string): Promise<number> {
  return page.evaluate(async (bearer) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${bearer}` };
    const answer = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query: '{ viewer { id } }' }) });
    return answer.status;
  }, token);
}

async function switchTo(reader: Reader, name: string): Promise<void> {
  await reader.page.locator('header nav').getByRole('link', { name, exact: true }).click();
}

test('Signed in on one site, the reader is signed in on the twin by its language, on the matching page, by the same session.', async () => {
  const reader = await newReader(browser);
  const { page } = reader;
  await register(reader);
  const here = await keptLogin(page);
  await reader.open(`${site.vi}/genres?sort=name`);
  await page.getByRole('button', { name: /^Tài khoản của/ }).waitFor();
  const { codes, asked } = await watch(page);
  const path = new URL(page.url());
  await switchTo(reader, '日本語');
  await page.waitForURL(`${site.ja}${path.pathname}${path.search}`);
  await page.getByRole('button', { name: /のアカウント/ }).waitFor();
  const there = await keptLogin(page);
  expect(there?.user).toEqual(here?.user);
  expect(there?.token).not.toBe(here?.token);
  expect([await ask(page, here?.token ?? ''), await ask(page, there?.token ?? '')]).toEqual([200, 200]);
  expect(codes).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
  expect(asked.filter((text) => text.includes(codes[0] ?? ''))).toEqual([]);
  expect(reader.complaints).toEqual([]);
  await page.goBack();
  await page.getByRole('button', { name: /^Tài khoản của/ }).waitFor();
  expect(new URL(page.url()).origin).toBe(site.vi);
  await reader.leave();
});

test('A code that was used says so, leaves the address, and leads back; it opens nothing.', async () => {
  const reader = await newReader(browser, PHONE);
  const { page } = reader;
  await register(reader);
  const { codes } = await watch(page);
  await switchTo(reader, '日本語');
  await page.waitForURL(`${site.ja}/`);
  const stranger = await newReader(browser, PHONE);
  await stranger.page.goto(`${site.ja}/login?return=%2Fgenres#handover=${codes[0]}`, { referer: `${site.vi}/` });
  await stranger.page.getByText('このリンクは期限切れです').waitFor();
  expect(stranger.page.url()).toBe(`${site.ja}/login?return=%2Fgenres`);
  expect(await stranger.page.getByRole('link', { name: 'Truyện Đôiに戻る' }).getAttribute('href')).toBe(`${site.vi}/genres`);
  expect(await stranger.page.locator('form:visible').count()).toBe(1);
  expect(await keptLogin(stranger.page)).toBeNull();
  await stranger.leave();
  await reader.leave();
});

test('A code of somebody else, in a link from anywhere but the twin site, signs nobody in.', async () => {
  const giver = await newReader(browser, PHONE);
  await register(giver);
  const { codes } = await watch(giver.page);
  await giver.page.route(`${site.ja}/login**`, (route) => route.fulfill({ body: '<!doctype html>', contentType: 'text/html' }));
  await switchTo(giver, '日本語');
  await expect.poll(() => codes.length).toBe(1);
  const visitor = await newReader(browser, PHONE);
  await visitor.page.goto(`${site.ja}/login?return=%2Fgenres#handover=${codes[0]}`);
  await visitor.page.locator('form:visible').waitFor();
  expect([new URL(visitor.page.url()).hash, await keptLogin(visitor.page)]).toEqual(['', null]);
  await visitor.leave();
  await giver.leave();
});

test('While the code is redeemed the page says so, and never shows its form.', async () => {
  const reader = await newReader(browser);
  const { page } = reader;
  await register(reader);
  const isAsked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await page.route(`${site.ja}/graphql`, async (route) => {
    if (route.request().postData()?.includes('redeemHandover')) {
      isAsked.resolve();
      await held.promise;
    }
    await route.continue();
  });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Reflect.set(globalThis, 'seenForms', seen);
    const look = (): void => {
      const form = document.querySelector('form');
      if (form?.checkVisibility()) seen.push(form.innerText);
      requestAnimationFrame(look);
    };
    look();
  });
  await switchTo(reader, '日本語');
  await page.waitForURL(`${site.ja}/login?return=%2F`);
  await page.getByRole('heading', { name: 'どうぞお入りください' }).waitFor();
  await isAsked.promise;
  expect(await page.getByRole('heading', { name: 'どうぞお入りください' }).count()).toBe(1);
  expect(page.url()).toBe(`${site.ja}/login?return=%2F`);
  held.resolve();
  await page.waitForURL(`${site.ja}/`);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'seenForms') as string[])).toEqual([]);
  await reader.leave();
});

test('What the twin kept of an older session, ended since, does not stand in the way.', async () => {
  const reader = await newReader(browser);
  const { page } = reader;
  await register(reader);
  await switchTo(reader, '日本語');
  await page.waitForURL(`${site.ja}/`);
  const old = await keptLogin(page);
  await reader.open(`${site.vi}/logout`);
  await page.waitForURL(`${site.vi}/goodbye`);
  await register(reader, { name: 'Người thứ hai' });
  await switchTo(reader, '日本語');
  await page.waitForURL(`${site.ja}/`);
  await page.getByRole('button', { name: 'Người thứ haiさんのアカウント' }).waitFor();
  const there = await keptLogin(page);
  expect([there?.user.name, there?.token === old?.token]).toEqual(['Người thứ hai', false]);
  expect(await ask(page, there?.token ?? '')).toBe(200);
  await reader.leave();
});

test('Where no code is to be had the reader goes to the twin all the same.', async () => {
  const reader = await newReader(browser);
  const { page } = reader;
  await register(reader);
  await page.route(`${site.vi}/graphql`, (route) =>
    route.request().postData()?.includes('startHandover') ? route.abort() : route.continue(),
  );
  await switchTo(reader, '日本語');
  await page.waitForURL(`${site.ja}/`);
  expect(await keptLogin(page)).toBeNull();
  await reader.leave();
});

test('A visitor switches by the plain link.', async () => {
  const visitor = await newReader(browser);
  const { asked } = await watch(visitor.page);
  await visitor.open(`${site.vi}/`);
  await switchTo(visitor, '日本語');
  await visitor.page.waitForURL(`${site.ja}/`);
  expect(asked.filter((url) => url.includes('/login'))).toEqual([]);
  await visitor.leave();
});

test('A new tab stays the browser\u2019s.', async () => {
  const browserOfTabs = await openBrowserOfTabs();
  const reader = await newReader(browserOfTabs);
  await register(reader);
  const [tab] = await Promise.all([
    reader.page.context().waitForEvent('page'),
    reader.page
      .locator('header nav')
      .getByRole('link', { name: '日本語', exact: true })
      .click({ modifiers: ['Control'] }),
  ]);
  await tab.waitForURL(`${site.ja}/`);
  expect(reader.page.url()).toBe(`${site.vi}/`);
  await browserOfTabs.close();
});

test('The twin of a work is reached signed in, on the twin\u2019s own page.', async () => {
  const work = find(await libraryOf('vi'), ({ twins, isSensitive }) => twins.length > 0 && !isSensitive);
  const reader = await newReader(browser);
  const { page } = reader;
  await register(reader);
  await reader.open(`${site.vi}${chapterOf(work, 0).replace(/\/\d+$/, '')}`);
  await page.getByRole('button', { name: /^Tài khoản của/ }).waitFor();
  await page.locator(`main a[href^="${site.ja}/comic/"]`).first().click();
  await page.waitForURL(`${site.ja}/comic/${work.twins[0]?.id}`);
  await page.getByRole('button', { name: /のアカウント/ }).waitFor();
  await reader.leave();
});

test('A chapter leads to the same chapter of its twin, from its bar and from its end, and from there back.', async () => {
  const work = find(
    await libraryOf('vi'),
    ({ twins, isSensitive, chaptersCount }) => twins.length > 0 && !isSensitive && chaptersCount > 1,
  );
  const there = find(await libraryOf('ja'), ({ id }) => id === work.twins[0]?.id);
  const [here, aligned] = [site.vi + chapterOf(work, 1), site.ja + chapterOf(there, 1)];
  const reader = await newReader(browser);
  const { page } = reader;
  await reader.open(here);
  await page.locator('header').getByRole('link', { name: 'Đọc bản tiếng Nhật' }).click();
  await page.waitForURL(aligned);
  const end = page.locator('[data-page="end"]').getByRole('link', { name: 'ベトナム語で読む' });
  expect(await end.getAttribute('href')).toBe(here);
  await end.click();
  await page.waitForURL(here);
  await reader.leave();
});
