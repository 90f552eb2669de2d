import { readFile } from 'node:fs/promises';
import { chromium, type Browser, type CDPSession, type Page, type Route } from 'playwright';
import sharp from 'sharp';
import { CHROMIUM_ARGUMENTS, findChromium } from '../setup/chromium.mjs';
import { startSite } from './running-site.ts';

const PAGES = 200;
const WIDTH = 1200;
const HEIGHT = 1800;
/** As many different files; each page asks for one under an address of its own. */
const DRAWINGS = 20;
const PIXELS_PER_SECOND = 4000;
const SETTLE_MS = 3000;
const MEGABYTE = 1_048_576;

/** What one strip did while it was scrolled from end to end. */
interface Scrolled {
  readonly 'dropped frames': number;
  readonly 'blank samples': number;
  readonly samples: number;
  readonly 'heap before MB': number;
  readonly 'heap after MB': number;
  readonly 'nodes after': number;
  readonly 'renderer after MB': number;
}

/**
 * A strip of 200 pages of 1200x1800 scrolled end to end at 4,000 px/s: the comic reader beside a page of as many plain
 * lazy images of fixed sizes, over the same files, one after the other in one run. A sample, ten a second, is blank where
 * the picture in the middle of the window is not there yet.
 */
export async function readers(): Promise<void> {
  const pictures = await drawPictures();
  const site = await startSite();
  try {
    const { workId, path } = await site.findChapter('COMIC');
    const chapter = { origin: site.origin, workId, path };
    const plain = await withPage(pictures, (page) => openPlain(page, chapter));
    const ours = await withPage(pictures, (page) => openReader(page, chapter));
    console.table({ 'Futago, strip': ours, 'plain lazy images': plain });
  } finally {
    await site.stop();
  }
}

