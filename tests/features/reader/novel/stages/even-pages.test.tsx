import '#src/ui/tokens.css';
import type { Run } from '#graphql/document/chapter-document.ts';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DEFAULT_READER_SETTINGS } from '#src/features/reader/reader-settings.ts';
import { novelChapter } from '#stories/catalogue/reader-chapters.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openReader, untilPainted } from '../../open-reader.tsx';

const WINDOWS = [
  [360, 740],
  [780, 360],
  [1280, 800],
] as const;
const LOOKS = ['', 'leading-1', 'size-1 leading-1', 'size-6 leading-1', 'size-9', 'size-9 leading-1'];

/** Every seventh word has a reading, so that some pages begin with one and others do not. */
const RUNS = Array.from({ length: 1400 }, (_, word): Run => (word % 7 === 0 ? { text: '書庫', ruby: 'しょこ' } : '水の音がした。'));

describe.each(['horizontal', 'vertical'] as const)('A text in pages, %s', (writing) => {
  test('has as many lines on a page that begins under a reading as on any other.', async () => {
    const novel = { ...DEFAULT_READER_SETTINGS.novel, flow: 'pages', writing } as const;
    const chapter = { blocks: [{ kind: 'paragraph', id: 'p1', runs: RUNS } as const], notes: [] };
    await openReader({ data: novelChapter(chapter, { language: 'ja' }), settings: { ...DEFAULT_READER_SETTINGS, novel } }, 'ja');
    await eventually(() => expect(document.querySelector('[data-folio]')).not.toBeNull());
    const uneven: string[] = [];
    for (const look of LOOKS)
      for (const [width, height] of WINDOWS) {
        textBox().dataset['novel'] = `writing-${writing} flow-pages ${look}`;
        await page.viewport(width, height);
        await untilPainted();
        // The first holds the title, the last what is left.
        const whole = linesOfPages().slice(1, -1);
        expect(whole.length).toBeGreaterThan(1);
        if (new Set(whole).size > 1) uneven.push(`${look} ${width}x${height}: ${whole.join(' ')}`);
      }
    expect(uneven).toEqual([]);
  });
});

const textBox = (): HTMLElement => document.querySelector<HTMLElement>('[data-novel] [data-novel]') as HTMLElement;

/** How many lines of words each column has. */
function linesOfPages(): readonly number[] {
  const text = textBox();
  const { writingMode, paddingInlineStart, columnGap, columnCount, fontSize } = getComputedStyle(text);
  const isVertical = writingMode === 'vertical-rl';
  const box = text.getBoundingClientRect();
  const gap = Number.parseFloat(columnGap);
  const inner = (isVertical ? box.height : box.width) - 2 * Number.parseFloat(paddingInlineStart);
  const pitch = (inner + gap) / (columnCount === '2' ? 2 : 1);
  const pages = new Map<number, number[]>();
  for (const { left, right, top, width, height } of wordRects(text)) {
    const along = isVertical ? top + height / 2 - box.top + text.scrollTop : left + width / 2 - box.left + text.scrollLeft;
    const column = Math.floor((along - Number.parseFloat(paddingInlineStart) + gap / 2) / pitch);
    const lines = pages.get(column) ?? [];
    pages.set(column, lines);
    const across = isVertical ? (left + right) / 2 : top + height / 2;
    if (!lines.some((line) => Math.abs(line - across) < Number.parseFloat(fontSize) / 2)) lines.push(across);
  }
  return [...pages].toSorted(([one], [other]) => one - other).map(([, lines]) => lines.length);
}

function wordRects(text: HTMLElement): readonly DOMRect[] {
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest('rt, rp') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const range = document.createRange();
  const rects: DOMRect[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    range.selectNodeContents(node);
    rects.push(...[...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1));
  }
  return rects;
}
