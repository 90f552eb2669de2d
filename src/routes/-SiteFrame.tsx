import { useRouteContext, useRouterState } from '@tanstack/react-router';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { placeOf } from '#src/features/shell/places.ts';
import { SiteShell } from '#src/features/shell/SiteShell.tsx';
import { useVisiblePath } from './-visible-path.ts';

/** The shell around a screen, told by the router where the reader is. */
export function SiteFrame({ children }: { readonly children: ReactNode }) {
  const { language, sites, scheme, keepLanguage } = useRouteContext({ from: '__root__' });
  const isLoading = useRouterState({ select: (state) => state.status === 'pending' });
  const path = useVisiblePath();
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
      loading={isLoading ? 'progress' : 'idle'}
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
