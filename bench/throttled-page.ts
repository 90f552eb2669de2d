import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { CHROMIUM_ARGUMENTS, findChromium } from '../setup/chromium.mjs';

/** A slow phone network and a slow phone: 1.6 Mbit/s, 150 ms, a quarter of this processor. */
export const SLOW_PHONE = { bytesPerSecond: 200_000, latencyMs: 150, cpu: 4 };

/** Milliseconds. */
const SAID_WITHIN = 30_000;

export interface Conditions {
  readonly bytesPerSecond: number;
  readonly latencyMs: number;
  readonly cpu: number;
}

export function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium was found: run npm test once, it installs one.');
  return chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
}

/** A page with nothing cached, under the given conditions; its context closes with it. */
export async function openThrottled(browser: Browser, conditions: Conditions | null): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 915 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  if (conditions) await throttle(await context.newCDPSession(page), conditions);
  return page;
}

async function throttle(session: CDPSession, { bytesPerSecond, latencyMs, cpu }: Conditions): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

/**
 * Hears what a page says by `tellBench(word)`: resolves once it has said it. Playwright's own waiting compiles 330 kB of
 * script in the page while that loads, which on a slow processor moves the very moments that are measured.
 */
export async function listenTo(page: Page): Promise<(word: string) => Promise<void>> {
  const said = new Set<string>();
  const session = await page.context().newCDPSession(page);
  const { promise: isLost, reject } = Promise.withResolvers<never>();
  isLost.catch(() => undefined);
  const latest = AbortSignal.timeout(SAID_WITHIN);
  latest.addEventListener('abort', () => reject(new Error(`The page did not say all it should within ${SAID_WITHIN / 1000} s.`)));
  const hear = (word: string, resolve: () => void): void => {
    if (said.has(word)) resolve();
    else session.once('Runtime.bindingCalled', () => hear(word, resolve));
  };
  session.on('Runtime.bindingCalled', ({ payload }) => void said.add(payload));
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'tellBench' });
  return (word) => Promise.race([new Promise<void>((resolve) => hear(word, resolve)), isLost]);
}

/** Runs in the page, before its own script: says 'go' when the page answers to its reader. */
export function tellGo(): void {
  const look = (): void => {
    if (document.documentElement?.dataset['go'] === undefined) requestAnimationFrame(look);
    else (Reflect.get(window, 'tellBench') as (word: string) => void)('go');
  };
  look();
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN, sorted[middle] ?? Number.NaN];
  return (low + high) / 2;
}
