import { useRouteContext, useRouter } from '@tanstack/react-router';
import { Fragment, useEffect, useState, type ReactNode } from 'react';
import { loginPath } from '#src/features/account/account-paths.ts';
import type { ForbiddenScreen } from '#src/features/account/ForbiddenScreen.tsx';
import { addWords } from '#src/i18n/catalog.ts';
import { latePart } from '#src/ui/late/late-part.ts';
import { useAccount } from './use-account.ts';
import { replacePath } from '../-visit.ts';

export interface ForReadersProps {
  /** Says nothing of anyone: stands until it is known who reads. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/**
 * A page for signed-in readers. A visitor who comes to it is led to the login and back; a reader whose session ends while
 * they are on it stays, and is told. What one reader wrote in its forms is not there for another.
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
  if (reader) return <Fragment key={reader.id}>{children}</Fragment>;
  return reader === null && wasIn ? <LateForbidden returnTo={address} waiting={waiting} /> : waiting;
}

interface LateForbiddenProps extends Pick<ForReadersProps, 'waiting'> {
  readonly returnTo: string;
}

/** Fetched with its words by whose session has ended. */
function LateForbidden({ returnTo, waiting }: LateForbiddenProps) {
  const { i18n, language } = useRouteContext({ from: '__root__' });
  const [Screen, setScreen] = useState<typeof ForbiddenScreen | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const fetchScreen = () => Promise.all([import('#src/features/account/ForbiddenScreen.tsx'), addWords(i18n, language, 'account')]);
    void latePart(fetchScreen, leaving).then(([found]) => setScreen(() => found.ForbiddenScreen));
    return () => leaving.abort();
  }, [i18n, language]);
  return Screen ? <Screen returnTo={returnTo} /> : waiting;
}
