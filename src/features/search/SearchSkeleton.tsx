import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { SkeletonScreen } from '../../ui/skeleton/SkeletonScreen.tsx';
import { TitledScreen } from '../../ui/titled-screen/TitledScreen.tsx';
import { CoverSkeleton } from '../../entities/work/CoverSkeleton.tsx';
import stats from '../../entities/work/WorkStats.module.css';
import filter from './FilterLinks.module.css';
import found from './FoundWork.module.css';
import { NothingAsked } from './NothingAsked.tsx';
import box from './SearchBox.module.css';
import filters from './SearchFilters.module.css';
import results from './SearchResults.module.css';
import own from './SearchSkeleton.module.css';

const FOUR = [1, 2, 3, 4];
const TEN = Array.from({ length: 10 }, (_, index) => index + 1);

export interface SearchSkeletonProps {
  /** Whether anything is searched by: works are on the way. */
  readonly isAsked?: boolean;
}

/** The search page while its data is on the way: the field, the filters, ten works. */
export function SearchSkeleton({ isAsked = true }: SearchSkeletonProps) {
  return (
    <SkeletonScreen>
      <TitledScreen title={<Trans>Search</Trans>}>
        <div className={box.form}>
          <Skeleton className={own.field} />
        </div>
        <div className={filters.filters}>
          {FOUR.map((line) => (
            <span key={line} className={filter.filter}>
              <span className={filter.choice}>
                <Skeleton className={own.choices} />
              </span>
            </span>
          ))}
        </div>
        {isAsked ? <ResultsSkeleton /> : <NothingAsked />}
      </TitledScreen>
    </SkeletonScreen>
  );
}

function ResultsSkeleton() {
  return (
    <div className={results.results}>
      {TEN.map((place) => (
        <div key={place} className={results.item}>
          <span className={found.work}>
            <CoverSkeleton />
            <span className={found.words}>
              <Skeleton className={own.name} />
              <span className={found.creators}>
                <Skeleton className={own.creator} />
              </span>
              <span className={stats.stats}>
                {FOUR.map((stat) => (
                  <Skeleton key={stat} className={stat === 1 ? own.kind : own.stat} />
                ))}
              </span>
            </span>
          </span>
        </div>
      ))}
    </div>
  );
}
