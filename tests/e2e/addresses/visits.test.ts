import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, find, leaveBrowser, libraryOf, newReader, openBrowser, PHONE, site, taken } from '#tests/e2e/browser/reader.ts';
import { localFetch } from '#tests/support/network/local-fetch.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => leaveBrowser(browser));

test.each([
  ['vi', 'phone', PHONE],
  ['vi', 'desktop', DESKTOP],
  ['ja', 'phone', PHONE],
  ['ja', 'desktop', DESKTOP],
] as const)('A reader of the %s site opens home and a work on a %s, and comes back.', async (language, _device, options) => {
  const reader = await newReader(browser, options);
  const { page } = reader;
  expect(await reader.open(`${site[language]}/`)).toBe(200);
  expect(await page.getAttribute('html', 'lang')).toBe(language);
  const card = page.locator('main article').first();
  const title = await card.getByRole('heading').innerText();
  await card.getByRole('heading').getByRole('link').click();
  await page.waitForURL(/\/comic\/\d+$/);
  await expect.poll(() => page.title()).toContain(title);
  await page.goBack();
  await page.waitForURL(`${site[language]}/`);
  await page.locator('main article').first().getByRole('heading', { name: title }).getByRole('link').waitFor();
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});

test('Switching the language keeps path and search, and the choice for a year.', async () => {
  const reader = await newReader(browser);
  const { page } = reader;
  await reader.open(`${site.vi}/genres?order=views`);
  await page.getByRole('banner').getByRole('link', { name: '日本語' }).click();
  await page.waitForURL(`${site.ja}/genres?order=views`);
  expect(await page.getAttribute('html', 'lang')).toBe('ja');
  const [cookie] = (await page.context().cookies(site.vi)).filter(({ name }) => name === 'futago_language');
  expect(cookie).toMatchObject({ value: 'ja', path: '/', sameSite: 'Lax' });
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 365 * 24 * 3600)).toBeLessThan(60);
  await reader.leave();
});

test('A plain host sends the reader to the site of their browser, path and search kept.', async () => {
  const answer = await localFetch(`${site.plain}/genres?order=name`, { headers: { 'accept-language': 'ja,en;q=0.5' } });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, `${site.ja}/genres?order=name`]);
});

test.each([
  ['/không/có?x=1', 'Page not found: /kh%C3%B4ng/c%C3%B3'],
  ['/comic/12/x', 'Page Not Found: /comic/12/x'],
  ['/comic/999999', 'Page not found: /comic/999999'],
  ['/comic/999999?chapters=2', 'Page not found: /comic/999999'],
  ['/comic/xx', 'Page Not Found: /comic/xx'],
  ['/COMIC/xx', 'Page not found: /COMIC/xx'],
  ['/a&b', 'Page not found: /a&b'],
])('The unknown path %s is a 404 that says so in message and title, and leads home.', async (path, message) => {
  const reader = await newReader(browser);
  const { page } = reader;
  expect(await reader.open(site.ja + path)).toBe(404);
  expect(await page.title()).toBe(message);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(message);
  await page.getByRole('button', { name: 'Quay lại trang chủ' }).click();
  await page.waitForURL(`${site.ja}/`);
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});

test('A work that does not exist is not found, one of the twin site leads over there.', async () => {
  const reader = await newReader(browser);
  const { page } = reader;
  expect(await reader.open(`${site.vi}/comic/999999`)).toBe(404);
  const elsewhere = find(await libraryOf('ja'), () => true);
  expect(await reader.open(`${site.vi}/comic/${elsewhere.id}`)).toBe(200);
  await page.locator(`main a[href="${site.ja}/comic/${elsewhere.id}"]`).click();
  await page.waitForURL(`${site.ja}/comic/${elsewhere.id}`);
  await reader.leave();
});

test('Of a sensitive work nothing is shown before its warning, in the words of the specification.', async () => {
  const works = [
    ...(await libraryOf('vi')).map((work) => ({ work, origin: site.vi })),
    ...(await libraryOf('ja')).map((work) => ({ work, origin: site.ja })),
  ];
  const sensitive = works.find((one) => one.work.isSensitive);
  if (!sensitive) throw new Error('The demo library has no sensitive work.');
  const { work, origin } = sensitive;
  const reader = await newReader(browser);
  const { page } = reader;
  await reader.open(`${origin}/comic/${work.id}`);
  expect(await page.getByRole('main').innerText()).toContain(
    'The story touches on sensitive issues; it may contain content and images unsuitable for all ages; consider before viewing',
  );
  expect(await page.locator('main img').count()).toBe(0);
  await page.locator('main a[rel=nofollow]').click();
  await page.locator('main a[href*="/comic/"]').first().waitFor();
  await reader.leave();
});

