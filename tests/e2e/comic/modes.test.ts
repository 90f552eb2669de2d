import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { operatorSettings } from '#tests/e2e/site/operator.ts';
import {
  chapterOf,
  find,
  leaveBrowser,
  newReader,
  openBrowser,
  openOwnBrowser,
  type Reader,
  site,
  taken,
  worksOf,
} from '#tests/e2e/browser/reader.ts';

const TITLE = 'Trang giấy đủ hình';
/** Chapters by the shapes of their pages: high, wide, small with empty borders, or slices of one colour. */
const CHAPTERS = {
  high: 'hhhhhhh',
  wideFirst: 'whhhh',
  wideSecond: 'hwhhh',
  wideFourth: 'hhhwhh',
  bordered: 'bbbbb',
  small: 'sssss',
  sliced: 'lllll',
};
type Chapter = keyof typeof CHAPTERS;

const WINDOWS = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;

/** What a reader may have chosen before. */
const KEPT: readonly (readonly [words: string, chapters: readonly Chapter[]])[] = [
  ['layout-paged', ['high', 'wideFirst']],
  ['layout-double', ['high', 'wideFirst', 'wideSecond', 'wideFourth']],
  ['layout-double direction-rtl', ['high', 'wideFourth']],
  ['layout-double offset-one', ['high']],
  ['layout-double offset-none', ['wideFourth']],
  ['layout-row', ['high', 'wideFirst']],
  ['layout-row direction-rtl', ['high']],
  ['layout-paged wide-split', ['wideFirst']],
  ['layout-paged wide-split direction-rtl', ['wideFirst']],
  ['layout-double wide-split', ['wideFirst']],
  ['layout-paged wide-rotated', ['wideFirst']],
  ['layout-row wide-rotated', ['wideFirst']],
  ['layout-strip', ['high', 'bordered']],
  ['layout-gaps room-large', ['high']],
  ['layout-strip column-narrow padding-large', ['high']],
  ['layout-strip fit-screen', ['high']],
  ['layout-gaps fit-height stretch-none', ['small']],
  ['layout-strip fit-original', ['small', 'wideFirst']],
  ['layout-paged fit-width', ['high', 'wideFirst']],
  ['layout-paged fit-height', ['wideFirst']],
  ['layout-paged fit-original direction-rtl', ['wideFirst', 'small']],
  ['layout-paged fit-screen stretch-none', ['small']],
  ['layout-strip crop-yes', ['bordered']],
  ['layout-paged crop-yes', ['bordered']],
  ['layout-paged crop-yes fit-original', ['bordered']],
  ['layout-double crop-yes', ['bordered']],
  ['layout-row crop-yes', ['bordered']],
  ['layout-double background-page brightness-4 sepia-half', ['high']],
];

let browser: Browser;
let readers: readonly [phone: Reader, tablet: Reader, desktop: Reader];
const paths = new Map<Chapter, string>();

beforeAll(async () => {
  [browser] = await Promise.all([openBrowser(), importShapes()]);
  const work = await eventually(async () => find(await worksOf('vi'), ({ title }) => title === TITLE), { within: 60_000 });
  for (const [index, chapter] of (Object.keys(CHAPTERS) as Chapter[]).entries()) paths.set(chapter, chapterOf(work, index));
  const [phone, tablet, desktop] = WINDOWS;
  readers = await Promise.all([openEmptyHanded(phone), openEmptyHanded(tablet), openEmptyHanded(desktop)]);
});

afterAll(() => leaveBrowser(browser));

test.each(KEPT)('Kept as "%s", pages stand from the first paint on where they stay, in every window.', async (words, chapters) => {
  const moved: unknown[] = [];
  for (const chapter of chapters) {
    await Promise.all(
      readers.map(async ({ page, complaints }) => {
        const seen = await load(page, words, `${site.vi}${paths.get(chapter) ?? ''}`);
        if (seen.shifts.length > 0 || !areAlike(seen.first, seen.settled)) moved.push({ chapter, window: page.viewportSize(), ...seen });
        expect([await isDecoded(page), complaints]).toEqual([true, []]);
      }),
    );
  }
  expect(moved).toEqual([]);
});

