import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drag, enlarge, fingerOn, flick } from './finger.ts';
import { chapterOf, find, leaveBrowser, libraryOf, newReader, openBrowser, PHONE, type Reader, site } from '#tests/e2e/browser/reader.ts';

const TABLET: BrowserContextOptions = { viewport: { width: 1000, height: 700 }, hasTouch: true, isMobile: true };

interface Way {
  readonly name: string;
  readonly language: 'vi' | 'ja';
  readonly format: 'COMIC' | 'NOVEL';
  readonly words: string;
  /** The way the finger goes onward. */
  readonly onward: 1 | -1;
  readonly axis?: 'y';
  readonly window: BrowserContextOptions;
}

const DOWNWARD: Way = {
  name: 'pages downward',
  language: 'vi',
  format: 'COMIC',
  words: 'layout-paged direction-ttb',
  onward: -1,
  axis: 'y',
  window: PHONE,
};

const WAYS: readonly Way[] = [
  { name: 'pages to the right', language: 'vi', format: 'COMIC', words: 'layout-paged direction-ltr', onward: -1, window: PHONE },
  { name: 'pages to the left', language: 'ja', format: 'COMIC', words: 'layout-paged direction-rtl', onward: 1, window: PHONE },
  {
    name: 'pages as wide as the window',
    language: 'vi',
    format: 'COMIC',
    words: 'layout-paged direction-ltr fit-width',
    onward: -1,
    window: PHONE,
  },
  { name: 'pairs to the left', language: 'ja', format: 'COMIC', words: 'layout-double direction-rtl', onward: 1, window: TABLET },
  DOWNWARD,
  { name: 'pairs downward', language: 'ja', format: 'COMIC', words: 'layout-double direction-ttb', onward: -1, axis: 'y', window: TABLET },
  { name: 'horizontal text', language: 'vi', format: 'NOVEL', words: 'flow-pages', onward: -1, window: PHONE },
  { name: 'vertical text', language: 'ja', format: 'NOVEL', words: 'flow-pages writing-vertical', onward: 1, window: PHONE },
];

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => leaveBrowser(browser));

describe.each(WAYS)('A finger on $name', (way) => {
  test('takes the page and its neighbour along without a layout, gives them back, and turns by a flick.', async () => {
    const reader = await openPages(way);
    const { page, complaints } = reader;
    const finger = await fingerOn(page, way.axis);
    const first = await placeOf(page);
    await finger.press();
    await finger.move(way.onward * 60);
    const before = await layouts(finger.session);
    for (const distance of [70, 80, 90, 100]) await finger.move(way.onward * distance);
    expect([await layouts(finger.session), await movedBy(page)]).toEqual([before, way.onward * 100]);
    await finger.move(way.onward * 40);
    await finger.lift();
    await expect.poll(() => stateOf(page)).toEqual({ place: first, moved: 0 });
    await flick(finger, way.onward);
    await expect.poll(async () => (await placeOf(page)) !== first && (await movedBy(page)) === 0).toBe(true);
    const second = await placeOf(page);
    await flick(finger, -way.onward as 1 | -1);
    await expect.poll(() => stateOf(page)).toEqual({ place: first, moved: 0 });
    expect([second === first, complaints]).toEqual([false, []]);
    await reader.leave();
  });

  test('pulls the first page away and comes to the last one of the chapter before.', async () => {
    const reader = await openPages(way, {}, 1);
    const { page, complaints } = reader;
    const finger = await fingerOn(page, way.axis);
    const address = page.url();
    await flick(finger, -way.onward as 1 | -1);
    await page.waitForURL((url) => url.href !== address);
    await expect.poll(() => page.evaluate(isAtLast)).toBe(true);
    await page.waitForLoadState('networkidle');
    expect([await page.evaluate(isAtLast), complaints]).toEqual([true, []]);
    await reader.leave();
  });

  test('leaves nothing gliding behind it where the reader wants no motion.', async () => {
    const reader = await openPages(way, { reducedMotion: 'reduce' });
    const { page } = reader;
    const finger = await fingerOn(page, way.axis);
    await page.evaluate(watchLift);
    await flick(finger, way.onward);
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'afterLift') as unknown)).toBe('still');
    await reader.leave();
  });
});

