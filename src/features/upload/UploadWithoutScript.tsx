import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';

/** In the place of an account's works where no script runs: nobody is known there. */
export function UploadWithoutScript() {
  return (
    <EmptyState
      level={1}
      mood="lost"
      title={<Trans>Uploading needs JavaScript</Trans>}
      sentence={<Trans>Your works belong to your account, and only JavaScript can show and send them; reading needs none.</Trans>}
      action={
        <ButtonLink look="primary" href="/">
          <Trans>Find something to read</Trans>
        </ButtonLink>
      }
    />
  );
}
