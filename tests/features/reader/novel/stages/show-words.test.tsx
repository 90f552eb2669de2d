import '#src/ui/base.css';
import type { ChapterDocument } from '#graphql/document/chapter-document.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DEFAULT_READER_SETTINGS } from '#src/features/reader/reader-settings.ts';
import { readBlock } from '#src/features/reader/novel/blocks/block-text.ts';
import { showWords } from '#src/features/reader/novel/stages/show-words.ts';
import { blocksOf, showTextEdge } from '#src/features/reader/place/text-edge.ts';
import { novelChapter } from '#stories/catalogue/reader-chapters.ts';
import { japaneseDocument, longDocument } from '#stories/catalogue/reader-documents.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openReader, untilPainted } from '../../open-reader.tsx';

const WAYS = [
  ['horizontal', 'scroll'],
  ['horizontal', 'pages'],
  ['vertical', 'scroll'],
  ['vertical', 'pages'],
] as const;

test.each(WAYS)('In a %s text that goes by %s the same words stay where they are once they are seen.', async (writing, flow) => {
  const settings = { ...DEFAULT_READER_SETTINGS, novel: { ...DEFAULT_READER_SETTINGS.novel, writing, flow } };
  await openReader({ data: novelChapter(longDocument(japaneseDocument, 20), { language: 'ja' }), settings }, 'ja');
  await untilPainted();
  const blocks = blocksOf(document);
  const index = blocks.findIndex((block) => block.dataset['block'] === 'p3-12');
  const [range] = readBlock(blocks[index] as HTMLElement).rangesOf(1, 5);
  if (range === undefined) throw new Error('The block has no words.');
  const place = () => {
    const { top, left, bottom, right } = range.getBoundingClientRect();
    return { top, left, bottom, right };
  };
  const isSeen = ({ top, left, bottom, right }: ReturnType<typeof place>) =>
    top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  const before = isSeen(place());
  showWords(blocks, index, 1, range);
  await untilPainted();
  expect([before, isSeen(place())]).toEqual([false, true]);
  // Now they stand some lines further in, unless a page begins with them.
  showTextEdge(blocks, { index: index - 2, offset: 0 });
  await untilPainted();
  const seen = place();
  if (flow === 'pages' && !isSeen(seen)) return;
  showWords(blocks, index, 1, range);
  await untilPainted();
  expect([isSeen(seen), place()]).toEqual([true, seen]);
});

test.each([
  ['horizontal', 1024, 768],
  ['vertical', 1024, 1080],
] as const)(
  'Words on a page beside the one that is shown are turned to, though they lie within the window: %s.',
  async (writing, width, height) => {
    const settings = { ...DEFAULT_READER_SETTINGS, novel: { ...DEFAULT_READER_SETTINGS.novel, writing, flow: 'pages' } } as const;
    await openReader({ data: novelChapter(shortParagraphs(200), { language: 'ja' }), settings }, 'ja');
    await page.viewport(width, height);
    await eventually(() => expect(folio()).toMatch(/^1 /));
    const blocks = blocksOf(document);
    const box = blocks[0]?.closest('[data-novel]') ?? document.body;
    const isBeside = (block: Element) => {
      const { left, top } = block.getBoundingClientRect();
      const edges = box.getBoundingClientRect();
      return writing === 'horizontal' ? left >= edges.right : top >= edges.bottom;
    };
    for (const [index, shown] of [
      [blocks.findIndex(isBeside), /^2 /],
      [0, /^1 /],
    ] as const) {
      const [range] = readBlock(blocks[index] as HTMLElement).rangesOf(0, 2);
      if (range === undefined) throw new Error('The block has no words.');
      showWords(blocks, index, 0, range);
      await eventually(() => expect(folio()).toMatch(shown));
      const [words, edges] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
      expect([words.left >= edges.left, words.right <= edges.right, words.top >= edges.top, words.bottom <= edges.bottom]).toEqual(
        Array.from({ length: 4 }, () => true),
      );
    }
  },
);

const folio = () => document.querySelector<HTMLElement>('[data-folio]')?.dataset['folio'] ?? '';

function shortParagraphs(count: number): ChapterDocument {
  return { blocks: Array.from({ length: count }, (_, number) => ({ kind: 'paragraph', id: `p${number}`, runs: ['水音。'] })), notes: [] };
}
