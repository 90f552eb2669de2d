import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '#graphql/generated/documents/HomePage.ts';
import { homePath } from '#src/features/home/home-path.ts';
import { HomeScreen } from '#src/features/home/HomeScreen.tsx';
import { HomeSkeleton } from '#src/features/home/HomeSkeleton.tsx';
import type { RouteMetadata } from '#src/i18n/page-metadata.ts';
import { Failed, NotFound } from '../-failure.tsx';
import { loadedHead, metadataHead } from '../-page-head.ts';
import { LateBegun } from '../-LateBegun.tsx';
import { pageFrom } from '../-search-values.ts';

const METADATA: RouteMetadata = {
  generic: { title: '', description: 'Comics and novels, updated every day.' },
  vi: { description: 'Đọc truyện tranh và truyện chữ, chương mới mỗi ngày: mở ra là đọc tiếp đúng chỗ hôm trước.' },
  ja: { description: 'まんがと小説を毎日更新。開けばすぐ、続きのその場所から読めます。' },
};

export const Route = createFileRoute('/$lang/_shell/')({
  validateSearch: (search: Record<string, unknown>): { page?: number | undefined } => ({ page: pageFrom(search['page']) }),
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  loader: ({ context, deps }) => context.execute(HomePage, { language: context.language, page: deps.page }),
  head: ({ match, loaderData }) =>
    loadedHead(match, loaderData, () => {
      const path = homePath(match.loaderDeps.page);
      return metadataHead(match.context, METADATA, { path, twinPath: path });
    }),
  notFoundComponent: NotFound,
  errorComponent: Failed,
  pendingComponent: HomeSkeleton,
  component: Home,
});

function Home() {
  const { language, sites } = Route.useRouteContext();
  return <HomeScreen data={Route.useLoaderData()} siteName={sites[language].name} begun={<LateBegun />} />;
}
