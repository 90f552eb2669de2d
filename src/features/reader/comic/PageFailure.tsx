import { Button } from '#src/ui/button/Button.tsx';
import { RetryIcon } from '#src/ui/icon/icons.tsx';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import styles from './PageFailure.module.css';

export interface PageFailureProps {
  readonly number: number;
  readonly onRetry: () => void;
}

/** Stands in the place of a picture that did not come; the page keeps its shape. It comes by itself with the network. */
export function PageFailure({ number, onRetry }: PageFailureProps) {
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <div className={styles.failure} role="alert">
      <img className={styles.drawing} src="/img/error-image.png" alt="" width={160} height={160} />
      <p>
        <Trans>Page {number} did not load.</Trans>
      </p>
      <Button icon={<RetryIcon />} onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
