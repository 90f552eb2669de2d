import type axe from 'axe-core';
import type { StoryPage } from './story-page.ts';
import { GROUNDS, WINDOWS, type Ground } from './views.ts';

/** Axe looks at it as on a desk. */
const DESK = { width: 1280, height: 1200 };

/**
 * What is wrong with a story, on every ground: rules of axe that it breaks, and widths that it does not fit into. The page
 * must know axe. Rejects where the story cannot be shown.
 */
export async function findingsOf(story: StoryPage, id: string): Promise<readonly string[]> {
  const findings: string[] = [];
  const grounds = story.ground === GROUNDS.at(-1) ? GROUNDS.toReversed() : GROUNDS;
  await story.resize(DESK);
  for (const [turn, ground] of grounds.entries()) {
    await (turn === 0 ? story.show(id, ground) : story.dress(ground));
    await story.settle();
    const broken = await story.page.evaluate(brokenRules);
    findings.push(...broken.map((words) => `${id} (${nameOf(ground)}): ${words}`));
  }
  for (const window of WINDOWS) {
    await story.resize(window);
    await story.settle();
    const shown = await story.page.evaluate(() => document.documentElement.scrollWidth);
    if (shown > window.width) findings.push(`${id}: ${shown} px wide in a window of ${window.width} px`);
  }
  return findings;
}

function nameOf({ language, scheme }: Ground): string {
  return `${language}, ${scheme}`;
}

/** Runs in the page: what Storybook's own panel would say, with the rules that the story is excused from left out. */
async function brokenRules(): Promise<readonly string[]> {
  const { parameters } = Reflect.get(window, '__STORYBOOK_PREVIEW__').currentRender.story;
  const excused: readonly { readonly id: string; readonly enabled: boolean }[] = parameters.a11y?.config?.rules ?? [];
  const rules = Object.fromEntries([{ id: 'region', enabled: false }, ...excused].map(({ id, enabled }) => [id, { enabled }]));
  const { violations } = await (Reflect.get(window, 'axe') as typeof axe).run(document.body, { rules });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}