/** Flat colours would decode in no time: these hold grain and lines. */
function drawPictures(): Promise<readonly Buffer[]> {
  const lines = Array.from({ length: 60 }, (_, line) => `<path d="M0 ${line * 30}h1200" stroke="#333" stroke-width="${line % 5}"/>`).join(
    '',
  );
  return Promise.all(
    Array.from({ length: DRAWINGS }, (_, number) => {
      const label = `<text x="600" y="900" font-size="400" text-anchor="middle">${number}</text>`;
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${lines}${label}</svg>`;
      const noise = { type: 'gaussian', mean: 225, sigma: 12 } as const;
      return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#fff', noise } })
        .composite([{ input: Buffer.from(svg) }])
        .webp({ quality: 75, effort: 0 })
        .toBuffer();
    }),
  );
}

interface OpenedChapter {
  readonly origin: string;
  readonly workId: string;
  readonly path: string;
}

/** Each in a browser of its own, so that the renderer's memory is of this page alone. */
async function withPage(pictures: readonly Buffer[], open: (page: Page) => Promise<void>): Promise<Scrolled> {
  const browser = await chromium.launch({ executablePath: findChromium() ?? 'chromium', args: [...CHROMIUM_ARGUMENTS] });
  try {
    const context = await browser.newContext({ viewport: { width: 1000, height: 1000 }, deviceScaleFactor: 1, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.route('**/bench-pictures/*', (route) => sendPicture(route, pictures));
    await open(page);
    return await scrollThrough(browser, page);
  } finally {
    await browser.close();
  }
}

function sendPicture(route: Route, pictures: readonly Buffer[]): Promise<void> {
  const number = Number(/(\d+)\.webp/.exec(route.request().url())?.[1] ?? 0);
  const body = pictures[number % pictures.length] ?? Buffer.alloc(0);
  return route.fulfill({ contentType: 'image/webp', headers: { 'cache-control': 'public, max-age=31536000, immutable' }, body });
}

function address(index: number): string {
  return `/bench-pictures/${index}.webp`;
}

async function openPlain(page: Page, { origin }: OpenedChapter): Promise<void> {
  const images = Array.from(
    { length: PAGES },
    (_, index) => `<img loading="lazy" src="${address(index)}" width="${WIDTH}" height="${HEIGHT}">`,
  );
  const style = 'body{margin:0;background:#222}img{display:block;width:800px;height:auto;margin:0 auto}';
  const body = `<!doctype html><meta charset="utf-8"><title>Plain</title><style>${style}</style>${images.join('')}`;
  await page.route('**/plain-strip', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${origin}/plain-strip`);
}

/** The chapter's own pages are exchanged for the bench's as the answer passes; the reader comes from the page of the work. */
async function openReader(page: Page, { origin, workId, path }: OpenedChapter): Promise<void> {
  await page.addInitScript(([key]) => localStorage.setItem(key, 'layout-strip'), [`futago.comic.${workId}`] as const);
  await page.addInitScript(
    exchangePages,
    Array.from({ length: PAGES }, (_, index) => pageOf(index)),
  );
  await page.goto(`${origin}/comic/${workId}`);
  await page.waitForSelector('html[data-go]', { state: 'attached' });
  await page.locator(`a[href="${path}"]`).first().click();
  await page.waitForFunction((count) => document.querySelectorAll('figure[data-page]').length === count, PAGES);
  await page.waitForSelector('[data-layout="strip"]');
}

function pageOf(index: number): object {
  const sources = [{ url: address(index), width: WIDTH, type: 'image/webp' }];
  const look = { dominantColor: '#e1e1e1', thumbhash: 'EQgKFQI4h3ePeHh/gAAAAAA=', cropBox: null };
  return { id: `bench-${index}`, number: index + 1, picture: { id: `bench-${index}`, width: WIDTH, height: HEIGHT, ...look, sources } };
}

interface ChapterAnswer {
  readonly data?: { readonly chapter?: { readonly content?: { pages?: unknown } } };
}

/** Runs in the page, before its own script. */
function exchangePages(pages: readonly object[]): void {
  const fetchReally = window.fetch.bind(window);
  window.fetch = async (...asked) => {
    const response = await fetchReally(...asked);
    const text = await response.clone().text();
    if (!text.includes('"pages"')) return response;
    const answer = JSON.parse(text) as ChapterAnswer;
    const content = answer.data?.chapter?.content;
    if (content?.pages !== undefined) content.pages = pages;
    return Response.json(answer, response);
  };
}

async function scrollThrough(browser: Browser, page: Page): Promise<Scrolled> {
  const session = await page.context().newCDPSession(page);
  await page.waitForTimeout(SETTLE_MS);
  const before = await heapOf(session);
  const { dropped, blank, samples } = await page.evaluate(scrollInPage, PIXELS_PER_SECOND);
  await page.waitForTimeout(SETTLE_MS);
  const after = await heapOf(session);
  const { nodes } = await session.send('Memory.getDOMCounters');
  return {
    'dropped frames': dropped,
    'blank samples': blank,
    samples,
    'heap before MB': before,
    'heap after MB': after,
    'nodes after': nodes,
    'renderer after MB': await rendererMemory(browser),
  };
}

interface Watched {
  readonly dropped: number;
  readonly blank: number;
  readonly samples: number;
}

/** Runs in the page. A frame is dropped for every sixtieth of a second beyond the first between two of them. */
function scrollInPage(pixelsPerSecond: number): Promise<Watched> {
  const isBlank = (): boolean => {
    const holder = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    const picture = holder instanceof HTMLImageElement ? holder : holder?.closest('figure')?.querySelector('img');
    return picture ? !picture.complete || picture.naturalWidth === 0 : false;
  };
  return new Promise((resolve) => {
    const [start, top] = [performance.now(), scrollY];
    let [last, dropped, blank, samples] = [start, 0, 0, 0];
    const step = (now: number): void => {
      dropped += Math.max(Math.round((now - last) / (1000 / 60)) - 1, 0);
      last = now;
      scrollTo(0, top + ((now - start) / 1000) * pixelsPerSecond);
      if (now - start > samples * 100) {
        samples += 1;
        if (isBlank()) blank += 1;
      }
      const end = document.documentElement.scrollHeight - innerHeight;
      if (scrollY >= end - 1) resolve({ dropped, blank, samples });
      else requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
}

/** Megabytes of what script holds, once the garbage is gone. */
async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return Number((usedSize / MEGABYTE).toFixed(1));
}

/** Resident megabytes of the largest renderer. */
async function rendererMemory(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const resident = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(async ({ id }) => {
      const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
      return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
    });
  return Math.round(Math.max(...(await Promise.all(resident))));
}
