import { Trans } from '@lingui/react/macro';
import { GenreLinkSkeleton } from '../../entities/genre/GenreLinkSkeleton.tsx';
import { RankedWorkSkeleton } from '../../entities/work/RankedWorkSkeleton.tsx';
import { WorkCardSkeleton } from '../../entities/work/WorkCardSkeleton.tsx';
import { ChevronEndIcon } from '../../ui/icon/icons.tsx';
import { SkeletonScreen } from '../../ui/skeleton/SkeletonScreen.tsx';
import shelf from './GenreShelf.module.css';
import styles from './HomeScreen.module.css';
import updates from './LatestUpdates.module.css';
import viewed from './MostViewed.module.css';

const TEN = Array.from({ length: 10 }, (_, index) => index + 1);

/** The home page while its data is on the way: ten cards, ten places of the ranking, the genres. */
export function HomeSkeleton() {
  return (
    <SkeletonScreen className={styles.home}>
      <section className={updates.updates}>
        <h2 className={updates.heading}>
          <Trans>Latest updates</Trans>
        </h2>
        <ul className={updates.grid}>
          {TEN.map((place) => (
            <li key={place}>
              <WorkCardSkeleton />
            </li>
          ))}
        </ul>
      </section>
      <div className={styles.aside}>
        <RankingSkeleton />
        <GenreShelfSkeleton />
      </div>
    </SkeletonScreen>
  );
}

function RankingSkeleton() {
  return (
    <section className={viewed.section}>
      <h2 className={viewed.heading}>
        <span className={viewed.way}>
          <Trans>Most viewed</Trans>
          <ChevronEndIcon size={20} />
        </span>
      </h2>
      <div className={viewed.periods} />
      <ol className={viewed.list}>
        {TEN.map((rank) => (
          <li key={rank}>
            <RankedWorkSkeleton rank={rank} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function GenreShelfSkeleton() {
  return (
    <section className={shelf.shelf}>
      <h2 className={shelf.heading}>
        <Trans>Genres</Trans>
      </h2>
      <ul className={shelf.genres}>
        {TEN.map((genre) => (
          <li key={genre}>
            <GenreLinkSkeleton />
          </li>
        ))}
      </ul>
    </section>
  );
}
