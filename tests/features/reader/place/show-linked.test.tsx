import { expect, onTestFinished, test, vi } from 'vitest';
import { showLinked } from '#src/features/reader/place/show-linked.ts';
import type { FollowReading } from '#src/features/reader/place-signal.ts';
import { comicChapter, novelChapter } from '#stories/catalogue/reader-chapters.ts';
import { vietnameseDocument } from '#stories/catalogue/reader-documents.ts';
import { eventually } from '#tests/support/eventually.ts';
import { currentPage, openReader } from '../open-reader.tsx';

const NOWHERE = { showBlock: () => {}, showPart: () => {}, showLast: () => {} };

test.each([
  ['#page-5', '5'],
  ['#page-999', '8'],
  ['#page-0', '1'],
])('An address that ends in %s opens page %s.', async (hash, page) => {
  history.replaceState(null, '', hash);
  onTestFinished(() => history.replaceState(null, '', location.pathname + location.search));
  await openReader({ data: comicChapter(), onRead: (_, showPage) => showLinked(showPage, NOWHERE) });
  await eventually(() => expect(currentPage()).toBe(page));
});

test.each([
  ['#block-6f3348edb19e', ['6f3348edb19e']],
  ['#block-6f3348edb19e-12', ['6f3348edb19e-12']],
  ['#block-6F3348EDB19E', []],
  ['#block-', []],
  ['#page-2', []],
])('An address that ends in %s leads to the blocks %j of a text.', async (hash, wanted) => {
  history.replaceState(null, '', hash);
  onTestFinished(() => history.replaceState(null, '', location.pathname + location.search));
  const shown: string[] = [];
  const onRead = vi.fn<FollowReading>((_, showPage) => showLinked(showPage, { ...NOWHERE, showBlock: (id) => shown.push(id) }));
  await openReader({ data: novelChapter(vietnameseDocument), onRead });
  await eventually(() => expect(onRead).toHaveBeenCalled());
  expect(shown).toEqual(wanted);
});

test.each([
  ['#page-3.45', [[2, 0.45]]],
  ['#page-3.05', [[2, 0.05]]],
  ['#page-999.50', [[7, 0.5]]],
  ['#page-3.5', []],
  ['#page-0.50', []],
])('An address that ends in %s leads so far into a page of a comic: %j.', async (hash, wanted) => {
  history.replaceState(null, '', hash);
  onTestFinished(() => history.replaceState(null, '', location.pathname + location.search));
  const shown: (readonly [number, number])[] = [];
  const showPart = (index: number, down: number): void => void shown.push([index, down]);
  const onRead = vi.fn<FollowReading>((_, showPage) => showLinked(showPage, { ...NOWHERE, showPart }));
  await openReader({ data: comicChapter(), onRead });
  await eventually(() => expect(onRead).toHaveBeenCalled());
  expect(shown).toEqual(wanted);
});
