import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { LiveRegion } from '../../ui/notice/LiveRegion.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { RelativeTime } from '../../ui/relative-time/RelativeTime.tsx';
import { loginPath, PASSWORD_RESET_PATH } from './account-paths.ts';
import type { EndedSession } from './account-view.ts';
import { useDeviceWords } from './profile/use-device-words.ts';

export interface SessionEndedNoticeProps {
  /** Null while there is nothing to tell: the place to say it aloud stands all the same. */
  readonly ended: EndedSession | null;
  readonly onDismiss: () => void;
}

/** A login elsewhere ended the session here: when, on what device, and what to do if that was somebody else. */
export function SessionEndedNotice({ ended, onDismiss }: SessionEndedNoticeProps) {
  const deviceWords = useDeviceWords();
  return (
    <LiveRegion>
      {ended && (
        <Notice
          tone="warning"
          title={<Trans>You are signed out here</Trans>}
          onDismiss={onDismiss}
          actions={
            <>
              <ButtonLink href={loginPath()} onClick={onDismiss}>
                <Trans>Sign in here again</Trans>
              </ButtonLink>
              <ButtonLink look="quiet" href={PASSWORD_RESET_PATH} onClick={onDismiss}>
                <Trans>That was not me</Trans>
              </ButtonLink>
            </>
          }
        >
          <Trans>Your account was opened on another device, and it is open on one at a time.</Trans>{' '}
          <strong>{deviceWords(ended.device)}</strong> · <RelativeTime instant={ended.at} />
        </Notice>
      )}
    </LiveRegion>
  );
}
