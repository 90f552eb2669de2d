import '#src/ui/tokens.css';
import type { ChapterDocument } from '#graphql/document/chapter-document.ts';
import { expect, onTestFinished, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { DEFAULT_READER_SETTINGS, NOVEL_CHOICES, parseSettings } from '#src/features/reader/reader-settings.ts';
import { novelChapter } from '#stories/catalogue/reader-chapters.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openReader, untilPainted } from '../open-reader.tsx';

const LOOKS = [
  [360, 640, 'size-4 leading-1'],
  [360, 640, 'size-9 leading-1'],
  [768, 600, 'size-6 leading-5'],
] as const;
const PAGES_LOOKED_AT = 4;
/** On either side of the line at which a page is cut. Pixels. */
const NEAR = 2;

const folio = (): string => document.querySelector<HTMLElement>('[data-folio]')?.dataset['folio'] ?? '';
const textBox = (): HTMLElement => document.querySelector<HTMLElement>('[data-novel] [data-novel]') as HTMLElement;

/** Leaves nothing to see but the text. */
function showTextAlone(): void {
  const sheet = document.head.appendChild(document.createElement('style'));
  sheet.textContent =
    'body *, [data-novel]::after { visibility: hidden } [data-novel], [data-novel] [data-novel] * { visibility: visible }';
  onTestFinished(() => sheet.remove());
}

const isNear = (at: number, edges: readonly number[]): boolean => edges.some((edge) => Math.abs(at + 0.5 - edge) <= NEAR);

async function drawn(): Promise<ImageData> {
  const base64 = await page.screenshot({ base64: true, save: false });
  const blob = new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type: 'image/png' });
  const bitmap = await createImageBitmap(blob);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d') ?? expect.fail('There is no canvas.');
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, bitmap.width, bitmap.height);
}

/** Pixels near the edge of the page that are not of its ground: [x, y] of each. */
function inkAtEdge({ data, width, height }: ImageData): readonly (readonly [number, number])[] {
  const { left, top, right, bottom } = textBox().getBoundingClientRect();
  const ground = data.slice(0, 3).join();
  const found: (readonly [number, number])[] = [];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (!isNear(x, [left, right]) && !isNear(y, [top, bottom])) continue;
      const at = 4 * (y * width + x);
      if (data.slice(at, at + 3).join() !== ground) found.push([x, y]);
    }
  return found;
}

test.for(
  (
    [
      ['羅生門', 'novels/ja/rashomon.txt', 0],
      ['源氏物語 帚木', 'novels/ja/genji-monogatari/02_5017_ruby_9752.txt', 0],
      ['草枕', 'epub/ja/kusamakura_vertical-ruby_audio-missing.epub', 1],
      ['川辺の書庫', 'kawabe-no-shoko', 0],
    ] as const
  ).flatMap((text) => [[...text, 'vertical'] as const, [...text, 'horizontal'] as const]),
)(
  'No ink crosses the edge at which a page is cut, let out of it or not: %s (%s, chapter %i), %s.',
  { timeout: 90_000 },
  async (given, { skip, signal }) => {
    const [, name, chapter, writing] = given;
    const text = await commands.novelChapter(name, chapter);
    if (text === null) skip('The texts that others made are not there.');
    const novel = parseSettings(`flow-pages writing-${writing}`, NOVEL_CHOICES);
    const settings = { ...DEFAULT_READER_SETTINGS, novel };
    await openReader({ data: novelChapter(text as ChapterDocument, { language: 'ja' }), settings }, 'ja');
    await eventually(() => expect(folio()).not.toBe(''));
    showTextAlone();
    const found: string[] = [];
    let inked = 0;
    for (const [width, height, type] of LOOKS) {
      textBox().dataset['novel'] = `writing-${writing} flow-pages ${type}`;
      await page.viewport(width, height);
      await untilPainted();
      for (let shown = 0; shown < PAGES_LOOKED_AT; shown += 1) {
        // One that took too long would go on beside the next.
        signal.throwIfAborted();
        turnTo(shown * 3, writing);
        await untilPainted();
        const [cut, whole] = [await drawn(), await drawnWhole()];
        inked += cut.data.some((value) => value < 100) ? 1 : 0;
        for (const picture of [cut, whole])
          found.push(...inkAtEdge(picture).map(([x, y]) => `${type}, ${width}x${height}, page ${shown * 3}: ${x},${y}`));
      }
    }
    expect([found, inked]).toEqual([[], LOOKS.length * PAGES_LOOKED_AT]);
  },
);

/** By where the box is scrolled to, as the reader itself turns. */
function turnTo(pageNumber: number, writing: 'vertical' | 'horizontal'): void {
  const style = getComputedStyle(textBox());
  const { width, height } = textBox().getBoundingClientRect();
  const pitch =
    (writing === 'vertical' ? height : width) - 2 * Number.parseFloat(style.paddingInlineStart) + Number.parseFloat(style.columnGap);
  textBox().scrollTo(writing === 'vertical' ? { top: pageNumber * pitch } : { left: pageNumber * pitch });
}

/** A page with its neighbours: a box that does not cut cannot be scrolled, so what lies in it is moved as far. */
async function drawnWhole(): Promise<ImageData> {
  const text = textBox();
  const { scrollTop, scrollLeft } = text;
  text.style.cssText = `overflow: visible; translate: ${-scrollLeft}px ${-scrollTop}px`;
  const moved = await drawn();
  text.style.cssText = '';
  text.scrollTo({ top: scrollTop, left: scrollLeft });
  return moved;
}
