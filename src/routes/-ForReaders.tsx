import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { loginPath } from '#src/features/account/account-paths.ts';
import { ForbiddenScreen } from '#src/features/account/ForbiddenScreen.tsx';
import { useAccount } from './-use-account.ts';
import { replacePath } from './-visit.ts';

export interface ForReadersProps {
  /** Says nothing of anyone: stands until it is known who reads. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/**
 * A page for signed-in readers. A visitor who comes to it is led to the login and back; a reader whose session ends while
 * they are on it stays, and is told.
 */
export function ForReaders({ waiting, children }: ForReadersProps) {
  const { address } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const [{ reader }] = useAccount();
  const [wasIn, setWasIn] = useState(false);
  if (reader && !wasIn) setWasIn(true);
  useEffect(() => {
    if (reader === null && !wasIn) void replacePath(router, loginPath(address));
  }, [router, reader, wasIn, address]);
  if (reader) return children;
  return reader === null && wasIn ? <ForbiddenScreen returnTo={address} /> : waiting;
}
