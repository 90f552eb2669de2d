import { Trans, useLingui } from '@lingui/react/macro';
import { HANDOVER_SECONDS } from '#graphql/document/limits.ts';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { LiveRegion } from '../../../ui/notice/LiveRegion.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import type { GoogleRefusal, Refusal } from '../account-view.ts';

export interface HandoverNoticeProps {
  /** Null while there is nothing to tell. */
  readonly refusal: Refusal | GoogleRefusal | null;
  readonly twin: { readonly name: string; readonly href: string };
}

/** The session of the twin site did not come along: why, and the way back to where it is open. */
export function HandoverNotice({ refusal, twin: { name, href } }: HandoverNoticeProps) {
  const { t } = useLingui();
  const isExpired = refusal?.kind === 'linkExpired';
  return (
    <LiveRegion urgency="now">
      {refusal !== null && (
        <Notice
          tone="warning"
          title={isExpired ? <Trans>This link has expired</Trans> : <Trans>Your sign-in did not come along</Trans>}
          actions={<ButtonLink href={href}>{t`Back to ${name}`}</ButtonLink>}
        >
          {isExpired ? (
            <Trans>It opens once, within {HANDOVER_SECONDS} seconds. Switch the language again over there, or sign in here.</Trans>
          ) : (
            <Trans>We could not be reached. Switch the language again over there, or sign in here.</Trans>
          )}
        </Notice>
      )}
    </LiveRegion>
  );
}
