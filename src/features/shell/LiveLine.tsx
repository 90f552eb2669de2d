import { Trans } from '@lingui/react/macro';
import styles from './LiveLine.module.css';

export interface LiveLineProps {
  /** 'interrupted' while the connection is tried again, 'unavailable' where there will be none. */
  readonly live: 'fine' | 'interrupted' | 'unavailable';
}

/** One quiet line below the header, over the page: what happens elsewhere is not told here at once. It moves nothing. */
export function LiveLine({ live }: LiveLineProps) {
  return (
    <div className={styles.place} role="status">
      {live !== 'fine' && (
        <p className={styles.line} data-live={live}>
          {live === 'interrupted' ? (
            <Trans>No live connection. Trying again…</Trans>
          ) : (
            <Trans>No live news. Reload to see what is new.</Trans>
          )}
        </p>
      )}
    </div>
  );
}
