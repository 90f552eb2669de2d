import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { loginPath } from './account-paths.ts';

export interface GoodbyeScreenProps {
  /** 'deleted' after the account is gone for good. */
  readonly reason: 'signedOut' | 'deleted';
}

export function GoodbyeScreen({ reason }: GoodbyeScreenProps) {
  return (
    <EmptyState
      level={1}
      mood="waiting"
      title={reason === 'deleted' ? <Trans>Farewell</Trans> : <Trans>See you soon</Trans>}
      sentence={
        reason === 'deleted' ? (
          <Trans>Your account and what belonged to it are gone. Reading stays open to you.</Trans>
        ) : (
          <Trans>You are signed out on both sites. You can go on reading all the same.</Trans>
        )
      }
      action={
        <>
          <ButtonLink look="primary" href="/">
            <Trans>Back to reading</Trans>
          </ButtonLink>
          <ButtonLink href={loginPath()}>
            <Trans>Sign in again</Trans>
          </ButtonLink>
        </>
      }
    />
  );
}
