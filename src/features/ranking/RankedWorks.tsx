import { Trans, useLingui } from '@lingui/react/macro';
import { type FragmentType, graphql, readFragment } from '#graphql/generated/index.ts';
import { RankedWork } from '../../entities/work/RankedWork.tsx';
import { rankingPath, type RankingView } from '../../entities/work/ranking-path.ts';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { BeyondLast } from '../../ui/empty-state/BeyondLast.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Pagination } from '../../ui/pagination/Pagination.tsx';
import { Movement } from './Movement.tsx';
import styles from './RankedWorks.module.css';

export const RankedWorks_ranking = graphql(/* GraphQL */ `
  fragment RankedWorks_ranking on Ranking {
    items {
      rank
      views
      previousRank
      work {
        id
        ...RankedWork_work
      }
    }
    position {
      page
      perPage
      totalItems
    }
  }
`);

export interface RankedWorksProps {
  readonly data: FragmentType<typeof RankedWorks_ranking>;
  readonly view: RankingView;
}

export function RankedWorks({ data, view }: RankedWorksProps) {
  const { t } = useLingui();
  const { items, position } = readFragment(RankedWorks_ranking, data);
  const mostViews = items[0]?.views ?? 0;
  if (items.length === 0) return position.totalItems > 0 ? <BeyondLast href={rankingPath({ period: view.period })} /> : <NothingRanked />;
  return (
    <>
      <ol className={styles.list} start={items[0]?.rank}>
        {items.map(({ rank, views, previousRank, work }) => (
          <li key={work.id}>
            <RankedWork
              data={work}
              rank={rank}
              views={views}
              mostViews={mostViews}
              movement={<Movement rank={rank} previousRank={previousRank} />}
            />
          </li>
        ))}
      </ol>
      <Pagination
        totalItems={position.totalItems}
        itemsPerPage={position.perPage}
        currentPage={position.page}
        linkUrl={rankingPath({ ...view, page: '[page]' })}
        label={t`Pages of the ranking`}
      />
    </>
  );
}

function NothingRanked() {
  return (
    <EmptyState
      mood="waiting"
      title={<Trans>Nothing was read in this time yet</Trans>}
      sentence={<Trans>As soon as somebody reads, the ranking fills up.</Trans>}
      action={
        <ButtonLink href={rankingPath({ period: 'all' })}>
          <Trans>See the ranking of all time</Trans>
        </ButtonLink>
      }
    />
  );
}
