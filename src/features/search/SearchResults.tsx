import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FragmentType, graphql, readFragment } from '#graphql/generated/index.ts';
import { searchPath, type SearchView } from '../../entities/work/search-path.ts';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { BeyondLast } from '../../ui/empty-state/BeyondLast.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { InfiniteEnd } from '../../ui/infinite-scroll/InfiniteEnd.tsx';
import { gatheredItems } from '../../ui/infinite-scroll/gathered-items.ts';
import { Pagination } from '../../ui/pagination/Pagination.tsx';
import { FoundWork } from './FoundWork.tsx';
import styles from './SearchResults.module.css';

export const SearchResults_results = graphql(/* GraphQL */ `
  fragment SearchResults_results on SearchResults {
    items {
      isNear
      work {
        id
      }
      ...FoundWork_match
    }
    position {
      page
      perPage
      totalItems
    }
    isCapped
  }
`);

const FIRST_SCREEN = 6;

export interface SearchResultsProps {
  readonly data: FragmentType<typeof SearchResults_results>;
  /** Pages before this one that stand above it. */
  readonly earlier?: ReadonlyArray<FragmentType<typeof SearchResults_results>>;
  readonly view: SearchView;
  /** The end is near, and there is more. */
  readonly onReach?: (() => void) | undefined;
}

/** What was found, a page of it; what is only near stands under words that say so. */
export function SearchResults({ data, earlier = [], view, onReach }: SearchResultsProps) {
  const { t } = useLingui();
  const { position, isCapped } = readFragment(SearchResults_results, data);
  const pages = readFragment(SearchResults_results, [...earlier, data]).map((page) => page.items);
  const items = gatheredItems(pages, ({ work }) => work.id);
  const { totalItems } = position;
  if (items.length === 0 && totalItems > 0) return <BeyondLast href={searchPath({ ...view, page: undefined })} />;
  if (items.length === 0) return <NothingFound view={view} />;
  const firstNear = items.findIndex(({ isNear }) => isNear);
  return (
    <section className={styles.results} aria-labelledby="search-results">
      <h2 id="search-results" className={styles.count}>
        {isCapped ? <Trans>More than {totalItems} stories</Trans> : <Plural value={totalItems} one="# story" other="# stories" />}
      </h2>
      {items.map((match, index) => (
        <div key={match.work.id} className={styles.item}>
          {index === firstNear && (
            <p className={styles.near}>
              <Trans>Written a little differently:</Trans>
            </p>
          )}
          <FoundWork data={match} loading={index < FIRST_SCREEN ? 'now' : 'near'} />
        </div>
      ))}
      {onReach && position.page * position.perPage < totalItems && <InfiniteEnd onReach={onReach} />}
      <Pagination
        totalItems={totalItems}
        itemsPerPage={position.perPage}
        currentPage={position.page}
        linkUrl={searchPath({ ...view, page: '[page]' })}
        label={t`Pages of the results`}
      />
    </section>
  );
}

function NothingFound({ view }: { readonly view: SearchView }) {
  const { format, status, creator, site, genres, without } = view;
  const isFiltered = [format, status, creator, site, genres?.length, without?.length].some(Boolean);
  return (
    <EmptyState
      mood="searching"
      title="No results found"
      sentence={<Trans>Try fewer words, another name of the story, or who made it.</Trans>}
      action={
        isFiltered && view.query ? (
          <ButtonLink href={searchPath({ query: view.query })}>
            <Trans>Search without filters</Trans>
          </ButtonLink>
        ) : (
          <ButtonLink href="/genres">
            <Trans>Look through the genres</Trans>
          </ButtonLink>
        )
      }
    />
  );
}
