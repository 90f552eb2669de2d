import { createFileRoute } from '@tanstack/react-router';
import { HistoryScreen } from '#src/features/history/HistoryScreen.tsx';
import type { RouteMetadata } from '#src/i18n/page-metadata.ts';
import { accountHead } from '../-account-head.ts';
import { useHistory } from '../-use-history.ts';

/** For no search engine: it needs no description. */
const METADATA: RouteMetadata = { generic: { title: 'History', description: '' }, vi: { title: 'Lịch sử' }, ja: { title: '履歴' } };

export const Route = createFileRoute('/$lang/_shell/history')({
  staticData: { words: 'history' },
  head: ({ match }) => accountHead(match.context, METADATA, '/history'),
  component: History,
});

function History() {
  const [view, send] = useHistory();
  return <HistoryScreen view={view} onVerb={send} />;
}
