import { createFileRoute } from '@tanstack/react-router';
import { GoodbyeScreen } from '#src/features/account/sign-in/GoodbyeScreen.tsx';
import { accountHead } from '../-account/account-head.ts';
import { Failed } from '../-frame/late-failure.ts';
import { wordFrom } from '../-search-values.ts';
import { useAccount } from '../-account/use-account.ts';

export const Route = createFileRoute('/$lang/_shell/goodbye')({
  staticData: { metadata: 'goodbye', words: 'account' },
  validateSearch: (search: Record<string, unknown>): { reason?: 'deleted' | undefined } => ({
    reason: wordFrom(search['reason'], ['deleted'] as const),
  }),
  head: ({ match }) => accountHead(match, '/goodbye'),
  component: Goodbye,
  errorComponent: Failed,
  wrapInSuspense: true,
});

function Goodbye() {
  const [{ isEndOwed }] = useAccount();
  const { reason = isEndOwed ? 'unheard' : 'signedOut' } = Route.useSearch();
  return <GoodbyeScreen reason={reason} />;
}
