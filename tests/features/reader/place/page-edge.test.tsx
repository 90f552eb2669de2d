import { expect, test } from 'vitest';
import { FROM_START } from '#src/features/reader/comic/stages/page-part.ts';
import { pageEdge, pagesIn, showPageEdge } from '#src/features/reader/place/page-edge.ts';
import { DEFAULT_READER_SETTINGS } from '#src/features/reader/reader-settings.ts';
import { comicChapter } from '#stories/catalogue/reader-chapters.ts';
import { openReader } from '../open-reader.tsx';

const nothing = (): void => {};

test('A page that was brought to the top is the one at the edge, though a hair of the page before it is left.', async () => {
  const comic = { ...DEFAULT_READER_SETTINGS.comic, layout: 'strip' } as const;
  await openReader({ data: comicChapter(), settings: { ...DEFAULT_READER_SETTINGS, comic } });
  const pages = pagesIn(document);
  for (const part of [0.2, 0.5, 0.9]) {
    for (const page of pages) page.style.paddingBlockEnd = `${part}px`;
    for (const index of [2, 3, 4]) {
      showPageEdge(pages, { index, offset: 0 }, nothing);
      const edge = pageEdge(pages, { position: 0, part: FROM_START });
      expect(edge.index).toBe(index);
      expect(edge.offset).toBeLessThan(0.002);
    }
  }
});
