import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../button/Button.tsx';
import { EmptyState, type EmptyStateProps } from './EmptyState.tsx';

export interface BeyondLastProps extends Pick<EmptyStateProps, 'level'> {
  /** Of the first page of the list. */
  readonly href: string;
}

/** In the place of a page that its list does not reach: it never did, or has become shorter since. */
export function BeyondLast({ href, level }: BeyondLastProps) {
  return (
    <EmptyState
      mood="lost"
      {...(level ? { level } : {})}
      title={<Trans>There is nothing on this page</Trans>}
      sentence={<Trans>The list ends before this page.</Trans>}
      action={
        <ButtonLink look="primary" href={href}>
          <Trans>To the first page</Trans>
        </ButtonLink>
      }
    />
  );
}
