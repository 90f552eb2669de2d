import { Skeleton } from '../skeleton/Skeleton.tsx';
import field from './FormField.module.css';
import styles from './FieldSkeleton.module.css';

/** The place of a TextField whose hint has one line. */
export function FieldSkeleton() {
  return (
    <div className={field.field}>
      <span className={field.label}>
        <Skeleton tenths={2} />
      </span>
      <span className={styles.control}>
        <Skeleton shape="block" />
      </span>
      <span className={field.words}>
        <Skeleton tenths={5} />
      </span>
    </div>
  );
}
