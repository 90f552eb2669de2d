import { expect, test, vi } from 'vitest';
import type { FollowReading } from '#src/features/reader/place-signal.ts';
import { followPlace } from '#src/features/reader/place/follow-place.ts';
import type { KeptPlace } from '#src/features/reader/place/kept-place.ts';
import { novelChapter } from '#stories/catalogue/reader-chapters.ts';
import { longDocument, vietnameseDocument } from '#stories/catalogue/reader-documents.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openReader } from '../open-reader.tsx';

/** Opens a long text whose place is kept; returns the blocks at which it was, in the order of time. */
async function follow(): Promise<() => readonly string[]> {
  const keep = vi.fn<(place: KeptPlace) => void>();
  const onRead: FollowReading = (signal, showPage, left) => {
    const chapter = { workId: '1', chapterId: '1', contentHash: 'a' };
    left.addEventListener('abort', followPlace({ signal, showPage }, chapter, { kept: null, keep }).stop);
  };
  await openReader({ data: novelChapter(longDocument(vietnameseDocument, 20)), onRead });
  await eventually(() => expect(keep).toHaveBeenCalled());
  return () => keep.mock.calls.map(([{ id }]) => id);
}

test('A reader who does something where the page has led them is kept there, though nothing moves any more.', async () => {
  const kept = await follow();
  const [first] = kept();
  document.fonts.dispatchEvent(new Event('loadingdone'));
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  await eventually(() => expect(kept()).toEqual([first, first]));
  dispatchEvent(new KeyboardEvent('keydown', { key: 'x' }));
  await eventually(() => expect(kept().at(-1)).not.toBe(first));
});
