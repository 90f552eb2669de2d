import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import styles from './GenreLink.module.css';
import own from './GenreLinkSkeleton.module.css';

/** The place of a GenreLink with a name of usual length. */
export function GenreLinkSkeleton() {
  return (
    <span className={styles.genre}>
      <Skeleton className={own.name} />
    </span>
  );
}
