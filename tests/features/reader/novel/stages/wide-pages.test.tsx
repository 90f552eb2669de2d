import '#src/ui/base.css';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ChapterDocument } from '#graphql/document/chapter-document.ts';
import { DEFAULT_READER_SETTINGS } from '#src/features/reader/reader-settings.ts';
import type { FollowReading } from '#src/features/reader/place-signal.ts';
import { followPlace } from '#src/features/reader/place/follow-place.ts';
import type { KeptPlace } from '#src/features/reader/place/kept-place.ts';
import { novelChapter } from '#stories/catalogue/reader-chapters.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openReader, untilPainted } from '../../open-reader.tsx';

beforeEach(() => {
  const breaks = document.createElement('style');
  // The style sheet itself may not ask for one: Gecko knows none.
  breaks.textContent = '::after { break-before: auto !important } [data-block] + [data-block] { break-before: column }';
  document.head.append(breaks);
  onTestFinished(() => breaks.remove());
});

const text = () => document.querySelector<HTMLElement>('[data-novel] [data-novel]') ?? document.body;
const book = () => document.querySelector<HTMLElement>('[data-folio]');
const folio = () => book()?.dataset['folio'] ?? '';

/** Opens a text of so many columns in a window that shows two; returns what is kept of the reader's place. */
async function openColumns(
  columns: number,
  place: KeptPlace | null = null,
  writing: 'horizontal' | 'vertical' = 'horizontal',
): Promise<() => KeptPlace | undefined> {
  const keep = vi.fn<(kept: KeptPlace) => void>();
  const onRead: FollowReading = (signal, showPage, left) => {
    const chapter = { workId: '1', chapterId: '1', contentHash: 'a' };
    left.addEventListener('abort', followPlace({ signal, showPage }, chapter, { kept: place, keep, isReturn: true }).stop);
  };
  const settings = { ...DEFAULT_READER_SETTINGS, novel: { ...DEFAULT_READER_SETTINGS.novel, writing, flow: 'pages' } } as const;
  await openReader({ data: novelChapter(columnsOf(columns), { language: 'ja' }), settings, onRead }, 'ja');
  await page.viewport(1440, 900);
  await eventually(() => expect(folio()).not.toBe(''));
  await untilPainted();
  return () => keep.mock.lastCall?.[0];
}

function columnsOf(count: number): ChapterDocument {
  const paragraphs = Array.from(
    { length: count },
    (_, index) => ({ kind: 'paragraph', id: `p${index + 1}`, runs: [`　${index + 1}段目。`] }) as const,
  );
  return { blocks: paragraphs, notes: [] };
}

/** Pixels from the left edge of the text's box to a block. */
function within(id: string): number {
  const block = document.querySelector(`[data-block="${id}"]`)?.getBoundingClientRect() ?? new DOMRect();
  return block.left - text().getBoundingClientRect().left;
}

describe('In a window that shows two columns', () => {
  test.each([1, 2, 3, 4, 5, 6, 7])(
    'a text of %d ends with a spread of its own, and every spread begins with the column after the last.',
    async (columns) => {
      await openColumns(columns);
      const pages = Math.ceil(columns / 2);
      await eventually(() => expect(folio()).toBe(`1 / ${pages}`));
      const start = within('p1');
      for (let turned = 1; turned < pages; turned += 1) {
        await userEvent.keyboard('{ArrowRight}');
        await eventually(() => expect(folio()).toBe(`${turned + 1} / ${pages}`));
        expect(Math.abs(within(`p${2 * turned + 1}`) - start)).toBeLessThan(1);
      }
      await userEvent.keyboard('{ArrowRight}');
      await eventually(() => expect(book()?.hasAttribute('data-at-end')).toBe(true));
      await userEvent.keyboard('{ArrowLeft}');
      await eventually(() => expect([book()?.hasAttribute('data-at-end'), folio()]).toEqual([false, `${pages} / ${pages}`]));
      await untilPainted();
      expect(Math.abs(within(`p${2 * pages - 1}`) - start)).toBeLessThan(1);
    },
  );

  test('who reads the last column of three is there again when the chapter is opened again.', async () => {
    const kept = await openColumns(3);
    await userEvent.keyboard('{ArrowRight}');
    await eventually(() => expect([folio(), kept()]).toMatchObject(['2 / 2', { id: 'p3' }]));
    const place = kept() ?? expect.fail('Nothing is kept.');
    document.querySelector('[data-format]')?.parentElement?.remove();
    await openColumns(3, place);
    await eventually(() => expect(folio()).toBe('2 / 2'));
    await untilPainted();
    expect([folio(), within('p3') < text().clientWidth / 2, within('p2') < 0]).toEqual(['2 / 2', true, true]);
  });

  test('a vertical text has as many pages as it has columns.', async () => {
    await openColumns(3, null, 'vertical');
    await eventually(() => expect(folio()).toBe('1 / 3'));
  });
});

/** WebKit leaves the padding after the last column out of what a box scrolls; how far it comes without. */
function furthest(): number {
  const box = text();
  const { writingMode, paddingInlineEnd } = getComputedStyle(box);
  const reach = writingMode === 'vertical-rl' ? box.scrollHeight - box.clientHeight : box.scrollWidth - box.clientWidth;
  return reach - Number.parseFloat(paddingInlineEnd);
}

test.each([
  ['horizontal', 412, 840, 3],
  ['vertical', 412, 840, 3],
  ['vertical', 1440, 900, 3],
  ['horizontal', 1440, 900, 3],
  ['horizontal', 1440, 900, 4],
] as const)(
  'The last page of a %s text in a window of %dx%d comes into its place in every engine (%d columns).',
  async (writing, width, height, columns) => {
    await openColumns(columns, null, writing);
    await page.viewport(width, height);
    const pages = Math.ceil(columns / (writing === 'horizontal' && width === 1440 ? 2 : 1));
    await eventually(() => expect(folio()).toBe(`1 / ${pages}`));
    const box = text();
    const start = box.scrollTop + box.scrollLeft;
    for (let turned = 1; turned < pages; turned += 1) {
      await userEvent.keyboard(writing === 'vertical' ? '{ArrowLeft}' : '{ArrowRight}');
      await eventually(() => expect(folio()).toBe(`${turned + 1} / ${pages}`));
    }
    const gone = box.scrollTop + box.scrollLeft - start;
    expect([gone > 0, furthest() >= gone - 1]).toEqual([true, true]);
  },
);
