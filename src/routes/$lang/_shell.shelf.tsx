import { createFileRoute } from '@tanstack/react-router';
import { ShelfScreen } from '#src/features/shelf/ShelfScreen.tsx';
import { accountHead } from '../-account/account-head.ts';
import { Failed } from '../-frame/late-failure.ts';
import { useShelf } from '../-history/use-shelf.ts';

export const Route = createFileRoute('/$lang/_shell/shelf')({
  staticData: { metadata: 'shelf', words: 'shelf' },
  head: ({ match }) => accountHead(match, '/shelf'),
  component: Shelf,
  errorComponent: Failed,
  wrapInSuspense: true,
});

function Shelf() {
  const [view, send] = useShelf();
  return <ShelfScreen view={view} onIntent={send} />;
}
