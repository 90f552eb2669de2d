import { useLingui } from '@lingui/react/macro';
import styles from './LoadingBar.module.css';

/** The bar's life as the specification names it. */
export type LoadingStage = 'idle' | 'start' | 'progress' | 'finish' | 'error';

/** Three pixels over the page while the next one is on its way; it runs for two seconds towards its end and stays there. */
export function LoadingBar({ stage }: { readonly stage: LoadingStage }) {
  const { t } = useLingui();
  const isBusy = stage === 'start' || stage === 'progress';
  return (
    <div
      className={styles.bar}
      data-stage={stage}
      role="progressbar"
      aria-label={t`Loading`}
      aria-hidden={!isBusy}
      aria-valuetext={isBusy ? t`Loading` : undefined}
    >
      <div className={styles.filled} />
    </div>
  );
}
