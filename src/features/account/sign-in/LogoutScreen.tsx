import { Trans } from '@lingui/react/macro';
import { NeedsScript } from '../../../ui/needs-script/NeedsScript.tsx';
import { LiveRegion } from '../../../ui/notice/LiveRegion.tsx';
import { AccountPanel } from '../AccountPanel.tsx';
import { AccountWithoutScript } from '../AccountWithoutScript.tsx';
import styles from '../AccountForm.module.css';

/** Shown for the moment that signing out takes; it goes on to the farewell by itself. */
export function LogoutScreen() {
  return (
    <NeedsScript otherwise={<AccountWithoutScript place="page" />}>
      <AccountPanel title={<Trans>Signing out</Trans>}>
        <LiveRegion>
          <p className={styles.note}>
            <Trans>This browser forgets you, and the server closes your session.</Trans>
          </p>
        </LiveRegion>
      </AccountPanel>
    </NeedsScript>
  );
}
