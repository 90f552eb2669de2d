import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chapterOf, find, leaveBrowser, libraryOf, newReader, openBrowser, site } from './reader.ts';

declare global {
  interface Window {
    /** How the text was set whenever a frame was begun, without repetition. */
    textSet?: string[];
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
  const set: string[] = [];
  window.textSet = set;
  const look = (): void => {
    const text = document.querySelector('main > [data-novel]');
    if (text) {
      const { visibility, writingMode, overflowX } = getComputedStyle(text);
      const now = visibility === 'hidden' ? 'hidden' : `${writingMode} ${overflowX}`;
      if (set.at(-1) !== now) set.push(now);
    }
    requestAnimationFrame(look);
  };
  look();
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
  const frames = await reader.page.evaluate(() => window.textSet);
  expect(frames?.filter((frame) => frame !== 'hidden')).toEqual([expected]);
  await reader.leave();
});
