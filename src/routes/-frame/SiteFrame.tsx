import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { loginPath } from '#src/features/account/account-paths.ts';
import { SessionEndedNotice } from '#src/features/account/SessionEndedNotice.tsx';
import { placeOf } from '#src/features/shell/places.ts';
import { SiteShell } from '#src/features/shell/SiteShell.tsx';
import { returnPathFrom } from '../-account/return-path.ts';
import { useAccount } from '../-account/use-account.ts';
import { useVisiblePath } from './visible-path.ts';
import { useVisit } from '../-visit.ts';

/** The shell around a screen, told by the router where the reader is. */
export function SiteFrame({ children }: { readonly children: ReactNode }) {
  const { language, sites, scheme, loading, keepLanguage } = useRouteContext({ from: '__root__' });
  const path = useVisiblePath();
  const visit = useVisit(useRouter());
  const [{ reader, ended, live }, send] = useAccount();
  const stage = useSyncExternalStore(loading.subscribe, loading.read, nothingLoads);
  const shown = useSyncExternalStore(scheme.subscribe, scheme.read, ofTheDevice);
  const sameOn = useMemo(() => ({ vi: `${sites.vi.origin}${path}`, ja: `${sites.ja.origin}${path}` }), [sites, path]);
  const { name, supportMail } = sites[language];
  return (
    <SiteShell
      language={language}
      siteName={name}
      supportMail={supportMail}
      place={placeOf(path)}
      sameOn={sameOn}
      scheme={shown}
      loading={stage}
      live={live}
      account={{ reader, loginHref: loginPath(returnPathFrom(path)), onVisit: visit }}
      notice={<SessionEndedNotice ended={ended} onDismiss={() => send({ type: 'ended.dismissed' })} />}
      onSchemeChange={scheme.write}
      onLanguageChoose={keepLanguage}
    >
      {children}
    </SiteShell>
  );
}

function ofTheDevice(): 'auto' {
  return 'auto';
}

function nothingLoads(): 'idle' {
  return 'idle';
}
