import { useLingui } from '@lingui/react/macro';
import { GenreLinkSkeleton } from '../../entities/genre/GenreLinkSkeleton.tsx';
import { CoverSkeleton } from '../../entities/work/CoverSkeleton.tsx';
import stats from '../../entities/work/WorkStats.module.css';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { SkeletonScreen } from '../../ui/skeleton/SkeletonScreen.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ChapterListSkeleton } from './ChapterListSkeleton.tsx';
import description from './Description.module.css';
import buttons from './ReadButtons.module.css';
import header from './WorkHeader.module.css';
import styles from './WorkScreen.module.css';
import own from './WorkSkeleton.module.css';

const THREE = [1, 2, 3];

/** A work's page while its data is on the way: cover, names, facts, a few lines of description, ten chapters. */
export function WorkSkeleton() {
  return (
    <SkeletonScreen className={styles.screen}>
      <HeaderSkeleton />
      <div className={styles.columns}>
        <div className={styles.main}>
          <div className={description.text}>
            {THREE.map((line) => (
              <Skeleton key={line} tenths={line === 3 ? 6 : 10} />
            ))}
          </div>
          <ChapterListSkeleton />
        </div>
      </div>
    </SkeletonScreen>
  );
}

function HeaderSkeleton() {
  return (
    <div className={header.header}>
      <CoverSkeleton className={header.cover} />
      <NamesSkeleton />
      <div className={header.facts}>
        <ul className={stats.stats}>
          {THREE.map((stat) => (
            <li key={stat}>
              <Skeleton className={own.stat} />
            </li>
          ))}
        </ul>
        <ul className={header.genres}>
          {THREE.map((genre) => (
            <li key={genre}>
              <GenreLinkSkeleton />
            </li>
          ))}
        </ul>
        <div className={header.actions}>
          <div className={buttons.buttons}>
            <Skeleton shape="block" className={own.first} />
            <Skeleton shape="block" className={own.button} />
          </div>
          <div className={header.follow} />
        </div>
      </div>
    </div>
  );
}

/** Japanese titles come with their reading. */
function NamesSkeleton() {
  const { i18n } = useLingui();
  return (
    <div className={header.names}>
      {i18n.locale === 'ja' && (
        <span className={header.reading}>
          <Skeleton tenths={3} />
        </span>
      )}
      <span className={classNames(header.title, own.title)}>
        <Skeleton tenths={8} />
      </span>
      <span className={header.credits}>
        <Skeleton tenths={4} />
      </span>
    </div>
  );
}
