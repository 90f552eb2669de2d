import { Trans } from '@lingui/react/macro';
import { RankedWorkSkeleton } from '../../entities/work/RankedWorkSkeleton.tsx';
import { SkeletonScreen } from '../../ui/skeleton/SkeletonScreen.tsx';
import { TitledScreen } from '../../ui/titled-screen/TitledScreen.tsx';
import list from './RankedWorks.module.css';
import styles from './RankingSkeleton.module.css';

const TEN = Array.from({ length: 10 }, (_, index) => index + 1);

/** The ranking while its data is on the way: the height of its periods, and ten places. */
export function RankingSkeleton() {
  return (
    <SkeletonScreen>
      <TitledScreen title={<Trans>Ranking</Trans>}>
        <div className={styles.periods} />
        <ol className={list.list}>
          {TEN.map((rank) => (
            <li key={rank}>
              <RankedWorkSkeleton rank={rank} />
            </li>
          ))}
        </ol>
      </TitledScreen>
    </SkeletonScreen>
  );
}
