import { Trans } from '@lingui/react/macro';
import { type FragmentType, graphql, readFragment } from '#graphql/generated/index.ts';
import { ChapterLabel } from '../../entities/chapter/ChapterLabel.tsx';
import { chapterPath } from '../../entities/chapter/chapter-path.ts';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { LiveRegion } from '../../ui/notice/LiveRegion.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import styles from './NewChapter.module.css';

export const NewChapter_chapter = graphql(/* GraphQL */ `
  fragment NewChapter_chapter on Chapter {
    id
    ...ChapterLabel_chapter
  }
`);

export interface NewChapterProps {
  readonly workId: string;
  /** Null while there is nothing to tell: the place to say it aloud stands all the same. */
  readonly data: FragmentType<typeof NewChapter_chapter> | null;
  readonly onDismiss: () => void;
}

/** A chapter came out while its work was on screen; said over the page, of which nothing moves. */
export function NewChapter({ workId, data, onDismiss }: NewChapterProps) {
  const chapter = readFragment(NewChapter_chapter, data);
  return (
    <div className={styles.place}>
      <LiveRegion>
        {chapter && (
          <div className={styles.told}>
            <Notice
              tone="news"
              title={<Trans>A new chapter is out</Trans>}
              onDismiss={onDismiss}
              actions={
                <ButtonLink look="primary" href={chapterPath(workId, chapter.id)}>
                  <Trans>Read it now</Trans>
                </ButtonLink>
              }
            >
              <ChapterLabel data={chapter} />
            </Notice>
          </div>
        )}
      </LiveRegion>
    </div>
  );
}
