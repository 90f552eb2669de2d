import '#src/ui/base.css';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paragraphPins } from '#src/features/reader/novel/blocks/paragraph-pins.ts';
import { DEFAULT_READER_SETTINGS } from '#src/features/reader/reader-settings.ts';
import { novelChapter } from '#stories/catalogue/reader-chapters.ts';
import { japaneseDocument, longDocument } from '#stories/catalogue/reader-documents.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openReader } from '../../open-reader.tsx';

const LONG = longDocument(japaneseDocument, 20);
const book = () => document.querySelector('[data-folio]');

test.each([
  ['horizontal', 400, 800],
  ['horizontal', 1440, 900],
  ['vertical', 400, 800],
] as const)(
  'From the end page of a text in pages, %s, %d wide, a pin leads back to its paragraph, the first one too.',
  async (writing, width, height) => {
    const settings = { ...DEFAULT_READER_SETTINGS, novel: { ...DEFAULT_READER_SETTINGS.novel, writing, flow: 'pages' } } as const;
    await openReader({ data: novelChapter(LONG, { language: 'ja' }), settings }, 'ja');
    await page.viewport(width, height);
    await eventually(() => expect(book()).not.toBeNull());
    for (const id of ['p2-9', 'h1-0', 'p2-14']) {
      await userEvent.keyboard('{End}');
      await eventually(() => expect(book()?.hasAttribute('data-at-end')).toBe(true));
      paragraphPins(LONG).show(id);
      await eventually(() => expect([book()?.hasAttribute('data-at-end'), isWithinPage(id)]).toEqual([false, true]));
    }
  },
);

test('Of a text that the window scrolls, a pin brings its paragraph to the middle.', async () => {
  await openReader({ data: novelChapter(LONG, { language: 'ja' }) }, 'ja');
  // What was never drawn has the room that it will take, as when somebody has come to a comment.
  await eventually(() => expect(document.querySelector<HTMLElement>('[data-later]')?.style.containIntrinsicBlockSize).toMatch(/px$/));
  paragraphPins(LONG).show('p2-9');
  await eventually(() => {
    const { top = 0, bottom = 0 } = document.querySelector('[data-block="p2-9"]')?.getBoundingClientRect() ?? {};
    expect(Math.abs((top + bottom) / 2 - innerHeight / 2)).toBeLessThan(20);
  });
});

function isWithinPage(id: string): boolean {
  const block = document.querySelector(`[data-block="${id}"]`);
  const { left = 0, top = 0, right = 0, bottom = 0 } = block?.getBoundingClientRect() ?? {};
  const box = block?.closest('[data-novel]')?.getBoundingClientRect() ?? new DOMRect();
  return left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom;
}
