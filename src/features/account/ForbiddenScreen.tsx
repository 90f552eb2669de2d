import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { loginPath } from './account-paths.ts';

/** A page for signed-in readers, met by a visitor: the way in, and back to here. */
export function ForbiddenScreen({ returnTo }: { readonly returnTo: string }) {
  return (
    <EmptyState
      level={1}
      mood="lost"
      title={<Trans>This page knows its readers by name</Trans>}
      sentence={<Trans>Sign in to see it. You come back here right after.</Trans>}
      action={
        <>
          <ButtonLink look="primary" href={loginPath(returnTo)}>
            <Trans>Sign in</Trans>
          </ButtonLink>
          <ButtonLink href="/">
            <Trans>Home</Trans>
          </ButtonLink>
        </>
      }
    />
  );
}
