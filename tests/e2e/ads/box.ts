import type { Frame, Page } from 'playwright';

const BOX = '[data-ad] > div';

/** Width and height, in CSS pixels. */
export async function boxOf(page: Page): Promise<readonly [number, number]> {
  return page.locator(BOX).evaluate((box) => [box.getBoundingClientRect().width, box.getBoundingClientRect().height] as const);
}

/** The framed page, once it has loaded. */
export async function framed(page: Page): Promise<Frame> {
  const handle = await page.locator(`${BOX} iframe`).elementHandle();
  const frame = await handle?.contentFrame();
  if (!frame) throw new Error('The advertisement has no frame.');
  await frame.waitForLoadState();
  return frame;
}
