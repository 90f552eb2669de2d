import type { Block, Run } from '#graphql/document/chapter-document.ts';

/** About two windows of text. Characters. */
const GROUP_LENGTH = 1800;

/** Id of the first group: what the first response is drawn with. */
export const FIRST_WORDS = 'first-words';

/**
 * Parts a document where the browser may leave out what is far away: every group holds whole blocks, at least one. A
 * heading is the last of none but the last: pages may begin between groups.
 */
export function groupBlocks(blocks: readonly Block[]): readonly (readonly Block[])[] {
  const groups: Block[][] = [];
  let room = 0;
  for (const block of blocks) {
    const length = blockLength(block);
    const current = groups.at(-1);
    if (current === undefined || (room < length && current.at(-1)?.kind !== 'heading')) {
      groups.push([block]);
      room = GROUP_LENGTH - length;
    } else {
      current.push(block);
      room -= length;
    }
  }
  return groups;
}

/** Characters of a block without its ruby; a break or a picture takes the room of a paragraph. */
export function blockLength(block: Block): number {
  if (block.kind === 'paragraph' || block.kind === 'heading') return runsLength(block.runs);
  if (block.kind === 'verse') return block.lines.reduce((sum, line) => sum + Math.max(runsLength(line.runs), 30), 0);
  return 100;
}

function runsLength(runs: readonly Run[]): number {
  return runs.reduce((sum, run) => sum + (typeof run === 'string' ? run.length : run.text.length), 0);
}
