import type { Block, ChapterDocument } from '#graphql/document/chapter-document.ts';
import { memo } from 'react';
import { FIRST_WORDS, groupBlocks } from '../stages/block-groups.ts';
import { BlockView } from './BlockView.tsx';
import styles from './DocumentView.module.css';
import { NoteText } from './NoteText.tsx';
import type { DocumentPicture } from './PictureBlock.tsx';

export interface DocumentViewProps {
  readonly document: ChapterDocument;
  readonly pictures: readonly DocumentPicture[];
}

/**
 * A whole chapter's text. Groups of blocks that are out of sight cost neither layout nor paint; the first response is
 * first drawn with the first.
 */
export const DocumentView = memo(function DocumentView({ document, pictures }: DocumentViewProps) {
  const topLevel = leastHeadingLevel(document.blocks);
  const picturesById = new Map(pictures.map((picture) => [picture.id, picture]));
  return (
    <div>
      {groupBlocks(document.blocks).map((blocks, place) => (
        <div key={place} id={place === 0 ? FIRST_WORDS : undefined} className={styles.group} data-later={place > 0 || undefined}>
          {blocks.map((block) => (
            <BlockView key={block.id} block={block} topLevel={topLevel} pictures={picturesById} />
          ))}
        </div>
      ))}
      {document.notes.map((note) => (
        <NoteText key={note.id} note={note} />
      ))}
    </div>
  );
});

function leastHeadingLevel(blocks: readonly Block[]): 1 | 2 | 3 {
  let least: 1 | 2 | 3 = 3;
  for (const block of blocks) if (block.kind === 'heading' && block.level < least) least = block.level;
  return least;
}
