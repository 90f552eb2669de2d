import { Trans } from '@lingui/react/macro';
import { LiveRegion } from '../../ui/notice/LiveRegion.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import styles from './AccountForm.module.css';

/** Shown for the moment that it takes to let somebody through who need not say anything. */
export function PassingPanel() {
  return (
    <AccountPanel title={<Trans>Come on through</Trans>}>
      <LiveRegion>
        <p className={styles.note}>
          <Trans>You stay signed in. There is nothing to type.</Trans>
        </p>
      </LiveRegion>
    </AccountPanel>
  );
}
