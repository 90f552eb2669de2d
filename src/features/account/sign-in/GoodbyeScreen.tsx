import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { loginPath } from '../account-paths.ts';

export interface GoodbyeScreenProps {
  /** 'deleted' after the account is gone for good; 'unheard' while the server has not been told that the reader left. */
  readonly reason: 'signedOut' | 'unheard' | 'deleted';
}

export function GoodbyeScreen({ reason }: GoodbyeScreenProps) {
  return (
    <EmptyState
      level={1}
      mood="waiting"
      title={reason === 'deleted' ? <Trans>Farewell</Trans> : <Trans>See you soon</Trans>}
      sentence={sentenceOf(reason)}
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

function sentenceOf(reason: GoodbyeScreenProps['reason']): ReactNode {
  switch (reason) {
    case 'deleted':
      return <Trans>Your account and what belonged to it are gone. Reading stays open to you.</Trans>;
    case 'unheard':
      return (
        <Trans>
          You are signed out on this device. The server could not be told yet: once this site has a network again, your session ends there
          and on the twin site too.
        </Trans>
      );
    case 'signedOut':
      return <Trans>You are signed out on both sites. You can go on reading all the same.</Trans>;
  }
}
