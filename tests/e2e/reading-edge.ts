import type { Page } from 'playwright';
import { expect } from 'vitest';

/** The block at the reading edge. */
export function edge(page: Page): Promise<string | undefined> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('[data-block]')].find((block) => block.getBoundingClientRect().bottom > 12)?.dataset[
        'block'
      ],
  );
}

/** The block of the place that this browser kept last. */
export function keptId(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const [place] = JSON.parse(localStorage.getItem('futago.places') ?? '[]') as { readonly id?: string }[];
    return place?.id;
  });
}

/** Scrolls to the middle of the chapter and waits until that place is kept. Resolves with its block. */
export async function readHalf(page: Page): Promise<string> {
  await expect.poll(() => keptId(page)).toBeDefined();
  const first = await keptId(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  await expect.poll(() => keptId(page)).not.toBe(first);
  await expect.poll(async () => (await edge(page)) === (await keptId(page))).toBe(true);
  return (await edge(page)) ?? '';
}
