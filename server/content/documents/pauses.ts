import { type BlockContent, textOfBlock } from '#graphql/document/document-text.ts';
import { isSceneBreakLine } from './scene-break.ts';

/** A text as it was set. */
export interface Flow {
  readonly blocks: readonly BlockContent[];
  /** The index of the block at which an element with an id begins. */
  readonly anchors: ReadonlyMap<string, number>;
  /** How many blank lines stand before the block of an index; absent for none. */
  readonly blanks: ReadonlyMap<number, number>;
}

/** With fewer neighbours no habit shows. */
const FEWEST_NEIGHBOURS = 8;

/**
 * Makes a break of scene of each blank line between two paragraphs of the running text; around headings, verse and letters
 * it is layout. So it is where a book sets one between most of its paragraphs: there only more of them are a pause.
 */
export function withPauses<Each extends Flow>(flows: readonly Each[]): Each[] {
  const usual = usualBlanks(flows);
  return flows.map((flow) => addPauses(flow, usual));
}

function usualBlanks(flows: readonly Flow[]): number {
  const counts = flows.flatMap(({ blocks, blanks }) =>
    blocks.flatMap((_block, index) => (isWithinText(blocks, index) ? [blanks.get(index) ?? 0] : [])),
  );
  if (counts.length < FEWEST_NEIGHBOURS) return 0;
  return counts.toSorted((one, other) => one - other)[Math.floor((counts.length - 1) / 2)] ?? 0;
}

function addPauses<Each extends Flow>(flow: Each, usual: number): Each {
  const blocks: BlockContent[] = [];
  const places = flow.blocks.map((block, index) => {
    if ((flow.blanks.get(index) ?? 0) > usual && isWithinText(flow.blocks, index)) blocks.push({ kind: 'sceneBreak' });
    return blocks.push(block) - 1;
  });
  const anchors = new Map([...flow.anchors].map(([id, index]) => [id, places[index] ?? blocks.length]));
  return { ...flow, blocks, anchors };
}

/** Whether a block and the one before it are paragraphs of the running text. */
function isWithinText(blocks: readonly BlockContent[], index: number): boolean {
  return [blocks[index - 1], blocks[index]].every(isPlain);
}

function isPlain(block: BlockContent | undefined): boolean {
  return block?.kind === 'paragraph' && block.indent === undefined && block.align === undefined && !isSceneBreakLine(textOfBlock(block));
}
