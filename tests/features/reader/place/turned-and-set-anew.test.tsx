import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FollowReading } from '#src/features/reader/place-signal.ts';
import { followPlace } from '#src/features/reader/place/follow-place.ts';
import type { KeptPlace } from '#src/features/reader/place/kept-place.ts';
import { blocksOf, textEdge } from '#src/features/reader/place/text-edge.ts';
import { DEFAULT_READER_SETTINGS } from '#src/features/reader/reader-settings.ts';
import { novelChapter } from '#stories/catalogue/reader-chapters.ts';
import { longDocument, vietnameseDocument } from '#stories/catalogue/reader-documents.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openReader } from '../open-reader.tsx';

const folio = (): string => document.querySelector<HTMLElement>('[data-folio]')?.dataset['folio'] ?? '';
const edge = () => textEdge(blocksOf(document)).index;

test('A page that was turned just before the window changes is the one that is shown in it.', async () => {
  const keep = vi.fn<(place: KeptPlace) => void>();
  const onRead: FollowReading = (signal, showPage, left) => {
    const chapter = { workId: '1', chapterId: '1', contentHash: 'a' };
    left.addEventListener('abort', followPlace({ signal, showPage }, chapter, { kept: null, keep, isReturn: false }).stop);
  };
  const settings = { ...DEFAULT_READER_SETTINGS, novel: { ...DEFAULT_READER_SETTINGS.novel, flow: 'pages' } } as const;
  await openReader({ data: novelChapter(longDocument(vietnameseDocument, 20)), settings, onRead });
  await eventually(() => expect(folio()).toMatch(/^1 /));
  for (const number of [2, 3, 4]) {
    await userEvent.keyboard('{ArrowRight}');
    await eventually(() => expect(folio()).toMatch(new RegExp(`^${number} `)));
  }
  await eventually(() => expect(keep.mock.lastCall?.[0].order).toBe(edge()));
  const before = edge();
  await userEvent.keyboard('{ArrowRight}');
  await eventually(() => expect(folio()).toMatch(/^5 /));
  const turned = edge();
  expect(turned).toBeGreaterThan(before);
  await page.viewport(800, 400);
  await eventually(() => expect(keep.mock.lastCall?.[0].order).toBe(turned));
  expect(edge()).toBeLessThanOrEqual(turned);
  expect(keep.mock.calls.slice(-1)).toEqual([[expect.objectContaining({ order: turned })]]);
});
