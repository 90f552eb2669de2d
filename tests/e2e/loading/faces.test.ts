import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LayoutShift } from '#tests/e2e/browser/layout-shift.ts';
import { chapterOf, leaveBrowser, libraryOf, newReader, openBrowser, site, taken, WITH_WORKER } from '#tests/e2e/browser/reader.ts';

const PHONE: BrowserContextOptions = { viewport: { width: 412, height: 915 }, isMobile: true, hasTouch: true };
const FACE = /(?:literata|lexend|be-vietnam-pro)[-\w.]*\.woff2$/;

let browser: Browser;
let chapters: readonly string[];
beforeAll(async () => {
  browser = await openBrowser();
  const novels = (await libraryOf('vi')).filter(({ format }) => format === 'NOVEL');
  chapters = novels.flatMap((work) => work.chapters.items.map((_, index) => chapterOf(work, index)));
});
afterAll(() => leaveBrowser(browser));

/** A reader whose reading face is on its way until it is let go. */
async function newHeldReader(options: BrowserContextOptions = PHONE) {
  const reader = await newReader(browser, options);
  const { promise, resolve } = Promise.withResolvers<void>();
  await reader.page.route(FACE, async (route) => {
    await promise;
    await route.continue();
  });
  await reader.page.addInitScript(noteShifts);
  return { ...reader, letFacesCome: resolve };
}

