import { createFileRoute } from '@tanstack/react-router';
import { type Period, rankingPath } from '#src/entities/work/ranking-path.ts';
import { RankingScreen } from '#src/features/ranking/RankingScreen.tsx';
import { RankingSkeleton } from '#src/features/ranking/RankingSkeleton.tsx';
import { AdPlace } from '../-AdPlace.tsx';
import { Failed } from '../-frame/late-failure.ts';
import { metadataHead } from '../-metadata-head.ts';
import { loadedHead } from '../-page-head.ts';
import { pageFrom, wordFrom } from '../-search-values.ts';

interface RankingSearch {
  period?: Exclude<Period, 'day'> | undefined;
  page?: number | undefined;
}

export const Route = createFileRoute('/$lang/_shell/ranking')({
  staticData: { metadata: 'ranking', words: 'ranking' },
  validateSearch: (search: Record<string, unknown>): RankingSearch => ({
    period: wordFrom(search['period'], ['week', 'month', 'quarter', 'year', 'all'] as const),
    page: pageFrom(search['page']),
  }),
  loaderDeps: ({ search }) => ({ period: search.period ?? 'day', page: search.page ?? 1 }) as const,
  loader: async ({ context, deps }) => {
    // What every page carries is dear, and few come here.
    const { RankingPage } = await import('#graphql/generated/documents/RankingPage.ts');
    const period = deps.period.toUpperCase() as Uppercase<Period>;
    return context.execute(RankingPage, { language: context.language, period, page: deps.page });
  },
  head: ({ match, loaderData }) =>
    loadedHead(match, loaderData, ({ ranking }) => metadataHead(match, rankingPath(match.loaderDeps), ranking.position)),
  errorComponent: Failed,
  pendingComponent: RankingSkeleton,
  component: Ranking,
});

function Ranking() {
  return (
    <>
      <RankingScreen data={Route.useLoaderData()} view={Route.useSearch()} />
      <AdPlace place="ranking" />
    </>
  );
}
