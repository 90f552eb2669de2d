import '#src/ui/base.css';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DEFAULT_READER_SETTINGS, NOVEL_CHOICES, parseSettings } from '#src/features/reader/reader-settings.ts';
import { novelChapter } from '#stories/catalogue/reader-chapters.ts';
import { japaneseDocument, longDocument, vietnameseDocument } from '#stories/catalogue/reader-documents.ts';
import { eventually } from '#tests/support/eventually.ts';
import { barsAreShown, openReader, untilPainted } from '../../open-reader.tsx';

afterEach(() => CSS.highlights.clear());

const field = () => document.querySelector<HTMLInputElement>('search input');
const book = () => document.querySelector('[data-folio]');
const count = () => document.querySelector('search output')?.textContent;

/** The marked text of each range, and the block it stands in. */
function marked(name: string): readonly string[] {
  return [...(CSS.highlights.get(name) ?? [])].map((range) => {
    const block = range.startContainer.parentElement?.closest<HTMLElement>('[data-block]');
    return `${block?.dataset['block']} ${(range as Range).toString()}`;
  });
}

async function openFind(keys = '/'): Promise<void> {
  await eventually(() => expect(document.querySelector('nav [aria-expanded]')).not.toBeNull());
  await userEvent.keyboard(keys);
  await eventually(() => expect(document.activeElement).toBe(field()));
}

function edgesOfHit(): DOMRect {
  const [range] = CSS.highlights.get('find-now') ?? [];
  return (range as Range).getBoundingClientRect();
}

describe('In a Vietnamese chapter', () => {
  test('"/" opens the field, every place is marked, and Enter goes round.', async () => {
    await openReader({ data: novelChapter(vietnameseDocument) });
    await openFind();
    await userEvent.keyboard('nguoi');
    const all = marked('find').length + marked('find-now').length;
    expect(all).toBeGreaterThan(1);
    expect(count()).toBe(`1/${all}`);
    const first = marked('find-now');
    await userEvent.keyboard('{Enter}');
    expect([count(), marked('find-now')]).not.toEqual([`1/${all}`, first]);
    await userEvent.keyboard('{Shift>}{Enter}{Enter}{/Shift}');
    expect(count()).toBe(`${all}/${all}`);
    await userEvent.keyboard('{Enter}');
    expect([count(), marked('find-now')]).toEqual([`1/${all}`, first]);
  });

  test('what is far away is brought into sight, clear of the sheet, and stays there when it closes.', async () => {
    await openReader({ data: novelChapter(longDocument(vietnameseDocument, 40)) });
    await openFind();
    await userEvent.keyboard('ô{Shift>}{Enter}{/Shift}');
    await untilPainted();
    expect(count()).toMatch(/^(\d+)\/\1$/);
    const { top, bottom } = edgesOfHit();
    expect([top > 60, bottom < innerHeight - 60]).toEqual([true, true]);
    const before = scrollY;
    await userEvent.keyboard('{Escape}');
    await eventually(() => expect(field()).toBeNull());
    await untilPainted();
    expect([scrollY, CSS.highlights.size, before > 5000]).toEqual([before, 0, true]);
    expect(getSelection()?.anchorNode?.parentElement?.closest('[data-block]')).not.toBeNull();
  });

  test('the first place looked at is the first after the reading edge.', async () => {
    await openReader({ data: novelChapter(longDocument(vietnameseDocument, 40)) });
    const block = document.querySelector('[data-block="p1-20"]');
    await openFind();
    await userEvent.keyboard('{Escape}');
    await eventually(() => expect(field()).toBeNull());
    await document.fonts.ready;
    // What lies before it takes its true extent meanwhile.
    const isAtEdge = async (): Promise<void> => {
      block?.scrollIntoView();
      await untilPainted();
      expect(Math.abs(block?.getBoundingClientRect().top ?? Number.NaN)).toBeLessThan(1);
    };
    await eventually(isAtEdge);
    await openFind();
    await userEvent.keyboard('o');
    await eventually(() => expect(marked('find-now')[0]).toMatch(/-20 /));
  });

  test('what is nowhere is said, and Escape gives the focus back to the button.', async () => {
    await openReader({ data: novelChapter(vietnameseDocument) });
    await eventually(() => expect(document.querySelector('nav [aria-expanded]')).not.toBeNull());
    const button = page.getByRole('button', { name: 'Tìm trong chương' });
    await button.click();
    await eventually(() => expect(document.activeElement).toBe(field()));
    await userEvent.keyboard('zzz');
    expect([count(), CSS.highlights.size]).toEqual(['Không có', 0]);
    await userEvent.keyboard('{Escape}');
    await eventually(() => expect(document.activeElement).toBe(button.element()));
    expect([button.element().getAttribute('aria-expanded'), barsAreShown()]).toEqual(['false', true]);
  });

  test('Escape closes it from the text too, and "/" takes the reader back to the words they looked for.', async () => {
    await openReader({ data: novelChapter(vietnameseDocument) });
    await openFind();
    await userEvent.keyboard('mua');
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('/');
    expect([document.activeElement, field()?.value, field()?.selectionEnd]).toEqual([field(), 'mua', 3]);
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('{Escape}');
    await eventually(() => expect(field()).toBeNull());
  });

  test('the button that closes it takes every mark away.', async () => {
    await openReader({ data: novelChapter(vietnameseDocument) });
    await openFind();
    await userEvent.keyboard('a');
    expect(CSS.highlights.size).toBe(2);
    await userEvent.click(page.getByRole('search').getByRole('button', { name: 'Đóng' }));
    await eventually(() => expect(CSS.highlights.size).toBe(0));
  });
});