test('On a slow device, too, no room is kept for a scroll bar that never comes.', async () => {
  const [, , { page }] = readers;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 12 });
  const seen: (readonly string[])[] = [];
  for (let turn = 0; turn < 5; turn++) seen.push((await load(page, 'layout-double', `${site.vi}${paths.get('high') ?? ''}`)).shifts);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  expect(seen.flat()).toEqual([]);
});

/** Emulated screens round nothing to their own pixels: the browser itself must run on such a one. */
test.each([1.25, 1.5, 2.625])(
  'Between the slices of a strip nothing behind them shows on a screen of %f pixels to a CSS pixel.',
  async (scale) => {
    const screen = await openOwnBrowser(`--force-device-scale-factor=${scale}`, '--window-size=700,1100');
    const reader = await newReader(screen, { viewport: null });
    const { page } = reader;
    await page.addInitScript(() => localStorage.setItem('futago.comic', 'layout-strip'));
    await reader.open(`${site.vi}${paths.get('sliced') ?? ''}`);
    const height = await page.evaluate(async () => {
      for (const ground of document.querySelectorAll<SVGElement>('figure[data-page] > svg')) ground.style.visibility = 'hidden';
      for (const slice of document.querySelectorAll<HTMLElement>('figure[data-page]')) slice.style.background = 'lime';
      const pictures = [...document.querySelectorAll<HTMLImageElement>('figure[data-page] picture > img')];
      for (const picture of pictures) picture.loading = 'eager';
      await Promise.all(pictures.map((picture) => picture.decode()));
      return innerHeight;
    });
    const { data, info } = await sharp(await page.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const colourAt = (row: number): number[] => [...data.subarray((row * info.width + Math.round(info.width / 4)) * 3).subarray(0, 3)];
    // Bars lie over the first and the last slice.
    const rows = Array.from({ length: Math.floor((height - 200) * scale) }, (_, row) => row + Math.ceil(100 * scale));
    const [slice = []] = rows.map(colourAt);
    const shining = rows.filter((row) => colourAt(row).some((part, index) => Math.abs(part - (slice[index] ?? 0)) > 4));
    expect({ shining, isGround: slice.join() === '0,255,0', width: info.width > 600 * scale }).toEqual({
      shining: [],
      isGround: false,
      width: true,
    });
    await screen.close();
  },
);

interface Seen {
  readonly first: string;
  readonly settled: string;
  readonly shifts: readonly string[];
}

/** Whatever they load comes from the network. */
async function openEmptyHanded(viewport: (typeof WINDOWS)[number]): Promise<Reader> {
  const reader = await newReader(browser, { viewport, serviceWorkers: 'block' });
  const { page } = reader;
  await page.addInitScript(`window.boxes = ${boxes.toString()}`);
  await page.addInitScript(watch);
  await (await page.context().newCDPSession(page)).send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto(`${site.vi}/favicon-vi.svg`);
  return reader;
}

async function load(page: Page, words: string, address: string): Promise<Seen> {
  await page.evaluate((kept) => {
    localStorage.clear();
    localStorage.setItem('futago.comic', kept);
  }, words);
  await page.goto(address);
  await taken(page);
  if (!/layout-(strip|gaps)/.test(words)) await page.locator('[data-live], [data-row]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => ({
    first: String(Reflect.get(window, 'firstBoxes')),
    settled: (Reflect.get(window, 'boxes') as () => string)(),
    shifts: Reflect.get(window, 'shifts') as readonly string[],
  }));
}

