import { createFileRoute } from '@tanstack/react-router';
import { GenresPage } from '#graphql/generated/documents/GenresPage.ts';
import type { WorkOrder } from '#graphql/generated/graphql.ts';
import { genresPath, type GenresOrder } from '#src/entities/genre/genres-path.ts';
import { GenresScreen } from '#src/features/genres/GenresScreen.tsx';
import { GenresSkeleton } from '#src/features/genres/GenresSkeleton.tsx';
import type { RouteMetadata } from '#src/i18n/page-metadata.ts';
import { Failed, NotFound } from '../-failure.tsx';
import { loadedHead, metadataHead } from '../-page-head.ts';
import { pageFrom, textFrom, wordFrom } from '../-search-values.ts';

const METADATA: RouteMetadata = {
  generic: { title: 'Genres', description: 'Every genre, and the stories in it.' },
  vi: {
    title: 'Thể loại',
    description: 'Tìm truyện theo thể loại: chọn một hay nhiều thể loại cùng lúc, xếp theo mới cập nhật, lượt xem hay tên.',
  },
  ja: { title: 'ジャンル', description: 'ジャンルから作品をさがす。いくつでも重ねて選べ、更新順・閲覧数順・名前順に並べられます。' },
};

const ORDERS: Readonly<Record<GenresOrder, WorkOrder>> = { updated: 'UPDATED', views: 'VIEWS', name: 'NAME' };
const LONGEST_CHOICE = 400;

interface GenresSearch {
  genre?: string | undefined;
  order?: GenresOrder | undefined;
  page?: number | undefined;
}

export const Route = createFileRoute('/$lang/_shell/genres')({
  validateSearch: (search: Record<string, unknown>): GenresSearch => ({
    genre: textFrom(search['genre'], LONGEST_CHOICE),
    order: wordFrom(search['order'], ['views', 'name'] as const),
    page: pageFrom(search['page']),
  }),
  loaderDeps: ({ search }) => viewOf(search),
  loader: ({ context, deps }) =>
    context.execute(GenresPage, {
      language: context.language,
      genres: deps.genres.length > 0 ? deps.genres : null,
      order: ORDERS[deps.order],
      page: deps.page,
    }),
  head: ({ match, loaderData }) =>
    loadedHead(match, loaderData, () => {
      const path = genresPath(match.loaderDeps);
      return metadataHead(match.context, METADATA, { path, twinPath: path });
    }),
  pendingComponent: GenresSkeleton,
  component: Genres,
  notFoundComponent: NotFound,
  errorComponent: Failed,
});

function viewOf({ genre = '', order = 'updated', page = 1 }: GenresSearch) {
  return { genres: genre.split(',').filter((slug) => slug !== ''), order, page };
}

function Genres() {
  return <GenresScreen data={Route.useLoaderData()} view={viewOf(Route.useSearch())} />;
}
