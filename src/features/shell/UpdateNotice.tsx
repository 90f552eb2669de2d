import { Trans } from '@lingui/react/macro';
import type { UpdateQuestion } from '#machines/service-worker/index.ts';
import { Button } from '../../ui/button/Button.tsx';
import { LiveRegion } from '../../ui/notice/LiveRegion.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import styles from './UpdateNotice.module.css';

export interface UpdateNoticeProps {
  readonly question: UpdateQuestion;
  readonly onAccept: () => void;
  readonly onPostpone: () => void;
}

/** Asks a reader in a chapter whether a newer version of the site may take the page's place. */
export function UpdateNotice({ question, onAccept, onPostpone }: UpdateNoticeProps) {
  const isUpdating = question === 'updating';
  return (
    <div className={styles.corner}>
      <LiveRegion>
        {question !== 'none' && (
          <Notice
            tone="news"
            title={<Trans>The site has a new version</Trans>}
            actions={
              <>
                <Button look="primary" disabled={isUpdating} onClick={onAccept}>
                  <Trans>Reload now</Trans>
                </Button>
                <Button disabled={isUpdating} onClick={onPostpone}>
                  <Trans>After this chapter</Trans>
                </Button>
              </>
            }
          >
            <Trans>You stay at the place you are reading.</Trans>
          </Notice>
        )}
      </LiveRegion>
    </div>
  );
}
