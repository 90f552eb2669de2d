import type { Locator, Page } from 'playwright';

const CONTROLS = 'button, summary, select, input:not([type=hidden]), textarea, [role=tab], [role=slider], a[href]';
/** Kinds on one screen beyond which those that follow are left out. */
const MOST_KINDS = 60;
/** Milliseconds after a gesture in which the browser tells how long its frame took; faster ones than 16 ms it does not tell. */
const TOLD_WITHIN = 700;
const UNTOLD = 16;

interface Kind {
  readonly label: string;
  readonly key: string;
}

/** Names of one control of each kind (element, style and type) that is to be seen, in the order of the page. */
export async function controlsOn(page: Page, within: string): Promise<readonly string[]> {
  return (await kindsOn(page, within)).map(({ label }) => label);
}

/** Milliseconds from the gesture until the paint that followed it: a tap, or a letter where something is written. */
export async function measureControl(page: Page, within: string, index: number): Promise<number> {
  const kind = (await kindsOn(page, within))[index];
  if (kind === undefined) return UNTOLD;
  const control = page.locator(`[data-bench-kind="${index}"]`);
  await control.scrollIntoViewIfNeeded();
  await page.evaluate(() => Reflect.set(window, 'longestInteraction', 0));
  await gesture(page, control);
  await page.waitForTimeout(TOLD_WITHIN);
  return Math.max(UNTOLD, await page.evaluate(() => Number(Reflect.get(window, 'longestInteraction'))));
}

async function gesture(page: Page, control: Locator): Promise<void> {
  if (
    await control.evaluate((element) => element.matches('textarea, input:is([type=text], [type=search], [type=email], [type=password])'))
  ) {
    await control.focus();
    await page.keyboard.press('a');
  } else if (await control.evaluate((element) => element.matches('select, input[type=range], [role=slider]'))) {
    await control.focus();
    await page.keyboard.press('ArrowRight');
  } else await control.tap({ force: true, noWaitAfter: true });
}

async function kindsOn(page: Page, within: string): Promise<readonly Kind[]> {
  return page.locator(within).last().locator(CONTROLS).evaluateAll(markKinds, MOST_KINDS);
}

/** Runs in the page. */
function markKinds(controls: readonly Element[], most: number): Kind[] {
  const kinds: Kind[] = [];
  for (const control of controls) {
    const { width, height, right, bottom } = control.getBoundingClientRect();
    const isReachable = width > 0 && height > 0 && right > 0 && bottom + scrollY > 0;
    if (!isReachable || control.matches(':disabled') || kinds.length === most) continue;
    const label = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 40);
    const isLink = control.tagName === 'A';
    const key = [control.tagName, control.className, control.getAttribute('type'), isLink ? '' : label].join(' ');
    if (kinds.some((kind) => kind.key === key)) continue;
    control.setAttribute('data-bench-kind', String(kinds.length));
    kinds.push({ label: `${control.tagName.toLowerCase()} “${label}”`, key });
  }
  return kinds;
}

/** Runs in the page, before its own script: keeps the longest task and the longest interaction. */
export function watchInteractions(): void {
  const keep = (name: string) => (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries()) {
      const isOurs = name === 'longestTask' || Number(Reflect.get(entry, 'interactionId')) > 0;
      if (isOurs) Reflect.set(window, name, Math.max(Number(Reflect.get(window, name) ?? 0), entry.duration));
    }
  };
  Reflect.set(window, 'longestTask', 0);
  Reflect.set(window, 'longestInteraction', 0);
  new PerformanceObserver(keep('longestTask')).observe({ type: 'longtask', buffered: true });
  const options = { type: 'event', durationThreshold: 16, buffered: false };
  new PerformanceObserver(keep('longestInteraction')).observe(options);
}
