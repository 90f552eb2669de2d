import { useRouteContext, useRouter } from '@tanstack/react-router';
import { ErrorScreen } from '#src/features/failure/ErrorScreen.tsx';
import { INTERNAL_ERROR } from '#src/features/failure/internal-error.ts';
import { NotFoundScreen } from '#src/features/failure/NotFoundScreen.tsx';
import { SiteFrame } from './-SiteFrame.tsx';
import { useVisiblePath } from './-visible-path.ts';
import { useVisit } from './-visit.ts';

export function NotFound() {
  const [path = '/'] = useVisiblePath().split('?');
  return <NotFoundScreen path={path} {...useWayHome()} />;
}

export function Failed() {
  return <ErrorScreen statusCode={500} message={INTERNAL_ERROR} {...useWayHome()} />;
}

/** For routes that own the window: their failures stand in the shell. */
export function FramedNotFound() {
  return (
    <SiteFrame>
      <NotFound />
    </SiteFrame>
  );
}

export function FramedFailed() {
  return (
    <SiteFrame>
      <Failed />
    </SiteFrame>
  );
}

function useWayHome() {
  const router = useRouter();
  const { language, sites } = useRouteContext({ from: '__root__' });
  const visit = useVisit(router);
  return { supportMail: sites[language].supportMail, onLeave: () => visit('/') };
}
