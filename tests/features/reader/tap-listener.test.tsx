import '#src/ui/base.css';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DEFAULT_READER_SETTINGS } from '#src/features/reader/reader-settings.ts';
import { novelChapter } from '#stories/catalogue/reader-chapters.ts';
import { japaneseDocument, longDocument } from '#stories/catalogue/reader-documents.ts';
import { eventually } from '#tests/support/eventually.ts';
import { barsAreShown, openReader, untilPainted } from './open-reader.tsx';

const DATA = novelChapter(longDocument(japaneseDocument, 8), { language: 'ja' });
const text = () => document.querySelector<HTMLElement>('[data-novel] [data-novel]') ?? document.body;
const folio = () => Number.parseInt(document.querySelector<HTMLElement>('[data-folio]')?.dataset['folio'] ?? '', 10);
const scrolled = () => text().scrollLeft + text().scrollTop;
const openNotes = () => document.querySelectorAll('[role="note"]:popover-open').length;

async function openNote(): Promise<void> {
  const mark = [...document.querySelectorAll<HTMLElement>('button[popovertarget]')].find((button) => {
    const { left, top, right, bottom } = button.getBoundingClientRect();
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  });
  await userEvent.click(mark ?? expect.fail('No note is marked here.'));
  expect(openNotes()).toBe(1);
}

/** Where a tap so far from the left meets the text. */
function besideNote(x: number): number {
  return (
    [700, 400, 100].find(
      (y) => text().contains(document.elementFromPoint(x, y)) && !document.elementFromPoint(x, y)?.closest('[popover]'),
    ) ?? 0
  );
}

test.each([
  ['horizontal', 380],
  ['vertical', 20],
] as const)(
  'In a text in pages, %s, a tap that closes a note turns no page and leaves the bars; the next one is a tap as ever.',
  async (writing, onward) => {
    const novel = { ...DEFAULT_READER_SETTINGS.novel, writing, flow: 'pages' } as const;
    await openReader({ data: DATA, settings: { ...DEFAULT_READER_SETTINGS, novel } }, 'ja');
    await eventually(() => expect(folio()).toBe(1));
    const bars = barsAreShown();
    for (const x of [onward, 200]) {
      await openNote();
      await userEvent.click(text(), { position: { x, y: besideNote(x) } });
      await untilPainted();
      expect([openNotes(), scrolled(), barsAreShown()]).toEqual([0, 0, bars]);
    }
    await userEvent.click(text(), { position: { x: 200, y: 700 } });
    await eventually(() => expect(barsAreShown()).toBe(!bars));
    await userEvent.click(text(), { position: { x: onward, y: 400 } });
    await eventually(() => expect(folio()).toBe(2));
  },
);

/** What a script makes, no browser takes for a reader's: so nothing closes a note by itself, as before iOS 18.3. */
function tapUnheard(pressed: Element, lifted = pressed): void {
  pressed.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX: 380, clientY: 400 }));
  lifted.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 380, clientY: 400 }));
}

test('A tap closes a note also where the browser leaves that open, and turns no page; what is pressed within the note leaves it.', async () => {
  const novel = { ...DEFAULT_READER_SETTINGS.novel, flow: 'pages' } as const;
  await openReader({ data: DATA, settings: { ...DEFAULT_READER_SETTINGS, novel } }, 'ja');
  await eventually(() => expect(folio()).toBe(1));
  await openNote();
  const note = document.querySelector('[role="note"]:popover-open') ?? expect.fail('No note is open.');
  tapUnheard(note);
  tapUnheard(note, text());
  expect(openNotes()).toBe(1);
  tapUnheard(text());
  await untilPainted();
  expect([openNotes(), scrolled()]).toEqual([0, 0]);
  tapUnheard(text());
  await eventually(() => expect(folio()).toBe(2));
});

test('In a text in pages a tap that takes a selection away turns no page and leaves the bars; the next one turns.', async () => {
  const novel = { ...DEFAULT_READER_SETTINGS.novel, flow: 'pages' } as const;
  await openReader({ data: DATA, settings: { ...DEFAULT_READER_SETTINGS, novel } }, 'ja');
  await eventually(() => expect(folio()).toBe(1));
  const bars = barsAreShown();
  for (const x of [380, 200]) {
    await userEvent.dblClick(text(), { position: { x: 200, y: 400 } });
    await eventually(() => expect(getSelection()?.toString()).not.toBe(''));
    const [before, shown] = [scrolled(), barsAreShown()];
    await userEvent.click(text(), { position: { x, y: 700 } });
    await untilPainted();
    expect([getSelection()?.toString(), scrolled(), barsAreShown()]).toEqual(['', before, shown]);
  }
  expect([scrolled(), bars]).toEqual([0, true]);
  await userEvent.click(text(), { position: { x: 380, y: 700 } });
  await eventually(() => expect(folio()).toBe(2));
});
