import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { register } from '#tests/e2e/browser/accounts.ts';
import {
  chapterOf,
  find,
  leapToComments,
  leaveBrowser,
  libraryOf,
  newReader,
  openBrowser,
  PHONE,
  site,
} from '#tests/e2e/browser/reader.ts';
import { smallTargets, spaceText, wordsOutside } from './screen-measures.ts';

/** A window of 1280 by 1024 at 400 %. */
const AT_400_PERCENT = { width: 320, height: 256 };
const STOPS = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex="0"]';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => leaveBrowser(browser));

async function screensOf(language: 'vi' | 'ja') {
  const works = await libraryOf(language);
  // The end of a comic in pages is a page of its own: keyboard.test.ts goes there.
  const comic = find(works, ({ direction, isSensitive }) => direction === 'TOP_TO_BOTTOM' && !isSensitive);
  const novel = find(works, ({ format, isSensitive }) => format === 'NOVEL' && !isSensitive);
  const query = language === 'vi' ? 'a' : 'の';
  const forAll = ['/', '/genres?order=views', '/ranking', `/search?q=${query}`, '/search?q=zzqqxx', '/history', '/shelf', '/contact'];
  const ofWorks = [comic, novel].flatMap((work) => [`/comic/${work.id}`, chapterOf(work, 0)]);
  const ofReaders = ['/user/profile', '/user/upload', '/history?show=following', '/password/setting'];
  return [...forAll, ...ofWorks, ...ofReaders, '/nowhere/at/all', '/goodbye'];
}

/** How far the page can be scrolled sideways, in pixels. */
const sideways = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Whatever moves or fades, though the reader asked for nothing that does. */
const moving = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 0)
      .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 120) ?? '') : '')),
  );

/** Far more than any page has. */
const MOST_STOPS = 250;
/** What comes meanwhile may push the focus away: the browser, or the page, brings it back. */
const MOST_FRAMES = 60;

/** Runs in the page: marks what Tab must come by. Of a group of radio buttons one has a stop; arrows reach the others. */
function markStops(stops: string): void {
  for (const one of document.querySelectorAll<HTMLElement>(stops)) {
    const isStop = one.tabIndex >= 0 && one.closest('[inert]') === null && one.checkVisibility({ visibilityProperty: true });
    if (isStop && !(one instanceof HTMLInputElement && one.type === 'radio')) one.dataset['stop'] = 'ahead';
  }
}

/** Runs in the page: where the focus is, and whether something else lies over it; null at the end of the page. */
async function nextStop(mostFrames: number): Promise<{ readonly isSeen: boolean; readonly markup: string } | null> {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement === document.body || activeElement.dataset['stop'] === 'reached')
    return null;
  activeElement.dataset['stop'] = 'reached';
  let isSeen = false;
  for (let frame = 0; !isSeen && frame < mostFrames; frame += 1) {
    await new Promise(requestAnimationFrame);
    const { left, top, width, height } = activeElement.getBoundingClientRect();
    isSeen = [0.5, 0.1, 0.9].some((part) => {
      const hit = document.elementFromPoint(left + width * part, top + height / 2);
      return hit !== null && (activeElement.contains(hit) || hit.contains(activeElement));
    });
  }
  return { isSeen, markup: activeElement.outerHTML.slice(0, 120) };
}

/** What stands after a chapter comes when somebody is near: it comes first, so that nothing moves meanwhile. */
async function bringEnd(page: Page): Promise<void> {
  await leapToComments(page);
  await page.locator('#comments textarea').waitFor();
  await page.locator('[data-page=end] [data-controls] button').first().waitFor();
  await page.keyboard.press('Home');
  // The browser glides there, and what has the focus meanwhile is not brought into sight.
  await page.waitForFunction(() => (document.querySelector('[data-page], [data-block]')?.getBoundingClientRect().top ?? -1) >= 0);
}

/** Goes through the page by Tab alone, to its end. What Tab never reached, and what had the focus under something else, by markup. */
async function walk(page: Page): Promise<readonly string[]> {
  await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null);
  if ((await page.locator('[data-format]').count()) > 0) await bringEnd(page);
  await page.evaluate(markStops, STOPS);
  const faults: string[] = [];
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(nextStop, MOST_FRAMES);
    if (stop === null) break;
    if (!stop.isSeen) faults.push(`covered: ${stop.markup}`);
  }
  for (const one of await page.locator('[data-stop=ahead]').filter({ visible: true }).all())
    faults.push(`not reached: ${await one.evaluate(({ outerHTML }) => outerHTML.slice(0, 120))}`);
  return faults;
}

test.each(['vi', 'ja'] as const)(
  'At 400 percent, in forced colours and without motion, no screen in %s scrolls sideways or moves; Tab reaches all of it in sight.',
  async (language) => {
    const reader = await newReader(browser, { viewport: AT_400_PERCENT, forcedColors: 'active', reducedMotion: 'reduce' });
    const { page } = reader;
    const faults: Record<string, unknown> = {};
    await register(reader, { origin: site[language] });
    const screens = await screensOf(language);
    for (const [place, path] of screens.entries()) {
      await reader.open(site[language] + path);
      // The sites have the same screens: each is walked on one of them.
      const isWalked = place % 2 === (language === 'vi' ? 0 : 1);
      const found = { sideways: await sideways(page), moving: await moving(page), walk: isWalked ? await walk(page) : [] };
      if (found.sideways > 0 || found.moving.length + found.walk.length > 0) faults[path] = found;
    }
    expect(faults).toEqual({});
    expect(reader.complaints).toEqual([]);
    await reader.leave();
  },
);

test.each(['vi', 'ja'] as const)(
  'On a phone every control in %s takes a press on 24 by 24 pixels, and with its letters set apart no words are cut.',
  async (language) => {
    const reader = await newReader(browser, PHONE);
    const { page } = reader;
    const faults: Record<string, unknown> = {};
    await register(reader, { origin: site[language] });
    for (const path of await screensOf(language)) {
      await reader.open(site[language] + path);
      await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null);
      if ((await page.locator('[data-format]').count()) > 0) await bringEnd(page);
      const small = await page.evaluate(smallTargets);
      await page.evaluate(spaceText);
      const found = { small, sideways: await sideways(page), outside: await page.evaluate(wordsOutside) };
      if (found.sideways > 0 || small.length + found.outside.length > 0) faults[path] = found;
    }
    expect(faults).toEqual({});
    expect(reader.complaints).toEqual([]);
    await reader.leave();
  },
);
