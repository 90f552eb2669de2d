import '#src/ui/tokens.css';
import type { Block } from '#graphql/document/chapter-document.ts';
import { describe, expect, test } from 'vitest';
import { measurePages, scrolledBy } from '#src/features/reader/novel/stages/text-pages.ts';
import { DEFAULT_READER_SETTINGS } from '#src/features/reader/reader-settings.ts';
import { novelChapter } from '#stories/catalogue/reader-chapters.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openReader, untilPainted } from '../../open-reader.tsx';

const paragraph = (id: string, length: number): Block => ({ kind: 'paragraph', id, runs: ['水の音がした。'.repeat(length)] });

/** Sections of so many lengths that some heading comes to the foot of a page. */
const SECTIONS = Array.from({ length: 160 }, (_, place): readonly Block[] => [
  { kind: 'heading', id: `h${place}`, level: 2, runs: [`第${place}節`] },
  paragraph(`p${place}`, 3 + ((place * 7) % 53)),
]).flat();

describe.each(['horizontal', 'vertical'] as const)('A text in pages, %s', (writing) => {
  const open = async (blocks: readonly Block[]): Promise<void> => {
    const novel = { ...DEFAULT_READER_SETTINGS.novel, flow: 'pages', writing } as const;
    await openReader(
      { data: novelChapter({ blocks, notes: [] }, { language: 'ja' }), settings: { ...DEFAULT_READER_SETTINGS, novel } },
      'ja',
    );
    await eventually(() => expect(document.querySelector('[data-folio]')).not.toBeNull());
    await untilPainted();
  };

  test('leaves no heading alone at the foot of a page.', async () => {
    await open(SECTIONS);
    const alone = SECTIONS.filter(({ kind }) => kind === 'heading').filter(({ id }) => pagesOf(id)[0] !== pagesOf(id.replace('h', 'p'))[0]);
    expect(alone.map(({ id }) => id)).toEqual([]);
  });

  /** The longer one fills a group of blocks, with the break. */
  test.each([10, 235])('begins a page after the break of one, and draws no line there: after %i sentences.', async (length) => {
    await open([paragraph('p1', length), { kind: 'pageBreak', id: 'b1' }, paragraph('p2', 10), { kind: 'pageBreak', id: 'b2' }]);
    const { count } = measurePages(text());
    const last = pagesOf('p1').at(-1) ?? 0;
    expect([pagesOf('p2'), count]).toEqual([[last + 1], last + 2]);
    expect(getComputedStyle(document.querySelector('hr') ?? document.body).borderBlockStartWidth).toBe('0px');
  });
});

const text = (): HTMLElement => document.querySelector<HTMLElement>('[data-novel] [data-novel]') as HTMLElement;

/** Those on which something of a block stands, from 0. */
function pagesOf(id: string): readonly number[] {
  const pages = measurePages(text());
  const box = text().getBoundingClientRect();
  const rects = [...(document.querySelector(`[data-block="${id}"]`)?.getClientRects() ?? [])];
  const along = rects.map(({ left, top }) => (pages.isVertical ? top - box.top : left - box.left) + scrolledBy(text(), pages));
  return [...new Set(along.map((start) => Math.floor(start / pages.pitch)))];
}