describe.each(WAYS.filter(({ window, words }) => window === PHONE && !words.includes('fit-')))('An enlarged window on $name', (way) => {
  test('is moved by one finger both ways, which turns nothing until it is whole again.', async () => {
    const reader = await openPages(way);
    const { page, complaints } = reader;
    const first = await placeOf(page);
    const finger = await fingerOn(page, way.axis);
    await enlarge(finger, 3);
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBe(3);
    const before = await seenFrom(page);
    await drag(finger.session, [90, 150], [30, 70]);
    await expect.poll(async () => (await seenFrom(page)).left > before.left + 20).toBe(true);
    expect([(await seenFrom(page)).top > before.top + 20, await placeOf(page)]).toEqual([true, first]);
    await enlarge(finger, 1);
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBe(1);
    await flick(finger, way.onward);
    await expect.poll(async () => (await placeOf(page)) !== first).toBe(true);
    expect(complaints).toEqual([]);
    await reader.leave();
  });
});

test('The end page of pages downward is scrolled by a finger, and pulled away at its edges.', async () => {
  const low: BrowserContextOptions = { ...PHONE, viewport: { width: 360, height: 420 } };
  const reader = await openPages({ ...DOWNWARD, window: low });
  const { page, complaints } = reader;
  const finger = await fingerOn(page, 'y');
  const end = page.locator('[data-page="end"]');
  const touchAction = (): Promise<string> => end.evaluate(({ style }) => style.touchAction);
  const onward = async (): Promise<boolean> => {
    if ((await end.getAttribute('data-slot')) !== 'current') await flick(finger, -1);
    return (await end.getAttribute('data-slot')) === 'current';
  };
  await page.keyboard.press('End');
  await expect.poll(onward).toBe(true);
  await expect.poll(touchAction).toBe('pan-x pan-down pinch-zoom');
  await flick(finger, 1);
  await expect.poll(() => page.evaluate(isAtLast)).toBe(true);
  await expect.poll(onward).toBe(true);
  await page.keyboard.press('m');
  await page.waitForSelector('[data-layout="strip"]');
  expect(await touchAction()).toBe('');
  await page.keyboard.press('m');
  await page.waitForSelector('[data-layout="paged"] > [data-live]');
  await expect.poll(onward).toBe(true);
  const address = page.url();
  await end.evaluate((scrolled) => scrolled.scrollTo(0, scrolled.scrollHeight));
  await expect.poll(touchAction).toBe('pan-x pan-up pinch-zoom');
  await flick(finger, -1);
  await page.waitForURL((url) => url.href !== address);
  expect(complaints).toEqual([]);
  await reader.leave();
});

test('An enlarged window on a page that is higher than it is moved by one finger both ways, over the whole page.', async () => {
  const reader = await openPages({ ...WAYS[2], window: { ...PHONE, viewport: { width: 740, height: 360 } } } as Way);
  const { page, complaints } = reader;
  const finger = await fingerOn(page);
  const figure = page.locator('[data-slot="current"]');
  await enlarge(finger, 3);
  await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBe(3);
  const before = await seenFrom(page);
  await drag(finger.session, [200, 100], [60, 40]);
  await expect.poll(async () => (await seenFrom(page)).left > before.left + 20).toBe(true);
  expect((await seenFrom(page)).top > before.top + 20).toBe(true);
  const isAtFoot = (): Promise<boolean> =>
    figure.evaluate(({ scrollTop, scrollHeight, clientHeight }) => scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1);
  const dragOn = async (): Promise<boolean> => {
    await drag(finger.session, [300, 340], [300, 10]);
    return isAtFoot();
  };
  await expect.poll(dragOn).toBe(true);
  await enlarge(finger, 1);
  await expect.poll(() => page.evaluate(() => [visualViewport?.scale, scrollY])).toEqual([1, 0]);
  expect([await isAtFoot(), complaints]).toEqual([true, []]);
  await reader.leave();
});

/** What of the page is seen, from its corner. */
function seenFrom(page: Page): Promise<{ readonly left: number; readonly top: number }> {
  return page.evaluate(() => ({ left: visualViewport?.offsetLeft ?? 0, top: visualViewport?.offsetTop ?? 0 }));
}

