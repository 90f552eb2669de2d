import type { Browser, Page } from 'playwright';
import { knownReader, type Kept } from './interactions/known-reader.ts';
import { surfacesOf, type Surface } from './interactions/surfaces.ts';
import { controlsOn, measureControl, watchInteractions } from './interactions/measured-control.ts';
import { startSite } from './running-site.ts';
import { median, openBrowser } from './throttled-page.ts';

const CPU = 4;
const MOST_MS = 100;
/** A device that answers at once: what is measured is the page. */
const PHONE = {
  viewport: { width: 412, height: 915 },
  deviceScaleFactor: 1,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
} as const;
/** BENCH_SURFACES names those of a shorter run: 'home,comic'. */
const WANTED = process.env['BENCH_SURFACES']?.split(',');

interface Visited {
  readonly browser: Browser;
  /** Of the reader with an account. */
  readonly kept: Kept;
}

interface Answered {
  readonly control: string;
  readonly ms: number;
}

/**
 * From a tap or a key until the next paint, for one control of each kind on every screen, at a quarter of this processor; and the
 * longest task while the screen was loaded. A control is tapped on a page that was opened for it.
 */
export async function interactions(): Promise<void> {
  const site = await startSite();
  const browser = await openBrowser();
  try {
    const visited = { browser, kept: await knownReader(browser, site) };
    const rows: Record<string, object> = {};
    const slow: object[] = [];
    for (const surface of await surfacesOf(site)) {
      if (WANTED !== undefined && !WANTED.includes(surface.name)) continue;
      const { answered, longest } = await measure(visited, surface);
      rows[surface.name] = summary(answered, longest);
      slow.push(...answered.filter(({ ms }) => ms > MOST_MS).map((one) => ({ screen: surface.name, ...one })));
    }
    console.table(rows);
    console.log(`Over ${MOST_MS} ms:`);
    console.table(slow);
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function measure(visited: Visited, surface: Surface): Promise<{ readonly answered: readonly Answered[]; readonly longest: number }> {
  const answered: Answered[] = [];
  const [controls, longest] = await onPage(visited, surface, async (page) => [
    await controlsOn(page, surface.within),
    await longestTask(page),
  ]);
  for (const [index, control] of controls.entries())
    answered.push({ control, ms: await onPage(visited, surface, (page) => measureControl(page, surface.within, index)) });
  return { answered, longest };
}

function summary(answered: readonly Answered[], longest: number): object {
  return {
    controls: answered.length,
    'median ms': median(answered.map(({ ms }) => ms)),
    'slowest ms': Math.max(...answered.map(({ ms }) => ms)),
    [`over ${MOST_MS} ms`]: answered.filter(({ ms }) => ms > MOST_MS).length,
    'longest task while loading ms': longest,
  };
}

async function onPage<Result>(
  { browser, kept }: Visited,
  { address, open, isSignedIn = false, novel }: Surface,
  look: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...PHONE, ...(isSignedIn ? { storageState: kept } : {}) });
  try {
    if (novel !== undefined) await context.addInitScript((words) => localStorage.setItem('futago.novel', words), novel);
    const page = await context.newPage();
    await page.addInitScript(watchInteractions);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    await page.goto(address);
    await page.waitForSelector('html[data-go]', { state: 'attached' });
    await page.waitForLoadState('networkidle');
    await open?.(page);
    return await look(page);
  } finally {
    await context.close();
  }
}

async function longestTask(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(Number(Reflect.get(window, 'longestTask'))));
}
