import '#src/ui/tokens.css';
import { beforeAll, expect, test } from 'vitest';
import { DEFAULT_READER_SETTINGS } from '#src/features/reader/reader-settings.ts';
import { novelChapter } from '#stories/catalogue/reader-chapters.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openReader } from '../../open-reader.tsx';
import { longChapter } from './long-chapter.ts';

const STEP = 300;

/** As WebKit has it: the property and what is said for those that know it are gone. */
beforeAll(async () => {
  await import('#src/features/reader/novel/blocks/DocumentView.tsx');
  for (const sheet of document.styleSheets) dropKnown(sheet);
  document.head.append(Object.assign(document.createElement('style'), { textContent: '* { overflow-anchor: none !important; }' }));
});

function dropKnown(rules: CSSStyleSheet | CSSGroupingRule): void {
  for (let at = rules.cssRules.length - 1; at >= 0; at -= 1) {
    const rule = rules.cssRules[at];
    if (rule instanceof CSSSupportsRule && rule.conditionText.includes('overflow-anchor')) rules.deleteRule(at);
    else if (rule instanceof CSSGroupingRule) dropKnown(rule);
  }
}

test.each(['horizontal', 'vertical'] as const)(
  'Where the browser does not anchor scrolling, who goes back in a long text sees it move as far as they went, %s.',
  async (writing) => {
    const novel = { ...DEFAULT_READER_SETTINGS.novel, flow: 'scroll', writing } as const;
    const data = novelChapter(await longChapter(), { language: 'ja' });
    await openReader({ data, settings: { ...DEFAULT_READER_SETTINGS, novel } }, 'ja');
    await eventually(() => expect(document.querySelector<HTMLElement>('[data-later]')?.style.containIntrinsicBlockSize).toMatch(/px$/));
    const book = document.querySelector<HTMLElement>('main [data-novel]') ?? expect.fail('No book stands.');
    const isVertical = writing === 'vertical';
    const go = (distance: number): void => (isVertical ? book.scrollBy(-distance, 0) : scrollBy(0, distance));
    go((isVertical ? book.scrollWidth : document.documentElement.scrollHeight) * 0.6);
    await drawn();
    for (let step = 0; step < 24; step += 1) {
      const block = seenBlock(isVertical);
      const before = block.getBoundingClientRect();
      go(-STEP);
      await drawn();
      const after = block.getBoundingClientRect();
      expect(Math.round(isVertical ? before.left - after.left : after.top - before.top)).toBe(STEP);
    }
  },
);

async function drawn(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}

function seenBlock(isVertical: boolean): Element {
  const blocks = [...document.querySelectorAll('[data-block]')];
  return (
    blocks.find((block) => {
      const { left, right, top, bottom } = block.getBoundingClientRect();
      return isVertical ? right > left && left < innerWidth : bottom > top && bottom > 0;
    }) ?? expect.fail('Nothing is seen.')
  );
}
