import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type FragmentType, graphql, readFragment } from '#graphql/generated/index.ts';
import { Link } from '../../ui/link/Link.tsx';
import { ShortNumber } from '../../ui/number/ShortNumber.tsx';
import { Cover } from './Cover.tsx';
import { WorkBadge } from './WorkBadge.tsx';
import { workPath } from './work-path.ts';
import styles from './RankedWork.module.css';

export const RankedWork_work = graphql(/* GraphQL */ `
  fragment RankedWork_work on Work {
    id
    title
    format
    isSensitive
    cover {
      ...Cover_picture
    }
  }
`);

export interface RankedWorkProps {
  readonly data: FragmentType<typeof RankedWork_work>;
  /** Counts from 1. */
  readonly rank: number;
  /** In the time that the ranking is of. */
  readonly views: number;
  /** Views of the first in the list: the length of the bar is a share of it. */
  readonly mostViews: number;
  /** Stands under the rank. */
  readonly movement?: ReactNode;
}

/** A place in a ranking: number, cover, title, and its views as a bar beside those of the others. */
export function RankedWork({ data, rank, views: viewsCount, mostViews, movement }: RankedWorkProps) {
  const work = readFragment(RankedWork_work, data);
  return (
    <Link href={workPath(work.id)} className={styles.work} data-rank={rank}>
      <span className={styles.place}>
        <span className={styles.rank}>{rank}</span>
        {movement}
      </span>
      <span className={styles.coverFrame}>
        <Cover
          data={work.cover}
          title={work.title}
          alt=""
          sizes={rank === 1 ? '(min-width: 992px) 96px, 72px' : '72px'}
          isVeiled={work.isSensitive}
          className={styles.cover}
        />
        {rank === 1 && <WorkBadge format={work.format} isSensitive={work.isSensitive} />}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{work.title}</span>
        {viewsCount > 0 && (
          <span className={styles.views}>
            <Trans>
              <ShortNumber value={viewsCount} /> views
            </Trans>
          </span>
        )}
        {mostViews > 0 && <ViewsBar share={viewsCount / mostViews} />}
      </span>
    </Link>
  );
}

/** `share` of 0 to 1. */
function ViewsBar({ share }: { readonly share: number }) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.whole} width="100" height="4" rx="2" />
      <rect className={styles.part} width={Math.max(2, Math.round(share * 100))} height="4" rx="2" />
    </svg>
  );
}
