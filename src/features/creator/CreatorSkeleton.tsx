import { WorkListingSkeleton } from '../../entities/work/WorkListingSkeleton.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { SkeletonScreen } from '../../ui/skeleton/SkeletonScreen.tsx';
import { TitledScreen } from '../../ui/titled-screen/TitledScreen.tsx';
import styles from './CreatorSkeleton.module.css';

/** A creator's page while its data is on the way: the name, the orders, ten works. */
export function CreatorSkeleton() {
  return (
    <SkeletonScreen>
      <TitledScreen title={<Skeleton className={styles.name} />}>
        <WorkListingSkeleton />
      </TitledScreen>
    </SkeletonScreen>
  );
}
