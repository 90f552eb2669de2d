import { HomePage } from '#graphql/generated/documents/HomePage.ts';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/$lang/')({
  loader: ({ context }) => context.execute(HomePage, { language: context.language, page: 1 }),
  head: () => ({ meta: [{ title: 'Home' }] }),
  component: Home,
});

function Home() {
  const data = Route.useLoaderData();
  return <p>{JSON.stringify(data)}</p>;
}
