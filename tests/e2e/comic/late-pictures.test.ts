import type { Browser, Page, Route } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LayoutShift } from '#tests/e2e/browser/layout-shift.ts';
import {
  chapterOf,
  DESKTOP,
  find,
  leaveBrowser,
  libraryOf,
  newReader,
  openBrowser,
  PHONE,
  type Reader,
  site,
  taken,
} from '#tests/e2e/browser/reader.ts';

let browser: Browser;
let strip: string;
let paged: string;

beforeAll(async () => {
  browser = await openBrowser();
  const works = (await libraryOf('vi')).filter(({ format, isSensitive }) => format === 'COMIC' && !isSensitive);
  strip =
    site.vi +
    chapterOf(
      find(works, ({ direction }) => direction === 'TOP_TO_BOTTOM'),
      0,
    );
  paged =
    site.vi +
    chapterOf(
      find(works, ({ direction }) => direction !== 'TOP_TO_BOTTOM'),
      0,
    );
});

afterAll(() => leaveBrowser(browser));

/** Pictures other than the first stay on their way until they are let go, or lost. */
async function holdPictures(page: Page) {
  const held: Route[] = [];
  let settle: ((route: Route) => Promise<void>) | null = null;
  await page.route('**/pictures/**', async (route) => {
    const first = await page.evaluate(() => document.querySelector<HTMLImageElement>('img[data-first]')?.currentSrc).catch(() => undefined);
    if (first === undefined || first === route.request().url()) return route.continue();
    if (settle !== null) return settle(route);
    held.push(route);
    return undefined;
  });
  const settleBy = async (how: (route: Route) => Promise<void>): Promise<void> => {
    settle = how;
    await Promise.all(held.splice(0).map(how));
  };
  return { held, come: () => settleBy((route) => route.continue()), fail: () => settleBy((route) => route.abort('connectionfailed')) };
}

async function openHeld(address: string, options = DESKTOP) {
  const reader = await newReader(browser, options);
  await reader.page.addInitScript(noteShifts);
  const pictures = await holdPictures(reader.page);
  await reader.page.goto(address, { waitUntil: 'commit' });
  await taken(reader.page);
  return { ...reader, pictures };
}

/** Runs in the page, before its own script. */
function noteShifts(): void {
  const shifts: string[] = [];
  Reflect.set(window, 'shifts', shifts);
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
  const tell = ({ node, previousRect, currentRect }: LayoutShift['sources'][number]): string =>
    `${node?.nodeName} “${node?.textContent?.slice(0, 40)}” ${JSON.stringify([previousRect, currentRect])}`;
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries() as unknown as readonly LayoutShift[]) shifts.push(...sources.map(tell));
  }).observe({ type: 'layout-shift', buffered: true });
}

function shiftsIn({ page }: Pick<Reader, 'page'>): Promise<readonly string[]> {
  return page.evaluate(() => Reflect.get(window, 'shifts') as readonly string[]);
}

interface Edge {
  /** The page at the upper edge of the window, from 0. */
  readonly page: number;
  /** Where it begins, in pixels. */
  readonly top: number;
}

function edge({ page }: Pick<Reader, 'page'>): Promise<Edge> {
  return page.evaluate(() => {
    const tops = [...document.querySelectorAll('figure[data-page]')].map((figure) => figure.getBoundingClientRect());
    const shown = tops.findIndex(({ bottom }) => bottom > 1);
    return { page: shown, top: tops[shown]?.top ?? Number.NaN };
  });
}

/** The same page at the same place; a touched window is scrolled by parts of a pixel. */
function at({ page, top }: Edge): object {
  return { page, top: expect.closeTo(top, 0) as unknown };
}

