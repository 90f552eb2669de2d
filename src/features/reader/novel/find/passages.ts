import { readBlock, type LaidBlock } from '../blocks/block-text.ts';

/** A note, and the first mark that opens it. */
export interface MarkedNote {
  readonly element: HTMLElement;
  readonly mark: HTMLElement;
  /** Where the mark stands in the text of its block. */
  readonly start: number;
}

/** Words that are searched as one: a block, or a note that is opened from one. */
export interface Passage {
  readonly words: LaidBlock;
  /** Place of the block, or of that in which the mark stands. */
  readonly block: number;
  readonly note: MarkedNote | null;
}

/** In the order of reading: every block, and after it the notes that it is the first to mark. */
export function passagesOf(blocks: readonly HTMLElement[]): readonly Passage[] {
  const met = new Set<HTMLElement>();
  return blocks.flatMap((element, block): readonly Passage[] => {
    const words = readBlock(element);
    const notes = marksIn(element).flatMap((mark): readonly Passage[] => {
      const note = document.getElementById(mark.getAttribute('popovertarget') ?? '');
      if (note === null || met.has(note)) return [];
      met.add(note);
      return [{ words: readBlock(note), block, note: { element: note, mark, start: words.startOf(mark) } }];
    });
    return [{ words, block, note: null }, ...notes];
  });
}

/** Opens a note as its mark does, beside it. */
export function openNote({ element, mark }: MarkedNote): void {
  if (!element.matches(':popover-open')) mark.click();
}

export function closeNote({ element }: MarkedNote): void {
  if (element.matches(':popover-open')) element.hidePopover();
}

function marksIn(block: HTMLElement): readonly HTMLElement[] {
  return [...block.querySelectorAll<HTMLElement>('button[popovertarget]')];
}
