import { Trans, useLingui } from '@lingui/react/macro';
import type { RankingPeriod } from '#graphql/generated/graphql.ts';
import { type FragmentType, graphql, readFragment } from '#graphql/generated/index.ts';
import { RankedWork } from '../../entities/work/RankedWork.tsx';
import { PERIODS, rankingPath } from '../../entities/work/ranking-path.ts';
import { ChevronEndIcon } from '../../ui/icon/icons.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { LinkTabs } from '../../ui/tabs/LinkTabs.tsx';
import { homePath, TOP_PERIODS, type HomeView, type TopPeriod } from './home-path.ts';
import styles from './MostViewed.module.css';

export const MostViewed_ranking = graphql(/* GraphQL */ `
  fragment MostViewed_ranking on Ranking {
    period
    items {
      rank
      views
      work {
        id
        ...RankedWork_work
      }
    }
  }
`);

export interface MostViewedProps {
  readonly data: FragmentType<typeof MostViewed_ranking> | undefined;
  readonly view: HomeView;
}

/** The first places of a day, a week or a month, and the way to the others. Left out where there is nothing to rank at all. */
export function MostViewed({ data, view }: MostViewedProps) {
  const ranking = readFragment(MostViewed_ranking, data);
  const items = ranking?.items ?? [];
  const mostViews = items[0]?.views ?? 0;
  if (ranking === undefined || (items.length === 0 && view.top === undefined)) return null;
  return (
    <section className={styles.section} aria-labelledby="most-viewed">
      <h2 id="most-viewed" className={styles.heading}>
        <Link href={rankingPath({ period: PERIODS.find((one) => one.toUpperCase() === ranking.period) })} className={styles.way}>
          <Trans>Most viewed</Trans>
          <ChevronEndIcon size={20} />
        </Link>
        <LongPeriod shown={ranking.period} />
      </h2>
      <PeriodLinks view={view} shown={ranking.period} />
      {items.length === 0 ? (
        <p className={styles.nothing}>
          <Trans>Nothing was read in this time yet</Trans>
        </p>
      ) : (
        <ol className={styles.list}>
          {items.map(({ rank, views, work }) => (
            <li key={work.id}>
              <RankedWork data={work} rank={rank} views={views} mostViews={mostViews} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** The time that is shown, where it is none of those that can be chosen here. */
function LongPeriod({ shown }: { readonly shown: RankingPeriod }) {
  const { t } = useLingui();
  const names: Readonly<Partial<Record<RankingPeriod, string>>> = {
    QUARTER: t`in three months`,
    YEAR: t`in a year`,
    ALL: t`of all time`,
  };
  const name = names[shown];
  if (name === undefined) return null;
  return (
    <>
      {' '}
      <small className={styles.time}>{name}</small>
    </>
  );
}

function PeriodLinks({ view, shown }: { readonly view: HomeView; readonly shown: RankingPeriod }) {
  const { t } = useLingui();
  const names: Readonly<Record<TopPeriod, string>> = { day: t`Day`, week: t`Week`, month: t`Month` };
  const links = TOP_PERIODS.map((top) => ({ href: homePath({ ...view, top }), label: names[top], isCurrent: top.toUpperCase() === shown }));
  return <LinkTabs label={t`Period`} size="small" scroll="stay" links={links} />;
}
