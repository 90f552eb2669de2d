import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { SkeletonScreen } from '../../ui/skeleton/SkeletonScreen.tsx';
import styles from './PageScreen.module.css';

const LINES = [10, 10, 9, 10, 6] as const;

export function PageSkeleton() {
  return (
    <SkeletonScreen className={styles.page}>
      <div className={styles.header}>
        <p className={styles.title}>
          <Skeleton tenths={5} />
        </p>
        <span className={styles.date}>
          <Skeleton tenths={2} />
        </span>
      </div>
      <div className={styles.words}>
        {LINES.map((tenths, line) => (
          <Skeleton key={line} tenths={tenths} />
        ))}
      </div>
    </SkeletonScreen>
  );
}
