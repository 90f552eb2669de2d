import { useLingui } from '@lingui/react/macro';
import { Link } from '../../ui/link/Link.tsx';
import styles from './HistoryTabs.module.css';

export const FOLLOWING_PATH = '/history?show=following';

/** What was read, and what is waited for. */
export function HistoryTabs({ shown }: { readonly shown: 'history' | 'following' }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`My reading`} className={styles.tabs}>
      <Link href="/history" aria-current={shown === 'history' ? 'page' : undefined} className={styles.tab}>
        {t`Reading history`}
      </Link>
      <Link href={FOLLOWING_PATH} aria-current={shown === 'following' ? 'page' : undefined} className={styles.tab}>
        {t`Following`}
      </Link>
    </nav>
  );
}
