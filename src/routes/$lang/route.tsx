import { createFileRoute, notFound } from '@tanstack/react-router';

export const Route = createFileRoute('/$lang')({
  beforeLoad: ({ params, context }) => {
    if (params.lang !== context.language) throw notFound();
  },
});