describe('In a Japanese chapter', () => {
  test('readings are found and mark the word under them.', async () => {
    await openReader({ data: novelChapter(japaneseDocument, { language: 'ja' }) }, 'ja');
    await openFind();
    await userEvent.fill(field() as Element, 'ショコ');
    expect([count(), marked('find-now'), marked('find')]).toEqual(['1/2', ['h1 書庫'], ['p1 書庫']]);
  });

  test('words go on across readings, figures in a square and marks of notes.', async () => {
    await openReader({ data: novelChapter(japaneseDocument, { language: 'ja' }) }, 'ja');
    await openFind();
    await userEvent.fill(field() as Element, 'い書庫が');
    expect(marked('find-now')).toEqual(['p1 い', 'p1 書庫', 'p1 が']);
    await userEvent.fill(field() as Element, '窓は１２、');
    expect(marked('find-now').join('')).toBe('p1 窓はp1 12p1 、');
    await userEvent.fill(field() as Element, '十七巻のうち');
    expect(marked('find-now').join('')).toBe('p4 十七巻p4 ＊p4 のうち');
  });

  test.each([
    ['within it', { isComposing: true }],
    ['in Safari after it', { keyCode: 229 }],
  ])('Enter that ends the composing of a word, told %s, does not go on.', async (_, told) => {
    await openReader({ data: novelChapter(japaneseDocument, { language: 'ja' }) }, 'ja');
    await openFind();
    await userEvent.fill(field() as Element, '書庫');
    field()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ...told, bubbles: true, cancelable: true }));
    await untilPainted();
    expect(count()).toBe('1/2');
  });
});

const notes = () => [...document.querySelectorAll<HTMLElement>('[role="note"]')].map((note) => note.matches(':popover-open'));
const isSeen = (range: AbstractRange | undefined) => {
  const { top = 0, bottom = 0, height = 0 } = (range as Range | undefined)?.getBoundingClientRect() ?? {};
  return height > 0 && top >= 0 && bottom <= innerHeight;
};

