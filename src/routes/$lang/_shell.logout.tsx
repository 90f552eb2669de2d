import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { LogoutScreen } from '#src/features/account/LogoutScreen.tsx';
import type { RouteMetadata } from '#src/i18n/page-metadata.ts';
import { accountHead } from '../-account-head.ts';
import { Failed, NotFound } from '../-failure.tsx';
import { useAccount } from '../-use-account.ts';
import { replacePath } from '../-visit.ts';

const METADATA: RouteMetadata = {
  generic: { title: 'Sign out', description: 'Signs you out on both sites.' },
  vi: { title: 'Đăng xuất', description: 'Đăng xuất khỏi cả hai trang.' },
  ja: { title: 'ログアウト', description: '両方のサイトからログアウトします。' },
};

export const Route = createFileRoute('/$lang/_shell/logout')({
  staticData: { words: 'account' },
  head: ({ match }) => accountHead(match.context, METADATA, '/logout'),
  component: Logout,
  notFoundComponent: NotFound,
  errorComponent: Failed,
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
