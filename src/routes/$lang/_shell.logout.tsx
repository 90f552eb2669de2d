import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { LogoutScreen } from '#src/features/account/sign-in/LogoutScreen.tsx';
import { accountHead } from '../-account/account-head.ts';
import { Failed } from '../-frame/late-failure.ts';
import { useAccount } from '../-account/use-account.ts';
import { replacePath } from '../-visit.ts';

export const Route = createFileRoute('/$lang/_shell/logout')({
  staticData: { metadata: 'logout', words: 'account' },
  head: ({ match }) => accountHead(match, '/logout'),
  component: Logout,
  errorComponent: Failed,
  wrapInSuspense: true,
});

function Logout() {
  const router = useRouter();
  const [{ reader }, send] = useAccount();
  useEffect(() => send({ type: 'signOut.chosen' }), [send]);
  useEffect(() => {
    if (reader === null) void replacePath(router, '/goodbye');
  }, [router, reader]);
  return <LogoutScreen />;
}
