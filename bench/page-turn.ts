import { chromium, type Browser, type Page } from 'playwright';
import { CHROMIUM_ARGUMENTS, findChromium } from '../setup/chromium.mjs';
import { startSite } from './running-site.ts';
import { median } from './throttled-page.ts';

const TURNS = 40;
/** Turns in one direction before it is the other's turn: the shortest demo chapter has eight pages. */
const RUN = 5;
const FRAMES_AT_ONCE = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];
const LIMITS = { 1: 1.3, 4: 1.6 } as const;

interface Turner {
  readonly page: Page;
  /** What is true once the page after the shown one could be painted at once. */
  readonly isPrepared: () => boolean;
}

/**
 * From the press of a key until the next page has been painted, the picture already decoded: the comic reader beside a
 * page of plain script that shows one of its stacked pictures, on the same files, in one run, alternating.
 * `address` is a comic chapter of a running site; without it the site is started.
 */
export async function pageTurn(address?: string): Promise<void> {
  const site = address === undefined ? await startSite() : null;
  const browser = await chromium.launch({ executablePath: findChromium() ?? 'chromium', args: [...CHROMIUM_ARGUMENTS, ...FRAMES_AT_ONCE] });
  try {
    const chapter = site === null ? null : await site.findChapter('COMIC');
    const target = address ?? `${site?.origin}${chapter?.path}`;
    const rows: Record<string, object> = {};
    for (const cpu of [1, 4] as const) rows[`CPU x${cpu}`] = await compare(browser, target, cpu);
    console.table(rows);
  } finally {
    await browser.close();
    await site?.stop();
  }
}

async function compare(browser: Browser, address: string, cpu: 1 | 4): Promise<object> {
  const ours = await openReader(browser, address);
  const plain = await openPlain(browser, address, ours.page);
  const times = { ours: [] as number[], plain: [] as number[] };
  for (const turner of [ours, plain]) await throttle(turner.page, cpu);
  for (let turn = 0; turn < TURNS; turn += 1) {
    const key = Math.floor(turn / RUN) % 2 === 0 ? 'ArrowDown' : 'ArrowUp';
    times.ours.push(await turnPage(ours, key));
    times.plain.push(await turnPage(plain, key));
  }
  for (const turner of [ours, plain]) await turner.page.context().close();
  const [mine, theirs] = [median(times.ours), median(times.plain)];
  return {
    'ours ms': Number(mine.toFixed(2)),
    'plain ms': Number(theirs.toFixed(2)),
    ratio: Number((mine / theirs).toFixed(2)),
    'at most': LIMITS[cpu],
  };
}

async function openReader(browser: Browser, address: string): Promise<Turner> {
  const page = await newPage(browser);
  await page.goto(address);
  await page.waitForFunction(() => document.querySelector('[data-layout]') !== null);
  await page.waitForFunction(
    () => {
      if (document.querySelector('[data-layout="paged"] [data-live]') !== null) return true;
      dispatchEvent(new KeyboardEvent('keydown', { key: 'm' }));
      return false;
    },
    null,
    { polling: 500 },
  );
  return { page, isPrepared: areNeighboursLoaded };
}

/** Runs in the page. */
function areNeighboursLoaded(): boolean {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('[data-slot] img')];
  return pictures.every((picture) => picture.complete && picture.naturalWidth > 0);
}

async function openPlain(browser: Browser, address: string, reader: Page): Promise<Turner> {
  const pictures = await reader.evaluate(() =>
    [...document.querySelectorAll('[data-page] picture')].map((picture) =>
      picture.outerHTML.replaceAll(' loading="lazy"', '').replaceAll(/ class="[^"]*"/g, ''),
    ),
  );
  const page = await newPage(browser);
  await page.route('**/plain-pages', (route) => route.fulfill({ contentType: 'text/html', body: plainPage(pictures) }));
  await page.goto(new URL('/plain-pages', address).href);
  await page.waitForFunction(() => Reflect.get(window, 'isDecoded') === true);
  return { page, isPrepared: () => true };
}

function plainPage(pictures: readonly string[]): string {
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plain</title>
<style>body{margin:0;background:#222}img{position:fixed;inset:0;width:100%;height:100%;object-fit:contain;visibility:hidden}img.on{visibility:visible}</style>
${pictures.join('\n')}
<script>
const images = [...document.images]; let shown = 0; images[0].className = 'on';
addEventListener('keydown', (event) => {
  const next = shown + (event.key === 'ArrowDown' ? 1 : -1);
  if (!images[next]) return;
  event.preventDefault(); images[shown].className = ''; images[next].className = 'on'; shown = next;
});
Promise.allSettled(images.map((image) => image.decode())).then(() => { window.isDecoded = true; });
</script>`;
}

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 800, height: 1000 }, deviceScaleFactor: 1 });
  const page = await context.newPage();
  await page.addInitScript(watchTurns);
  return page;
}

/** Runs in the page: the time from a key's own stamp until the frame that answers it has been handed over. */
function watchTurns(): void {
  const turns: number[] = [];
  Reflect.set(window, 'turns', turns);
  addEventListener(
    'keydown',
    (event) => {
      if (!event.isTrusted) return;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => turns.push(performance.now() - event.timeStamp), { once: true });
        port1.start();
        port2.postMessage(null);
      });
    },
    { capture: true },
  );
}

async function throttle(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

async function turnPage({ page, isPrepared }: Turner, key: string): Promise<number> {
  await page.bringToFront();
  await page.waitForFunction(isPrepared);
  await page.waitForTimeout(250);
  await page.evaluate(() => (Reflect.get(window, 'turns') as number[]).splice(0));
  await page.keyboard.press(key);
  await page.waitForFunction(() => (Reflect.get(window, 'turns') as number[]).length === 1);
  return page.evaluate(() => (Reflect.get(window, 'turns') as number[])[0] ?? Number.NaN);
}
