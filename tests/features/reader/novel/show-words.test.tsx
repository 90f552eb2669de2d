import '#src/ui/base.css';
import { expect, test } from 'vitest';
import { DEFAULT_READER_SETTINGS } from '#src/features/reader/reader-settings.ts';
import { readBlock } from '#src/features/reader/novel/block-text.ts';
import { showWords } from '#src/features/reader/novel/show-words.ts';
import { blocksOf, showTextEdge } from '#src/features/reader/place/text-edge.ts';
import { novelChapter } from '#stories/catalogue/reader-chapters.ts';
import { japaneseDocument, longDocument } from '#stories/catalogue/reader-documents.ts';
import { openReader, untilPainted } from '../open-reader.tsx';

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
