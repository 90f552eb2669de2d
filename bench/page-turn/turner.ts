import type { Browser, Page } from 'playwright';
import { TURN_MARK } from './presented-turns.ts';

/** A page of which one part at a time is shown, turned by ArrowDown and ArrowUp. */
export interface Turner {
  readonly page: Page;
  /** Brings the page to where it can be turned next, the part that comes then ready to be painted at once. */
  readonly prepare: () => Promise<void>;
  /** Runs in the page: what tells the shown part from any other. */
  readonly shown: () => string;
}

/** Milliseconds from one turn to the next: what a turn leaves to do is done by then. */
const REST = 250;

export async function openPage(browser: Browser, viewport: { readonly width: number; readonly height: number }): Promise<Page> {
  const context = await browser.newContext({ viewport, deviceScaleFactor: 1, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(watchTurns, TURN_MARK);
  return page;
}

/** A page of the bench's own beside one of the site, so that both get their pictures from the same place. */
export async function openBeside(browser: Browser, site: Page, html: string): Promise<Page> {
  const page = await openPage(browser, site.viewportSize() ?? { width: 800, height: 1000 });
  await page.route('**/plain-pages', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(new URL('/plain-pages', site.url()).href);
  return page;
}

/** Runs in the page: the time from a key's own stamp until the first frame that shows another part has been handed over. */
function watchTurns(mark: string): void {
  const turns: number[] = [];
  Reflect.set(window, 'turns', turns);
  const handOver = (stamp: number): void => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => turns.push(performance.now() - stamp), { once: true });
    port1.start();
    port2.postMessage(null);
  };
  const look = (stamp: number, before: string): void => {
    const shown = Reflect.get(window, 'shown') as () => string;
    requestAnimationFrame(() => (shown() === before ? look(stamp, before) : handOver(stamp)));
  };
  const begin = ({ timeStamp }: KeyboardEvent): void => {
    const before: unknown = Reflect.get(window, 'before');
    if (typeof before !== 'string') return;
    Reflect.deleteProperty(window, 'before');
    performance.mark(mark);
    look(timeStamp, before);
  };
  addEventListener('keydown', begin, { capture: true });
}

/** Milliseconds; it rejects where the key turns nothing. */
export async function turnPage({ page, prepare, shown }: Turner, key: string): Promise<number> {
  await page.bringToFront();
  await prepare();
  await page.waitForTimeout(REST);
  await page.evaluate(`window.shown = ${shown.toString()}; window.before = window.shown(); window.turns.length = 0;`);
  await page.keyboard.press(key);
  await page.waitForFunction(() => (Reflect.get(window, 'turns') as number[]).length === 1, null, { timeout: 10_000 });
  return page.evaluate(() => (Reflect.get(window, 'turns') as number[])[0] ?? Number.NaN);
}

export async function throttle(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
