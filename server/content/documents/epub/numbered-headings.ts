import { type BlockContent, textOfBlock } from '#graphql/document/document-text.ts';
import { readHeading } from '../plain/headings.ts';
import type { BookDocument } from './book-flow.ts';

/** A paragraph that is alone in its book may be a sentence. */
const FEWEST = 2;
const LONGEST = 80;
const JAPANESE = /^第[〇一二三四五六七八九十百\d]{1,7}[章話回](?=$|[\s\p{P}])/u;

/**
 * The documents of a book without contents, in which paragraphs that count chapters (`Chương 3: Mưa`, `第三章`) are headings.
 * Null where there are not two of them. One after the other they are a list.
 */
export function withNumberedHeadings(documents: readonly BookDocument[]): readonly BookDocument[] | null {
  let found = 0;
  const headed = documents.map((document) => {
    const opens = document.blocks.map(opensChapter);
    const blocks = document.blocks.map((block, at): BlockContent => {
      if (!opens[at] || opens[at + 1] || !('runs' in block)) return block;
      if (block.kind === 'paragraph') found += 1;
      return { kind: 'heading', level: 1, runs: block.runs };
    });
    return { ...document, blocks };
  });
  return found < FEWEST ? null : headed;
}

function opensChapter(block: BlockContent): boolean {
  if (block.kind !== 'heading' && block.kind !== 'paragraph') return false;
  const text = textOfBlock(block).trim();
  return text.length <= LONGEST && (readHeading([text])?.kind === 'chapter' || JAPANESE.test(text.normalize('NFKC')));
}
