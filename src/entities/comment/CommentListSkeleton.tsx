import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import item from './CommentItem.module.css';
import list from './CommentList.module.css';
import styles from './CommentListSkeleton.module.css';

const THREE = [1, 2, 3];

/** The place of three comments of two lines. */
export function CommentListSkeleton() {
  return (
    <ol className={list.list}>
      {THREE.map((row) => (
        <li key={row} className={item.item}>
          <Skeleton className={styles.avatar} />
          <div className={item.body}>
            <div className={item.header}>
              <Skeleton className={styles.author} />
            </div>
            <Skeleton className={styles.line} />
            <Skeleton className={styles.line} />
          </div>
        </li>
      ))}
    </ol>
  );
}
