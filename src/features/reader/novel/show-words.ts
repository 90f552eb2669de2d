import { showTextEdge } from '../place/text-edge.ts';
import { wantWords } from './words-wanted.ts';

/** Pixels of the window's top and foot that a bar or a sheet may cover. */
const HEAD = 56;
const FOOT = 72;

/** Brings words into sight where they are not: a window that scrolls shows what stands before them too. */
export function showWords(blocks: readonly HTMLElement[], index: number, offset: number, range: Range): void {
  const block = blocks[index];
  if (block) wantWords(block);
  const isScrolled = document.documentElement.scrollHeight > innerHeight + 1;
  if (isInSight(range.getBoundingClientRect(), isScrolled)) return;
  showTextEdge(blocks, { index, offset });
  const { top } = range.getBoundingClientRect();
  if (isScrolled && top < HEAD) scrollBy({ top: top - Math.max(HEAD, innerHeight / 4), behavior: 'instant' });
}

/** A text that is vertical or in pages leaves room for bars itself. */
function isInSight({ top, bottom, left, right }: DOMRect, isScrolled: boolean): boolean {
  const [head, foot] = isScrolled ? [HEAD, FOOT] : [0, 0];
  return top >= head && bottom <= innerHeight - foot && left >= 0 && right <= innerWidth;
}
