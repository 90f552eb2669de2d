import { Trans } from '@lingui/react/macro';
import { WorkListingSkeleton } from '../../entities/work/WorkListingSkeleton.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { SkeletonScreen } from '../../ui/skeleton/SkeletonScreen.tsx';
import { TitledScreen } from '../../ui/titled-screen/TitledScreen.tsx';
import choice from './GenreChoice.module.css';
import styles from './GenresSkeleton.module.css';

const TEN = Array.from({ length: 10 }, (_, index) => index + 1);

/** The genre page while its data is on the way: genres to choose from, the orders, ten works. */
export function GenresSkeleton() {
  return (
    <SkeletonScreen>
      <TitledScreen title={<Trans>Genres</Trans>}>
        <div className={choice.choice}>
          <ul className={choice.genres}>
            {TEN.map((genre) => (
              <li key={genre} className={choice.genre}>
                <Skeleton className={styles.name} />
              </li>
            ))}
          </ul>
        </div>
        <WorkListingSkeleton />
      </TitledScreen>
    </SkeletonScreen>
  );
}
