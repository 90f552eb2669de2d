import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chapterOf, find, leaveBrowser, libraryOf, newReader, openBrowser, site } from '#tests/e2e/browser/reader.ts';

declare global {
  interface Window {
    /** How the text was set whenever a frame was begun, in milliseconds from navigation. */
    textSet?: (readonly [begun: number, set: string])[];
  }
}

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => leaveBrowser(browser));

/** Runs in the page: a text that nobody sees counts as none. */
function noteFrames(words: string): void {
  if (words !== '') localStorage.setItem('futago.novel', words);
  window.textSet = [];
  const look = (begun: number): void => {
    const text = document.querySelector('main > [data-novel]');
    if (text) {
      const { visibility, writingMode, overflowX } = getComputedStyle(text);
      window.textSet?.push([begun, visibility === 'hidden' ? 'hidden' : `${writingMode} ${overflowX}`]);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * Runs in the page: what was drawn, without repetition. Frames that are held back are begun too; what counts begins
 * with the first that was painted.
 */
function drawnSet(): readonly string[] {
  const painted = performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN;
  const frames = window.textSet ?? [];
  const drawn = frames.slice(frames.findLastIndex(([begun]) => begun <= painted)).map(([, set]) => set);
  return drawn.filter((set, place) => set !== drawn[place - 1]);
}

test.each([
  ['', 'horizontal-tb visible'],
  ['writing-vertical', 'vertical-rl auto'],
  ['flow-pages', 'horizontal-tb clip'],
])('A novel of whoever chose %j is set so in the first frame and in every other.', async (words, expected) => {
  const works = await libraryOf('ja');
  const novel = find(works, (work) => work.format === 'NOVEL' && !work.isSensitive);
  const reader = await newReader(browser);
  await reader.page.addInitScript(noteFrames, words);
  const session = await reader.page.context().newCDPSession(reader.page);
  // A parser that takes its time rests in the midst of the page.
  await session.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await reader.open(`${site.ja}${chapterOf(novel, 0)}`);
  expect(await reader.page.evaluate(drawnSet)).toEqual([expected]);
  await reader.leave();
});

/** Runs in the page, whose reader's system is light. */
function noteSchemes(): void {
  localStorage.setItem('futago.scheme', 'dark');
  window.textSet = [];
  const look = (begun: number): void => {
    const main = document.querySelector('main');
    if (main) window.textSet?.push([begun, getComputedStyle(main).colorScheme]);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

test.each(['COMIC', 'NOVEL'] as const)('A chapter of a %s is dark in the first frame where its reader chose so.', async (format) => {
  const works = await libraryOf('vi');
  const work = find(works, (one) => one.format === format && !one.isSensitive);
  const reader = await newReader(browser);
  await reader.page.addInitScript(noteSchemes);
  const session = await reader.page.context().newCDPSession(reader.page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await reader.open(`${site.vi}${chapterOf(work, 0)}`);
  expect(await reader.page.evaluate(drawnSet)).toEqual(['dark']);
  await reader.leave();
});

/** Runs in the page: the lines of every paragraph that has a note, as they are and as they were before the style behind the words. */
function linesWithNotes(): readonly (readonly string[])[] {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
  const lines = (): readonly string[] =>
    [...document.querySelectorAll('[data-block]:has(button)')].map((block) => {
      const range = document.createRange();
      range.selectNodeContents(block);
      const { left, top } = block.getBoundingClientRect();
      return [...range.getClientRects()].map((line) => `${line.x - left} ${line.y - top} ${line.width} ${line.height}`).join(', ');
    });
  const late = document.getElementById('late-style');
  const set = lines();
  late?.remove();
  return [set, lines()];
}

test('The marks of notes are set so in the first frame and in every other.', async () => {
  const letters = find(await libraryOf('vi'), ({ title }) => title === 'Thư từ toa cuối');
  const reader = await newReader(browser);
  await reader.open(`${site.vi}${chapterOf(letters, 0)}`);
  await reader.page.locator('[data-block] button').first().waitFor();
  const [set = [], before = []] = await reader.page.evaluate(linesWithNotes);
  expect(set.length).toBeGreaterThan(1);
  expect(before).toEqual(set);
  await reader.leave();
});
