import { createFileRoute, notFound, Outlet } from '@tanstack/react-router';

export const Route = createFileRoute('/$lang')({
  beforeLoad: ({ params, context }) => {
    if (params.lang !== context.language) throw notFound();
  },
  component: Outlet,
});
