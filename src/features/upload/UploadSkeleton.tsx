import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import styles from './UploadSkeleton.module.css';
import screen from './UploadScreen.module.css';

/** While it is not yet known whose works these are. */
export function UploadSkeleton() {
  return (
    <div className={screen.screen} aria-busy="true">
      <p className={screen.title}>
        <Skeleton tenths={4} />
      </p>
      <div className={styles.field}>
        <Skeleton shape="block" />
      </div>
      <div className={styles.table}>
        <Skeleton shape="block" />
      </div>
    </div>
  );
}
