import { type FragmentType, graphql, readFragment } from '#graphql/generated/index.ts';
import { Link } from '../../ui/link/Link.tsx';
import { ChapterRow } from '../chapter/ChapterRow.tsx';
import { Cover } from './Cover.tsx';
import { WorkBadge } from './WorkBadge.tsx';
import { workPath } from './work-path.ts';
import styles from './WorkCard.module.css';

export const WorkCard_work = graphql(/* GraphQL */ `
  fragment WorkCard_work on Work {
    id
    title
    format
    isSensitive
    cover {
      ...Cover_picture
    }
    latestChapters(limit: 3) {
      id
      ...ChapterRow_chapter
    }
  }
`);

export interface WorkCardProps {
  readonly data: FragmentType<typeof WorkCard_work>;
  /** 'now' for the cards of the first screen. */
  readonly loading?: 'near' | 'now';
  readonly level?: 2 | 3;
}

/** A work with its newest chapters: one glance says what is new, one tap opens it. */
export function WorkCard({ data, loading = 'near', level = 3 }: WorkCardProps) {
  const work = readFragment(WorkCard_work, data);
  const href = workPath(work.id);
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card}>
      <Link href={href} className={styles.cover} tabIndex={-1} aria-hidden="true">
        <Cover
          data={work.cover}
          title={work.title}
          alt=""
          sizes="(min-width: 576px) 124px, 112px"
          loading={loading}
          isVeiled={work.isSensitive}
        />
        <WorkBadge format={work.format} isSensitive={work.isSensitive} />
      </Link>
      <div className={styles.words}>
        <Heading className={styles.title}>
          <Link href={href} className={styles.name}>
            {work.title}
          </Link>
        </Heading>
        <ul className={styles.chapters}>
          {work.latestChapters.map((chapter) => (
            <li key={chapter.id}>
              <ChapterRow workId={work.id} data={chapter} length="short" />
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
