import type { Block } from '#graphql/document/chapter-document.ts';
import { memo } from 'react';
import styles from './BlockView.module.css';
import { shownIndent } from './indent.ts';
import { PictureBlock, type DocumentPicture } from './PictureBlock.tsx';
import { Runs } from './Runs.tsx';
import { VerseBlock } from './VerseBlock.tsx';

export interface BlockViewProps {
  readonly block: Block;
  /** The document's least heading level: it becomes the page's second. */
  readonly topLevel: 1 | 2 | 3;
  readonly pictures: ReadonlyMap<string, DocumentPicture>;
}

/** One block of a document. `data-block` names it: the reader's place is kept by it. */
export const BlockView = memo(function BlockView({ block, topLevel, pictures }: BlockViewProps) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p className={styles.paragraph} data-block={block.id} data-indent={shownIndent(block.indent)} data-align={block.align}>
          <Runs runs={block.runs} />
        </p>
      );
    case 'heading': {
      const Heading = HEADINGS[block.level - topLevel] ?? 'h4';
      return (
        <Heading
          className={styles.heading}
          data-block={block.id}
          data-level={block.level - topLevel + 1}
          data-indent={shownIndent(block.indent)}
        >
          <Runs runs={block.runs} />
        </Heading>
      );
    }
    case 'verse':
      return <VerseBlock block={block} />;
    case 'picture':
      return <PictureBlock block={block} picture={pictures.get(block.pictureId)} />;
    case 'sceneBreak':
      return <hr className={styles.sceneBreak} data-block={block.id} />;
    case 'pageBreak':
      return <hr className={styles.pageBreak} data-block={block.id} />;
  }
});

const HEADINGS = ['h2', 'h3', 'h4'] as const;
