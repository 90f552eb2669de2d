import '#src/ui/tokens.css';
import type { ChapterDocument } from '#graphql/document/chapter-document.ts';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DEFAULT_READER_SETTINGS } from '#src/features/reader/reader-settings.ts';
import { novelChapter } from '#stories/catalogue/reader-chapters.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openReader } from '../../open-reader.tsx';

const CHAPTER: ChapterDocument = {
  blocks: [{ kind: 'paragraph', id: 'p1', runs: ['川のそばに、', { text: '三和土', note: 'n1' }, 'があった。'] }],
  notes: [{ id: 'n1', runs: ['土と石灰を固めた床。'] }],
};

/** What is said for WebKit holds here as well. */
function sayAsToWebKit(rules: CSSStyleSheet | CSSGroupingRule): void {
  for (const [at, rule] of [...rules.cssRules].entries()) {
    if (rule instanceof CSSSupportsRule && rule.conditionText.includes('hanging-punctuation')) {
      rules.deleteRule(at);
      rules.insertRule(`@media all { ${[...rule.cssRules].map(({ cssText }) => cssText).join('')} }`, at);
    } else if (rule instanceof CSSGroupingRule) sayAsToWebKit(rule);
  }
}

test.each(['horizontal', 'vertical'] as const)(
  'In pages WebKit, which seeks a mark where it would stand without columns, opens its note in the middle of the window, %s.',
  async (writing) => {
    const novel = { ...DEFAULT_READER_SETTINGS.novel, flow: 'pages', writing } as const;
    await openReader({ data: novelChapter(CHAPTER, { language: 'ja' }), settings: { ...DEFAULT_READER_SETTINGS, novel } }, 'ja');
    for (const sheet of document.styleSheets) sayAsToWebKit(sheet);
    const mark = document.querySelector('[popovertarget]') ?? expect.fail('No mark stands.');
    await userEvent.click(mark);
    const note = await eventually(() => document.querySelector(':popover-open') ?? expect.fail('No note is open.'));
    const { left, right, top, bottom } = note.getBoundingClientRect();
    expect([Math.round(left + right), Math.round(top + bottom)]).toEqual([innerWidth, innerHeight]);
  },
);
