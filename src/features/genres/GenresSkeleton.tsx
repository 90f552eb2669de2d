import { Trans } from '@lingui/react/macro';
import { WorkTileSkeleton } from '../../entities/work/WorkTileSkeleton.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { SkeletonScreen } from '../../ui/skeleton/SkeletonScreen.tsx';
import choice from './GenreChoice.module.css';
import styles from './GenresScreen.module.css';
import own from './GenresSkeleton.module.css';
import works from './GenreWorks.module.css';
import orders from './OrderLinks.module.css';

const TEN = Array.from({ length: 10 }, (_, index) => index + 1);

/** The genre page while its data is on the way: genres to choose from, the orders, ten works. */
export function GenresSkeleton() {
  return (
    <SkeletonScreen className={styles.screen}>
      <h1 className={styles.title}>
        <Trans>Genres</Trans>
      </h1>
      <div className={choice.choice}>
        <ul className={choice.genres}>
          {TEN.map((genre) => (
            <li key={genre} className={choice.genre}>
              <Skeleton className={own.name} />
            </li>
          ))}
        </ul>
      </div>
      <div className={works.section}>
        <div className={works.header}>
          <span className={works.heading}>
            <Skeleton className={own.name} />
          </span>
          <span className={orders.orders}>
            <span className={orders.order}>
              <Skeleton className={own.orders} />
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
    </SkeletonScreen>
  );
}
