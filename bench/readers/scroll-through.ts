import { readFile } from 'node:fs/promises';
import type { Browser, CDPSession, Page } from 'playwright';

const PIXELS_PER_SECOND = 4000;
const SETTLE_MS = 3000;
const MEGABYTE = 1_048_576;

/** What one strip did while it was scrolled from end to end. */
export interface Scrolled {
  readonly 'dropped frames': number;
  /** Of ten a second. */
  readonly 'blank samples': number;
  readonly 'shift of the strip': number;
  readonly 'heap growth MB': number;
  /** As far as the page goes on below its strip: the growth with what stands there. */
  readonly 'to the end of the page MB'?: number;
  /** What the renderer holds for itself, and with what it shares, both after the garbage is gone. */
  readonly 'own MB': number;
  readonly 'resident MB': number;
}

/** Where a strip lies in its page. */
export interface StripPlace {
  /** Selects what scrolls, where that is not the page. */
  readonly box?: string;
  /** Selects the pages of a strip that the page goes on below. */
  readonly pages?: string;
}

/** Scrolls down to the end of the strip. A sample is blank where no picture is shown in the middle of the window. */
export async function scrollThrough(browser: Browser, page: Page, { box, pages }: StripPlace): Promise<Scrolled> {
  const session = await page.context().newCDPSession(page);
  await readyAlike(page);
  await page.waitForTimeout(SETTLE_MS);
  const before = await heapOf(session);
  const scroll = async (end: number | null): Promise<Watched> => {
    const watched = await page.evaluate(scrollInPage, { pixelsPerSecond: PIXELS_PER_SECOND, box: box ?? null, end });
    await page.waitForTimeout(SETTLE_MS);
    return watched;
  };
  const growth = async (): Promise<number> => Number((((await heapOf(session)) - before) / MEGABYTE).toFixed(2));
  const { dropped, blank, shift } = await scroll(pages === undefined ? null : await page.evaluate(endOfPages, pages));
  const scrolled = {
    'dropped frames': dropped,
    'blank samples': blank,
    'shift of the strip': Number(shift.toFixed(4)),
    'heap growth MB': await growth(),
    ...(await rendererMemory(browser)),
  };
  if (pages === undefined) return scrolled;
  await scroll(null);
  return { ...scrolled, 'to the end of the page MB': await growth() };
}

interface Watched {
  readonly dropped: number;
  readonly blank: number;
  readonly shift: number;
}

/** Runs in the page: how far it is scrolled when the last of them ends where the window does. */
function endOfPages(pages: string): number | null {
  const last = [...document.querySelectorAll(pages)].at(-1);
  return last === undefined ? null : Math.ceil(last.getBoundingClientRect().bottom + scrollY - innerHeight);
}

interface Wanted {
  readonly pixelsPerSecond: number;
  readonly box: string | null;
  /** How far down the page it ends, in pixels; null: at the end of it. */
  readonly end: number | null;
}

/** Runs in the page. A frame is dropped for every sixtieth of a second beyond the first between two of them. */
function scrollInPage({ pixelsPerSecond, box, end }: Wanted): Promise<Watched> {
  const scroller = (box === null ? document.scrollingElement : document.querySelector(box)) ?? document.documentElement;
  const isShown = (picture: HTMLImageElement | HTMLCanvasElement): boolean => {
    if (picture instanceof HTMLCanvasElement) return picture.width > 0;
    return picture.complete && picture.naturalWidth > 0 && picture.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const isBlank = (): boolean => {
    const found = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    const holder = found instanceof HTMLImageElement ? found.parentElement : found;
    const page = holder?.closest('figure, .BRpagecontainer') ?? null;
    const place = page ?? found;
    if (place === null) return true;
    const pictures = place instanceof HTMLImageElement ? [place] : [...place.querySelectorAll<HTMLImageElement>('img, canvas')];
    return (page !== null || pictures.length > 0) && !pictures.some(isShown);
  };
  let shift = 0;
  const shifting = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { readonly value: number }).value;
  });
  shifting.observe({ type: 'layout-shift' });
  return new Promise((resolve) => {
    const [start, top] = [performance.now(), scroller.scrollTop];
    let [last, dropped, blank, samples] = [start, 0, 0, 0];
    const step = (now: number): void => {
      dropped += Math.max(Math.round((now - last) / (1000 / 60)) - 1, 0);
      last = now;
      const goal = Math.min(scroller.scrollHeight - scroller.clientHeight, end ?? Infinity);
      scroller.scrollTop = Math.min(top + ((now - start) / 1000) * pixelsPerSecond, goal);
      if (now - start > samples * 100) {
        samples += 1;
        if (isBlank()) blank += 1;
      }
      if (scroller.scrollTop >= goal - 1) resolve({ dropped, blank, shift });
      else requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
}

/**
 * Ours was opened by a click and waited for by script: the mouse lies over it, which is told of all that passes under it,
 * and it holds what Playwright puts into a page that it evaluates anything in. So it is with every reader from here on.
 */
async function readyAlike(page: Page): Promise<void> {
  const middle = await page.evaluate(() => ({ x: innerWidth / 2, y: innerHeight / 2 }));
  await page.mouse.move(middle.x, middle.y);
}

/** Bytes of what script holds, once the garbage is gone. */
async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

/** Of the renderer that holds most for itself, which is that of the page. */
async function rendererMemory(browser: Browser): Promise<{ readonly 'own MB': number; readonly 'resident MB': number }> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const renderers = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(async ({ id }) => {
      const mapped = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '');
      const own = megabytesOf(mapped, 'Private_Clean') + megabytesOf(mapped, 'Private_Dirty');
      return { 'own MB': Math.round(own), 'resident MB': Math.round(megabytesOf(mapped, 'Rss')) };
    });
  const [largest] = (await Promise.all(renderers)).toSorted((one, other) => other['own MB'] - one['own MB']);
  return largest ?? { 'own MB': Number.NaN, 'resident MB': Number.NaN };
}

function megabytesOf(mapped: string, field: string): number {
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(mapped)?.[1] ?? 0) / 1024;
}
