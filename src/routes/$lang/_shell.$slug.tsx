import { createFileRoute, notFound } from '@tanstack/react-router';
import { PageScreen } from '#src/features/pages/PageScreen.tsx';
import { PageSkeleton } from '#src/features/pages/PageSkeleton.tsx';
import { Failed, NotFound } from '../-frame/late-failure.ts';
import { loadedHead, pageHead } from '../-page-head.ts';

export const Route = createFileRoute('/$lang/_shell/$slug')({
  loader: async ({ context, params: { slug } }) => {
    // What every page carries is dear, and few come here.
    const { SitePage } = await import('#graphql/generated/documents/SitePage.ts');
    const { sitePage } = await context.execute(SitePage, { language: context.language, slug });
    if (!sitePage) throw notFound();
    return sitePage;
  },
  head: ({ match, loaderData }) =>
    loadedHead(match, loaderData, (page) => {
      const path = `/${page.slug}`;
      return pageHead(match.context, page, { path, twinPath: page.hasTwin ? path : null });
    }),
  pendingComponent: PageSkeleton,
  component: Page,
  notFoundComponent: NotFound,
  errorComponent: Failed,
});

function Page() {
  return <PageScreen data={Route.useLoaderData()} />;
}
