import type { Browser, Page } from 'playwright';
import { knownReader, type Kept } from './interactions/known-reader.ts';
import { surfacesOf, type Surface } from './interactions/surfaces.ts';
import { controlsOn, measureControl, watchInteractions } from './interactions/measured-control.ts';
import { startSite } from './running-site.ts';
import { listenTo, median, openBrowser, tellGo } from './throttled-page.ts';

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
  /** NaN where the control could not be tapped. */
  readonly ms: number;
}

interface Measured {
  readonly answered: readonly Answered[];
  /** Milliseconds of the longest task while the screen was loaded, the median of all its loads. */
  readonly longest: number;
}

/**
 * From a tap or a key until the next paint, for one control of each kind on every screen, at a quarter of this processor; and the
 * longest task while the screen was loaded, the median of its loads. A control is tapped on a page that was opened for it; one
 * that seems slow twice more, and the median of the three counts. A screen is told as it is done, all in one table at the end.
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
      const measured = await measure(visited, surface);
      const row = summary(measured);
      rows[surface.name] = row;
      console.log(surface.name, JSON.stringify(row));
      slow.push(...measured.answered.filter(({ ms }) => !(ms <= MOST_MS)).map((one) => ({ screen: surface.name, ...one })));
    }
    console.table(rows);
    console.log(`Over ${MOST_MS} ms, or not to be tapped:`);
    console.table(slow);
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function measure(visited: Visited, surface: Surface): Promise<Measured> {
  const longest: number[] = [];
  const look = <Result>(at: (page: Page) => Promise<Result>): Promise<Result> =>
    onPage(visited, surface, (page, longestTask) => (longest.push(longestTask), at(page)));
  const answered: Answered[] = [];
  const controls = await look((page) => controlsOn(page, surface.within));
  for (const [index, control] of controls.entries()) {
    const once = (): Promise<number> =>
      look((page) => measureControl(page, surface.within, index)).catch((error: unknown) => notTapped(control, error));
    const first = await once();
    answered.push({ control, ms: first > MOST_MS ? median([first, await once(), await once()]) : first });
  }
  return { answered, longest: median(longest) };
}

function notTapped(control: string, error: unknown): number {
  console.error(`${control}:`, error instanceof Error ? error.message.split('\n')[0] : error);
  return Number.NaN;
}

function summary({ answered, longest }: Measured): object {
  const told = answered.map(({ ms }) => ms).filter((ms) => !Number.isNaN(ms));
  return {
    controls: answered.length,
    'median ms': median(told),
    'slowest ms': Math.max(...told),
    [`over ${MOST_MS} ms`]: told.filter((ms) => ms > MOST_MS).length,
    'not tapped': answered.length - told.length,
    'longest task while loading ms': longest,
  };
}

async function onPage<Result>(
  { browser, kept }: Visited,
  { address, open, isSignedIn = false, novel }: Surface,
  look: (page: Page, longestTask: number) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...PHONE, ...(isSignedIn ? { storageState: kept } : {}) });
  try {
    if (novel !== undefined) await context.addInitScript((words) => localStorage.setItem('futago.novel', words), novel);
    const page = await context.newPage();
    const said = await listenTo(page);
    await page.addInitScript(watchInteractions);
    await page.addInitScript(tellGo);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    await page.goto(address);
    await said('go');
    await page.waitForLoadState('networkidle');
    // What Playwright does in the page to find a control is no task of ours.
    const longestTask = await page.evaluate(() => Math.round(Number(Reflect.get(window, 'longestTask'))));
    await open?.(page);
    return await look(page, longestTask);
  } finally {
    await context.close();
  }
}
