import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '#graphql/generated/documents/HomePage.ts';
import { homePath, TOP_PERIODS, type TopPeriod } from '#src/features/home/home-path.ts';
import { HomeScreen } from '#src/features/home/HomeScreen.tsx';
import { HomeSkeleton } from '#src/features/home/HomeSkeleton.tsx';
import { AdPlace } from '../-AdPlace.tsx';
import { Failed } from '../-frame/late-failure.ts';
import { metadataHead } from '../-metadata-head.ts';
import { loadedHead } from '../-page-head.ts';
import { LateBegun } from '../-history/LateBegun.tsx';
import { useGatheredPages } from '../-use-gathered-pages.ts';
import { pageFrom, wordFrom } from '../-search-values.ts';

interface HomeSearch {
  page?: number | undefined;
  top?: TopPeriod | undefined;
}

export const Route = createFileRoute('/$lang/_shell/')({
  staticData: { metadata: 'home' },
  validateSearch: (search: Record<string, unknown>): HomeSearch => ({
    page: pageFrom(search['page']),
    top: wordFrom(search['top'], TOP_PERIODS),
  }),
  loaderDeps: ({ search: { page = 1, top } }) => ({ page, top }),
  loader: ({ context, deps: { page, top } }) => {
    const period = (top ?? 'day').toUpperCase() as Uppercase<TopPeriod>;
    return context.execute(HomePage, { language: context.language, page, period, isPeriodChosen: top !== undefined });
  },
  head: ({ match, loaderData }) =>
    loadedHead(match, loaderData, ({ latestUpdates }) =>
      metadataHead(match, homePath({ page: match.loaderDeps.page }), latestUpdates.position),
    ),
  errorComponent: Failed,
  pendingComponent: HomeSkeleton,
  component: Home,
});

function Home() {
  const { language, sites } = Route.useRouteContext();
  const data = Route.useLoaderData();
  const { page = 1, top } = Route.useSearch();
  const gathered = useGatheredPages(data, page, (next) => homePath({ page: next, top }));
  return (
    <>
      <HomeScreen data={data} view={{ page, top }} {...gathered} siteName={sites[language].name} begun={<LateBegun />} />
      <AdPlace place="home" />
    </>
  );
}
