/** What a line that is broken within a block is read as. */
export const LINE_BREAK = '\n';

/** Words that stand over, or instead of, part of a block's text. */
export interface Reading {
  readonly start: number;
  readonly end: number;
  /** Empty for a sign that is read as nothing, such as the mark of a note. */
  readonly text: string;
}

/** The text of one block as it stands on the page. Offsets are UTF-16 units, the same as those of a kept place. */
export interface BlockText {
  readonly text: string;
  /** In their order, none within another. */
  readonly readings: readonly Reading[];
}

export interface LaidBlock extends BlockText {
  /** One for each piece of text between two offsets; readings over it are left out. */
  readonly rangesOf: (start: number, end: number) => readonly Range[];
  /** Where the text within an element of the block begins. */
  readonly startOf: (within: Element) => number;
}

interface Piece {
  readonly node: Node;
  readonly start: number;
  readonly end: number;
}

/** Reads a block's text and its readings from the page. */
export function readBlock(block: HTMLElement): LaidBlock {
  const pieces: Piece[] = [];
  const readings = new Map<Element, { start: number; end: number; text: string }>();
  let text = '';
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Element) {
      if (node.localName === 'br') readings.set(node, { start: text.length, end: text.length, text: LINE_BREAK });
      continue;
    }
    const [parent, value] = [node.parentElement, node.nodeValue ?? ''];
    if (parent?.closest('rp')) continue;
    const read = parent?.closest('ruby, button');
    const reading = read && (readings.get(read) ?? { start: text.length, end: text.length, text: '' });
    if (read && reading) readings.set(read, reading);
    if (parent?.closest('rt')) {
      if (reading) reading.text += value;
      continue;
    }
    pieces.push({ node, start: text.length, end: text.length + value.length });
    text += value;
    if (reading) reading.end = text.length;
  }
  return {
    text,
    readings: [...readings.values()],
    rangesOf: (start, end) => rangesOf(pieces, start, end),
    startOf: (within) => pieces.find(({ node }) => within.contains(node))?.start ?? 0,
  };
}

function rangesOf(pieces: readonly Piece[], start: number, end: number): readonly Range[] {
  const ranges: Range[] = [];
  for (let place = firstAfter(pieces, start); place < pieces.length; place += 1) {
    const piece = pieces[place];
    if (piece === undefined || piece.start >= end) break;
    if (piece.start === piece.end) continue;
    const range = document.createRange();
    range.setStart(piece.node, Math.max(start - piece.start, 0));
    range.setEnd(piece.node, Math.min(end, piece.end) - piece.start);
    ranges.push(range);
  }
  return ranges;
}

/** Place of the first piece that ends after an offset: thousands of words may be found in thousands of pieces. */
function firstAfter(pieces: readonly Piece[], offset: number): number {
  let [low, high] = [0, pieces.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pieces[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
