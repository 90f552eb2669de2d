import type { Page } from 'playwright';
import { expect } from 'vitest';
import { edge, keptId } from '#tests/support/browser/kept-place.ts';

/** Scrolls to the middle of the chapter and waits until that place is kept. Resolves with its block. */
export async function readHalf(page: Page): Promise<string> {
  await expect.poll(() => keptId(page)).toBeDefined();
  const first = await keptId(page);
  await page.evaluate(() => {
    // What moves without a gesture while a text settles is the browser, and is taken back.
    dispatchEvent(new WheelEvent('wheel'));
    scrollTo(0, document.documentElement.scrollHeight / 2);
  });
  await expect.poll(() => keptId(page)).not.toBe(first);
  await expect.poll(async () => (await edge(page)) === (await keptId(page))).toBe(true);
  return (await edge(page)) ?? '';
}