test('The first response can be read, and its links followed, without script.', async () => {
  const reader = await newReader(browser, { ...DESKTOP, javaScriptEnabled: false });
  const { page } = reader;
  await page.goto(`${site.vi}/`);
  await page.locator('main article').first().getByRole('heading').getByRole('link').click();
  expect(page.url()).toMatch(/\/comic\/\d+$/);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  await reader.leave();
});

test('The scheme a reader chooses holds from the first paint of the next visit.', async () => {
  const reader = await newReader(browser);
  const { page } = reader;
  await reader.open(`${site.vi}/`);
  await page.evaluate(() => localStorage.setItem('futago.scheme', 'dark'));
  await page.reload({ waitUntil: 'commit' });
  await page.waitForSelector('body', { state: 'attached' });
  expect(await page.getAttribute('html', 'data-scheme')).toBe('dark');
  await taken(page);
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});

test.each([
  ['/?page=abc', '/'],
  ['/?page=-1', '/'],
  ['/genres?order=zzz', '/genres'],
  ['/genres?genre=%3Cscript%3Ealert(1)%3C/script%3E', '/genres?genre=%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
])('The address %s, which no page of ours writes, leads to %s.', async (path, canonical) => {
  const answer = await localFetch(site.vi + path);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, canonical]);
  expect((await localFetch(site.vi + canonical)).status).toBe(200);
});

/** Of each transition the parts of the cover's way, from where it was left to where it arrives; runs in the page, before its own script. */
function noteCovers(): void {
  const start = document.startViewTransition.bind(document);
  const covers: string[][] = [];
  Object.assign(globalThis, { covers });
  const note = async ({ ready }: ViewTransition): Promise<void> => {
    await ready;
    const parts = document.getAnimations().map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.pseudoElement ?? '') : ''));
    covers.push([...new Set(parts.filter((part) => part.includes('work-cover')))].toSorted());
  };
  document.startViewTransition = (given) => {
    const transition = start(given);
    void note(transition);
    return transition;
  };
}

test('From a card to its work the cover travels, and back again.', async () => {
  const reader = await newReader(browser, DESKTOP);
  const { page } = reader;
  await page.addInitScript(noteCovers);
  await reader.open(`${site.vi}/`);
  const card = page.locator('main article').first().getByRole('heading').getByRole('link');
  const title = (await card.textContent()) ?? '';
  await card.click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.goBack();
  await page.waitForURL(`${site.vi}/`);
  const way = ['::view-transition-group(work-cover)', '::view-transition-new(work-cover)', '::view-transition-old(work-cover)'];
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'covers') as unknown)).toEqual([way, way]);
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});

test('A long list of chapters is filtered where it stands: the page is not scrolled from under the field, and the way back leads past the typing.', async () => {
  const work = find(await libraryOf('ja'), ({ chaptersCount, isSensitive }) => chaptersCount > 20 && !isSensitive);
  const reader = await newReader(browser, PHONE);
  const { page } = reader;
  await reader.open(`${site.ja}/comic/${work.id}`);
  const field = page.locator('#chapters input[type=search]');
  await field.click();
  const top = (): Promise<number> => field.evaluate((one) => Math.round(one.getBoundingClientRect().top));
  await field.evaluate((one) => one.scrollIntoView({ block: 'start' }));
  const before = await top();
  for (const filter of ['1', '10', '101']) {
    await page.keyboard.type(filter.slice(-1));
    await page.waitForURL(`${site.ja}/comic/${work.id}?filter=${filter}`);
    await expect.poll(() => page.locator('#chapters ol > li').count()).toBeLessThanOrEqual(10);
  }
  await expect.poll(() => page.locator('#chapters ol > li').count()).toBe(1);
  // The page has become shorter, and ends sooner.
  expect(await top()).toBeGreaterThanOrEqual(before);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.goBack();
  await page.waitForURL(`${site.ja}/comic/${work.id}`);
  await expect.poll(() => field.inputValue()).toBe('');
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});
