import { Trans, useLingui } from '@lingui/react/macro';
import { type FragmentType, graphql, readFragment } from '#graphql/generated/index.ts';
import { searchPath, type SearchView } from '../../entities/work/search-path.ts';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { CloseIcon } from '../../ui/icon/icons.tsx';
import { TitledScreen } from '../../ui/titled-screen/TitledScreen.tsx';
import { NothingAsked } from './NothingAsked.tsx';
import type { SearchIntent, SuggestionsView } from './search-view.ts';
import { SearchBox } from './SearchBox.tsx';
import { SearchFilters } from './SearchFilters.tsx';
import { SearchResults } from './SearchResults.tsx';
import styles from './SearchScreen.module.css';

export const SearchScreen_query = graphql(/* GraphQL */ `
  fragment SearchScreen_query on Query {
    search(query: $query, language: $worksOf, filters: $filters, page: $page, perPage: 10) {
      ...SearchResults_results
      creator {
        name
      }
    }
    genres(language: $language) {
      ...SearchFilters_genre
    }
  }
`);

type SearchData = FragmentType<typeof SearchScreen_query>;

export interface SearchScreenProps {
  readonly data: SearchData;
  /** Pages before this one that stand above it. */
  readonly earlier?: readonly SearchData[];
  /** The search part of the address. */
  readonly view: SearchView;
  readonly suggestions: SuggestionsView;
  readonly onIntent: (intent: SearchIntent) => void;
  /** The end of the list is near. */
  readonly onReach?: (() => void) | undefined;
}

/** A field that suggests as one types, and all that was found, kept to what the filters allow. */
export function SearchScreen({ data, earlier = [], view, suggestions, onIntent, onReach }: SearchScreenProps) {
  const { t } = useLingui();
  const { search, genres } = readFragment(SearchScreen_query, data);
  const name = search.creator?.name;
  const { query, creator: _creator, ...without } = view;
  const isAsked = isSearch(view);
  return (
    <TitledScreen titleLang={query ? 'en' : undefined} title={query ? <ResultsTitle query={query} /> : <Trans>Search</Trans>}>
      <SearchBox view={view} suggestions={suggestions} onIntent={onIntent} />
      {name !== undefined && (
        <p className={styles.creator}>
          {t`By ${name}`}
          <ButtonLink look="quiet" href={searchPath({ ...without, query, page: undefined })} icon={<CloseIcon size={18} />}>
            <Trans>By anyone</Trans>
          </ButtonLink>
        </p>
      )}
      <SearchFilters data={genres} view={view} />
      {isAsked ? (
        <SearchResults
          data={search}
          earlier={readFragment(SearchScreen_query, earlier).map((page) => page.search)}
          view={view}
          onReach={onReach}
        />
      ) : (
        <NothingAsked />
      )}
    </TitledScreen>
  );
}

function ResultsTitle({ query }: { readonly query: string }) {
  return (
    <>
      search results for <q lang="">{query}</q>
    </>
  );
}

/** Whether anything is searched by: words, or a filter besides the site. */
export function isSearch({ query, format, status, genres, without, creator }: SearchView): boolean {
  return [query, format, status, creator, genres?.length, without?.length].some(Boolean);
}
