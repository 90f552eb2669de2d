import type { ChapterDocument } from '#graphql/document/chapter-document.ts';
import { DocumentView } from './blocks/DocumentView.tsx';
import styles from './NovelReader.module.css';
import type { DocumentPicture } from './blocks/PictureBlock.tsx';
import { Runs } from './blocks/Runs.tsx';

export interface ChapterTextProps {
  /** Stands over the text where that does not begin with a heading of its own. */
  readonly title: string;
  readonly document: ChapterDocument;
  readonly pictures: readonly DocumentPicture[];
}

/** The words of a chapter, its title first. */
export function ChapterText({ title, document, pictures }: ChapterTextProps) {
  return (
    <>
      {document.blocks[0]?.kind !== 'heading' && (
        <p className={styles.title}>
          <span className={styles.titleWords}>
            <Runs runs={[title]} />
          </span>
        </p>
      )}
      <DocumentView document={document} pictures={pictures} />
    </>
  );
}
