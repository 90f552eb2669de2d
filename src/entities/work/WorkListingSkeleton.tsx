import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import tabs from '../../ui/tabs/LinkTabs.module.css';
import works from './WorkListing.module.css';
import styles from './WorkListingSkeleton.module.css';
import { WorkTileSkeleton } from './WorkTileSkeleton.tsx';

const TEN = Array.from({ length: 10 }, (_, index) => index + 1);

/** Ten works that are on the way, under their number and their orders. */
export function WorkListingSkeleton() {
  return (
    <div className={works.section}>
      <div className={works.header}>
        <span className={works.heading}>
          <Skeleton className={styles.count} />
        </span>
        <span className={tabs.links} data-size="small">
          <span className={tabs.link}>
            <Skeleton className={styles.orders} />
          </span>
        </span>
      </div>
      <ul className={works.shelf}>
        {TEN.map((place) => (
          <li key={place}>
            <WorkTileSkeleton />
          </li>
        ))}
      </ul>
    </div>
  );
}
