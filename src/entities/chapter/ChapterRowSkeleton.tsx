import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import styles from './ChapterRow.module.css';

/** The place of one ChapterRow of the same length. */
export function ChapterRowSkeleton({ length = 'full' }: { readonly length?: 'short' | 'full' }) {
  return (
    <span className={styles.row} data-length={length}>
      <Skeleton tenths={6} />
      <Skeleton tenths={2} className={styles.time} />
    </span>
  );
}
