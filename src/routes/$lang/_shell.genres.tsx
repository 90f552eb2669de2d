import { createFileRoute } from '@tanstack/react-router';
import { GenresPage } from '#graphql/generated/documents/GenresPage.ts';
import { genreSelectionFrom, genresPath, type GenresView } from '#src/entities/genre/genres-path.ts';
import { GenresScreen } from '#src/features/genres/GenresScreen.tsx';
import { GenresSkeleton } from '#src/features/genres/GenresSkeleton.tsx';
import { twinOf } from '#src/i18n/catalog.ts';
import { AdPlace } from '../-AdPlace.tsx';
import { Failed } from '../-frame/late-failure.ts';
import { metadataHead } from '../-metadata-head.ts';
import { loadedHead } from '../-page-head.ts';
import { useIcons } from '../-use-icons.ts';
import { useGatheredPages } from '../-use-gathered-pages.ts';
import { apiOrder } from '../-work-order.ts';
import { pageFrom, textFrom, wordFrom } from '../-search-values.ts';

const LONGEST_CHOICE = 400;

interface GenresSearch {
  genre?: string | undefined;
  without?: string | undefined;
  order?: GenresView['order'];
  page?: number | undefined;
}

export const Route = createFileRoute('/$lang/_shell/genres')({
  staticData: { metadata: 'genres', words: 'genres' },
  validateSearch: (search: Record<string, unknown>): GenresSearch => ({
    genre: textFrom(search['genre'], LONGEST_CHOICE),
    without: textFrom(search['without'], LONGEST_CHOICE),
    order: wordFrom(search['order'], ['views', 'name'] as const),
    page: pageFrom(search['page']),
  }),
  loaderDeps: ({ search }) => viewOf(search),
  loader: ({ context, deps }) =>
    context.execute(GenresPage, {
      language: context.language,
      twinLanguage: twinOf(context.language),
      genres: deps.genres,
      without: deps.without,
      order: apiOrder(deps.order),
      page: deps.page,
    }),
  head: ({ match, loaderData }) =>
    loadedHead(match, loaderData, ({ works, there }) =>
      metadataHead(match, genresPath(match.loaderDeps), works.position, there.position.totalItems),
    ),
  pendingComponent: GenresSkeleton,
  component: Genres,
  errorComponent: Failed,
});

function viewOf({ genre, without, order = 'updated', page = 1 }: GenresSearch) {
  return { ...genreSelectionFrom(genre, without), order, page };
}

function Genres() {
  const data = Route.useLoaderData();
  const view = viewOf(Route.useSearch());
  const gathered = useGatheredPages(data, view.page, (page) => genresPath({ ...view, page }));
  return (
    <>
      <GenresScreen data={data} view={view} {...gathered} icons={useIcons()} />
      <AdPlace place="genres" />
    </>
  );
}
