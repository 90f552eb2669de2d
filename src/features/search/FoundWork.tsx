import { type FragmentType, graphql, readFragment } from '#graphql/generated/index.ts';
import { Cover } from '../../entities/work/Cover.tsx';
import { WorkStats } from '../../entities/work/WorkStats.tsx';
import { workPath } from '../../entities/work/work-path.ts';
import { Link } from '../../ui/link/Link.tsx';
import styles from './FoundWork.module.css';
import { MatchedNames } from './MatchedNames.tsx';

export const FoundWork_match = graphql(/* GraphQL */ `
  fragment FoundWork_match on SearchMatch {
    otherName {
      text
    }
    work {
      id
      title
      language
      isSensitive
      cover {
        ...Cover_picture
      }
      credits {
        creator {
          id
          name
        }
      }
      ...WorkStats_work
    }
    ...MatchedNames_match
  }
`);

export interface FoundWorkProps {
  readonly data: FragmentType<typeof FoundWork_match>;
  readonly loading?: 'near' | 'now';
}

/** A work that was found: its names with what was searched set off, who made it, and how far it is. */
export function FoundWork({ data, loading = 'near' }: FoundWorkProps) {
  const match = readFragment(FoundWork_match, data);
  const { work, otherName } = match;
  const creators = [...new Set(work.credits.map(({ creator }) => creator.name))].filter((name) => name !== otherName?.text);
  return (
    <Link href={workPath(work.id)} className={styles.work}>
      <Cover
        data={work.cover}
        title={work.title}
        alt=""
        sizes="(min-width: 576px) 88px, 72px"
        loading={loading}
        isVeiled={work.isSensitive}
        className={styles.cover}
      />
      <span className={styles.words}>
        <MatchedNames data={match} look="whole" />
        {creators.length > 0 && (
          <span lang={work.language} className={styles.creators}>
            {creators.join(' · ')}
          </span>
        )}
        <WorkStats data={work} />
      </span>
    </Link>
  );
}
