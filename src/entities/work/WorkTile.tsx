import { type FragmentType, graphql, readFragment } from '#graphql/generated/index.ts';
import { Link } from '../../ui/link/Link.tsx';
import { RelativeTime } from '../../ui/relative-time/RelativeTime.tsx';
import { Cover } from './Cover.tsx';
import { WorkBadge } from './WorkBadge.tsx';
import { workPath } from './work-path.ts';
import styles from './WorkTile.module.css';

export const WorkTile_work = graphql(/* GraphQL */ `
  fragment WorkTile_work on Work {
    id
    title
    format
    isSensitive
    updatedAt
    cover {
      ...Cover_picture
    }
  }
`);

export interface WorkTileProps {
  readonly data: FragmentType<typeof WorkTile_work>;
  readonly loading?: 'near' | 'now';
}

/** A cover with its title under it, for shelves of covers. */
export function WorkTile({ data, loading = 'near' }: WorkTileProps) {
  const work = readFragment(WorkTile_work, data);
  return (
    <Link href={workPath(work.id)} className={styles.tile}>
      <span className={styles.coverFrame}>
        <Cover
          data={work.cover}
          title={work.title}
          alt=""
          sizes="(min-width: 992px) 188px, (min-width: 576px) 24vw, 44vw"
          loading={loading}
          isVeiled={work.isSensitive}
        />
        <WorkBadge format={work.format} isSensitive={work.isSensitive} />
      </span>
      <span className={styles.title}>{work.title}</span>
      <RelativeTime instant={work.updatedAt} className={styles.time} />
    </Link>
  );
}
