import { createFileRoute, notFound } from '@tanstack/react-router';
import { Failed, NotFound } from '../-frame/late-failure.ts';
import { loadedHead } from '../-page-head.ts';

export const Route = createFileRoute('/$lang/_shell/$')({
  loader: (): null => {
    throw notFound();
  },
  head: ({ match, loaderData }) => loadedHead(match, loaderData, () => ({})),
  notFoundComponent: NotFound,
  errorComponent: Failed,
  wrapInSuspense: true,
});
