import { useRouteContext } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { UNREAD_ACCOUNT, type AccountIntent, type AccountView } from '#src/features/account/account-view.ts';

/** Who reads, and how to ask something of their account. While the first response is taken over the reader is unknown. */
export function useAccount(): readonly [AccountView, (intent: AccountIntent) => void] {
  const { account } = useRouteContext({ from: '__root__' });
  return [useSyncExternalStore(account.subscribe, account.read, unread), account.send];
}

function unread(): AccountView {
  return UNREAD_ACCOUNT;
}
