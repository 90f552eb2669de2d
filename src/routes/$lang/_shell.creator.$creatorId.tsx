import { createFileRoute } from '@tanstack/react-router';
import { creatorPath } from '#src/entities/creator/creator-path.ts';
import { CreatorScreen } from '#src/features/creator/CreatorScreen.tsx';
import { CreatorSkeleton } from '#src/features/creator/CreatorSkeleton.tsx';
import { twinOf } from '#src/i18n/catalog.ts';
import type { CreatorSearch } from '../-creator/creator-page.ts';
import { Failed, NotFound } from '../-frame/late-failure.ts';
import { loadedHead } from '../-page-head.ts';
import { pageFrom, wordFrom } from '../-search-values.ts';
import { useGatheredPages } from '../-use-gathered-pages.ts';

export const Route = createFileRoute('/$lang/_shell/creator/$creatorId')({
  staticData: { words: 'genres' },
  validateSearch: (search: Record<string, unknown>): CreatorSearch => ({
    order: wordFrom(search['order'], ['views', 'name'] as const),
    page: pageFrom(search['page']),
  }),
  loaderDeps: ({ search }) => search,
  // What every page carries is dear, and few come here.
  loader: async ({ context, params, deps }) => (await import('../-creator/creator-page.ts')).loadCreator(context, params.creatorId, deps),
  head: ({ match, loaderData, params }) =>
    loadedHead(match, loaderData, async (creator) => {
      const { creatorHead } = await import('../-creator/creator-page.ts');
      return creatorHead(match.context, params.creatorId, creator, match.loaderDeps);
    }),
  pendingComponent: CreatorSkeleton,
  component: Creator,
  notFoundComponent: NotFound,
  errorComponent: Failed,
});

function Creator() {
  const data = Route.useLoaderData();
  const { creatorId } = Route.useParams();
  const { order, page = 1 } = Route.useSearch();
  const { language, sites } = Route.useRouteContext();
  const gathered = useGatheredPages(data, page, (next) => creatorPath(creatorId, { order, page: next }));
  const twinOrigin = sites[twinOf(language)].origin;
  return <CreatorScreen data={data} view={{ order, page }} {...gathered} language={language} twinOrigin={twinOrigin} />;
}
