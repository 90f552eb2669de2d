import type { Browser } from 'playwright';
import { startSite } from './running-site.ts';
import { listenTo, median, openBrowser, openThrottled, tellGo } from './throttled-page.ts';

/** A device that answers at once, and a quarter of this processor: what takes long is the page. */
const SLOW_PROCESSOR = { bytesPerSecond: -1, latencyMs: 0, cpu: 4 };
const LOADS = 9;
/** From when a task keeps a tap waiting. */
const LONG_MS = 50;
/** After everything has come that the page asks for. */
const CALM_MS = 1500;
/** The Vietnamese site of another build: measured beside this one, load by load. */
const BESIDE = process.env['BENCH_BESIDE'];

interface Load {
  /** Milliseconds of each task of at least 50. */
  readonly tasks: readonly number[];
  /** Milliseconds from navigation. */
  readonly firstPaint: number;
  readonly layoutShift: number;
}

/** Tasks of more than 50 ms while home and a work are loaded, at a quarter of this processor. */
export async function longTasks(): Promise<void> {
  const site = await startSite();
  const browser = await openBrowser();
  try {
    const { workId } = await site.findChapter('COMIC');
    const origins = { here: site.origin, ...(BESIDE === undefined ? {} : { beside: BESIDE }) };
    const rows: Record<string, object> = {};
    for (const [name, path] of Object.entries({ home: '/', work: `/comic/${workId}` })) {
      const loads: Record<string, Load[]> = {};
      for (let load = 0; load < LOADS; load += 1)
        for (const [where, origin] of Object.entries(origins)) (loads[where] ??= []).push(await loadOnce(browser, origin + path));
      for (const [where, list] of Object.entries(loads)) rows[`${name} ${where}`] = summary(list);
    }
    console.table(rows);
  } finally {
    await browser.close();
    await site.stop();
  }
}

function summary(loads: readonly Load[]): object {
  const longest = loads.map(({ tasks }) => Math.max(0, ...tasks));
  return {
    'longest ms, median': median(longest),
    least: Math.min(...longest),
    most: Math.max(...longest),
    [`over ${LONG_MS} ms a load`]: median(loads.map(({ tasks }) => tasks.length)),
    'beyond that ms a load': median(loads.map(({ tasks }) => tasks.reduce((sum, task) => sum + task - LONG_MS, 0))),
    'first paint ms': median(loads.map(({ firstPaint }) => firstPaint)),
    'layout shift': Number(Math.max(...loads.map(({ layoutShift }) => layoutShift)).toFixed(4)),
  };
}

async function loadOnce(browser: Browser, address: string): Promise<Load> {
  const page = await openThrottled(browser, SLOW_PROCESSOR);
  try {
    const said = await listenTo(page);
    await page.addInitScript(watchTasks);
    await page.addInitScript(tellGo);
    await page.goto(address);
    await said('go');
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(CALM_MS);
    return await page.evaluate(() => ({
      tasks: Reflect.get(window, 'longTasks') as number[],
      firstPaint: Math.round(performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN),
      layoutShift: Number(Reflect.get(window, 'layoutShift')),
    }));
  } finally {
    await page.context().close();
  }
}

/** Runs in the page, before its own script. */
function watchTasks(): void {
  const tasks: number[] = [];
  Reflect.set(window, 'longTasks', tasks);
  Reflect.set(window, 'layoutShift', 0);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(Math.round(duration));
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries())
      Reflect.set(window, 'layoutShift', Number(Reflect.get(window, 'layoutShift')) + Number(Reflect.get(shift, 'value')));
  }).observe({ type: 'layout-shift', buffered: true });
}
