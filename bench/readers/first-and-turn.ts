import type { Browser, Page } from 'playwright';
import { recordTurns } from '../page-turn/presented-turns.ts';
import { turnPage, type Turner } from '../page-turn/turner.ts';
import { listenTo, median, openThrottled, SLOW_PHONE } from '../throttled-page.ts';

const LOADS = 3;
const TURNS = 20;

export interface FirstPart {
  /** Milliseconds from navigation until the first picture, or the first words, have been painted. */
  readonly 'first page ms': number;
  readonly 'layout shift': number;
}

/** Cold loads on a slow phone; the first one only makes the server ready. */
export async function loadFirst(browser: Browser, address: string): Promise<FirstPart> {
  await load(browser, address);
  const loads: FirstPart[] = [];
  for (let run = 0; run < LOADS; run += 1) loads.push(await load(browser, address));
  return {
    'first page ms': Math.round(median(loads.map((one) => one['first page ms']))),
    'layout shift': Number(Math.max(...loads.map((one) => one['layout shift'])).toFixed(4)),
  };
}

async function load(browser: Browser, address: string): Promise<FirstPart> {
  const page = await openThrottled(browser, SLOW_PHONE);
  try {
    const said = await listenTo(page);
    await page.addInitScript(watchFirst);
    await page.goto(address, { waitUntil: 'commit' });
    await said('shown');
    await page.waitForLoadState();
    return await page.evaluate(() => ({
      'first page ms': Number(Reflect.get(window, 'firstShown')),
      'layout shift': Number(Reflect.get(window, 'shift')),
    }));
  } finally {
    await page.context().close();
  }
}

/** Runs in the page. Readers of others say in `shownPart` what they show. */
function watchFirst(): void {
  Reflect.set(window, 'shift', 0);
  new PerformanceObserver((list) => {
    const sum = list.getEntries().reduce((total, entry) => total + Number(Reflect.get(entry, 'value')), 0);
    Reflect.set(window, 'shift', Number(Reflect.get(window, 'shift')) + sum);
  }).observe({ type: 'layout-shift', buffered: true });
  const isShown = (): boolean => {
    if (Reflect.get(window, 'shownPart') !== undefined) return true;
    const picture = document.querySelector<HTMLImageElement>('img[data-first]');
    if (picture !== null) return picture.complete && picture.naturalWidth > 0;
    return (document.querySelector('[data-block]')?.getBoundingClientRect().height ?? 0) > 0;
  };
  const tell = (now: number): void => {
    Reflect.set(window, 'firstShown', now);
    (Reflect.get(window, 'tellBench') as (word: string) => void)('shown');
  };
  const look = (): void => {
    if (window !== window.top) return;
    if (isShown()) requestAnimationFrame(() => requestAnimationFrame(tell));
    else requestAnimationFrame(look);
  };
  look();
}

/** Milliseconds from a key until the frame was presented, the median of turns onward and back, on this processor. */
export async function medianTurn(browser: Browser, turner: Turner, run: number): Promise<number> {
  const handedOver: number[] = [];
  const end = await recordTurns(browser);
  for (let turn = 0; turn < TURNS; turn += 1)
    handedOver.push(await turnPage(turner, Math.floor(turn / run) % 2 === 0 ? 'ArrowDown' : 'ArrowUp'));
  const presented = await end();
  return Number(median(handedOver.map((time, turn) => Math.max(time, presented[turn] ?? Number.NaN))).toFixed(2));
}

/** A page of peer-pages.ts, as it is turned. */
export async function openPeer(open: () => Promise<Page>, address: string): Promise<Turner> {
  const page = await open();
  await page.goto(address);
  await page.waitForFunction(() => Reflect.get(window, 'shownPart') !== undefined);
  return { page, prepare: async () => undefined, shown: () => String(Reflect.get(window, 'shownPart')) };
}
