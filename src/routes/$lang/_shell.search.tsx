import { createFileRoute, useRouter } from '@tanstack/react-router';
import { LONGEST_QUERY } from '#graphql/document/limits.ts';
import { SearchPage } from '#graphql/generated/documents/SearchPage.ts';
import { genreSelectionFrom, searchPath, type SearchView } from '#src/entities/work/search-path.ts';
import { workPath } from '#src/entities/work/work-path.ts';
import type { SearchIntent } from '#src/features/search/search-view.ts';
import { isSearch, SearchScreen } from '#src/features/search/SearchScreen.tsx';
import { SearchSkeleton } from '#src/features/search/SearchSkeleton.tsx';
import { twinOf } from '#src/i18n/catalog.ts';
import { AdPlace } from '../-AdPlace.tsx';
import { Failed } from '../-frame/late-failure.ts';
import { metadataHead } from '../-metadata-head.ts';
import { loadedHead } from '../-page-head.ts';
import { useGatheredPages } from '../-use-gathered-pages.ts';
import { pageFrom, textFrom, wordFrom } from '../-search-values.ts';
import { useSuggestions } from '../-use-suggestions.ts';
import { useVisit } from '../-visit.ts';

const LONGEST_CHOICE = 400;
const LONGEST_ID = 15;

interface SearchSearch {
  q?: string | undefined;
  format?: 'comic' | 'novel' | undefined;
  status?: 'ongoing' | 'completed' | 'hiatus' | undefined;
  genre?: string | undefined;
  without?: string | undefined;
  creator?: string | undefined;
  site?: 'twin' | undefined;
  page?: number | undefined;
}

export const Route = createFileRoute('/$lang/_shell/search')({
  staticData: { metadata: 'search', words: ['search', 'genres'] },
  validateSearch: (search: Record<string, unknown>): SearchSearch => ({
    q: textFrom(search['q'], LONGEST_QUERY),
    format: wordFrom(search['format'], ['comic', 'novel'] as const),
    status: wordFrom(search['status'], ['ongoing', 'completed', 'hiatus'] as const),
    genre: textFrom(search['genre'], LONGEST_CHOICE),
    without: textFrom(search['without'], LONGEST_CHOICE),
    creator: textFrom(search['creator'], LONGEST_ID),
    site: wordFrom(search['site'], ['twin'] as const),
    page: pageFrom(search['page']),
  }),
  loaderDeps: ({ search }) => viewOf(search),
  loader: ({ context: { execute, language }, deps: { query, format, status, genres, without, creator, site, page } }) => {
    const worksOf = site === 'twin' ? twinOf(language) : language;
    const filters = { format: spelt(format), status: spelt(status), genres, without, creatorId: creator ?? null };
    return execute(SearchPage, { query, language, worksOf, filters, page });
  },
  head: ({ match, loaderData }) =>
    loadedHead(match, loaderData, async () => {
      const { meta, links } = await metadataHead(match, '/search');
      const isPlain = searchPath(match.loaderDeps) === '/search';
      return { meta: isPlain ? meta : [...meta, { name: 'robots', content: 'noindex' }], links };
    }),
  pendingComponent: Pending,
  component: Search,
  errorComponent: Failed,
});

/** A word of the address as the API spells it. */
function spelt<Word extends string>(word: Word | undefined): Uppercase<Word> | null {
  return word === undefined ? null : (word.toUpperCase() as Uppercase<Word>);
}

function viewOf({ q = '', genre, without, format, status, creator, site, page = 1 }: SearchSearch) {
  return { query: q, format, status, ...genreSelectionFrom(genre, without), creator, site, page };
}

function Pending() {
  return <SearchSkeleton isAsked={isSearch(viewOf(Route.useSearch()))} />;
}

function Search() {
  const { suggester } = Route.useRouteContext();
  const { page, ...rest } = viewOf(Route.useSearch());
  const view: SearchView = { ...rest, page };
  const [suggestions, tell] = useSuggestions(suggester);
  const visit = useVisit(useRouter());
  const act = (intent: SearchIntent): void => {
    if (intent.type === 'typed') return tell(intent.query);
    tell(null);
    if (intent.type === 'searched') visit(searchPath({ ...view, query: intent.query, page: undefined }));
    if (intent.type === 'chosen') visit(workPath(intent.workId));
  };
  const data = Route.useLoaderData();
  const gathered = useGatheredPages(data, page, (next) => searchPath({ ...view, page: next }));
  return (
    <>
      <SearchScreen data={data} view={view} {...gathered} suggestions={suggestions} onIntent={act} />
      <AdPlace place="search" />
    </>
  );
}