/** To a pixel: a file that has come has the shape of its own, rounded size. */
function areAlike(first: string, settled: string): boolean {
  const [before, after] = [first, settled].map((edges) => edges.split(/[ ,]/).map(Number));
  return before?.length === after?.length && before?.every((edge, index) => Math.abs(edge - (after?.[index] ?? NaN)) <= 1) === true;
}

function isDecoded(page: Page): Promise<boolean> {
  return page.locator('img[data-first]').evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0);
}

/** Runs in the page, before all else. */
function watch(): void {
  const shifts: string[] = [];
  Reflect.set(window, 'shifts', shifts);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const sources = Reflect.get(entry, 'sources') as readonly { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
      const moved = sources.map(({ node, previousRect, currentRect }) => [node?.nodeName, previousRect.toJSON(), currentRect.toJSON()]);
      // A page that comes in pieces may be painted between a line and its text.
      const value = Number(Reflect.get(entry, 'value'));
      if (value >= 0.001)
        shifts.push(
          `${value} at ${entry.startTime}, ${'go' in document.documentElement.dataset ? 'taken over' : 'not taken over'} ${JSON.stringify(moved)}`,
        );
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((_, watching) => {
    watching.disconnect();
    Reflect.set(window, 'firstBoxes', (Reflect.get(window, 'boxes') as () => string)());
  }).observe({ type: 'paint', buffered: true });
}

/** Runs in the page: boxes of the first two pages and their pictures, as far as they are in the window. */
function boxes(): string {
  const parts = [...document.querySelectorAll('figure')].slice(0, 2).flatMap((page) => [page, page.querySelector('picture')]);
  return parts
    .map((part) => part?.getBoundingClientRect() ?? new DOMRect())
    .filter(
      ({ left, right, top, bottom }) => right > left && bottom > top && right > 0 && left < document.body.clientWidth && top < innerHeight,
    )
    .map(({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round).join())
    .join(' ');
}

/** Takes a work with these pages into the running site, as an operator does. */
async function importShapes(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'futago-shapes-'));
  const chapters = Object.entries(CHAPTERS);
  for (const [name, pages] of chapters) {
    await mkdir(join(folder, 'shapes', name), { recursive: true });
    for (const [index, shape] of pages.split('').entries()) await drawPage(join(folder, 'shapes', name, `${index + 1}.png`), shape, index);
  }
  const manifest = {
    language: 'vi',
    format: 'COMIC',
    direction: 'LEFT_TO_RIGHT',
    title: TITLE,
    // Last of the latest: the works of our library stay the first that other tests find.
    chapters: chapters.map(([name], index) => ({ folder: name, number: String(index + 1), publishedAt: '2001-01-01T00:00:00Z' })),
  };
  await writeFile(join(folder, 'shapes', 'work.json'), JSON.stringify(manifest));
  const importing = spawn(process.execPath, ['server/cli.ts', 'import', join(folder, 'shapes')], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    env: { ...process.env, ...operatorSettings(), FUTAGO_LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = (await once(importing, 'exit')) as [number | null];
  await rm(folder, { recursive: true });
  if (code !== 0) throw new Error(`The pages were not imported: code ${String(code)}.`);
}

async function drawPage(path: string, shape: string, index: number): Promise<void> {
  if (shape === 'l')
    return void (await sharp({ create: { width: 800, height: 301, channels: 3, background: '#a33' } })
      .png()
      .toFile(path));
  const [width, height] = shape === 'w' ? [1600, 1100] : shape === 's' ? [300, 450] : [800, 1200];
  const [left, top] = shape === 'b' ? [90, 130] : [0, 0];
  const hue = (index * 67) % 360;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="white"/>
    <rect x="${left}" y="${top}" width="${width - 2 * left}" height="${height - 2 * top - index}" fill="hsl(${hue} 60% 40%)"/>
    <circle cx="${width / 2}" cy="${height / 2}" r="${height / 5}" fill="hsl(${hue} 80% 80%)"/></svg>`;
  await sharp(Buffer.from(drawing)).png().toFile(path);
}
