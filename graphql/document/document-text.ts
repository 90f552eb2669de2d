import type { Block, ChapterDocument, Run } from './chapter-document.ts';

/** The characters of the runs in order, without readings and notes. */
export function textOfRuns(runs: readonly Run[]): string {
  return runs.map((run) => (typeof run === 'string' ? run : run.text)).join('');
}

/** Verse lines are parted by a line feed; pictures and breaks have no text. */
export function textOfBlock(block: BlockContent): string {
  if (block.kind === 'paragraph' || block.kind === 'heading') return textOfRuns(block.runs);
  if (block.kind === 'verse') return block.lines.map((line) => textOfRuns(line.runs)).join('\n');
  return '';
}

/** All blocks, one a line. */
export function textOfDocument(document: ChapterDocument): string {
  return document.blocks.map(textOfBlock).join('\n');
}

/** A block before it has its id. */
export type BlockContent = Block extends infer Each ? (Each extends Block ? Omit<Each, 'id'> : never) : never;
