import type { Edge } from './surviving-place.ts';

/** Pixels below the window's top at which the first line read is taken to stand. */
const EDGE = 12;

/** The blocks of a text that is scrolled downward, in their order. */
export function blocksOf(root: ParentNode): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-block]')];
}

/** The first block that has not wholly passed the window's top, and the first character of its first line there. */
export function textEdge(blocks: readonly HTMLElement[]): Edge {
  const index = firstBelow(blocks);
  const block = blocks[index];
  if (block === undefined) return { index: Math.max(blocks.length - 1, 0), offset: 0 };
  if (block.getBoundingClientRect().top >= EDGE) return { index, offset: 0 };
  const letters = lettersOf(block);
  let [low, high] = [0, letters.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (bottomOf(letters, middle) > EDGE) high = middle;
    else low = middle + 1;
  }
  return { index, offset: Math.min(low, Math.max(letters.length - 1, 0)) };
}

/** Brings the line of that character to the window's top; groups that were never laid out take their true height meanwhile. */
export function showTextEdge(blocks: readonly HTMLElement[], { index, offset }: Edge): void {
  const block = blocks[index];
  if (block === undefined || (index === 0 && offset === 0)) return;
  for (let tries = 0; tries < 4; tries += 1) {
    const top = Math.round(topOf(block, offset) - EDGE);
    if (top === 0) return;
    const before = scrollY;
    scrollTo({ top: before + top, behavior: 'instant' });
    if (scrollY === before) return;
  }
}

function firstBelow(blocks: readonly HTMLElement[]): number {
  const hidden = new Set<Element>();
  return blocks.findIndex((block) => {
    const group = block.parentElement;
    if (group === null || hidden.has(group)) return false;
    if (group.getBoundingClientRect().bottom <= EDGE) {
      hidden.add(group);
      return false;
    }
    return block.getBoundingClientRect().bottom > EDGE;
  });
}

interface Letters {
  readonly length: number;
  readonly at: (offset: number) => DOMRect | undefined;
}

/** The characters of a block without the readings set over them. */
function lettersOf(block: HTMLElement): Letters {
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
function drawn(letters: Letters, offset: number): DOMRect | undefined {
  for (let next = offset; next < letters.length; next += 1) {
    const rect = letters.at(next);
    if (rect !== undefined && rect.height > 0) return rect;
  }
  return undefined;
}

function bottomOf(letters: Letters, offset: number): number {
  return drawn(letters, offset)?.bottom ?? Infinity;
}

function topOf(block: HTMLElement, offset: number): number {
  const { top } = block.getBoundingClientRect();
  return offset === 0 ? top : (drawn(lettersOf(block), offset)?.top ?? top);
}