async function openPages({ language, format, words, window }: Way, more: BrowserContextOptions = {}, chapter = 0): Promise<Reader> {
  const works = await libraryOf(language);
  // Works of very many chapters have chapters of a page or two.
  const work = find(
    works,
    (one) => one.format === format && one.direction !== 'TOP_TO_BOTTOM' && one.chaptersCount < 20 && !one.isSensitive,
  );
  const reader = await newReader(browser, { ...window, ...more });
  const key = format === 'COMIC' ? 'futago.comic' : 'futago.novel';
  await reader.page.addInitScript(([name, kept]) => localStorage.setItem(name, kept), [key, words] as const);
  await reader.open(site[language] + chapterOf(work, chapter));
  await reader.page.waitForSelector('[data-live] [data-slot="next"], [data-folio]', { state: 'attached' });
  await reader.page.waitForLoadState('networkidle');
  // A face that comes later sets the text anew.
  await expect.poll(() => reader.page.evaluate(() => document.fonts.status)).toBe('loaded');
  return reader;
}

async function layouts(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN;
}

async function stateOf(page: Page): Promise<{ readonly place: string; readonly moved: number }> {
  return { place: await placeOf(page), moved: await movedBy(page) };
}

/** The pages that are shown, by their numbers. */
function placeOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const folio = document.querySelector<HTMLElement>('[data-folio]');
    if (folio !== null) return folio.dataset['folio'] ?? '';
    return [...document.querySelectorAll<HTMLElement>('[data-slot="current"]')].map(({ dataset }) => dataset['page']).join();
  });
}

/** Runs in the page: whether the last page is shown, and not what comes after it. */
function isAtLast(): boolean {
  const folio = document.querySelector<HTMLElement>('[data-folio]:not([data-at-end])')?.dataset['folio'];
  if (folio !== undefined) return /^(\d+) \/ \1$/.test(folio);
  return [...document.querySelectorAll<HTMLElement>('figure[data-page]')].at(-1)?.dataset['slot'] === 'current';
}

/** Pixels by which what is shown lies beside its place, its neighbour with it; NaN where that does not come along. */
async function movedBy(page: Page): Promise<number> {
  const isDownward = (await page.locator('[data-comic~="direction-ttb"]').count()) > 0;
  const edgeOf = (selector: string): Promise<number> =>
    page
      .locator(selector)
      .evaluateAll(
        (found, side) => Math.min(...found.map((one) => one.getBoundingClientRect()[side])),
        isDownward ? ('top' as const) : ('left' as const),
      );
  const { clientWidth, clientHeight } = await page.evaluate(() => ({
    clientWidth: document.documentElement.clientWidth,
    clientHeight: document.documentElement.clientHeight,
  }));
  const window = isDownward ? clientHeight : clientWidth;
  const text = page.locator('main [data-novel] [data-novel]').first();
  if ((await text.count()) === 0) {
    const left = await edgeOf('[data-slot="current"]');
    const isBeside = Math.abs(Math.abs((await edgeOf('[data-slot="next"]')) - left) - window) < 2;
    return isBeside ? Math.round(left) : Number.NaN;
  }
  const { moved, left, isVertical } = await text.evaluate(textMoved);
  const isBeside = moved === 0 || Math.abs(Math.abs((await edgeOf('[aria-hidden="true"][inert][data-novel]')) - left) - window) < 2;
  return !isVertical || isBeside ? Math.round(moved) + 0 : Number.NaN;
}

/** Runs in the page: a box of horizontal text is scrolled, and shows its neighbours itself. */
function textMoved(text: Element): { readonly moved: number; readonly left: number; readonly isVertical: boolean } {
  const { transform, writingMode, paddingInlineStart, columnGap } = getComputedStyle(text);
  const isVertical = writingMode === 'vertical-rl';
  const number = Number.parseInt(document.querySelector<HTMLElement>('[data-folio]')?.dataset['folio'] ?? '', 10);
  const pitch = text.clientWidth - 2 * Number.parseFloat(paddingInlineStart) + Number.parseFloat(columnGap);
  const scrolled = isVertical ? 0 : text.scrollLeft - (number - 1) * pitch;
  return { moved: new DOMMatrix(transform).m41 - scrolled, left: text.getBoundingClientRect().left, isVertical };
}

/** Runs in the page: says in the second frame after a finger was lifted whether anything still glides. */
function watchLift(): void {
  const moved = [...document.querySelectorAll<HTMLElement>('[data-live], main [data-novel] [data-novel]')];
  const look = (): void => {
    const targets = document.getAnimations().map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null));
    const isStill = moved.every((one) => one.style.transform === '' && !targets.includes(one));
    Reflect.set(window, 'afterLift', isStill ? 'still' : 'gliding');
  };
  addEventListener('pointerup', () => requestAnimationFrame(() => requestAnimationFrame(look)));
}
