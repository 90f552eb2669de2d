import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { ChapterRowSkeleton } from '../chapter/ChapterRowSkeleton.tsx';
import { CoverSkeleton } from './CoverSkeleton.tsx';
import styles from './WorkCard.module.css';

const ROWS = [1, 2, 3];

/** The place of a WorkCard with a title of one line and three chapters. */
export function WorkCardSkeleton() {
  return (
    <div className={styles.card}>
      <CoverSkeleton className={styles.cover} />
      <div className={styles.words}>
        <div className={styles.title}>
          <span className={styles.name}>
            <Skeleton tenths={8} />
          </span>
        </div>
        <ul className={styles.chapters}>
          {ROWS.map((row) => (
            <li key={row}>
              <ChapterRowSkeleton length="short" />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
