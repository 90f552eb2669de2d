import type { ChapterDocument } from '#graphql/document/chapter-document.ts';
import { expect, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { PagedText } from '#src/features/reader/novel/stages/paged-text.ts';
import { DEFAULT_READER_SETTINGS } from '#src/features/reader/reader-settings.ts';
import { novelChapter } from '#stories/catalogue/reader-chapters.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openReader, untilPainted } from '../../open-reader.tsx';

test('Pages that are closed while one glides from a finger tell of no place any more.', async () => {
  const words = (await commands.novelChapter('kawabe-no-shoko')) as ChapterDocument;
  const settings = { ...DEFAULT_READER_SETTINGS, novel: { ...DEFAULT_READER_SETTINGS.novel, flow: 'pages' } } as const;
  await openReader({ data: novelChapter(words, { language: 'ja' }), settings }, 'ja');
  await eventually(() => expect(document.querySelector('[data-folio]')).not.toBeNull());
  const text = document.querySelector<HTMLElement>('[data-novel] [data-novel]') ?? expect.fail('There is no text.');
  const book = text.closest<HTMLElement>('[data-folio]') ?? expect.fail('It stands in no book.');
  const onPlace = vi.fn<() => void>();
  const pages = new PagedText({
    book,
    text,
    isVertical: false,
    isPaged: true,
    direction: 'ltr',
    onPlace,
    onTurn: () => undefined,
    onPullOut: () => undefined,
  });
  await eventually(() => expect(onPlace).toHaveBeenCalled());
  await rest();
  onPlace.mockClear();
  pages.drag(-120);
  pages.release(-120, 1, null);
  pages.close();
  await rest();
  expect(onPlace).not.toHaveBeenCalled();
});

/** By then everything has been told. */
async function rest(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await untilPainted();
}
