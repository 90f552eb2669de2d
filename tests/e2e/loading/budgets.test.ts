import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localFetch } from '#tests/support/network/local-fetch.ts';
import { chapterOf, find, leaveBrowser, libraryOf, openBrowser, PHONE, site, taken } from '#tests/e2e/browser/reader.ts';

type Language = 'vi' | 'ja';

/** Bytes as they travel (brotli): script until the page answers, its style, and the whole page with style and data. */
interface Weight {
  readonly script: number;
  readonly style: number;
  readonly page: number;
}

/** The most that a route may weigh. Whoever needs more says why where it is raised. All with the colours of who asks for more contrast. */
const BUDGETS: Readonly<Record<string, Weight>> = {
  // With looks of what is pointed at that no finger leaves behind, room for letters twice as large, and numbers heard in full.
  // This style and those of the next with lists on the ground of other fields, and dialogs whose focus is whole on low windows.
  '/': { script: 122_000, style: 7400, page: 15_000 },
  '/genres': { script: 122_000, style: 7000, page: 15_000 },
  '/ranking': { script: 120_000, style: 7000, page: 15_000 },
  // With lines of choices that fade at both ends, and a suggestion that is seen to be chosen where colours are forced.
  '/search?q=a': { script: 124_000, style: 7300, page: 15_000 },
  // With names that are cut behind their third line, sheets for a phone on its side, marks that forced colours leave, and what the
  // server knows to come after a finished chapter. This page and the next two with titles that come with what is said of lists.
  // Another window that becomes incognito is heard on it, and one box is as large as the other. What another tab follows is looked for.
  // A page that another build of the server does not understand is loaded from there: here and on a work.
  '/history': { script: 124_850, style: 7400, page: 12_000 },
  // With the drawn covers of works that have none, which are style alone, and the page kept that ends incognito.
  '/shelf': { script: 117_500, style: 6700, page: 11_000 },
  '/login': { script: 122_000, style: 6400, page: 12_000 },
  '/contact': { script: 120_000, style: 6000, page: 12_000 },
  '/privacy': { script: 111_000, style: 6000, page: 14_000 },
  // With a picture that stays chosen until it was taken, what becomes of published works when an account ends, the look of that, and
  // pages that are loaded from where they are kept when the network is too slow. What chooses a picture takes the focus of what goes.
  '/user/profile': { script: 129_200, style: 7400, page: 13_000 },
  '/user/upload': { script: 141_000, style: 9000, page: 14_000 },
  '/no/such/page': { script: 113_000, style: 6000, page: 11_000 },
  // With the twin's address, by which it is known who comes from there incognito, that page kept once it was lifted, and
  // save buttons called by their chapters. A page that went while it was shown is called so. The list of what a comment is about has
  // the arrow of other fields, and buttons in rows are known on paper.
  'a work': { script: 132_050, style: 9200, page: 17_000 },
  // The version that was opened stays while it is read, and so does a chapter that is taken down.
  'a comic': { script: 114_350, style: 6500, page: 15_000 },
  'a novel': { script: 113_500, style: 6600, page: 24_000 },
};

/** The most bytes of faces that a phone fetches: slices of the letters that are shown, of a million and more in a whole Japanese one. */
const FACES: Readonly<Record<Language, { readonly home: number; readonly novel: number }>> = {
  vi: { home: 75_000, novel: 145_000 },
  ja: { home: 470_000, novel: 760_000 },
};

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => leaveBrowser(browser));

describe.each(['vi', 'ja'] as const)('On the site in %s', (language) => {
  test('no route weighs more than its budget.', async () => {
    const works = await libraryOf(language);
    const comic = find(works, ({ format, isSensitive }) => format === 'COMIC' && !isSensitive);
    const novel = find(works, ({ format, isSensitive }) => format === 'NOVEL' && !isSensitive);
    const named: Readonly<Record<string, string>> = {
      'a work': `/comic/${comic.id}`,
      'a comic': chapterOf(comic, 0),
      'a novel': chapterOf(novel, 0),
    };
    const over: string[] = [];
    for (const [route, budget] of Object.entries(BUDGETS)) {
      const weight = await weigh(site[language] + (named[route] ?? route));
      for (const kind of ['script', 'style', 'page'] as const)
        if (weight[kind] > budget[kind]) over.push(`${route}: ${weight[kind]} bytes of ${kind}, at most ${budget[kind]}`);
    }
    expect(over).toEqual([]);
  });

  test('a phone fetches the slices of its faces that it needs, and none of the interface where it saves data.', async () => {
    const novel = find(await libraryOf(language), ({ format, isSensitive }) => format === 'NOVEL' && !isSensitive);
    const home = await weighFaces(site[language]);
    const chapter = await weighFaces(site[language] + chapterOf(novel, 0));
    expect(home).toBeGreaterThan(0);
    expect(home).toBeLessThanOrEqual(FACES[language].home);
    expect(chapter).toBeLessThanOrEqual(FACES[language].novel);
    expect(await weighFaces(site[language], { savesData: true })).toBe(0);
  });
});

async function weigh(address: string): Promise<Weight> {
  const answer = await localFetch(address, { headers: { accept: 'text/html' } });
  const page = await answer.text();
  const list = /<script[^>]* id="futago-scripts"[^>]*>(.*?)<\/script>/s.exec(page)?.[1];
  if (list === undefined) throw new Error(`${address} names no scripts.`);
  const sizes = await Promise.all((JSON.parse(list) as string[]).map((path) => travelling(new URL(path, address).href)));
  const style = [...page.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map((match) => match[1] ?? '').join('');
  return { script: sizes.reduce((sum, size) => sum + size, 0), style: compressed(style), page: compressed(page) };
}

async function travelling(address: string): Promise<number> {
  const answer = await localFetch(address, { headers: { 'accept-encoding': 'br' } });
  expect([address, answer.status, answer.headers.get('content-encoding')]).toEqual([address, 200, 'br']);
  return (await answer.arrayBuffer()).byteLength;
}

function compressed(text: string): number {
  return brotliCompressSync(text).byteLength;
}

async function weighFaces(address: string, { savesData } = { savesData: false }): Promise<number> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  if (savesData) await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'font') sizes.push(response.body().then((body) => body.byteLength));
  });
  await page.goto(address);
  await taken(page);
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return bytes;
}
