import type { Edge } from './surviving-place.ts';
import { frameOf, type TextFrame } from './text-frame.ts';

/** The blocks of a text in their order. */
export function blocksOf(root: ParentNode): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-block]')];
}

/** The first block that has not wholly passed the reading edge, and the first character of its first line there. */
export function textEdge(blocks: readonly HTMLElement[]): Edge {
  const [first] = blocks;
  if (first === undefined) return { index: 0, offset: 0 };
  const frame = frameOf(first);
  const index = firstBelow(blocks, frame);
  const block = blocks[index];
  if (block === undefined) return { index: Math.max(blocks.length - 1, 0), offset: 0 };
  if (frame.isAhead(block.getBoundingClientRect())) return { index, offset: 0 };
  const letters = lettersOf(block);
  let [low, high] = [0, letters.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const rect = drawnLetter(letters, middle);
    if (rect === undefined || !frame.isPast(rect)) high = middle;
    else low = middle + 1;
  }
  return { index, offset: Math.min(low, Math.max(letters.length - 1, 0)) };
}

/** The last character of the last block. */
export function lastEdge(blocks: readonly HTMLElement[]): Edge {
  const last = blocks.at(-1);
  return { index: blocks.length - 1, offset: last === undefined ? 0 : Math.max(lettersOf(last).length - 1, 0) };
}

/** Whether the last block has wholly passed the reading edge. */
export function isTextPast(blocks: readonly HTMLElement[]): boolean {
  const last = blocks.at(-1);
  return last !== undefined && frameOf(last).isPast(last.getBoundingClientRect());
}

/** Changes when the text is moved, by the reader or by us. */
export function textMark(blocks: readonly HTMLElement[]): number {
  const [first] = blocks;
  return first === undefined ? 0 : frameOf(first).mark();
}

/**
 * Brings the line of that character to the reading edge; groups before it take their true extent meanwhile. Returns false for the
 * beginning, which is left where it is: what comes before the first line may be read too.
 */
export function showTextEdge(blocks: readonly HTMLElement[], { index, offset }: Edge): boolean {
  const block = blocks[index];
  if (block === undefined || (index === 0 && offset === 0)) return false;
  // Where only the extent of its group was estimated, the block would be sought beyond it.
  block.closest<HTMLElement>('[data-later]')?.style.setProperty('content-visibility', 'visible');
  const frame = frameOf(block);
  let tries = 0;
  while (tries < 4 && frame.bring(rectOf(block, offset))) tries += 1;
  return true;
}

function firstBelow(blocks: readonly HTMLElement[], frame: TextFrame): number {
  const hidden = new Set<Element>();
  return blocks.findIndex((block) => {
    const group = block.parentElement;
    if (group === null || hidden.has(group)) return false;
    if (frame.isPast(group.getBoundingClientRect())) {
      hidden.add(group);
      return false;
    }
    return !frame.isPast(block.getBoundingClientRect());
  });
}

export interface Letters {
  readonly length: number;
  readonly at: (offset: number) => DOMRect | undefined;
}

/** The characters of a block without the readings set over them. */
export function lettersOf(block: HTMLElement): Letters {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest('rt, rp') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const nodes: { readonly node: Node; readonly start: number; readonly end: number }[] = [];
  let length = 0;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const end = length + (node.nodeValue?.length ?? 0);
    nodes.push({ node, start: length, end });
    length = end;
  }
  const at = (offset: number): DOMRect | undefined => {
    const found = nodes.find(({ end }) => offset < end);
    if (found === undefined) return undefined;
    const range = document.createRange();
    range.setStart(found.node, offset - found.start);
    range.setEnd(found.node, offset - found.start + 1);
    return range.getBoundingClientRect();
  };
  return { length, at };
}

/** A character that is not drawn, such as a space at the end of a line, stands where the next drawn one does. */
export function drawnLetter(letters: Letters, offset: number): DOMRect | undefined {
  for (let next = offset; next < letters.length; next += 1) {
    const rect = letters.at(next);
    if (rect !== undefined && rect.height > 0 && rect.width > 0) return rect;
  }
  return undefined;
}

function rectOf(block: HTMLElement, offset: number): DOMRect {
  return (offset === 0 ? undefined : drawnLetter(lettersOf(block), offset)) ?? block.getBoundingClientRect();
}
