import { expect, onTestFinished, test } from 'vitest';
import { showLinked } from '#src/features/reader/place/show-linked.ts';
import { comicChapter } from '#stories/catalogue/reader-chapters.ts';
import { eventually } from '#tests/support/eventually.ts';
import { currentPage, openReader } from '../open-reader.tsx';

test.each([
  ['#page-5', '5'],
  ['#page-999', '8'],
  ['#page-0', '1'],
])('An address that ends in %s opens page %s.', async (hash, page) => {
  history.replaceState(null, '', hash);
  onTestFinished(() => history.replaceState(null, '', location.pathname + location.search));
  await openReader({ data: comicChapter(), onRead: (_, showPage) => showLinked(showPage) });
  await eventually(() => expect(currentPage()).toBe(page));
});
