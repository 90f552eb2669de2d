import { showTextEdge } from '../../place/text-edge.ts';
import { frameOf } from '../../place/text-frame.ts';
import { wantWords } from './words-wanted.ts';

/** Pixels of the window's top and foot that a bar or a sheet may cover. */
const HEAD = 56;
const FOOT = 72;

/** Brings words into sight where they are not: a window that scrolls shows what stands before them too. */
export function showWords(blocks: readonly HTMLElement[], index: number, offset: number, range: Range): void {
  const block = blocks[index];
  if (!block) return;
  wantWords(block);
  if (isPaged(block)) {
    frameOf(block).bring(range.getBoundingClientRect());
    return;
  }
  const isScrolled = document.documentElement.scrollHeight > innerHeight + 1;
  if (isInSight(range.getBoundingClientRect(), isScrolled)) return;
  showTextEdge(blocks, { index, offset });
  const { top } = range.getBoundingClientRect();
  if (isScrolled && top < HEAD) scrollBy({ top: top - Math.max(HEAD, innerHeight / 4), behavior: 'instant' });
}

/** Brings the block of that name into sight: its page where the text is in pages, else the block to the middle. */
export function showBlock(id: string): void {
  const block = document.querySelector<HTMLElement>(`[data-block="${CSS.escape(id)}"]`);
  if (!block) return;
  wantWords(block);
  if (isPaged(block)) frameOf(block).bring(block.getBoundingClientRect());
  else block.scrollIntoView({ block: 'center' });
}

/** Then the pages beside the one that is shown lie within the window too, out of sight. */
function isPaged(block: HTMLElement): boolean {
  return block.closest('[data-novel~="flow-pages"]') !== null;
}

/** A vertical text leaves room for bars itself. */
function isInSight({ top, bottom, left, right }: DOMRect, isScrolled: boolean): boolean {
  const [head, foot] = isScrolled ? [HEAD, FOOT] : [0, 0];
  return top >= head && bottom <= innerHeight - foot && left >= 0 && right <= innerWidth;
}
