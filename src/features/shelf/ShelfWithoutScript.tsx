import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';

/** In the shelf's place where no script runs: only script reads what a browser keeps. */
export function ShelfWithoutScript() {
  return (
    <EmptyState
      mood="lost"
      title={<Trans>The shelf needs JavaScript</Trans>}
      sentence={<Trans>Your browser alone keeps the chapters here, and only JavaScript can show them; reading online needs none.</Trans>}
      action={
        <ButtonLink look="primary" href="/">
          <Trans>Find something to read</Trans>
        </ButtonLink>
      }
    />
  );
}
