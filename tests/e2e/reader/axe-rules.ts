import axe from 'axe-core';
import type { Page } from 'playwright';

/** Rules of axe that the page breaks, with what breaks them. */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  // What fades in has not its own colours yet.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { readonly axe: typeof axe }).axe.run(document);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  });
}
