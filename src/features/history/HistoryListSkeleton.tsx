import { CoverSkeleton } from '../../entities/work/CoverSkeleton.tsx';
import followed from '../../entities/work/FollowedWorkSkeleton.module.css';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import following from './FollowingScreen.module.css';
import list from './HistoryList.module.css';

const ROW = (
  <li>
    <div className={list.row}>
      <CoverSkeleton className={list.cover} />
      <div className={list.words}>
        <span className={list.work}>
          <Skeleton tenths={7} />
        </span>
        <span className={list.chapter}>
          <Skeleton tenths={5} />
        </span>
      </div>
      <span className={list.facts}>
        <Skeleton className={followed.time} />
      </span>
      <span className={following.unfollow} />
    </div>
  </li>
);

/** The place of a day of three works with titles of one line. */
export function HistoryListSkeleton() {
  return (
    <section aria-busy="true">
      <p className={list.heading}>
        <Skeleton tenths={2} />
      </p>
      <ul className={list.list}>
        {ROW}
        {ROW}
        {ROW}
      </ul>
    </section>
  );
}
