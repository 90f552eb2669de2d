import { useRouteContext, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { ErrorScreen } from '#src/features/failure/ErrorScreen.tsx';
import { INTERNAL_ERROR } from '#src/features/failure/internal-error.ts';
import { NotFoundScreen } from '#src/features/failure/NotFoundScreen.tsx';
import { SiteFrame } from './-SiteFrame.tsx';
import { useVisiblePath } from './-visible-path.ts';
import { useVisit } from './-visit.ts';

function NotFound() {
  const [path = '/'] = useVisiblePath().split('?');
  return <NotFoundScreen path={path} {...useWayHome()} />;
}

function Failed(_props: ErrorComponentProps) {
  return <ErrorScreen statusCode={500} message={INTERNAL_ERROR} {...useWayHome()} />;
}

/** Options of a route inside the shell. */
export const FAILURE = { notFoundComponent: NotFound, errorComponent: Failed };

/** Options of a route that owns the window: its failures stand in the shell. */
export const FRAMED_FAILURE = {
  notFoundComponent: () => (
    <SiteFrame>
      <NotFound />
    </SiteFrame>
  ),
  errorComponent: (props: ErrorComponentProps) => (
    <SiteFrame>
      <Failed {...props} />
    </SiteFrame>
  ),
};

function useWayHome() {
  const router = useRouter();
  const { language, sites } = useRouteContext({ from: '__root__' });
  const visit = useVisit(router);
  return { supportMail: sites[language].supportMail, onLeave: () => visit('/') };
}
