import { createFileRoute } from '@tanstack/react-router';
import { GoodbyeScreen } from '#src/features/account/GoodbyeScreen.tsx';
import type { RouteMetadata } from '#src/i18n/page-metadata.ts';
import { accountHead } from '../-account-head.ts';
import { Failed, NotFound } from '../-failure.tsx';
import { wordFrom } from '../-search-values.ts';

const METADATA: RouteMetadata = {
  generic: { title: 'See you soon', description: 'You are signed out.' },
  vi: { title: 'Hẹn gặp lại', description: 'Bạn đã đăng xuất.' },
  ja: { title: 'またのお越しを', description: 'ログアウトしました。' },
};

export const Route = createFileRoute('/$lang/_shell/goodbye')({
  staticData: { words: 'account' },
  validateSearch: (search: Record<string, unknown>): { reason?: 'deleted' | undefined } => ({
    reason: wordFrom(search['reason'], ['deleted'] as const),
  }),
  head: ({ match }) => accountHead(match.context, METADATA, '/goodbye'),
  component: Goodbye,
  notFoundComponent: NotFound,
  errorComponent: Failed,
});

function Goodbye() {
  const { reason = 'signedOut' } = Route.useSearch();
  return <GoodbyeScreen reason={reason} />;
}
