import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';

/** In the history's place where no script runs: only script reads what a browser keeps, and who is signed in. */
export function HistoryWithoutScript({ list }: { readonly list: 'history' | 'following' }) {
  return (
    <EmptyState
      mood="lost"
      title={<Trans>This page needs JavaScript</Trans>}
      sentence={
        list === 'history' ? (
          <Trans>Your browser alone keeps what you read here, and only JavaScript can show it; reading itself needs none.</Trans>
        ) : (
          <Trans>The works you follow belong to your account, and only JavaScript can show them; reading itself needs none.</Trans>
        )
      }
      action={
        <ButtonLink look="primary" href="/">
          <Trans>Find something to read</Trans>
        </ButtonLink>
      }
    />
  );
}
