import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import styles from './AccountForm.module.css';

/** Where no script runs: in place of a form, or of a page for one reader, as nobody is known there. */
export function AccountWithoutScript({ place }: { readonly place: 'form' | 'page' }) {
  const sentence = <Trans>Accounts need JavaScript in your browser; reading needs neither.</Trans>;
  const action = (
    <ButtonLink look="primary" href="/">
      <Trans>Back to reading</Trans>
    </ButtonLink>
  );
  if (place === 'page')
    return <EmptyState level={1} mood="lost" title={<Trans>This page needs JavaScript</Trans>} sentence={sentence} action={action} />;
  return (
    <div className={styles.form}>
      <p className={styles.note}>{sentence}</p>
      <p className={styles.actions}>{action}</p>
    </div>
  );
}
