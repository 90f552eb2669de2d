import { createFileRoute } from '@tanstack/react-router';
import { FollowingScreen } from '#src/features/history/FollowingScreen.tsx';
import { HistoryScreen } from '#src/features/history/HistoryScreen.tsx';
import { accountHead } from '../-account/account-head.ts';
import { Failed } from '../-frame/late-failure.ts';
import { pageFrom, wordFrom } from '../-search-values.ts';
import { useFollowed } from '../-history/use-followed.ts';
import { useHistory } from '../-history/use-history.ts';

interface HistorySearch {
  /** The works that are followed are shown instead of what was read. */
  show?: 'following' | undefined;
  /** Of the works that are followed. */
  page?: number | undefined;
}

export const Route = createFileRoute('/$lang/_shell/history')({
  staticData: { metadata: 'history', words: 'history' },
  validateSearch: (search: Record<string, unknown>): HistorySearch => ({
    show: wordFrom(search['show'], ['following']),
    page: pageFrom(search['page']),
  }),
  head: ({ match }) => accountHead(match, '/history'),
  errorComponent: Failed,
  wrapInSuspense: true,
  component: History,
});

function History() {
  const { show, page = 1 } = Route.useSearch();
  return show === 'following' ? <Following page={page} /> : <Read />;
}

function Following({ page }: { readonly page: number }) {
  const [view, send] = useFollowed(page);
  return <FollowingScreen view={view} onVerb={send} />;
}

function Read() {
  const [view, send] = useHistory();
  return <HistoryScreen view={view} onVerb={send} />;
}
