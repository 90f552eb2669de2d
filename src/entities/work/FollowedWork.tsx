import { Plural, Trans } from '@lingui/react/macro';
import { type FragmentType, graphql, readFragment } from '#graphql/generated/index.ts';
import { Link } from '../../ui/link/Link.tsx';
import { RelativeTime } from '../../ui/relative-time/RelativeTime.tsx';
import { ChapterLabel } from '../chapter/ChapterLabel.tsx';
import { chapterPath } from '../chapter/chapter-path.ts';
import { Cover } from './Cover.tsx';
import styles from './FollowedWork.module.css';
import { workPath } from './work-path.ts';

export const FollowedWork_followed = graphql(/* GraphQL */ `
  fragment FollowedWork_followed on FollowedWork {
    unreadCount
    work {
      id
      title
      isSensitive
      updatedAt
      cover {
        ...Cover_picture
      }
    }
    nextChapter {
      id
      ...ChapterLabel_chapter
    }
  }
`);

export interface FollowedWorkProps {
  readonly data: FragmentType<typeof FollowedWork_followed>;
}

/** A work that the reader follows: how many chapters wait for them, and the way into the first of these. */
export function FollowedWork({ data }: FollowedWorkProps) {
  const { work, unreadCount, nextChapter } = readFragment(FollowedWork_followed, data);
  const href = workPath(work.id);
  return (
    <article className={styles.row}>
      <Link href={href} className={styles.cover} tabIndex={-1} aria-hidden="true">
        <Cover data={work.cover} title={work.title} alt="" sizes="56px" isVeiled={work.isSensitive} />
      </Link>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link href={href} className={styles.name}>
            <bdi>{work.title}</bdi>
          </Link>
        </h2>
        {nextChapter && (
          <Link href={chapterPath(work.id, nextChapter.id)} className={styles.next}>
            <span>
              <ChapterLabel data={nextChapter} />
            </span>
          </Link>
        )}
        <p className={styles.facts}>
          <span className={styles.unread} data-none={unreadCount === 0 || undefined}>
            {unreadCount === 0 ? <Trans>All read</Trans> : <Plural value={unreadCount} one="# unread chapter" other="# unread chapters" />}
          </span>
          <RelativeTime instant={work.updatedAt} />
        </p>
      </div>
    </article>
  );
}