describe('In notes', () => {
  test('words are found after the text that marks them; the note opens there, and closes when the reader goes on.', async () => {
    await openReader({ data: novelChapter(vietnameseDocument) });
    await openFind();
    await userEvent.keyboard('câu sáu tiếng');
    expect([count(), notes()]).toEqual(['1/1', [true]]);
    expect(isSeen([...(CSS.highlights.get('find-now') ?? [])][0])).toBe(true);
    const mark = document.querySelector('[popovertarget]')?.getBoundingClientRect();
    expect([(mark?.top ?? -1) >= 0, (mark?.bottom ?? Infinity) <= innerHeight]).toEqual([true, true]);
    expect(document.activeElement).toBe(field());
    await userEvent.keyboard('zzz');
    expect([count(), notes()]).toEqual(['Không có', [false]]);
  });

  test('of several notes the one that the words are in is opened, and closes with the sheet; the keyboard goes on from its mark.', async () => {
    await openReader({ data: novelChapter(longDocument(japaneseDocument, 3), { language: 'ja' }) }, 'ja');
    await openFind();
    const note = document.querySelector('[role="note"]')?.textContent ?? '';
    await userEvent.fill(field() as Element, note.slice(0, 6));
    expect(notes().filter(Boolean)).toHaveLength(1);
    expect(isSeen([...(CSS.highlights.get('find-now') ?? [])][0])).toBe(true);
    await userEvent.click(page.getByRole('search').getByRole('button', { name: '閉じる' }));
    await eventually(() => expect(field()).toBeNull());
    expect(notes().some(Boolean)).toBe(false);
    expect(getSelection()?.anchorNode?.parentElement?.closest('[data-block]')).not.toBeNull();
  });
});

test.each(['horizontal', 'vertical'])(
  'Words looked for from the end page of a text in pages, %s, take the reader back into the text.',
  async (writing) => {
    const novel = parseSettings(`flow-pages writing-${writing}`, NOVEL_CHOICES);
    const data = novelChapter(longDocument(japaneseDocument, 20), { language: 'ja' });
    await openReader({ data, settings: { ...DEFAULT_READER_SETTINGS, novel } }, 'ja');
    await eventually(() => expect(book()).not.toBeNull());
    for (const words of ['書庫', '十七巻']) {
      await userEvent.keyboard('{End}');
      await eventually(() => expect(book()?.hasAttribute('data-at-end')).toBe(true));
      await openFind();
      await userEvent.fill(field() as Element, words);
      expect(book()?.hasAttribute('data-at-end')).toBe(false);
      await untilPainted();
      const { left, right } = edgesOfHit();
      expect([left >= 0, right <= innerWidth]).toEqual([true, true]);
      (document.activeElement as HTMLElement).blur();
    }
  },
);

test.each(['horizontal', 'vertical'])('What is looked at stays in sight when the phone is turned, %s.', async (writing) => {
  const novel = parseSettings(`flow-pages writing-${writing}`, NOVEL_CHOICES);
  await page.viewport(360, 740);
  const data = novelChapter(longDocument(japaneseDocument, 20), { language: 'ja' });
  await openReader({ data, settings: { ...DEFAULT_READER_SETTINGS, novel } }, 'ja');
  await eventually(() => expect(book()).not.toBeNull());
  await openFind();
  await userEvent.fill(field() as Element, '十七巻');
  for (let step = 0; step < 3; step++) await userEvent.keyboard('{Enter}');
  const looked = marked('find-now');
  for (const [width, height] of [
    [740, 360],
    [360, 740],
  ] as const) {
    await page.viewport(width, height);
    await eventually(() => {
      const { left, right, top, bottom } = edgesOfHit();
      expect([marked('find-now'), left >= 0, right <= innerWidth, top >= 0, bottom <= innerHeight]).toEqual([
        looked,
        true,
        true,
        true,
        true,
      ]);
    });
  }
});

test('Who goes on from what was found is not taken back as the bars of a phone come and go.', async () => {
  await openReader({ data: novelChapter(longDocument(vietnameseDocument, 40)) });
  await openFind();
  await userEvent.keyboard('ô{Enter}');
  await untilPainted();
  dispatchEvent(new Event('touchmove'));
  scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
  await untilPainted();
  const before = scrollY;
  await page.viewport(400, 856);
  await eventually(() => expect(innerHeight).toBe(856));
  await untilPainted();
  await untilPainted();
  expect(scrollY).toBe(before);
});

test('The sheet fits the narrowest phone.', async () => {
  await openReader({ data: novelChapter(vietnameseDocument) });
  await page.viewport(320, 600);
  await openFind();
  await userEvent.keyboard('a');
  const sheet = document.querySelector('search');
  const input = field()?.getBoundingClientRect();
  expect([sheet && sheet.scrollWidth <= 320, (input?.width ?? 0) > 90]).toEqual([true, true]);
});