/** Runs in the page, before its own script: what of the text was moved. The bars are set in another face. */
function noteShifts(): void {
  const shifts: string[] = [];
  Reflect.set(window, 'shifts', shifts);
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
  const isOfText = (node: Node | null): boolean => (node instanceof Element ? node : node?.parentElement)?.closest('main') !== null;
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      const moved = sources.filter(({ node }) => isOfText(node)).map(({ node }) => node?.textContent?.slice(0, 40));
      if (moved.length > 0) shifts.push(`${value} ${moved.join(' | ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const shiftsOf = (page: Page): Promise<readonly string[]> => page.evaluate(() => Reflect.get(window, 'shifts') as readonly string[]);

/** Where every line of the text stands, groups that the browser has not set yet included. */
function linesOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main [data-block]')].flatMap((block) => {
      const range = document.createRange();
      range.selectNodeContents(block);
      return [...range.getClientRects()].map(({ left, top, width, height }) =>
        [left, top + scrollY, width, height].map((length) => length.toFixed(2)).join(' '),
      );
    }),
  );
}

async function untilFaceIsHere(page: Page, name = 'Literata Variable'): Promise<void> {
  await page.waitForFunction(
    (family) =>
      ['U+102', 'U+0-FF'].every((range) =>
        [...document.fonts].some(
          (face) => face.family.replaceAll('"', '') === family && face.status === 'loaded' && face.unicodeRange.startsWith(range),
        ),
      ),
    name,
  );
}

/** Leaps over the text to what leads on. The end of a text is set only then, and what follows it stands further down a frame later. */
async function goOnTo(page: Page, chapter = ''): Promise<void> {
  const link = page.locator(`main a[href="${chapter}"]`);
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await link.click();
  await page.waitForURL(site.vi + chapter);
}

/** In which faces the first paragraph is drawn. */
async function drawnIn(page: Page, paragraph = 'main p[data-block]'): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: paragraph });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return [...new Set(fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : 'installed')))];
}

async function keptFace(page: Page): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem('futago.faces') !== null);
}

test('At a first visit no line of any Vietnamese chapter moves when the reading face has come.', { timeout: 90_000 }, async () => {
  const moved: string[] = [];
  for (const chapter of chapters) {
    const reader = await newHeldReader();
    const { page, letFacesCome } = reader;
    await reader.open(site.vi + chapter);
    await page.waitForFunction(() => document.fonts.status === 'loading');
    const before = await linesOf(page);
    letFacesCome();
    await untilFaceIsHere(page);
    expect(before.length).toBeGreaterThan(20);
    const after = await linesOf(page);
    const shifts = await shiftsOf(page);
    if (after.join() !== before.join() || shifts.length > 0) moved.push(`${chapter}: ${shifts.join(', ')}`);
    expect(await drawnIn(page)).toEqual(['installed']);
    await reader.leave();
  }
  expect(moved).toEqual([]);
});

test.each([
  ['face-sans size-6', 'Be Vietnam Pro'],
  ['face-clear', 'Lexend Variable'],
])('Nor does one of who chose another face before: %s.', async (chosen, family) => {
  const reader = await newHeldReader();
  const { page } = reader;
  await page.addInitScript((words) => localStorage.setItem('futago.novel', words), chosen);
  await reader.open(site.vi + chapters[0]);
  await page.waitForFunction(() => document.fonts.status === 'loading');
  const before = await linesOf(page);
  reader.letFacesCome();
  await untilFaceIsHere(page, family);
  expect(await linesOf(page)).toEqual(before);
  expect(await shiftsOf(page)).toEqual([]);
  await page.waitForLoadState('networkidle');
  await goOnTo(page, chapters[1]);
  await page.locator('main p[data-block]').first().waitFor();
  expect(await drawnIn(page)).toEqual([family.replace(' Variable', '')]);
});

test('At a first visit nothing of a page of the site moves when its face has come; one that is opened then is set in it.', async () => {
  const reader = await newHeldReader({ ...PHONE, viewport: { width: 360, height: 740 } });
  const { page } = reader;
  const text = 'main article li';
  await reader.open(`${site.vi}/privacy`);
  await page.waitForFunction(() => document.fonts.status === 'loading');
  reader.letFacesCome();
  await untilFaceIsHere(page, 'Be Vietnam Pro');
  expect(await drawnIn(page, text)).toEqual(['installed']);
  expect(await shiftsOf(page)).toEqual([]);
  await page.locator('footer a[href="/terms"]').click();
  await page.waitForURL(`${site.vi}/terms`);
  await expect.poll(() => drawnIn(page, text)).toEqual(['Be Vietnam Pro']);
});

test('Nor does anything go up or down where an address leads nowhere.', async () => {
  const reader = await newHeldReader({ ...PHONE, viewport: { width: 360, height: 740 } });
  const { page } = reader;
  const tops = () => page.locator('main section > *').evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
  await reader.open(`${site.vi}/comic/999999999`);
  await page.waitForFunction(() => document.fonts.status === 'loading');
  const before = await tops();
  reader.letFacesCome();
  await untilFaceIsHere(page, 'Be Vietnam Pro');
  expect(before.length).toBeGreaterThan(4);
  expect(await tops()).toEqual(before);
});

describe('Once the reading face is in the browser', () => {
  test('the next chapter is set in it from its first frame on.', async () => {
    const reader = await newHeldReader();
    const { page, complaints } = reader;
    reader.letFacesCome();
    await reader.open(site.vi + chapters[0]);
    await untilFaceIsHere(page);
    await goOnTo(page, chapters[1]);
    await page.locator('main p[data-block]').first().waitFor();
    expect(await drawnIn(page)).toEqual(['Literata']);
    expect(await page.locator('[data-stand-in]').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test.each([
    ['from its own cache', {}],
    ['by its service worker', WITH_WORKER],
  ] as const)('a page that is loaded anew is set in it from its first paint on: %s.', async (_, options) => {
    const reader = await newReader(browser, { ...PHONE, ...options });
    const { page, complaints } = reader;
    await page.addInitScript(noteShifts);
    await page.addInitScript(noteFirstSeen);
    await reader.open(site.vi + chapters[0]);
    await keptFace(page);
    await page.reload();
    await taken(page);
    const first = await page.evaluate(() => Reflect.get(window, 'firstSeen') as readonly string[]);
    expect(first.length).toBeGreaterThan(2);
    await untilFaceIsHere(page);
    await page.waitForLoadState('networkidle');
    expect(await drawnIn(page)).toEqual(['Literata']);
    expect((await linesOf(page)).slice(0, first.length)).toEqual(first);
    expect(await shiftsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await reader.leave();
  });

  test('a text in pages keeps its pages, and the first page of the next chapter beside it has the lines of the chapter.', async () => {
    const reader = await newHeldReader();
    const { page } = reader;
    await page.addInitScript(() => localStorage.setItem('futago.novel', 'flow-pages'));
    await reader.open(site.vi + chapters[0]);
    const folio = page.locator('[data-folio]');
    const pages = (await folio.getAttribute('data-folio'))?.split(' / ')[1];
    const before = await linesOf(page);
    reader.letFacesCome();
    await untilFaceIsHere(page);
    expect(await linesOf(page)).toEqual(before);
    expect((await folio.getAttribute('data-folio'))?.split(' / ')[1]).toBe(pages);
    await page.keyboard.press('End');
    await page.locator('[data-ahead]').waitFor({ state: 'attached' });
    const ahead = '[data-ahead] p';
    await expect.poll(() => drawnIn(page, ahead)).toEqual(['Literata']);
    const beside = await page.locator(ahead).evaluateAll((all) => all.slice(0, 3).map((each) => each.getBoundingClientRect().height));
    // The end of a chapter holds for a moment.
    const turn = async (): Promise<string> => {
      await page.keyboard.press('ArrowRight');
      return page.url();
    };
    await expect.poll(turn).toBe(site.vi + chapters[1]);
    await page.locator('main p[data-block]').first().waitFor();
    expect(await drawnIn(page)).toEqual(['Literata']);
    const shown = page.locator('main [data-novel] p');
    expect(await shown.evaluateAll((all) => all.slice(0, 3).map((each) => each.getBoundingClientRect().height))).toEqual(beside);
  });
});

test('A face that was kept and has been thrown away is not waited for: the text stands without it, and stays.', async () => {
  const reader = await newReader(browser, PHONE);
  const { page } = reader;
  await page.addInitScript(noteShifts);
  await reader.open(site.vi + chapters[0]);
  await keptFace(page);
  const kept = await page.evaluate(() => localStorage.getItem('futago.faces') ?? '');
  const gone = kept.replaceAll(/(wght-normal)\.\w+/g, '$1.gone');
  expect(gone).not.toBe(kept);
  await page.addInitScript((words) => localStorage.setItem('futago.faces', words), gone);
  await page.reload();
  await taken(page);
  await page.locator('main p[data-block]').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset['faces'])).toBeUndefined();
  expect(await drawnIn(page)).toEqual(['installed']);
  expect(await shiftsOf(page)).toEqual([]);
});

test('A reader who chooses a face has it at once.', async () => {
  const reader = await newHeldReader();
  const { page } = reader;
  reader.letFacesCome();
  await reader.open(site.vi + chapters[0]);
  await untilFaceIsHere(page);
  expect(await drawnIn(page)).toEqual(['installed']);
  await page.keyboard.press('s');
  await page.getByRole('radio', { name: 'Dễ đọc' }).press('Space');
  await expect.poll(() => drawnIn(page)).toEqual(['Lexend']);
  await page.getByRole('radio', { name: 'Có chân', exact: true }).press('Space');
  await expect.poll(() => drawnIn(page)).toEqual(['Literata']);
});

/** Runs in the page, before its own script: where the lines stand in the first frame in which words are seen. */
function noteFirstSeen(): void {
  const look = (): void => {
    const blocks = [...document.querySelectorAll('main [data-block]')].slice(0, 8);
    const [first] = blocks;
    if (!first || getComputedStyle(first).visibility === 'hidden' || document.getElementById('late-style') === null)
      return void requestAnimationFrame(look);
    const lines = blocks.flatMap((block) => {
      const range = document.createRange();
      range.selectNodeContents(block);
      return [...range.getClientRects()].map(({ left, top, width, height }) =>
        [left, top + scrollY, width, height].map((length) => length.toFixed(2)).join(' '),
      );
    });
    Reflect.set(window, 'firstSeen', lines);
  };
  look();
}
