import type { Locator, Page } from 'playwright';

/** Until the faces for long reading stand in the text; every letter before that may still move. */
export async function facesAreIn(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      [...document.fonts].some(({ family, status }) => /Shippori Mincho|Literata/.test(family) && status === 'loaded'),
  );
}

/** How far below the window's top something stands, in whole pixels, once no face is on its way and two frames agree. */
export function topAtRest(locator: Locator): Promise<number> {
  return locator.evaluate(async (element) => {
    const topInNextFrame = (): Promise<number> =>
      new Promise((resolve) => requestAnimationFrame(() => resolve(element.getBoundingClientRect().top)));
    let [last, top] = [await topInNextFrame(), await topInNextFrame()];
    while (last !== top || document.fonts.status === 'loading') [last, top] = [top, await topInNextFrame()];
    return Math.round(top);
  });
}
