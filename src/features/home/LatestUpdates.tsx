import { Trans, useLingui } from '@lingui/react/macro';
import { type FragmentType, graphql, readFragment } from '#graphql/generated/index.ts';
import { WorkCard } from '../../entities/work/WorkCard.tsx';
import { BeyondLast } from '../../ui/empty-state/BeyondLast.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { InfiniteEnd } from '../../ui/infinite-scroll/InfiniteEnd.tsx';
import { gatheredItems } from '../../ui/infinite-scroll/gathered-items.ts';
import { Pagination } from '../../ui/pagination/Pagination.tsx';
import { homePath, type HomeView } from './home-path.ts';
import styles from './LatestUpdates.module.css';

export const LatestUpdates_works = graphql(/* GraphQL */ `
  fragment LatestUpdates_works on WorkList {
    items {
      id
      ...WorkCard_work
    }
    position {
      page
      perPage
      totalItems
    }
  }
`);

/** Covers in the first screen of a phone and of a desktop: they are in the first response, the others wait. */
const FIRST_SCREEN = 4;

export interface LatestUpdatesProps {
  readonly data: FragmentType<typeof LatestUpdates_works>;
  /** Pages before this one that stand above it. */
  readonly earlier: ReadonlyArray<FragmentType<typeof LatestUpdates_works>>;
  readonly view: HomeView;
  /** The end is near, and there is more. */
  readonly onReach: (() => void) | undefined;
}

export function LatestUpdates({ data, earlier, view, onReach }: LatestUpdatesProps) {
  const { t } = useLingui();
  const { position } = readFragment(LatestUpdates_works, data);
  const pages = readFragment(LatestUpdates_works, [...earlier, data]).map((page) => page.items);
  const items = gatheredItems(pages, ({ id }) => id);
  return (
    <section className={styles.updates} aria-labelledby="latest-updates">
      <h2 id="latest-updates" className={styles.heading}>
        <Trans>Latest updates</Trans>
      </h2>
      {items.length > 0 ? (
        <ul className={styles.grid}>
          {items.map((work, index) => (
            <li key={work.id}>
              <WorkCard data={work} loading={index < FIRST_SCREEN ? 'now' : 'near'} />
            </li>
          ))}
        </ul>
      ) : position.totalItems > 0 ? (
        <BeyondLast level={3} href={homePath()} />
      ) : (
        <NothingYet />
      )}
      {onReach && position.page * position.perPage < position.totalItems && <InfiniteEnd onReach={onReach} />}
      <Pagination
        totalItems={position.totalItems}
        itemsPerPage={position.perPage}
        currentPage={position.page}
        linkUrl={homePath({ ...view, page: '[page]' })}
        label={t`Pages of the latest updates`}
      />
    </section>
  );
}

function NothingYet() {
  return (
    <EmptyState
      mood="waiting"
      level={3}
      title={<Trans>The shelves are still empty</Trans>}
      sentence={<Trans>The first stories are on their way. Come back soon.</Trans>}
    />
  );
}
