import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type FragmentType, graphql, readFragment } from '#graphql/generated/index.ts';
import { BeyondLast } from '../../ui/empty-state/BeyondLast.tsx';
import { InfiniteEnd } from '../../ui/infinite-scroll/InfiniteEnd.tsx';
import { gatheredItems } from '../../ui/infinite-scroll/gathered-items.ts';
import { Pagination } from '../../ui/pagination/Pagination.tsx';
import { LinkTabs } from '../../ui/tabs/LinkTabs.tsx';
import { WORK_ORDERS, type WorkOrderWord } from './work-order.ts';
import styles from './WorkListing.module.css';
import { WorkTile } from './WorkTile.tsx';

export const WorkListing_works = graphql(/* GraphQL */ `
  fragment WorkListing_works on WorkList {
    items {
      id
      ...WorkTile_work
    }
    position {
      page
      perPage
      totalItems
    }
  }
`);

const FIRST_SCREEN = 4;

export interface WorkListingProps {
  readonly data: FragmentType<typeof WorkListing_works>;
  /** Pages before this one that stand above it. */
  readonly earlier?: ReadonlyArray<FragmentType<typeof WorkListing_works>>;
  readonly order: WorkOrderWord;
  /** Address of the same works in another order, on their first page. */
  readonly hrefInOrder: (order: WorkOrderWord) => string;
  /** Address of a page with [page] in place of its number. */
  readonly pageHref: string;
  /** Stands in the place of works where there is none on any page. */
  readonly whenEmpty: ReactNode;
  /** The end is near, and there is more. */
  readonly onReach?: (() => void) | undefined;
}

/** Works as tiles, in an order that can be changed, by pages. */
export function WorkListing({ data, earlier = [], order, hrefInOrder, pageHref, whenEmpty, onReach }: WorkListingProps) {
  const { t } = useLingui();
  const pages = readFragment(WorkListing_works, [...earlier, data]);
  const items = gatheredItems(
    pages.map((one) => one.items),
    ({ id }) => id,
  );
  const { page, perPage, totalItems } = readFragment(WorkListing_works, data).position;
  return (
    <section className={styles.section} aria-labelledby="listed-works">
      <header className={styles.header}>
        <h2 id="listed-works" className={styles.heading}>
          <Plural value={totalItems} one="# story" other="# stories" />
        </h2>
        <OrderLinks order={order} hrefInOrder={hrefInOrder} />
      </header>
      {items.length > 0 ? (
        <ul className={styles.shelf}>
          {items.map((work, index) => (
            <li key={work.id}>
              <WorkTile data={work} loading={index < FIRST_SCREEN ? 'now' : 'near'} />
            </li>
          ))}
        </ul>
      ) : totalItems > 0 ? (
        <BeyondLast level={3} href={hrefInOrder(order)} />
      ) : (
        whenEmpty
      )}
      {onReach && page * perPage < totalItems && <InfiniteEnd onReach={onReach} />}
      <Pagination totalItems={totalItems} itemsPerPage={perPage} currentPage={page} linkUrl={pageHref} label={t`Pages of the stories`} />
    </section>
  );
}

function OrderLinks({ order, hrefInOrder }: Pick<WorkListingProps, 'order' | 'hrefInOrder'>) {
  const { t } = useLingui();
  const names: Readonly<Record<WorkOrderWord, string>> = { updated: t`By newest update`, views: t`By views`, name: t`By name` };
  const links = WORK_ORDERS.map((one) => ({ href: hrefInOrder(one), label: names[one], isCurrent: one === order }));
  return <LinkTabs label={t`Order`} size="small" links={links} />;
}