/** Scrolls on by the wheel until the middle of the chapter, and waits until the browser says that the glide has ended. */
async function readToTheMiddle(reader: Pick<Reader, 'page'>): Promise<Edge> {
  const { page } = reader;
  await page.mouse.move(200, 300);
  const glide = await page.evaluateHandle(() => ({
    ended: new Promise((tell) => addEventListener('scrollend', () => tell(scrollY > innerHeight), { once: true })),
  }));
  await page.mouse.wheel(0, await page.evaluate(() => Math.round(document.documentElement.scrollHeight / 2)));
  expect(await glide.evaluate(({ ended }) => ended)).toBe(true);
  return edge(reader);
}

/** How the pages that the reader could have seen stand; runs in the page. */
function picturesSettled(): boolean {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('figure[data-page] picture > img')].filter((picture) => {
    const { top, bottom } = picture.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  return pictures.length > 0 && pictures.every(({ complete }) => complete);
}

test.for([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const)(
  'In a strip on %s the page at the edge stays where it is while pictures come late, and nothing shifts.',
  async ([, options]) => {
    const reader = await openHeld(strip, options);
    const left = await readToTheMiddle(reader);
    await expect.poll(() => reader.pictures.held.length).toBeGreaterThan(0);
    await reader.pictures.come();
    await reader.page.waitForFunction(picturesSettled);
    await reader.page.waitForLoadState('networkidle');
    expect({ edge: await edge(reader), shifts: await shiftsIn(reader) }).toEqual({ edge: at(left), shifts: [] });
    expect(reader.complaints).toEqual([]);
    await reader.leave();
  },
);

test('In a strip the page at the edge stays where it is when pictures fail, and when they come after all.', async () => {
  const reader = await openHeld(strip);
  // Faces for the words of a failure would move its letters by themselves.
  await reader.page.route('**/*.woff2', (route) => route.abort());
  const left = await readToTheMiddle(reader);
  await expect.poll(() => reader.pictures.held.length).toBeGreaterThan(0);
  await reader.pictures.fail();
  const failures = reader.page.locator('figure[data-page] [role="alert"]');
  await failures.first().waitFor();
  expect(await edge(reader)).toEqual(at(left));
  await reader.pictures.come();
  await failures.getByRole('button').evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click();
  });
  await failures.first().waitFor({ state: 'detached' });
  await reader.page.waitForFunction(picturesSettled);
  expect({ edge: await edge(reader), shifts: await shiftsIn(reader) }).toEqual({ edge: at(left), shifts: [] });
  await reader.leave();
});

test('A strip that is loaded again stands at the page where it was left, before its pictures come and after.', async () => {
  const reader = await openHeld(strip);
  const left = await readToTheMiddle(reader);
  const kept = (): Promise<number> =>
    reader.page.evaluate(() => {
      const [place] = JSON.parse(localStorage.getItem('futago.places') ?? '[]') as { readonly order?: number }[];
      return place?.order ?? -1;
    });
  await expect.poll(kept).toBe(left.page);
  await reader.page.goto('about:blank');
  await reader.page.goto(strip, { waitUntil: 'commit' });
  await taken(reader.page);
  await expect.poll(async () => (await edge(reader)).page).toBe(left.page);
  const before = await edge(reader);
  await reader.pictures.come();
  await reader.page.waitForFunction(picturesSettled);
  expect(await edge(reader)).toEqual(at(before));
  await reader.leave();
});

test('In pages a turn to a picture that is still on its way shows its place, and keeps it when the picture comes or fails.', async () => {
  const reader = await openHeld(paged);
  const { page } = reader;
  await page.waitForSelector('[data-live] [data-slot="current"]');
  const number = (): Promise<string | null> => page.locator('output').first().textContent();
  for (const shown of ['2 /', '3 /']) {
    await page.keyboard.press('ArrowDown');
    await expect.poll(number).toContain(shown);
  }
  await reader.pictures.come();
  await page.waitForFunction(
    () => (document.querySelector<HTMLImageElement>('[data-slot="current"] picture > img')?.naturalWidth ?? 0) > 0,
  );
  expect(await number()).toContain('3 /');
  expect(await shiftsIn(reader)).toEqual([]);
  expect(reader.complaints).toEqual([]);
  await reader.leave();
});
