import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { CoverSkeleton } from './CoverSkeleton.tsx';
import styles from './WorkTile.module.css';

/** The place of a WorkTile with a title of one line. */
export function WorkTileSkeleton() {
  return (
    <div className={styles.tile}>
      <span className={styles.coverFrame}>
        <CoverSkeleton />
      </span>
      <span className={styles.title}>
        <Skeleton tenths={8} />
      </span>
      <span className={styles.time}>
        <Skeleton tenths={4} />
      </span>
    </div>
  );
}
