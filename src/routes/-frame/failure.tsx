import { useRouteContext, useRouter, type ErrorComponentProps, type NotFoundRouteProps } from '@tanstack/react-router';
import { useCallback } from 'react';
import { workPath } from '#src/entities/work/work-path.ts';
import { ErrorScreen } from '#src/features/failure/ErrorScreen.tsx';
import { INTERNAL_ERROR } from '#src/features/failure/internal-error.ts';
import { NotFoundScreen } from '#src/features/failure/NotFoundScreen.tsx';
import { OfflineScreen } from '#src/features/failure/OfflineScreen.tsx';
import { pageNotFound } from '#src/features/failure/page-not-found.ts';
import { useBeginInSight } from './begin-in-sight.ts';
import { useFailedTitle } from './failed-title.ts';
import { SiteFrame } from './SiteFrame.tsx';
import { useVisit } from '../-visit.ts';

/** `data` is the id of a work that is there, though its chapter is not. */
export function NotFound({ data }: Pick<NotFoundRouteProps, 'data'>) {
  const hrefWork = typeof data === 'string' ? workPath(data) : undefined;
  const [path = '/'] = useRouteContext({ from: '__root__' }).address.split('?');
  useBeginInSight();
  useFailedTitle(pageNotFound(path));
  return <NotFoundScreen path={path} hrefWork={hrefWork} {...useWayHome()} />;
}

/** `error` is what the route's loader threw. */
export function Failed({ error }: Pick<ErrorComponentProps, 'error'>) {
  const router = useRouter();
  const { language } = useRouteContext({ from: '__root__' });
  useBeginInSight();
  const retry = useCallback(() => void router.invalidate(), [router]);
  return isOffline(error) ? <OfflineScreen language={language} onRetry={retry} /> : <Broken onRetry={retry} />;
}

function Broken({ onRetry }: { readonly onRetry: () => void }) {
  useFailedTitle(INTERNAL_ERROR);
  return <ErrorScreen statusCode={500} message={INTERNAL_ERROR} onRetry={onRetry} {...useWayHome()} />;
}

/** The host cannot be reached, and the browser knows why; a server has no such word. */
function isOffline(error: unknown): boolean {
  return error instanceof Error && error.name === 'HostUnreachable' && 'onLine' in navigator && !navigator.onLine;
}

export function FramedNotFound({ data }: Pick<NotFoundRouteProps, 'data'>) {
  return (
    <SiteFrame>
      <NotFound data={data} />
    </SiteFrame>
  );
}

export function FramedFailed({ error }: Pick<ErrorComponentProps, 'error'>) {
  return (
    <SiteFrame>
      <Failed error={error} />
    </SiteFrame>
  );
}

function useWayHome() {
  const router = useRouter();
  const { language, sites } = useRouteContext({ from: '__root__' });
  const visit = useVisit(router);
  return { supportMail: sites[language].supportMail, onLeave: () => visit('/') };
}
