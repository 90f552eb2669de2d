import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { CoverSkeleton } from './CoverSkeleton.tsx';
import styles from './FollowedWork.module.css';
import own from './FollowedWorkSkeleton.module.css';

/** The place of a FollowedWork with a title of one line and a chapter to go on with. */
export function FollowedWorkSkeleton() {
  return (
    <div className={styles.row}>
      <CoverSkeleton className={styles.cover} />
      <div className={styles.words}>
        <span className={styles.name}>
          <Skeleton tenths={7} />
        </span>
        <span className={styles.next}>
          <Skeleton tenths={5} />
        </span>
        <div className={styles.facts}>
          <Skeleton className={own.unread} />
          <Skeleton className={own.time} />
        </div>
      </div>
    </div>
  );
}
