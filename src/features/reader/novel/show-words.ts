import { showTextEdge } from '../place/text-edge.ts';

/** Pixels at the window's top and foot that a bar or a sheet may cover. */
const COVERED = 72;

/** Brings words into sight where they are not: a window that scrolls shows what stands before them too. */
export function showWords(blocks: readonly HTMLElement[], index: number, offset: number, range: Range): void {
  if (isInSight(range.getBoundingClientRect())) return;
  showTextEdge(blocks, { index, offset });
  const { top } = range.getBoundingClientRect();
  if (top < COVERED) scrollBy({ top: top - Math.max(COVERED, innerHeight / 4), behavior: 'instant' });
}

function isInSight({ top, bottom, left, right }: DOMRect): boolean {
  return top >= COVERED && bottom <= innerHeight - COVERED && left >= 0 && right <= innerWidth;
}
