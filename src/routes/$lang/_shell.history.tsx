import { createFileRoute } from '@tanstack/react-router';
import { HistoryScreen } from '#src/features/history/HistoryScreen.tsx';
import type { RouteMetadata } from '#src/i18n/page-metadata.ts';
import { accountHead } from '../-account-head.ts';
import { Failed, NotFound } from '../-failure.tsx';
import { useHistory } from '../-use-history.ts';

const METADATA: RouteMetadata = {
  generic: { title: 'Reading history', description: 'What you read in this browser.' },
  vi: { title: 'Lịch sử đọc', description: 'Những truyện bạn đã đọc trên trình duyệt này, mở ra là đọc tiếp.' },
  ja: { title: '閲覧履歴', description: 'このブラウザーで読んだ作品。開けばすぐ続きから読めます。' },
};

export const Route = createFileRoute('/$lang/_shell/history')({
  staticData: { words: 'history' },
  head: ({ match }) => accountHead(match.context, METADATA, '/history'),
  component: History,
  notFoundComponent: NotFound,
  errorComponent: Failed,
});

function History() {
  const [view, send] = useHistory();
  return <HistoryScreen view={view} onVerb={send} />;
}
