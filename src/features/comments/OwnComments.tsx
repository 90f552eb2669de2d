import { Trans, useLingui } from '@lingui/react/macro';
import { type FragmentType, graphql, readFragment } from '#graphql/generated/index.ts';
import type { Language, OwnComments_ListFragment } from '#graphql/generated/graphql.ts';
import { ChapterLabel } from '#src/entities/chapter/ChapterLabel.tsx';
import { chapterPath } from '#src/entities/chapter/chapter-path.ts';
import { CommentText } from '#src/entities/comment/CommentText.tsx';
import { workPath } from '#src/entities/work/work-path.ts';
import { BeyondLast } from '#src/ui/empty-state/BeyondLast.tsx';
import { Link } from '#src/ui/link/Link.tsx';
import { Pagination } from '#src/ui/pagination/Pagination.tsx';
import { RelativeTime } from '#src/ui/relative-time/RelativeTime.tsx';
import styles from './OwnComments.module.css';

export const OwnComments_list = graphql(/* GraphQL */ `
  fragment OwnComments_list on CommentList {
    items {
      id
      text
      emoji
      createdAt
      work {
        id
        title
        language
      }
      chapter {
        id
        ...ChapterLabel_chapter
      }
    }
    position {
      page
      perPage
      totalItems
    }
  }
`);

export interface OwnCommentsProps {
  readonly data: FragmentType<typeof OwnComments_list>;
  readonly language: Language;
  /** Of each site, without a slash at the end. */
  readonly origins: Readonly<Record<Language, string>>;
  /** Address of a page with [page] in place of its number. */
  readonly pageUrl: string;
}

/** What a reader wrote on both sites, newest first; each leads to where it stands. */
export function OwnComments({ data, language, origins, pageUrl }: OwnCommentsProps) {
  const { t } = useLingui();
  const { items, position } = readFragment(OwnComments_list, data);
  if (position.totalItems === 0) {
    return (
      <p className={styles.none}>
        <Trans>You have not written a comment yet.</Trans>
      </p>
    );
  }
  if (items.length === 0) return <BeyondLast level={3} href={pageUrl.replace('[page]', '1')} />;
  const hrefOf = (path: string, of: Language): string => `${of === language ? '' : origins[of]}${path}#comments`;
  return (
    <div className={styles.comments}>
      <ol className={styles.list}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <CommentText text={item.text} emoji={item.emoji} isSpoiler={false} origins={[origins[language], ...Object.values(origins)]} />
            <About data={item} hrefOf={hrefOf} />
          </li>
        ))}
      </ol>
      <Pagination
        totalItems={position.totalItems}
        itemsPerPage={position.perPage}
        currentPage={position.page}
        label={t`Pages of comments`}
        linkUrl={pageUrl}
      />
    </div>
  );
}

interface AboutProps {
  readonly data: OwnComments_ListFragment['items'][number];
  readonly hrefOf: (path: string, of: Language) => string;
}

function About({ data: { createdAt, work, chapter }, hrefOf }: AboutProps) {
  return (
    <p className={styles.about}>
      {work === null ? (
        <Trans>On a work that is gone</Trans>
      ) : (
        <Link href={hrefOf(chapter ? chapterPath(work.id, chapter.id) : workPath(work.id), work.language)}>
          <bdi lang={work.language}>{work.title}</bdi>
          {chapter && ' · '}
          {chapter && <ChapterLabel data={chapter} />}
        </Link>
      )}
      <RelativeTime instant={createdAt} />
    </p>
  );
}
