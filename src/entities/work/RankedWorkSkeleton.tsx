import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { CoverSkeleton } from './CoverSkeleton.tsx';
import styles from './RankedWork.module.css';

/** The place of a RankedWork; `rank` counts from 1, for the first is larger. */
export function RankedWorkSkeleton({ rank }: { readonly rank: number }) {
  return (
    <div className={styles.work} data-rank={rank}>
      <span className={styles.rank}>
        <Skeleton />
      </span>
      <span className={styles.coverFrame}>
        <CoverSkeleton className={styles.cover} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>
          <Skeleton tenths={8} />
        </span>
        <span className={styles.views}>
          <Skeleton tenths={4} />
        </span>
        <span className={styles.bar} />
      </span>
    </div>
  );
}
