import { type FragmentType, graphql, readFragment } from '#graphql/generated/index.ts';
import { Link } from '../../ui/link/Link.tsx';
import { RelativeTime } from '../../ui/relative-time/RelativeTime.tsx';
import { useChapterLabel } from './ChapterLabel.tsx';
import { chapterPath, type ChapterView } from './chapter-path.ts';
import styles from './ChapterRow.module.css';

export const ChapterRow_chapter = graphql(/* GraphQL */ `
  fragment ChapterRow_chapter on Chapter {
    id
    publishedAt
    ...ChapterLabel_chapter
  }
`);

export interface ChapterRowProps {
  readonly workId: string;
  readonly data: FragmentType<typeof ChapterRow_chapter>;
  /** 'short' stands in a card, one line each. */
  readonly length?: 'short' | 'full';
  readonly view?: ChapterView;
  /** Of its name. */
  readonly nameId?: string | undefined;
  /** The reader has read it to its end. */
  readonly isRead?: boolean;
}

/** One chapter in a list; a visited one is dimmed by the browser itself. */
export function ChapterRow({ workId, data, length = 'full', view, nameId, isRead }: ChapterRowProps) {
  const chapter = readFragment(ChapterRow_chapter, data);
  const label = useChapterLabel(chapter);
  return (
    <Link
      href={chapterPath(workId, chapter.id, view)}
      className={styles.row}
      data-length={length}
      data-read={isRead || undefined}
      title={length === 'short' ? label : undefined}
    >
      <span id={nameId} className={styles.label}>
        {label}
      </span>
      <RelativeTime instant={chapter.publishedAt} className={styles.time} />
    </Link>
  );
}
